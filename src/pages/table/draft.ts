import type { Contract, Matadors } from '../../rules/contracts/contract';
import type { ListedOutcome } from '../../rules/contracts/listed-game';
import type { KontraCall } from '../../rules/rulesets/house-rules';

/** What is played, as it stands on the keys. */
export const games = ['C', 'S', 'H', 'D', 'grand', 'null'] as const;
export type Game = (typeof games)[number];

/** What may be on beside game and run. */
export const extras = ['hand', 'schneider', 'schwarz', 'ouvert', 'schneider-announced', 'schwarz-announced'] as const;
export type Extra = (typeof extras)[number];

/** A deal that is half entered: nothing is chosen before somebody has chosen it. */
export interface Draft {
  readonly declarer?: number | undefined;
  readonly game?: Game | undefined;
  readonly run?: Matadors | undefined;
  /** Whether a way to play Null was chosen; its Hand and ouvert stand among the extras. */
  readonly nullWay?: boolean | undefined;
  readonly extras: readonly Extra[];
  /** The bid is told only where it was not covered. */
  readonly overbid?: boolean | undefined;
  readonly bid?: number | undefined;
  readonly kontra?: KontraCall | undefined;
  readonly spitze?: boolean | undefined;
  readonly bock?: boolean | undefined;
  /** Somebody has said that all passed, and not yet saved it. */
  readonly passed?: boolean | undefined;
}

export const emptyDraft: Draft = { extras: [] };

/** What an extra brings with it. An announcement is made from the hand; an open game is announced schwarz. */
const brings: Readonly<Record<Extra, readonly Extra[]>> = {
  hand: [],
  schneider: [],
  schwarz: ['schneider'],
  ouvert: ['hand', 'schneider-announced', 'schwarz-announced'],
  'schneider-announced': ['hand'],
  'schwarz-announced': ['hand', 'schneider-announced'],
};

/** The extras that follow from others, without those that were chosen. */
export function implied({ game, extras: chosen }: Draft): readonly Extra[] {
  if (game === 'null') return [];
  const all = new Set(chosen.flatMap((extra) => brings[extra]));
  return extras.filter((extra) => all.has(extra) && !chosen.includes(extra));
}

/** Everything that is on. */
export const inForce = (draft: Draft): readonly Extra[] => [...draft.extras, ...implied(draft)];

/** Why something cannot be tapped now; the words are said by the page. */
export type Obstacle = 'null-has-no-levels' | 'grand-has-four' | 'follows-from-other' | 'announced-from-hand';

/** A draft with an extra turned on or off, or why that cannot be. */
export function toggled(draft: Draft, extra: Extra): Draft | Obstacle {
  if (draft.game === 'null') return 'null-has-no-levels';
  if (implied(draft).includes(extra)) return extra === 'hand' ? 'announced-from-hand' : 'follows-from-other';
  const { extras: chosen } = draft;
  const isOn = chosen.includes(extra);
  const others = chosen.filter((other) => other !== extra);
  return { ...draft, passed: false, extras: isOn ? others : [...others, extra], bid: undefined };
}

/** A draft for another game: what the new one does not know is forgotten. */
export function withGame(draft: Draft, game: Game): Draft {
  const isNull = game === 'null';
  const run = game === 'grand' && draft.run !== undefined && lengthOf(draft.run) > 4 ? undefined : draft.run;
  const kept = isNull || draft.game === 'null' ? [] : draft.extras;
  return {
    ...draft,
    game,
    passed: false,
    run: isNull ? undefined : run,
    nullWay: undefined,
    extras: kept,
    spitze: isNull ? undefined : draft.spitze,
    bid: undefined,
  };
}

/** A draft with a run of matadors, or why this game has none so long. */
export function withRun(draft: Draft, run: Matadors): Draft | Obstacle {
  if (draft.game === 'grand' && lengthOf(run) > 4) return 'grand-has-four';
  return { ...draft, passed: false, run, bid: undefined };
}

/** A draft for a Null played in one of its four ways. */
export const withNull = (draft: Draft, way: readonly ('hand' | 'ouvert')[]): Draft => ({
  ...draft,
  passed: false,
  nullWay: true,
  extras: way,
  bid: undefined,
});

