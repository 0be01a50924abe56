import { formatCard, type Card } from '../cards/card';
import { add, count, firstDuplicate, has, NO_CARDS, setOf, union, type CardSet } from '../cards/card-set';
import { fault, type Fault } from '../faults';
import type { Seat } from '../seats';
import type { DealRecord } from './record';

const NONE: readonly Card[] = [];

/** What makes a record impossible whatever the code: a card in two places, a card turned or laid away that was not there. */
export const recordFaults = (record: DealRecord, declarer: Seat | undefined): readonly Fault[] => {
  const { hands, skat, turned = NONE, discard = NONE, contract, ramsch, plays } = record;
  const faults = twiceDealt(record);
  if (turned.length > 0) {
    faults.push(...twiceIn('/turned', turned), ...elsewhere('/turned', turned, setOf(skat), record.unknown?.skat));
  }
  if (discard.length > 0) faults.push(...twiceIn('/discard', discard));
  if (contract !== undefined && ramsch === true) faults.push(fault('contract-and-ramsch', '/ramsch'));
  if (contract === undefined && ramsch !== true && plays.length > 0) {
    faults.push(fault('facts-missing', '/contract', { field: 'contract' }));
  }
  if (declarer === undefined || discard.length === 0) return faults;
  const unseen = (record.unknown?.[declarer] ?? 0) + (record.unknown?.skat ?? 0);
  faults.push(...elsewhere('/discard', discard, union(setOf(hands[declarer]), setOf(skat)), unseen));
  return faults;
};

/** The first card that stands in a second place, named there. */
const twiceDealt = ({ hands: { forehand, middlehand, rearhand }, skat }: DealRecord): Fault[] => {
  const dealt = union(union(setOf(forehand), setOf(middlehand)), union(setOf(rearhand), setOf(skat)));
  if (count(dealt) === forehand.length + middlehand.length + rearhand.length + skat.length) return [];
  let seen = NO_CARDS;
  for (const [place, cards] of Object.entries({
    'hands/forehand': forehand,
    'hands/middlehand': middlehand,
    'hands/rearhand': rearhand,
    skat,
  })) {
    for (const card of cards) {
      if (has(seen, card)) return [fault('card-twice', `/${place}`, { card: formatCard(card) })];
      seen = add(seen, card);
    }
  }
  return [];
};

const twiceIn = (pointer: string, cards: readonly Card[]): readonly Fault[] => {
  const twice = firstDuplicate(cards);
  return twice === undefined ? [] : [fault('card-twice', pointer, { card: formatCard(twice) })];
};

/** Cards that must have lain among others, where all of those were seen. */
const elsewhere = (
  pointer: string,
  cards: readonly Card[],
  among: CardSet,
  unseen: number | undefined = 0,
): readonly Fault[] =>
  unseen > 0
    ? []
    : cards
        .filter((card) => !has(among, card))
        .map((card) => fault('card-elsewhere', pointer, { card: formatCard(card) }));
