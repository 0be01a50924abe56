import type { CardSet } from '../cards/card-set';
import type { DeclarerCards, Matadors } from '../contracts/contract';
import type { Valuation } from '../contracts/valuation';
import type { Ruleset } from '../rulesets/ruleset';
import type { Course } from './course';
import type { Dealt, Start } from './dealt';
import type { DealRecord } from './record';
import type { SideTally } from './tally';
import type { Agreed, Undertaking } from './undertaking';

/** Everything that has been read of a record, before it is valued. */
export interface Reading {
  readonly ruleset: Ruleset;
  readonly record: DealRecord;
  readonly agreed: Agreed;
  readonly dealt: Dealt;
  readonly start: Start;
  readonly course: Course;
  /** What lies in the skat during play; null where it is not known. */
  readonly away: CardSet | null;
}

/** What is known of a contract that was played; the n-th tally is the one after n complete tricks. */
export interface PlayedContract {
  readonly undertaking: Undertaking;
  /** The bid as a number of points that the game has to reach; undefined where none was named, or a call by its name. */
  readonly bid: number | undefined;
  readonly tallies: readonly SideTally[];
  readonly matadors: Matadors | undefined;
  readonly cards: DeclarerCards | undefined;
  readonly awayPoints: number | undefined;
  readonly result: Valuation | null;
}
