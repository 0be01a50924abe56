import type { z } from 'zod';
import type { DealOrder } from '../../../competition';
import { ProblemError } from '../../../platform';
import { cite, fault, ramschFormOf, SEATS, valueRamsch } from '../../../rules';
import type { AgreedRamsch, BySeat, Fault, RamschValuation, Ruleset, Seat } from '../../../rules';
import { refusalOf } from '../../questions/faults';
import { dealProblems } from './deals.problems';
import type { PlayedRamsch, RamschResult } from './ramsch-entry.schema';

type ToldRamsch = z.output<typeof PlayedRamsch>;
type Counts = ToldRamsch['tricks'];

/** A valued Ramsch by seat number: the facts as they are kept, the entries, and how they came about. */
export interface JudgedRamsch {
  readonly facts: object;
  readonly scores: Readonly<Record<string, number>>;
  readonly result: z.infer<typeof RamschResult>;
}

/** Values a Ramsch in the agreed form, or in that of the ruleset. What cannot stand is refused with 422. */
export function judgeRamsch(
  told: ToldRamsch,
  {
    ruleset,
    agreed,
    order,
  }: { readonly ruleset: Ruleset; readonly agreed: AgreedRamsch | undefined; readonly order: DealOrder },
): JudgedRamsch {
  const found = ramschFormOf(ruleset, agreed);
  if (!found.ok) throw refusalOf(found.faults, ruleset.id);
  const facts = {
    cardPoints: byHand(told.cardPoints, 'cardPoints', order),
    tricks: byHand(told.tricks, 'tricks', order),
    skatPoints: told.skatPoints,
    lastTrick: handOf(told.lastTrick, 'lastTrick', order),
    doubled: told.doubled,
  };
  const answer = valueRamsch(found.form, facts);
  if (!answer.ok) throw refusalOf(inRamsch(answer.faults), ruleset.id);
  const numbered = (counts: BySeat) => bySeatNumber(counts, order);
  return {
    facts: {
      ...told,
      cardPoints: numbered(facts.cardPoints),
      tricks: numbered(facts.tricks),
      lastTrick: order[facts.lastTrick],
    },
    scores: numbered(answer.valuation.scores),
    result: resultOf(answer.valuation, ruleset, order),
  };
}

function resultOf(
  { points, losers, winners, scores, steps, law }: RamschValuation,
  { id }: Ruleset,
  order: DealOrder,
): z.infer<typeof RamschResult> {
  return {
    points: bySeatNumber(points, order),
    losers: losers.map((seat) => order[seat]),
    winners: winners.map((seat) => order[seat]),
    scores: bySeatNumber(scores, order),
    steps: steps.map(({ what, amount, seat }) => ({ what, amount, ...(seat && { seat: order[seat] }) })),
    laws: law === undefined ? [] : [{ citation: cite(law, id).citation, evidence: law.evidence }],
  };
}

/** Counts for exactly the three who held cards, named as in the deal or by their seats at the table. */
function byHand(told: Counts, field: string, order: DealOrder): BySeat {
  const named = Object.entries(told).map(([key, count]) => [handOf(key, `${field}/${key}`, order), count] as const);
  const counts = new Map(named);
  if (counts.size < named.length) throw atSeat('seat-named-twice', field);
  const missing = SEATS.filter((seat) => !counts.has(seat));
  if (missing.length > 0) {
    throw refusalOf(missing.map((seat) => fault('facts-missing', `/ramsch/${field}/${order[seat]}`, { field: seat })));
  }
  const count = (seat: Seat): number => counts.get(seat) ?? 0;
  return { forehand: count('forehand'), middlehand: count('middlehand'), rearhand: count('rearhand') };
}

function handOf(key: string | number, pointer: string, order: DealOrder): Seat {
  const hand = SEATS.find((seat) => seat === key || String(order[seat]) === String(key));
  if (hand === undefined) throw atSeat('seat-without-cards', pointer);
  return hand;
}

function bySeatNumber(counts: BySeat, order: DealOrder): Readonly<Record<string, number>> {
  return Object.fromEntries(SEATS.map((seat) => [order[seat], counts[seat]]));
}

function inRamsch(faults: readonly Fault[]): readonly Fault[] {
  return faults.map((found) => ({ ...found, pointer: `/ramsch${found.pointer}` }));
}

function atSeat(code: 'seat-without-cards' | 'seat-named-twice', field: string): ProblemError {
  const kind = dealProblems[code];
  return new ProblemError(kind, { errors: [{ pointer: `/ramsch/${field}`, code, message: kind.title }] });
}
