import fc from 'fast-check';
import { scorePaperList, type PaperList } from '../../src/competition';
import { assert } from '../tools/property';

const entryRule = { values: new Set([18, 20, 264]), charges: new Set([33]), lossFactors: [2, 1] };

const list = (totals: PaperList['totals'], more: Partial<PaperList> = {}): PaperList => ({
  scoring: 'seeger-fabian',
  players: 3,
  totals,
  passed: 0,
  notPlayed: 0,
  ...more,
});
const failing = (paper: PaperList) =>
  scorePaperList(paper).checks.filter(({ code, holds, seat }) => !holds && (seat !== undefined || code === 'C10'));

const played = [
  { seat: 1, gamePoints: 40, won: 2, lost: 0 },
  { seat: 2, gamePoints: -36, won: 0, lost: 1 },
  { seat: 3, gamePoints: 0, won: 0, lost: 0 },
];

describe('the columns of a paper list', () => {
  it('C8 names the seat whose written total does not follow, though the sums agree', () => {
    // 40 + 2 x 50 + 40 = 180; -36 - 50 = -86; 0 + 40 = 40.
    const totals = played.map((sums, index) => ({ ...sums, total: [220, -126, 40][index] ?? 0 }));
    const { checks } = scorePaperList(list(totals));
    expect(checks.find(({ code }) => code === 'C2')).toMatchObject({ holds: true });
    expect(failing(list(totals))).toEqual([
      { code: 'C8', holds: false, seat: 1, expected: 180, found: 220 },
      { code: 'C8', holds: false, seat: 2, expected: -86, found: -126 },
    ]);
  });

  it('C9 names the seat whose games lost by the others are wrong, though their sum agrees', () => {
    const totals = played.map((sums, index) => ({ ...sums, othersLost: [2, 0, 0][index] ?? 0 }));
    expect(scorePaperList(list(totals)).checks.find(({ code }) => code === 'C3')).toMatchObject({ holds: true });
    expect(failing(list(totals))).toEqual([
      { code: 'C9', holds: false, seat: 1, expected: 1, found: 2 },
      { code: 'C9', holds: false, seat: 3, expected: 1, found: 0 },
    ]);
  });

  it.each([
    [{ gamePoints: 7, won: 1, lost: 0 }, 18],
    [{ gamePoints: 9999, won: 1, lost: 0 }, 264],
    [{ gamePoints: 0, won: 45, lost: 0 }, 810],
    [{ gamePoints: -5, won: 0, lost: 1 }, -18],
    [{ gamePoints: -529, won: 0, lost: 1 }, -528],
    [{ gamePoints: 10, won: 0, lost: 0 }, 0],
  ])('C10 holds %j against what so many games can bring', (sums, expected) => {
    const totals = [{ seat: 2, ...sums }];
    expect(failing(list(totals, { entryRule }))).toEqual([
      { code: 'C10', holds: false, seat: 2, expected, found: sums.gamePoints },
    ]);
  });

  it('C10 is left out where the rule is unknown or a Ramsch put points into the columns', () => {
    const totals = [{ seat: 2, gamePoints: 9999, won: 1, lost: 0 }];
    expect(failing(list(totals))).toEqual([]);
    expect(failing(list(totals, { entryRule, ramsch: 1 }))).toEqual([]);
  });

  it('whatever games are played, their sums hold', () => {
    const entries = [18, 20, 264, -18, -36, -20, -40, -33, -66, -264, -528];
    const game = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(...entries));
    assert(
      fc.property(fc.array(game, { maxLength: 48 }), (games) => {
        const totals = [1, 2, 3].map((seat) => {
          const own = games.flatMap(([declarer, score]) => (declarer === seat ? [score] : []));
          return {
            seat,
            gamePoints: own.reduce((sum, score) => sum + score, 0),
            won: own.filter((score) => score > 0).length,
            lost: own.filter((score) => score < 0).length,
          };
        });
        expect(failing(list(totals, { entryRule }))).toEqual([]);
      }),
    );
  });
});
