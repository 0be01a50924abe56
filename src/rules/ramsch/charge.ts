import { TRICKS } from '../cards/points';
import { SEATS, type Seat } from '../seats';
import type { RamschFacts } from './facts';
import type { RamschForm } from './form';
import type { RamschStep } from './step';

/** What one player is charged, or given, before anything doubles or shares it. */
export interface SeatCharge {
  readonly sign: 1 | -1;
  readonly amount: number;
  readonly steps: readonly RamschStep[];
}

const RATE_STEPS = ['rate', 'rate-one-virgin', 'rate-two-virgins'] as const;

/** The charge of a player who was found to lose, or to win; `sharers` is how many were found. */
export const chargeOf = (
  { charge }: RamschForm,
  facts: RamschFacts,
  seat: Seat,
  points: number,
  sharers: number,
): SeatCharge => {
  const counted: RamschStep = { what: 'card-points', seat, amount: points };
  const virgins = SEATS.filter((other) => facts.tricks[other] === 0).length;
  if (charge.kind === 'rates') {
    const amount = charge.rates[virgins] ?? 0;
    return { sign: -1, amount, steps: [counted, { what: RATE_STEPS[virgins] ?? 'rate', amount }] };
  }
  if (charge.kind === 'fewest-win') {
    const isShared = sharers > 1;
    const amount = isShared ? charge.shared : charge.alone;
    const what = isShared ? 'fewest-points-shared' : 'fewest-points';
    return { sign: 1, amount, steps: [counted, { what, amount }] };
  }
  if (facts.tricks[seat] === TRICKS) {
    return { sign: 1, amount: charge.march, steps: [{ what: 'march', seat, amount: charge.march }] };
  }
  if (virgins === 0) return { sign: -1, amount: points, steps: [counted] };
  const factor: RamschStep = { what: 'virgin-factor', amount: charge.virginFactor };
  return { sign: -1, amount: points * charge.virginFactor, steps: [counted, factor] };
};