/** What a save still waits for, in the order in which it is asked. */
export function open(draft: Draft): readonly ('declarer' | 'game' | 'run' | 'null-way' | 'bid')[] {
  if (draft.passed === true) return [];
  const { declarer, game, run, nullWay, overbid = false, bid } = draft;
  const needsRun = game !== 'null' || overbid;
  return [
    ...(declarer === undefined ? ['declarer' as const] : []),
    ...(game === undefined ? ['game' as const] : []),
    ...(game === 'null' && nullWay !== true ? ['null-way' as const] : []),
    ...(needsRun && run === undefined ? ['run' as const] : []),
    ...(overbid && bid === undefined ? ['bid' as const] : []),
  ];
}

export const lengthOf = (run: Matadors): number => ('with' in run ? run.with : run.without);

/** What is sent of a game, and what it is valued by here meanwhile. */
export interface ToldGame {
  readonly declarer: number;
  readonly bid?: number;
  readonly contract: Contract;
  readonly matadors?: Matadors;
  readonly bock?: true;
  readonly outcome: ListedOutcome;
}

/** A complete draft as it is told; undefined while something is missing. */
export function told(draft: Draft, won: boolean): ToldGame | undefined {
  const { declarer, game, run, bid, kontra, spitze, bock } = draft;
  if (draft.passed === true || declarer === undefined || game === undefined || open(draft).length > 0) return undefined;
  return {
    declarer,
    ...(draft.overbid === true && bid !== undefined && { bid }),
    contract: { ...contractOf(draft, game), ...(kontra && { kontra }), ...(spitze === true && { spitze }) },
    ...(run && { matadors: run }),
    ...(bock === true && { bock }),
    outcome: { won, ...levelOf(draft, won) },
  };
}

function contractOf(draft: Draft, game: Game): Contract {
  const on = inForce(draft);
  const has = (extra: Extra): boolean => on.includes(extra);
  const announced = has('schwarz-announced') ? 'schwarz' : has('schneider-announced') ? 'schneider' : undefined;
  return {
    ...(game === 'grand' || game === 'null' ? { game } : { game: 'suit', trump: game }),
    ...(has('hand') && { hand: true }),
    ...(has('ouvert') && { ouvert: true }),
    ...(announced && !has('ouvert') && { announced }),
  };
}

/** Schneider and Schwarz are what the winner made, whoever won; a won game has at least what it announced. */
function levelOf(draft: Draft, won: boolean): Pick<ListedOutcome, 'level'> {
  if (draft.game === 'null') return {};
  const on = inForce(draft);
  const made = (level: 'schneider' | 'schwarz'): boolean =>
    on.includes(level) || (won && on.includes(`${level}-announced`));
  if (made('schwarz')) return { level: 'schwarz' };
  return made('schneider') ? { level: 'schneider' } : {};
}

/** A game that was entered, back on the keys; undefined where it holds what the keys cannot say. */
export function drafted(facts: Readonly<Record<string, unknown>>): Draft | undefined {
  if (facts['passed'] === true) return { extras: [], passed: true };
  const { declarer, bid, contract, matadors, outcome, bock } = facts as Partial<ToldGame>;
  if (declarer === undefined || contract === undefined) return undefined;
  const game = contract.game === 'suit' ? contract.trump : games.find((known) => known === contract.game);
  if (game === undefined) return undefined;
  const level = outcome !== undefined && 'won' in outcome ? outcome.level : undefined;
  return {
    declarer,
    game,
    run: matadors,
    nullWay: game === 'null' ? true : undefined,
    extras: [
      ...(contract.hand === true && contract.announced === undefined && (contract.ouvert !== true || game === 'null')
        ? ['hand' as const]
        : []),
      ...(contract.ouvert === true ? ['ouvert' as const] : []),
      ...(contract.announced ? [`${contract.announced}-announced` as const] : []),
      ...(level === 'schneider' || level === 'schwarz' ? [level] : []),
    ],
    overbid: bid !== undefined,
    bid,
    kontra: contract.kontra,
    spitze: contract.spitze,
    bock,
  };
}
