import { ALL_CARDS, count, minus, toList, type CardSet } from '../cards/card-set';
import { pointsIn } from '../cards/points';
import type { Valuation } from '../contracts/valuation';
import { mapValues } from '../entries';
import type { AgreedRamsch } from '../ramsch/agreed-form';
import type { RamschValuation } from '../ramsch/valuation';
import type { Ruleset } from '../rulesets/ruleset';
import type { Course, ReplayMode } from './course';
import { dealtCards, startOfPlay, withLastCardsNamed, type Start } from './dealt';
import { declarerCards, matadorsHeld } from './declarers-cards';
import { decisionIn, figureOf } from './decision';
import { followPlays } from './follow-plays';
import { incidentsIn } from './incidents';
import { outcomeOf } from './outcome';
import type { DealRecord } from './record';
import type { PlayedContract, Reading } from './reading';
import { recordFaults } from './record-faults';
import { citedFaults } from './offence-law';
import type { Replay, ReplayAnswer } from './replay';
import { cardsInDoubt, valuePlayed, valueRamschPlayed, type Valued } from './result';
import { seatTally, sideTallies, type SideTally } from './tally';
import { trickOrderOf } from './trick-order';
import { readUndertaking, type Undertaking } from './undertaking';

/** How a record is to be read. */
export interface ReplayRequest {
  readonly mode?: ReplayMode | undefined;
  /** The Ramsch that the table has agreed to. */
  readonly ramsch?: AgreedRamsch | undefined;
}

const PLAYS = 30;
const NOTHING_VALUED: Valued<never> = { value: null, missing: [], impossible: [] };

/**
 * Replays a recorded deal: every card judged, every trick, the counts, when the game was decided, its value, and each
 * irregularity that the record shows. A record that cannot be is answered with its faults; what the record leaves open
 * is null in the answer, and `missing` says what would close it.
 */
export const replayDeal = (ruleset: Ruleset, record: DealRecord, request: ReplayRequest = {}): ReplayAnswer => {
  const read = readUndertaking(ruleset, record);
  if (!read.ok) return read;
  const { undertaking } = read.agreed;
  const faults = recordFaults(record, undertaking?.declarer);
  if (faults.length > 0) return { ok: false, faults };
  const dealt = dealtCards(record);
  const start = startOfPlay(dealt, record, undertaking);
  const plays = withLastCardsNamed(start, record.plays);
  const order = trickOrderOf(undertaking === null ? 'jacks' : undertaking.trump);
  const course = followPlays(ruleset, order, start, plays, request.mode ?? 'judge');
  const reading: Reading = { ruleset, record, agreed: read.agreed, dealt, start, course, away: awayIn(start, course) };
  return undertaking === null ? replayWithoutContract(reading, request.ramsch) : replayContract(reading, undertaking);
};

/** The skat is known, or is what is left when all other cards have been played. */
const awayIn = ({ away }: Start, { lain }: Course): CardSet | null =>
  away === null && count(lain) === PLAYS ? minus(ALL_CARDS, lain) : away;

const replayContract = (reading: Reading, undertaking: Undertaking): ReplayAnswer => {
  const { ruleset, record, dealt, start, course, away } = reading;
  const tallies = sideTallies(course.tricks, undertaking.declarer);
  const final = tallies.at(-1) as SideTally;
  const awayPoints = away === null ? undefined : pointsIn(away);
  const matadors = matadorsHeld(ruleset, dealt, start.known, undertaking);
  const cards = declarerCards(dealt, undertaking);
  const outcome = outcomeOf(ruleset, undertaking, final, awayPoints, record.ending);
  const doubtful = cardsInDoubt(course.faults);
  const valued: Valued<Valuation> =
    doubtful.length > 0
      ? { value: null, missing: doubtful, impossible: [] }
      : valuePlayed(ruleset, undertaking, { matadors, cards }, outcome, record.ending);
  if (valued.impossible.length > 0) return { ok: false, faults: valued.impossible };
  const bid = figureOf(ruleset, undertaking);
  const played: PlayedContract = { undertaking, bid, tallies, matadors, cards, awayPoints, result: valued.value };
  const declarerPoints =
    final.declarer.points === null || awayPoints === undefined ? null : final.declarer.points + awayPoints;
  const incidents = incidentsIn(reading, played);
  const isOver = outcome !== undefined || record.ending !== undefined;
  return {
    ok: true,
    replay: {
      auction: reading.agreed.auction,
      contract: undertaking.contract,
      announcementFaults: undertaking.announcementFaults,
      faults: citedFaults(course.faults, incidents),
      tricks: course.tricks,
      ...turnIn(course, isOver),
      skatPoints: awayPoints ?? null,
      cardPoints: { declarer: declarerPoints, opponents: final.opponents.points },
      trickCounts: { declarer: final.declarer.tricks, opponents: final.opponents.tricks },
      decided: decisionIn(ruleset, undertaking, matadors, awayPoints, tallies, course.tricks),
      result: valued.value,
      ramsch: null,
      incidents,
      missing: valued.missing,
      played,
    },
  };
};

/** Whose turn it is, and what he may play, while a game goes on. */
const turnIn = ({ toPlay, mayPlay }: Course, isOver: boolean): Pick<Replay, 'toPlay' | 'mayPlay'> =>
  isOver ? { toPlay: null, mayPlay: null } : { toPlay, mayPlay: mayPlay && toList(mayPlay) };

const replayWithoutContract = (reading: Reading, agreed: AgreedRamsch | undefined): ReplayAnswer => {
  const { ruleset, record, start, course, away } = reading;
  const final = seatTally(course.tricks);
  const doubtful = cardsInDoubt(course.faults);
  const valued: Valued<RamschValuation> =
    doubtful.length > 0
      ? { value: null, missing: doubtful, impossible: [] }
      : record.ramsch === true
        ? valueRamschPlayed(ruleset, agreed, start, final, course.tricks, record.doubled)
        : NOTHING_VALUED;
  if (valued.impossible.length > 0) return { ok: false, faults: valued.impossible };
  const incidents = incidentsIn(reading, null);
  return {
    ok: true,
    replay: {
      auction: reading.agreed.auction,
      contract: null,
      announcementFaults: [],
      faults: citedFaults(course.faults, incidents),
      tricks: course.tricks,
      ...turnIn(course, record.ramsch !== true || record.ending !== undefined),
      skatPoints: away === null ? null : pointsIn(away),
      cardPoints: mapValues(final, ({ points }) => points),
      trickCounts: mapValues(final, ({ tricks }) => tricks),
      decided: null,
      result: null,
      ramsch: valued.value,
      incidents,
      missing: valued.missing,
      played: null,
    },
  };
};
