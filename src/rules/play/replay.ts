import type { AuctionReading } from '../auction/auction';
import type { Card } from '../cards/card';
import type { AnnouncementFault } from '../contracts/announcement-request';
import type { Contract } from '../contracts/contract';
import type { Valuation } from '../contracts/valuation';
import type { Fault } from '../faults';
import type { Incident, Situation } from '../irregularities/incident';
import type { RamschValuation } from '../ramsch/valuation';
import type { Side } from '../rulesets/ruleset';
import type { Seat } from '../seats';
import type { ReplayedTrick } from './course';
import type { PlayFault } from './play-fault';
import type { PlayedContract } from './reading';
import type { Counts } from './tally';

/** Whom a record can show as the offender: somebody by his part, or by his seat where everybody plays for himself. */
export type RecordedOffender = Extract<Incident['offender'], Seat | 'declarer' | 'opponent' | 'dealer' | 'table'>;

/** An irregularity as the record alone shows it. */
export interface ShownIncident extends Incident {
  readonly offender: RecordedOffender;
}

/** An irregularity that the record shows, with what was true of the game before it. */
export interface RecordedIncident extends ShownIncident {
  readonly situation: Situation;
  /** The play that is the offence, where it is one. */
  readonly fault?: PlayFault;
}

/** What happened in a deal. */
export interface Replay {
  /** The auction as read; null where no calls were recorded. */
  readonly auction: AuctionReading | null;
  /** The contract as the law leaves it; null where none was played. */
  readonly contract: Contract | null;
  /** What was not allowed in the announcement. */
  readonly announcementFaults: readonly AnnouncementFault[];
  readonly faults: readonly PlayFault[];
  readonly tricks: readonly ReplayedTrick[];
  /** Whose turn it is; null when the game is over or nothing is played, and where an unseen card hides it. */
  readonly toPlay: Seat | null;
  /** What may be played; null with `toPlay`, and where not all cards of that hand are known. */
  readonly mayPlay: readonly Card[] | null;
  /** Card points of the two cards laid away, 0..22; null where they are not known. */
  readonly skatPoints: number | null;
  /** Complete tricks so far, and for the declarer the two cards laid away: 120 together when all is played. */
  readonly cardPoints: Counts;
  readonly trickCounts: Counts;
  /** Which play (counted from 0; -1 before the first) decided the game at the level it required. */
  readonly decided: { readonly play: number; readonly for: Side } | null;
  /** The value of a finished game; null where none was played or something that matters is not known. */
  readonly result: Valuation | null;
  readonly ramsch: RamschValuation | null;
  readonly incidents: readonly RecordedIncident[];
  /** What keeps a game from being valued, as faults of the record. */
  readonly missing: readonly Fault[];
  /** The contract as it was played; null where none was. */
  readonly played: PlayedContract | null;
}

/** A replayed deal, or what makes the record impossible. */
export type ReplayAnswer =
  { readonly ok: true; readonly replay: Replay } | { readonly ok: false; readonly faults: readonly Fault[] };
