import { array, constant, integer, oneof, property, record, type Arbitrary } from 'fast-check';
import { scoreList, type ListDeal } from '../../../../src/competition';
import { resultsOf } from '../../../../src/modules/events/standings';
import type { ColumnSums } from '../../../../src/persistence/stores/deals';
import { assert } from '../../../tools/property';

/** What the database would add up: one row for each kind and column. */
function columnsOf(deals: readonly ListDeal[], size: number): readonly ColumnSums[] {
  const rows = new Map<string, ColumnSums>();
  for (const [index, deal] of deals.entries()) {
    const played = 'declarer' in deal;
    const kind = played ? 'played' : 'passed' in deal ? 'passed' : 'not-played';
    const seat = played ? deal.declarer : kind === 'passed' ? (index % size) + 1 : null;
    const score = played ? deal.score : 0;
    const before = rows.get(`${kind}${seat}`) ?? { deals: 0, gamePoints: 0, won: 0, lost: 0 };
    rows.set(`${kind}${seat}`, {
      tableId: 't',
      stretch: 0,
      kind,
      seat,
      deals: before.deals + 1,
      gamePoints: before.gamePoints + score,
      won: before.won + (score > 0 ? 1 : 0),
      lost: before.lost + (score < 0 ? 1 : 0),
    });
  }
  return [...rows.values()];
}

const dealAt = (size: number): Arbitrary<ListDeal> =>
  oneof(
    record({
      declarer: integer({ min: 1, max: size }),
      score: integer({ min: -300, max: 300 }).filter((score) => score !== 0),
    }),
    constant({ passed: true } as const),
    constant({ notPlayed: true } as const),
  );

test.each([3, 4] as const)('results from column sums equal the list scored deal by deal at a table of %d', (size) => {
  const seats = Array.from({ length: size }, (_, index) => ({
    seat: index + 1,
    playerId: `p${index + 1}`,
    fromDeal: 1,
  }));
  const table = {
    tournamentId: 'x',
    id: 't',
    session: 1,
    number: 1,
    size,
    dealsFixed: 48,
    dealsEntered: 0,
    version: 1,
    seats,
    substitutes: [],
  };
  assert(
    property(array(dealAt(size), { maxLength: 48 }), integer({ min: 0, max: 1 }), (deals, credited) => {
      const agreed = { scoring: 'seeger-fabian', passedDealCredit: { points: 30, won: credited } } as const;
      const results = resultsOf([table], { columns: columnsOf(deals, size), papers: [], adjustments: [] }, agreed);
      const expected = scoreList({ ...agreed, players: size, deals }).seats;
      expect(results).toEqual(
        expected.map(({ seat, gamePoints, won, lost, bonus, total }) => {
          return { id: `p${seat}`, session: 1, gamePoints, won, lost, bonus, total };
        }),
      );
    }),
  );
});
