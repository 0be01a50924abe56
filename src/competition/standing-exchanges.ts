import { compareCosts, type StandingCost } from './standing-cost';
import type { StandingWindow } from './standing-window';

/** Who holds each place of a window, and what that costs. */
export interface Arrangement {
  readonly holders: readonly number[];
  readonly cost: StandingCost;
}

/**
 * Parts players by exchanges of two, each the best there is for one place, until none betters the cost any more. What comes
 * out is a good start, and seldom but not always the best.
 */
export function exchangeWhileItHelps(window: StandingWindow): Arrangement {
  const holders = Array.from({ length: window.count }, (_, place) => place);
  let cost = costOf(window, holders);
  for (let changed = true; changed;) {
    changed = false;
    for (let place = window.count - 1; place >= 0; place -= 1) {
      if (holders[place] === place && pricesAt(window, holders, place, place) === 0) continue;
      const best = bestExchange(window, { holders, cost }, place);
      if (best === undefined) continue;
      swap(holders, place, best.other);
      cost = best.cost;
      changed = true;
    }
  }
  return { holders, cost };
}

function bestExchange(
  window: StandingWindow,
  { holders, cost }: Arrangement,
  place: number,
): { readonly other: number; readonly cost: StandingCost } | undefined {
  let best: { other: number; cost: StandingCost } | undefined;
  for (let other = 0; other < window.count; other += 1) {
    if (window.tableOf[other] === window.tableOf[place]) continue;
    const next = costAfter(window, { holders, cost }, place, other);
    if (compareCosts(next, best?.cost ?? cost) < 0) best = { other, cost: next };
  }
  return best;
}

function costAfter(window: StandingWindow, { holders, cost }: Arrangement, place: number, other: number): StandingCost {
  const [leaving = 0, coming = 0] = [holders[place], holders[other]];
  const parted = pricesAt(window, holders, place, place) + pricesAt(window, holders, other, other);
  const met = pricesAt(window, holders, place, other) + pricesAt(window, holders, other, place);
  const [leaves, comes] = [Number(leaving !== other), Number(coming !== place)];
  const [left, came] = [Number(leaving !== place), Number(coming !== other)];
  return {
    together: cost.together - parted + met,
    displaced: cost.displaced + leaves + comes - left - came,
    distance: cost.distance + far(leaving, other) + far(coming, place) - far(leaving, place) - far(coming, other),
    depth: cost.depth + leaving * (leaves - left) + coming * (comes - came),
  };
}

/** What the holder of one place would cost on another one, whose own holder has left. */
function pricesAt(window: StandingWindow, holders: readonly number[], holder: number, place: number): number {
  const { count, prices, starts, tableOf } = window;
  const row = count * (holders[holder] ?? 0);
  const table = tableOf[place] ?? 0;
  let total = 0;
  for (let beside = starts[table] ?? 0; beside < (starts[table + 1] ?? 0); beside += 1) {
    if (beside !== place) total += prices[row + (holders[beside] ?? 0)] ?? 0;
  }
  return total;
}

function costOf(window: StandingWindow, holders: readonly number[]): StandingCost {
  const twice = holders.reduce((total, _, place) => total + pricesAt(window, holders, place, place), 0);
  return { together: twice / 2, displaced: 0, distance: 0, depth: 0 };
}

const far = (one: number, other: number): number => Math.abs(one - other);

function swap(holders: number[], one: number, other: number): void {
  [holders[one], holders[other]] = [holders[other] ?? 0, holders[one] ?? 0];
}
