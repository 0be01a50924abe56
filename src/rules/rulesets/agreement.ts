import { entriesOf } from '../entries';
import { fault, type Fault } from '../faults';
import type { Reading } from '../laws/law';
import type { GameRule, OptionalGame, Ruleset } from './ruleset';

/** What a table has agreed to beyond the code itself. */
export interface Agreement {
  /** Games played only by agreement. */
  readonly games?: readonly OptionalGame[] | undefined;
  /** Which reading of the source holds where it differs from its numbered laws. */
  readonly reading?: Reading | undefined;
}

export type AgreedRuleset =
  { readonly ok: true; readonly ruleset: Ruleset } | { readonly ok: false; readonly faults: readonly Fault[] };

const known = new WeakMap<Ruleset, Map<string, Ruleset>>();

/**
 * The ruleset as a table plays it: agreed games are in, the agreed reading takes the place of the law. The same
 * agreement always answers the same frozen value. What the code does not offer is a fault with its place.
 */
export const agreeOn = (ruleset: Ruleset, { games = [], reading = 'law' }: Agreement = {}): AgreedRuleset => {
  const faults = [
    ...games.flatMap((game, index) =>
      ruleset.options.games.includes(game)
        ? []
        : [fault('option-not-offered', `/options/games/${index}`, { option: game })],
    ),
    ...(ruleset.options.readings.includes(reading)
      ? []
      : [fault('option-not-offered', '/options/reading', { option: reading })]),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const key = [...new Set(games)].toSorted().join() + reading;
  const agreed = known.get(ruleset)?.get(key) ?? Object.freeze(apply(ruleset, new Set(games), reading));
  known.set(ruleset, (known.get(ruleset) ?? new Map<string, Ruleset>()).set(key, agreed));
  return { ok: true, ruleset: agreed };
};

const apply = (ruleset: Ruleset, games: ReadonlySet<OptionalGame>, reading: Reading): Ruleset => {
  const read = reading === 'law' ? ruleset : { ...ruleset, ...ruleset.prose };
  const asAgreed = (game: GameRule): GameRule => {
    const { agreed, ...rest } = game;
    return agreed !== undefined && games.has(agreed) ? rest : game;
  };
  if (games.size === 0) return read;
  return { ...read, games: Object.fromEntries(entriesOf(read.games).map(([id, game]) => [id, asAgreed(game)])) };
};
