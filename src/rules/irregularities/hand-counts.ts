import type { Incident } from './incident';
import type { PartyWord } from './party';

const HAND = 10;
const SKAT = 2;

/**
 * Whose hands do not have the right number of cards, by the fact `counts`: right is what a trick leaves, else the
 * number that two hands share, else what all cards beside the skat come to. Undefined where the counts are not full.
 */
export const wrongHands = ({ at, facts }: Incident): readonly PartyWord[] | undefined => {
  const { counts, skat } = facts;
  if (typeof counts !== 'object' || !('declarer' in counts)) return undefined;
  const { declarer, opponents } = counts;
  if (typeof declarer !== 'number' || !Array.isArray(opponents)) return undefined;
  const hands: readonly (readonly [PartyWord, unknown])[] = [
    ['declarer', declarer],
    ...opponents.map((cards: unknown) => ['opponent', cards] as const),
  ];
  const held = hands.map(([, cards]) => Number(cards));
  const shared = held.find((cards, index) => held.indexOf(cards) !== index);
  const evenly = (held.reduce((sum, cards) => sum + cards, Number(skat ?? SKAT)) - SKAT) / held.length;
  const right = at?.trick === undefined ? (shared ?? evenly) : HAND + 1 - at.trick;
  return hands.filter(([, cards]) => cards !== right).map(([who]) => who);
};
