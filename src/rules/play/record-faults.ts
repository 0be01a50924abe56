import { formatCard, type Card } from '../cards/card';
import { add, firstDuplicate, has, NO_CARDS } from '../cards/card-set';
import { fault, type Fault } from '../faults';
import { SEATS, type Seat } from '../seats';
import type { DealRecord } from './record';

/** What makes a record impossible whatever the code: a card in two places, a card turned or laid away that was not there. */
export const recordFaults = (record: DealRecord, declarer: Seat | undefined): readonly Fault[] => {
  const { hands, skat, turned = [], discard = [], contract, ramsch, plays } = record;
  const places = [...SEATS.map((seat) => [`/hands/${seat}`, hands[seat]] as const), ['/skat', skat] as const];
  const faults = [
    ...twiceDealt(places),
    ...twiceIn('/turned', turned),
    ...twiceIn('/discard', discard),
    ...elsewhere('/turned', turned, skat, record.unknown?.skat),
  ];
  if (contract !== undefined && ramsch === true) faults.push(fault('contract-and-ramsch', '/ramsch'));
  if (contract === undefined && ramsch !== true && plays.length > 0) {
    faults.push(fault('facts-missing', '/contract', { field: 'contract' }));
  }
  if (declarer === undefined) return faults;
  const unseen = (record.unknown?.[declarer] ?? 0) + (record.unknown?.skat ?? 0);
  return [...faults, ...elsewhere('/discard', discard, [...hands[declarer], ...skat], unseen)];
};

/** The first card that stands in a second place, named there. */
const twiceDealt = (places: readonly (readonly [pointer: string, cards: readonly Card[]])[]): Fault[] => {
  let seen = NO_CARDS;
  for (const [pointer, cards] of places) {
    for (const card of cards) {
      if (has(seen, card)) return [fault('card-twice', pointer, { card: formatCard(card) })];
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
  among: readonly Card[],
  unseen: number | undefined = 0,
): readonly Fault[] =>
  unseen > 0
    ? []
    : cards
        .filter((card) => !among.includes(card))
        .map((card) => fault('card-elsewhere', pointer, { card: formatCard(card) }));
