import type { Incident } from './incident';
import type { PartyWord } from './party';

/**
 * Whose hands do not have the right number of cards, by the fact `counts`: right is the number that two hands share;
 * where no two agree all three are wrong. Undefined where the counts are not given in full.
 */
export const wrongHands = ({ facts }: Incident): readonly PartyWord[] | undefined => {
  const { counts } = facts;
  if (typeof counts !== 'object' || !('declarer' in counts)) return undefined;
  const { declarer, opponents } = counts;
  if (typeof declarer !== 'number' || !Array.isArray(opponents)) return undefined;
  const hands: readonly (readonly [PartyWord, unknown])[] = [
    ['declarer', declarer],
    ...opponents.map((held: unknown) => ['opponent', held] as const),
  ];
  const right = hands.map(([, held]) => held).find((held, at, all) => all.indexOf(held) !== at);
  return hands.filter(([, held]) => held !== right).map(([who]) => who);
};
