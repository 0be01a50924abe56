import * as fc from 'fast-check';
import { type DealList, dealOrder, type ListDeal, type ListScore, type TableSize } from '../../src/competition';

/** The totals of a list, seat 1 first. */
export const totals = ({ seats }: ListScore): readonly number[] => seats.map(({ total }) => total);

/** The checks of a list that hold. */
export const holdingChecks = ({ checks }: ListScore): readonly string[] =>
  checks.filter(({ holds }) => holds).map(({ code }) => code);

const scoringAtTable = fc.oneof(
  fc.record({
    scoring: fc.constantFrom('seeger-fabian' as const, 'classic' as const, 'running' as const),
    players: fc.constantFrom<TableSize>(3, 4),
  }),
  fc.record({
    scoring: fc.constantFrom('classic' as const, 'running' as const),
    players: fc.constantFrom<TableSize>(5, 6),
  }),
);

const score = fc.oneof(
  fc.integer({ min: 9, max: 264 }),
  fc.integer({ min: 9, max: 264 }).map((value) => -2 * value),
);

function deal(players: TableSize, line: number, firstDealer: number): fc.Arbitrary<ListDeal> {
  const { forehand, middlehand, rearhand } = dealOrder(players, line, firstDealer);
  const active = fc.constantFrom(forehand, middlehand, rearhand);
  return fc.oneof(
    { weight: 12, arbitrary: fc.record({ declarer: active, score }) },
    { weight: 1, arbitrary: fc.constant<ListDeal>({ passed: true }) },
    { weight: 1, arbitrary: fc.constant<ListDeal>({ notPlayed: true }) },
    {
      weight: 1,
      arbitrary: fc.record({ ramsch: fc.record({ scores: active.map((seat) => ({ [seat]: -50 })) }) }),
    },
  );
}

/** A list without faults: any system at any table it knows, any first dealer, up to twelve deals, perhaps a penalty or a credit for passed deals. */
export const anyDealList: fc.Arbitrary<DealList> = scoringAtTable.chain(({ scoring, players }) =>
  fc
    .record({ firstDealer: fc.integer({ min: 1, max: players }), length: fc.integer({ min: 0, max: 12 }) })
    .chain(({ firstDealer, length }) =>
      fc.record({
        scoring: fc.constant(scoring),
        players: fc.constant(players),
        firstDealer: fc.constant(firstDealer),
        deals: fc.tuple(...Array.from({ length }, (_, index) => deal(players, index + 1, firstDealer))),
        adjustments: fc.array(
          fc.record({ seat: fc.integer({ min: 1, max: players }), points: fc.integer({ min: -100, max: 100 }) }),
          { maxLength: 2 },
        ),
        passedDealCredit: fc.constantFrom(undefined, { points: 30, won: 0 }, { points: 0, won: 1 }),
      }),
    ),
);
