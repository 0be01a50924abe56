import { PACK_POINTS, pointsFitTricks, TRICKS } from '../cards/points';
import type { Situation } from './incident';

const NEITHER_NONE_NOR_ALL: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * A possible number of tricks where their number was not given but card points taken in them show that it is not none;
 * only none and all ten matter to a level. Undefined where nothing shows it.
 */
export const someTricks = (taken: number | undefined, total: number | undefined): number | undefined =>
  taken === undefined || total === undefined || taken === 0
    ? undefined
    : NEITHER_NONE_NOR_ALL.find((tricks) => pointsFitTricks(total, tricks));

/** What the declarer has when everything that the opponents have not yet taken is his. */
export const allButTheirs = ({ cardPoints, tricks }: Situation) => {
  const theirs = cardPoints?.opponents;
  if (theirs === undefined) return undefined;
  const total = PACK_POINTS - theirs;
  return {
    cardPoints: total,
    tricks: tricks?.opponents === undefined ? someTricks(theirs, total) : TRICKS - tricks.opponents,
  };
};
