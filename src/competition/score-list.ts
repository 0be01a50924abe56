import type { Text } from '../rules';
import type { TableSize } from './seat';

/** How a list turns games into totals; `running` is the pad of foster:58. */
export type ScoringSystem = 'seeger-fabian' | 'classic' | 'running';

/** A game with a declarer; `score` is the signed entry in his column, `running` the running total somebody wrote beside it. */
export interface PlayedDeal {
  readonly declarer: number;
  readonly score: number;
  readonly running?: number | undefined;
}

/** One line of a list. Not played is not passed: the first was never dealt, the second was and nobody bid. */
export type ListDeal =
  | PlayedDeal
  | { readonly passed: true }
  | { readonly notPlayed: true }
  | { readonly ramsch: { readonly scores: Readonly<Record<number, number>> } };

/** Points for or against one seat. As an adjustment: a penalty or credit apart from the deals, never counted as one of them. */
export interface SeatPoints {
  readonly seat: number;
  readonly points: number;
}

/** What an entry of the ruleset can be: a game's value, and how many times it is written when lost. */
export interface EntryRule {
  /** What a won game can be worth. Left out: any value, only the loss factors are looked at. */
  readonly values?: ReadonlySet<number>;
  /** What a lost game can be charged at beyond that, as where a bid was not covered. */
  readonly charges?: ReadonlySet<number>;
  readonly lossFactors: readonly number[];
  /** What an entry can be doubled by on top, once included; nothing is doubled unless given. */
  readonly doublings?: readonly number[];
}

/** What an event gives the dealer of a deal that all pass: points of their own, and games that count as won without having been played. */
export interface PassedDealCredit {
  readonly points: number;
  readonly won: number;
}

/** As the ISkO has it: a deal that all pass brings nobody anything. */
export const noCredit: PassedDealCredit = { points: 0, won: 0 };

/** What a list of deals and a list of end sums have in common. */
interface ListHead {
  readonly scoring: ScoringSystem;
  readonly players: TableSize;
  readonly adjustments?: readonly SeatPoints[] | undefined;
  /** The announced number of deals, e.g. 48 at a table of four. */
  readonly dealsFixed?: number | undefined;
  /** Nothing where absent. */
  readonly passedDealCredit?: PassedDealCredit | undefined;
}

/** A list written deal by deal. */
export interface DealList extends ListHead {
  readonly deals: readonly ListDeal[];
  /** The seat that dealt deal 1; seat 1 unless given. */
  readonly firstDealer?: number | undefined;
  readonly entryRule?: EntryRule;
}

/**
 * The foot of one column of a paper list; `othersLost` and `total` as somebody wrote them. `won` counts the games that were played,
 * `passed` the deals that he dealt and all passed, which has to be told where there is a credit for them.
 */
export interface WrittenSums {
  readonly seat: number;
  readonly gamePoints: number;
  readonly won: number;
  readonly lost: number;
  readonly passed?: number | undefined;
  readonly othersLost?: number | undefined;
  readonly total?: number | undefined;
}

/** A paper list of which only the end sums are known; a seat that is not named has played no game. */
export interface PaperList extends ListHead {
  /** Where it is given, game points are held against what so many games can bring. */
  readonly entryRule?: EntryRule | undefined;
  readonly totals: readonly WrittenSums[];
  readonly passed: number;
  readonly notPlayed: number;
  /** None where absent. */
  readonly ramsch?: number | undefined;
}

/** The sums of one seat; `won` and `bonus` hold what passed deals were credited with. `othersLost` counts the games lost by everybody else at the table, `total` is the sum of the three points. */
export interface SeatSums {
  readonly seat: number;
  readonly gamePoints: number;
  readonly won: number;
  readonly lost: number;
  readonly othersLost: number;
  readonly bonus: number;
  readonly adjustment: number;
  readonly total: number;
}

/** How the deals of a list ended, over the whole table. */
export interface DealCounts {
  readonly won: number;
  readonly lost: number;
  readonly passed: number;
  readonly notPlayed: number;
  readonly ramsch: number;
}

/** Why a list cannot stand. `line` counts deals from 1; without it the fault lies in the list as a whole. */
export interface ListFault {
  readonly line?: number;
  readonly code:
    | 'players-unsupported'
    | 'seat-not-at-table'
    | 'declarer-sits-out'
    | 'score-not-whole'
    | 'score-zero'
    | 'score-of-no-game'
    | 'beyond-the-number'
    | 'count-negative'
    | 'passed-without-dealer';
  readonly message: Text;
}

/** The control sums: C1 to C3 over the feet of a list, C4 to C6 over its lines, C7 against a second list, C8 to C10 over each column of a paper list. */
export const listChecks = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10'] as const;

/** One control sum: `line` names the deal and `seat` the column that breaks it, `expected` and `found` the two sides of a sum that does not hold. */
export interface ListCheck {
  readonly code: (typeof listChecks)[number];
  readonly holds: boolean;
  readonly line?: number;
  readonly seat?: number;
  readonly expected?: number;
  readonly found?: number;
}
