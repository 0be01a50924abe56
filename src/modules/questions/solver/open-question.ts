import type { z } from 'zod';
import {
  ANNOUNCEMENT_FAULTS,
  explainPlayFault,
  fault,
  openDealOf,
  SEATS,
  setOf,
  type CardSet,
  type DealRecord,
  type Fault,
  type OpenDeal,
  type Replay,
  type Ruleset,
  type Seat,
} from '../../../rules';
import { ProblemError, type FieldFault } from '../../../platform';
import { SEAT_NAMES } from '../bids';
import { recordOf, replayed, type Deal } from '../deals';
import { refusalOf } from '../faults';
import { solverProblems } from './solver.problems';

/** What is searched: a deal of which every card is known, and how it was read. */
export interface OpenQuestion {
  readonly ruleset: Ruleset;
  readonly record: DealRecord;
  readonly played: NonNullable<Replay['played']>;
  readonly deal: OpenDeal;
}

const HAND = 10;
const SKAT = 2;

/**
 * Reads a deal to be searched; `pointer` says where in its question it stands. Refused with 422 are cards twice or
 * missing, a contract that the rules do not allow, and plays against them.
 */
export const openQuestion = (ruleset: Ruleset, deal: z.infer<typeof Deal>, pointer = ''): OpenQuestion =>
  openRecord(ruleset, recordOf(ruleset, deal, pointer), pointer);

/** The same of a deal that is read already. */
export const openRecord = (ruleset: Ruleset, told: DealRecord, pointer = ''): OpenQuestion => {
  const counts = countFaults(told, pointer);
  if (counts.length > 0) throw refusalOf(counts, ruleset.id);
  const { record, replay } = replayed(ruleset, told, { mode: 'strict' }, pointer);
  const { played } = replay;
  if (played === null) {
    throw refusalOf([fault('facts-missing', `${pointer}/contract`, { field: 'contract' })], ruleset.id);
  }
  const faults = [...announcementFaults(replay, pointer), ...playFaults(record, replay, pointer)];
  if (faults.length > 0) throw dealAtFault(faults);
  const open = openDealOf(record, played.undertaking);
  if (open === undefined) {
    const field = record.unknown === undefined ? 'discard' : 'hands';
    throw refusalOf([fault('facts-missing', `${pointer}/${field}`, { field })], ruleset.id);
  }
  return { ruleset, record, played, deal: open };
};

/** The hands and the skat of a deal as they were dealt. */
export interface DealtHands {
  readonly hands: OpenDeal['start']['position']['hands'];
  readonly skat: CardSet;
}

/** The dealt hands of a question about all games; cards twice or missing are refused with 422. */
export const dealtHands = (
  ruleset: Ruleset,
  { hands, skat }: Pick<z.infer<typeof Deal>, 'hands' | 'skat'>,
): DealtHands => {
  const counts = countFaults({ hands, skat }, '');
  if (counts.length > 0) throw refusalOf(counts, ruleset.id);
  replayed(ruleset, { hands, skat, plays: [] }, {});
  return { hands: [setOf(hands.forehand), setOf(hands.middlehand), setOf(hands.rearhand)], skat: setOf(skat) };
};

const countFaults = (
  { hands, skat, unknown = {} }: Pick<z.infer<typeof Deal>, 'hands' | 'skat' | 'unknown'>,
  pointer: string,
): readonly Fault[] => {
  const wrong = (place: string, found: number, expected: number): readonly Fault[] =>
    found === expected ? [] : [fault('wrong-card-count', `${pointer}/${place}`, { found, expected })];
  const inHand = (seat: Seat): number => hands[seat].length + (unknown[seat] ?? 0);
  return [
    ...SEATS.flatMap((seat) => wrong(`hands/${seat}`, inHand(seat), HAND)),
    ...wrong('skat', skat.length + (unknown.skat ?? 0), SKAT),
  ];
};

const announcementFaults = ({ announcementFaults: found }: Replay, pointer: string): readonly FieldFault[] =>
  found.map(({ code }) => ({ pointer: `${pointer}/contract`, code, message: ANNOUNCEMENT_FAULTS[code] }));

const playFaults = (record: DealRecord, { faults }: Replay, pointer: string): readonly FieldFault[] =>
  faults.map(({ play, seat, code }) => ({
    pointer: `${pointer}/plays/${play}`,
    code,
    message: explainPlayFault(code, SEAT_NAMES[seat], record.plays[play]?.card ?? null),
  }));

const dealAtFault = (errors: readonly FieldFault[]): ProblemError => {
  const [first] = errors;
  return new ProblemError(solverProblems['deal-at-fault'], { ...(first && { detail: first.message }), errors });
};
