import { formatCard, type Card } from '../cards/card';
import { firstDuplicate } from '../cards/card-set';
import { fault, type Fault } from '../faults';

/** Ten cards in hand, and the two of the skat where they are known. */
export interface HeldCards {
  readonly hand: readonly Card[];
  readonly skat?: readonly Card[] | undefined;
}

const HAND = 10;
const SKAT = 2;

/** What keeps these cards from being a hand: too many or too few, or one that stands twice. */
export const handFaults = ({ hand, skat }: HeldCards): readonly Fault[] => {
  const twice = firstDuplicate([...hand, ...(skat ?? [])]);
  return [
    ...countFault('/hand', hand, HAND),
    ...(skat === undefined ? [] : countFault('/skat', skat, SKAT)),
    ...(twice === undefined ? [] : [fault('card-twice', '/hand', { card: formatCard(twice) })]),
  ];
};

const countFault = (pointer: string, { length: found }: readonly Card[], expected: number): readonly Fault[] =>
  found === expected ? [] : [fault('wrong-card-count', pointer, { found, expected })];
