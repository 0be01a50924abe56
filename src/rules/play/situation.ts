import type { Situation } from '../irregularities/incident';
import type { PlayedContract } from './reading';
import type { SideTally } from './tally';

/** What was true of a game after so many complete tricks; what is not known is left out, without a contract everything. */
export const situationAfter = (played: PlayedContract | null, taken: number): Situation => {
  if (played === null) return {};
  const { undertaking, bid, tallies, matadors, cards, awayPoints } = played;
  const { declarer, opponents } = tallies[Math.min(taken, tallies.length - 1)] as SideTally;
  return {
    contract: undertaking.contract,
    ...(bid === undefined ? {} : { bid }),
    ...(matadors === undefined ? {} : { matadors }),
    ...(matadors !== undefined || cards === undefined ? {} : { cards }),
    ...(declarer.points === null || opponents.points === null
      ? {}
      : { cardPoints: { declarer: declarer.points, opponents: opponents.points } }),
    ...(declarer.tricks === null || opponents.tricks === null
      ? {}
      : { tricks: { declarer: declarer.tricks, opponents: opponents.tricks } }),
    ...(awayPoints === undefined ? {} : { skatPoints: awayPoints }),
  };
};
