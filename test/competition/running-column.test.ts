import { type ListDeal, type RunningColumns, scoreList, type TableSize } from '../../src/competition';

function pad(players: TableSize, deals: readonly ListDeal[], firstDealer = 1): RunningColumns {
  const { running } = scoreList({ scoring: 'running', players, deals, firstDealer });
  if (!running) throw new Error('a running list has a pad');
  return running;
}

const runningOf = ({ columns }: RunningColumns): readonly (readonly number[])[] =>
  columns.map(({ items }) => items.map(({ running }) => running));

/** The score card Foster prints: three rounds of three, as seat and entry. */
const printed: readonly ListDeal[] = [
  [1, 33],
  [3, 55],
  [3, 12],
  [1, -16],
  [2, 40],
  [1, -24],
  [3, -36],
  [2, 48],
  [3, -12],
].map(([declarer = 0, score = 0]) => ({ declarer, score }));

describe('foster:58', () => {
  it('the printed card runs 33 17 -7, 40 88 and 55 67 31 19, and the first dealer deals again', () => {
    const score = pad(3, printed);
    expect(runningOf(score)).toEqual([
      [33, 17, -7],
      [40, 88],
      [55, 67, 31, 19],
    ]);
    expect(score.columns.map(({ unlined }) => unlined)).toEqual([0, 2, 1]);
    expect(score).toMatchObject({ dealerByItems: 1, dealerByDeals: 1, padTellsDealer: true });
  });

  it('a line stands under every third item of a column at a table of three', () => {
    const lined = pad(3, printed).columns.map(({ items }) =>
      items.filter((item) => item.lined).map(({ deal }) => deal),
    );
    expect(lined).toEqual([[6], [], [7]]);
  });

  it('after the seventh deal of the printed card one item has no line and the second player deals', () => {
    const score = pad(3, printed.slice(0, 7));
    expect(score.columns.map(({ unlined }) => unlined)).toEqual([0, 1, 0]);
    expect(score.dealerByItems).toBe(2);
  });

  it('the dealer told by the pad is counted from the first dealer', () => {
    expect(pad(3, printed.slice(0, 7), 3).dealerByItems).toBe(1);
  });

  it('a penalty is no item', () => {
    const deals = printed.slice(0, 1);
    const score = scoreList({ scoring: 'running', players: 3, deals, adjustments: [{ seat: 2, points: -10 }] });
    expect(score.running?.columns[1]?.items).toEqual([]);
    expect(score.seats[1]).toMatchObject({ gamePoints: 0, adjustment: -10, total: -10 });
  });

  it.each<[string, ListDeal]>([
    ['a passed deal', { passed: true }],
    ['a Ramsch that costs nobody anything', { ramsch: { scores: {} } }],
    ['a Ramsch that two have lost', { ramsch: { scores: { 1: -20, 2: -20 } } }],
  ])('after %s the pad no longer tells whose deal it is', (_, deal) => {
    expect(pad(3, [deal])).toMatchObject({ dealerByDeals: 2, padTellsDealer: false });
  });

  it('at a table of five the line stands under the fifth item', () => {
    const deals = Array.from({ length: 6 }, (): ListDeal => ({ declarer: 3, score: 10 }));
    expect(pad(5, deals).columns[2]?.items.map(({ lined }) => lined)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
  });
});
