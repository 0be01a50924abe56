import type { AuctionReading } from '../auction/auction';
import type { Card } from '../cards/card';
import type { AnnouncementFault } from '../contracts/announcement-request';
import type { Contract } from '../contracts/contract';
import type { Valuation } from '../contracts/valuation';
import type { Fault } from '../faults';
import type { Incident, Situation } from '../irregularities/incident';
import type { Law } from '../laws/law';
import type { RamschValuation } from '../ramsch/valuation';
import type { Side } from '../rulesets/ruleset';
import type { Seat } from '../seats';
import type { Play } from './record';

/** `judge` notes every fault and goes on; `strict` stops at the first. */
export const REPLAY_MODES = ['judge', 'strict'] as const;
export type ReplayMode = (typeof REPLAY_MODES)[number];

export const PLAY_FAULT_CODES = ['not-in-hand', 'revoke', 'out-of-turn', 'already-played', 'after-end'] as const;
export type PlayFaultCode = (typeof PLAY_FAULT_CODES)[number];

/** A card that should not have been played: which play (counted from 0), whose, why, and by which law. */
export interface PlayFault {
  readonly play: number;
  readonly seat: Seat;
  readonly code: PlayFaultCode;
  readonly law: Law;
  /** In which trick, 1..10. */
  readonly trick: number;
  /** The trick in which he showed that he had held the suit which he did not follow. */
  readonly shownIn?: number | undefined;
}

/** A trick as it lay, in the order of play; an open trick, and one that unseen cards leave undecided, has no winner. */
export interface ReplayedTrick {
  readonly leader: Seat;
  readonly seats: readonly Seat[];
  /** `null` is an unseen card. */
  readonly cards: readonly (Card | null)[];
  /** Which plays of the record these are, counted from 0. */
  readonly plays: readonly number[];
  readonly winner: Seat | null;
  /** Card points 0..33 lying in it; null with an unseen card. */
  readonly points: number | null;
}

/** A count of each side, or in a Ramsch of each seat; null where unseen cards leave it open. */
export type Counts = Readonly<Record<Side, number | null>> | Readonly<Record<Seat, number | null>>;

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

/** From where play goes on when a card that should not have been played is put right. */
export interface CorrectedPosition {
  /** Which trick it is, 1..10. */
  readonly trick: number;
  /** What stays in it. */
  readonly lying: readonly Play[];
  /** Which cards go back to whom, in the order in which they were played. */
  readonly returned: readonly Play[];
  /** Who leads or plays next; null where an unseen card hides who won the trick before. */
  readonly toPlay: Seat | null;
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
  /** Complete tricks so far, and for the declarer the two cards laid away: 120 together when all is played. */
  readonly cardPoints: Counts;
  readonly trickCounts: Counts;
  /** Which play (counted from 0; -1 before the first) decided the game at the level it required. */
  readonly decided: { readonly play: number; readonly for: Side } | null;
  /** The value of a finished game; null where none was played or something that matters is not known. */
  readonly result: Valuation | null;
  readonly ramsch: RamschValuation | null;
  readonly incidents: readonly RecordedIncident[];
  /** Who played alone; null without a contract. */
  readonly declarer: Seat | null;
  /** What was true after so many complete tricks, 0..10. */
  readonly situationAfter: (taken: number) => Situation;
  /** Without a fault of play: with every later card taken back, or with that card alone where others have followed it. */
  readonly positionBefore: (fault: PlayFault, takesBack: 'all' | 'one') => CorrectedPosition;
  /** What keeps a game from being valued, as faults of the record. */
  readonly missing: readonly Fault[];
}

/** A replayed deal, or what makes the record impossible. */
export type ReplayAnswer =
  { readonly ok: true; readonly replay: Replay } | { readonly ok: false; readonly faults: readonly Fault[] };
