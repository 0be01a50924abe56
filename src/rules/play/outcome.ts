import { PACK_POINTS, TRICKS } from '../cards/points';
import type { Ending, Outcome } from '../contracts/contract';
import { beneficiaryOf, withTheRest } from '../contracts/early-end';
import { endingRuleOf } from '../contracts/facts';
import { announcementOf } from '../contracts/levels';
import type { Ruleset, Side } from '../rulesets/ruleset';
import { SEATS, type Seat } from '../seats';
import type { DealEnding } from './record';
import type { SideTally } from './tally';
import type { Undertaking } from './undertaking';

/** The side of a seat. */
export const sideOfSeat = (declarer: Seat, seat: Seat): Side => (seat === declarer ? 'declarer' : 'opponents');

/** The end of a recorded deal as a code of law knows ends: whoever runs out of time has given up. */
export const endingOf = ({ kind, by, level }: DealEnding, declarer: Seat): Ending => ({
  kind: kind === 'timeout' ? 'conceded' : kind,
  by: by === 'declarer' || by === 'opponents' ? by : sideOfSeat(declarer, by),
  ...(level === undefined ? {} : { level }),
});

/**
 * How a game went, as a valuation asks for it: the final counts, or those at an early end with everything assigned that
 * the end assigns. Undefined while the game is not finished.
 */
export const outcomeOf = (
  ruleset: Ruleset,
  { declarer, game, contract }: Undertaking,
  tally: SideTally,
  awayPoints: number | undefined,
  early: DealEnding | undefined,
): Outcome | undefined => {
  const theirs = { cardPoints: tally.opponents.points, tricks: tally.opponents.tricks };
  const tricks = tally.declarer.tricks ?? undefined;
  const own =
    awayPoints === undefined || tally.declarer.points === null ? undefined : tally.declarer.points + awayPoints;
  const played = (tricks ?? 0) + (theirs.tricks ?? 0);
  if (played === TRICKS) {
    const rest = theirs.cardPoints === null ? undefined : PACK_POINTS - theirs.cardPoints;
    return { cardPoints: own ?? rest, tricks };
  }
  if (early !== undefined) {
    const ending = endingOf(early, declarer);
    const opponents =
      theirs.cardPoints === null || theirs.tricks === null
        ? {}
        : { opponents: { cardPoints: theirs.cardPoints, tricks: theirs.tricks } };
    const counts = { cardPoints: own, tricks, ...opponents, ending };
    const assigns = endingRuleOf(ruleset, counts)?.effect === 'as-counted' && game.goal === 'points';
    return assigns ? withTheRest(counts, beneficiaryOf(ending)) : counts;
  }
  const lostByTrick = game.goal === 'points' ? theirs.tricks !== 0 : (tricks ?? 0) > game.goal;
  const stopsThere = game.goal !== 'points' || announcementOf(game, contract) === 'schwarz';
  return lostByTrick && stopsThere && tricks !== undefined ? { cardPoints: own, tricks } : undefined;
};

/** Every seat but the declarer's. */
export const opponentsOf = (declarer: Seat): readonly Seat[] => SEATS.filter((seat) => seat !== declarer);
