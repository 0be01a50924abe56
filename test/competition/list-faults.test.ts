import { type DealList, type ListDeal, type PaperList, scoreList, scorePaperList } from '../../src/competition';

const faultsOf = (list: Partial<DealList>): readonly (readonly [number | undefined, string])[] =>
  scoreList({ scoring: 'seeger-fabian', players: 4, deals: [], ...list }).faults.map(({ line, code }) => [line, code]);

const paper = (list: Partial<PaperList>): readonly string[] =>
  scorePaperList({ scoring: 'classic', players: 3, totals: [], passed: 0, notPlayed: 0, ...list }).faults.map(
    ({ code }) => code,
  );

describe('a list of deals', () => {
  it.each<[string, ListDeal]>([
    ['seat-not-at-table', { declarer: 5, score: 20 }],
    ['seat-not-at-table', { declarer: 0, score: 20 }],
    ['seat-not-at-table', { declarer: 1.5, score: 20 }],
    ['seat-not-at-table', { ramsch: { scores: { 5: -20 } } }],
    ['score-not-whole', { declarer: 3, score: 20.5 }],
    ['score-not-whole', { declarer: 3, score: Number.NaN }],
    ['score-zero', { declarer: 3, score: 0 }],
    ['declarer-sits-out', { declarer: 2, score: 20 }],
    ['score-of-no-game', { declarer: 3, score: 19 }],
    ['score-of-no-game', { declarer: 3, score: -20 }],
  ])('names the line and says %s', (code, deal) => {
    const entryRule = { values: new Set([20, 24]), lossFactors: [2] };
    expect(faultsOf({ deals: [{ passed: true }, deal], entryRule })).toEqual([[2, code]]);
  });

  it('names every line beyond the announced number', () => {
    const deals = Array.from({ length: 6 }, () => ({ passed: true }) as const);
    expect(faultsOf({ deals, dealsFixed: 6 })).toEqual([]);
    expect(faultsOf({ deals, dealsFixed: 4 })).toEqual([
      [5, 'beyond-the-number'],
      [6, 'beyond-the-number'],
    ]);
  });

  it.each([5, 6] as const)('has no Seeger-Fabian rate for a table of %i', (players) => {
    expect(faultsOf({ players })).toEqual([[undefined, 'players-unsupported']]);
    expect(faultsOf({ players, scoring: 'running' })).toEqual([]);
  });

  it('reports an adjustment for a seat that is not there', () => {
    expect(faultsOf({ adjustments: [{ seat: 5, points: -10 }] })).toEqual([[undefined, 'seat-not-at-table']]);
  });

  it('is still summed up without the line that cannot be read', () => {
    const score = scoreList({
      scoring: 'classic',
      players: 3,
      deals: [
        { declarer: 9, score: 100 },
        { declarer: 1, score: 24 },
      ],
    });
    expect(score.legal).toBe(false);
    expect(score.seats.map(({ total }) => total)).toEqual([24, 0, 0]);
  });

  it('has no fault merely because a check fails', () => {
    expect(scoreList({ scoring: 'classic', players: 3, deals: [], dealsFixed: 36 })).toMatchObject({ legal: true });
  });
});

describe('a list of end sums', () => {
  it('reports a seat that is not there', () => {
    expect(paper({ totals: [{ seat: 4, gamePoints: 1, won: 1, lost: 0 }] })).toEqual(['seat-not-at-table']);
  });

  it('reports counts that cannot be', () => {
    expect(paper({ passed: -1, totals: [{ seat: 1, gamePoints: 1, won: 0.5, lost: 0 }] })).toEqual([
      'count-negative',
      'count-negative',
    ]);
  });

  it('reports points that are not whole', () => {
    expect(paper({ totals: [{ seat: 1, gamePoints: 0.5, won: 1, lost: 0 }] })).toEqual(['score-not-whole']);
  });

  it('takes a seat that is not named as one without a game', () => {
    const score = scorePaperList({
      scoring: 'classic',
      players: 3,
      totals: [],
      passed: 36,
      notPlayed: 0,
      dealsFixed: 36,
    });
    expect(score.legal).toBe(true);
    expect(score.seats.map(({ seat, total }) => [seat, total])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
  });
});
