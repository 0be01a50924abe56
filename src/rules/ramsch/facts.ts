import { PACK_POINTS, TRICKS } from '../cards/points';
import { fault, type Fault } from '../faults';
import { SEATS, type Seat } from '../seats';
import { isDealable } from './dealable';
import { RAMSCH_DOUBLINGS, type RamschDoubling, type RamschForm } from './form';

export type BySeat = Readonly<Record<Seat, number>>;

/** A Ramsch that was played. Card points 0..120 are those of the tricks, the skat apart; tricks 0..10. */
export interface RamschFacts {
  readonly cardPoints: BySeat;
  readonly tricks: BySeat;
  readonly skatPoints: number;
  /** Who took the last trick. */
  readonly lastTrick: Seat;
  /** How often it was doubled, 0..3 each: unseen passes of the skat, knocks. */
  readonly doubled?: Readonly<Partial<Record<RamschDoubling, number | undefined>>> | undefined;
}

const SKAT_CARDS = 2;
const CARDS_IN_TRICK = 3;

/** What keeps the facts of a Ramsch from standing together, or from counting under its form. */
export const ramschFaults = (form: RamschForm, facts: RamschFacts): readonly Fault[] => {
  const { cardPoints, tricks, skatPoints, lastTrick, doubled = {} } = facts;
  const faults = [
    ...sumFault('/tricks', 'tricks', total(tricks), TRICKS),
    ...sumFault('/cardPoints', 'cardPoints + skatPoints', total(cardPoints) + skatPoints, PACK_POINTS),
    ...(tricks[lastTrick] === 0 ? [fault('last-trick-not-possible', '/lastTrick', { seat: lastTrick })] : []),
    ...RAMSCH_DOUBLINGS.filter((doubling) => (doubled[doubling] ?? 0) > 0 && !form.doublings.includes(doubling)).map(
      (doubling) => fault('option-required', `/doubled/${doubling}`, { option: `ramsch.doublings ${doubling}` }),
    ),
  ];
  return faults.length > 0 || canBeDealt(facts) ? faults : [fault('counts-impossible', '/cardPoints')];
};

const total = (counts: BySeat): number => SEATS.reduce((sum, seat) => sum + counts[seat], 0);

const sumFault = (pointer: string, field: string, found: number, expected: number): readonly Fault[] =>
  found === expected ? [] : [fault('counts-do-not-sum', pointer, { field, found, expected })];

const canBeDealt = ({ cardPoints, tricks, skatPoints }: RamschFacts): boolean =>
  isDealable([
    { cards: SKAT_CARDS, points: skatPoints },
    ...SEATS.map((seat) => ({ cards: CARDS_IN_TRICK * tricks[seat], points: cardPoints[seat] })),
  ]);
