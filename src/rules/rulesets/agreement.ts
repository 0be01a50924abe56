import { entriesOf } from '../entries';
import { fault, type Fault } from '../faults';
import { ramschFormOf } from '../ramsch/agreed-form';
import { HOUSE_RULES, type Agreement } from './house-options';
import type { GameRule, Ruleset } from './ruleset';

export type AgreedRuleset =
  { readonly ok: true; readonly ruleset: Ruleset } | { readonly ok: false; readonly faults: readonly Fault[] };

const known = new WeakMap<Ruleset, Map<string, Ruleset>>();

/**
 * The ruleset as a table plays it: agreed games are in, the agreed reading takes the place of the law, house rules
 * change what they are about. The same agreement always answers the same frozen value. What the code does not offer,
 * and options that exclude one another, are faults with their place.
 */
export const agreeOn = (ruleset: Ruleset, agreement: Agreement = {}): AgreedRuleset => {
  const faults = [...faultsOfOptions(ruleset, agreement), ...faultsOfRamsch(ruleset, agreement), ...clashes(agreement)];
  if (faults.length > 0) return { ok: false, faults };
  const key = keyOf(agreement);
  const agreed = known.get(ruleset)?.get(key) ?? Object.freeze(apply(ruleset, agreement));
  known.set(ruleset, (known.get(ruleset) ?? new Map<string, Ruleset>()).set(key, agreed));
  return { ok: true, ruleset: agreed };
};

const notOffered = (pointer: string, option: string): Fault =>
  fault('option-not-offered', `/options/${pointer}`, { option });

const faultsOfOptions = ({ options }: Ruleset, agreement: Agreement): readonly Fault[] => {
  const { games = [], reading = 'law' } = agreement;
  return [
    ...games.flatMap((game, index) => (options.games.includes(game) ? [] : [notOffered(`games/${index}`, game)])),
    ...(options.readings.includes(reading) ? [] : [notOffered('reading', reading)]),
    ...entriesOf(HOUSE_RULES)
      .filter(([option]) => agreement[option] !== undefined && !options.house.includes(option))
      .map(([option]) => notOffered(option, option)),
  ];
};

const faultsOfRamsch = (ruleset: Ruleset, { ramsch }: Agreement): readonly Fault[] => {
  const form = ramsch && ruleset.options.house.includes('ramsch') ? ramschFormOf(ruleset, ramsch) : undefined;
  return form === undefined || form.ok ? [] : form.faults;
};

/** Options that exclude one another. */
const clashes = ({ kontra }: Agreement): readonly Fault[] =>
  kontra?.upTo === 'kontra' && kontra.reOnClosedNull === true
    ? [
        fault('options-exclude', '/options/kontra/reOnClosedNull', {
          option: 'kontra.reOnClosedNull',
          other: 'kontra.upTo',
        }),
      ]
    : [];

/** One word for every agreement that makes another ruleset. The form of a Ramsch makes none: it is asked for where one is valued. */
const keyOf = ({ games = [], reading = 'law', ramsch, kontra, bock, spitze, matadors, values }: Agreement): string =>
  [
    [...new Set(games)].toSorted().join('+'),
    reading,
    ramsch !== undefined,
    kontra?.upTo,
    kontra?.right,
    kontra?.reOnClosedNull,
    bock,
    spitze,
    matadors,
    values,
  ].join();

const apply = (ruleset: Ruleset, agreement: Agreement): Ruleset => {
  const games = new Set(agreement.games);
  const read = agreement.reading === 'prose' ? { ...ruleset, ...ruleset.prose } : ruleset;
  const changes = Object.values(HOUSE_RULES).flatMap(({ change }) => change(read, agreement) ?? []);
  const changed = changes.reduce<Ruleset>((before, change) => ({ ...before, ...change }), read);
  const asAgreed = (game: GameRule): GameRule => {
    const { agreed, ...rest } = game;
    return agreed !== undefined && games.has(agreed) ? rest : game;
  };
  if (games.size === 0) return changed;
  return {
    ...changed,
    games: Object.fromEntries(entriesOf(changed.games).map(([id, game]) => [id, asAgreed(game)])),
  };
};
