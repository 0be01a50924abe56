import * as fc from 'fast-check';
import {
  type DealList,
  dealOrder,
  type ListDeal,
  type ListScore,
  rank,
  scoreList,
  scorePaperList,
} from '../../src/competition';
import { anyDealList, holdingChecks, totals } from './lists';
import { assert } from '../tools/property';

const [A, B, C] = [1, 2, 3];
const won = (declarer: number, score: number): ListDeal => ({ declarer, score });
const lost = (declarer: number, value: number): ListDeal => ({ declarer, score: -2 * value });
const passed: ListDeal = { passed: true };

const brokenChecks = ({ checks }: ListScore): readonly string[] =>
  checks.filter(({ holds }) => !holds).map(({ code }) => code);

describe('worked examples', () => {
  const e1 = [won(A, 144), lost(A, 27), won(C, 46)];

  it('E1: at a table of three the classic list stands at 90, 0, 46 and Seeger-Fabian at 90, 40, 136', () => {
    expect(totals(scoreList({ scoring: 'classic', players: 3, deals: e1 }))).toEqual([90, 0, 46]);
    const score = scoreList({ scoring: 'seeger-fabian', players: 3, deals: e1 });
    expect(totals(score)).toEqual([90, 40, 136]);
    expect(holdingChecks(score)).toEqual(['C1', 'C2', 'C3', 'C4']);
  });

  const e2: readonly ListDeal[] = [
    won(2, 20),
    won(4, 72),
    lost(1, 36),
    passed,
    won(3, 23),
    won(3, 44),
    lost(4, 18),
    lost(2, 72),
  ];

  it('E2: a table of four credits 30 to everybody else, the dealer who sat out included', () => {
    const score = scoreList({ scoring: 'seeger-fabian', players: 4, deals: e2 });
    expect(score.seats).toEqual([
      { seat: 1, gamePoints: -72, won: 0, lost: 1, othersLost: 2, bonus: 10, adjustment: 0, total: -62 },
      { seat: 2, gamePoints: -124, won: 1, lost: 1, othersLost: 2, bonus: 60, adjustment: 0, total: -64 },
      { seat: 3, gamePoints: 67, won: 2, lost: 0, othersLost: 3, bonus: 190, adjustment: 0, total: 257 },
      { seat: 4, gamePoints: 36, won: 1, lost: 1, othersLost: 2, bonus: 60, adjustment: 0, total: 96 },
    ]);
    expect(score.counts).toEqual({ won: 4, lost: 3, passed: 1, notPlayed: 0, ramsch: 0 });
    expect(holdingChecks(score)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5']);
  });

  it('E3: six deals at a table of three give 254, -102, 58', () => {
    const deals = [won(A, 24), lost(B, 46), won(C, 72), won(A, 50), lost(C, 27), passed];
    const score = scoreList({ scoring: 'seeger-fabian', players: 3, deals });
    expect(score.seats.map(({ gamePoints }) => gamePoints)).toEqual([74, -92, 18]);
    expect(totals(score)).toEqual([254, -102, 58]);
    expect(brokenChecks(score)).toEqual([]);
  });

  it('E4: the same loss gives -122 and 40 twice at a table of three, -122 and 30 three times at a table of four', () => {
    expect(totals(scoreList({ scoring: 'seeger-fabian', players: 3, deals: [lost(1, 36)] }))).toEqual([-122, 40, 40]);
    const atFour = scoreList({ scoring: 'seeger-fabian', players: 4, deals: [lost(1, 36)], firstDealer: 2 });
    expect(totals(atFour)).toEqual([-122, 30, 30, 30]);
    expect(brokenChecks(atFour)).toEqual([]);
  });

  it('E5: the end sums of a club evening of 36 deals give 230, 1195, 794', () => {
    const score = scorePaperList({
      scoring: 'seeger-fabian',
      players: 3,
      dealsFixed: 36,
      passed: 0,
      notPlayed: 0,
      totals: [
        { seat: 1, gamePoints: 40, won: 12, lost: 9, othersLost: 1, total: 230 },
        { seat: 2, gamePoints: 295, won: 10, lost: 0, othersLost: 10, total: 1195 },
        { seat: 3, gamePoints: 284, won: 4, lost: 1, othersLost: 9, total: 794 },
      ],
    });
    expect(totals(score)).toEqual([230, 1195, 794]);
    expect(holdingChecks(score)).toEqual(['C1', 'C2', 'C3', 'C8', 'C9']);
  });

  it.each([
    [13, 1, 600],
    [13, 0, 650],
    [12, 1, 550],
  ])('E6: %i won and %i lost are worth %i beyond points and the losses of others', (gamesWon, gamesLost, worth) => {
    const own = { seat: 1, gamePoints: 0, won: gamesWon, lost: gamesLost };
    const score = scorePaperList({ scoring: 'seeger-fabian', players: 4, totals: [own], passed: 0, notPlayed: 0 });
    expect(score.seats[0]?.bonus).toBe(worth);
  });

  it('E7: an overbid Hearts game charged at 50 costs 100 and 50 more, and the others get their credit', () => {
    expect(totals(scoreList({ scoring: 'seeger-fabian', players: 3, deals: [lost(1, 50)] }))).toEqual([-150, 40, 40]);
    const atFour: DealList = { scoring: 'seeger-fabian', players: 4, firstDealer: 4, deals: [lost(1, 50)] };
    expect(totals(scoreList(atFour))).toEqual([-150, 30, 30, 30]);
  });

  it('E8: 48 passed deals are a complete list of nothing', () => {
    const deals = Array.from({ length: 48 }, () => passed);
    const score = scoreList({ scoring: 'seeger-fabian', players: 4, deals, dealsFixed: 48 });
    expect(score.legal).toBe(true);
    expect(totals(score)).toEqual([0, 0, 0, 0]);
    expect(score.counts).toEqual({ won: 0, lost: 0, passed: 48, notPlayed: 0, ramsch: 0 });
    expect(brokenChecks(score)).toEqual([]);
  });

  it('E9: a credit of 30 forgotten on paper breaks C2 and C3, and adding it brings 21 behind to 9 ahead', () => {
    const sums = [
      { seat: 1, gamePoints: 700, won: 10, lost: 1 },
      { seat: 2, gamePoints: 650, won: 9, lost: 0 },
      { seat: 3, gamePoints: 300, won: 8, lost: 2 },
      { seat: 4, gamePoints: 200, won: 7, lost: 3 },
    ];
    const head = { scoring: 'seeger-fabian', players: 4, dealsFixed: 48, passed: 8, notPlayed: 0 } as const;
    const right = scorePaperList({ ...head, totals: sums });
    const forgetful = sums.map((sum) => (sum.seat === 2 ? { ...sum, othersLost: 5, total: 1250 } : sum));
    const wrong = scorePaperList({ ...head, totals: forgetful });
    expect(brokenChecks(wrong)).toEqual(['C2', 'C3', 'C8', 'C9']);
    expect(wrong.checks.find(({ code }) => code === 'C2')).toMatchObject({ expected: 3790, found: 3760 });
    expect(wrong.checks.find(({ code }) => code === 'C3')).toMatchObject({ expected: 18, found: 17 });

    const rivalAtAnotherTable = { id: 'rival', total: 1271, won: 12, lost: 1 };
    const placed = (total: number): readonly string[] =>
      rank([rivalAtAnotherTable, { id: 'credited', total, won: 9, lost: 0 }]).map(({ id }) => id);
    expect(totals(right)[1]).toBe(1280);
    expect(placed(1250)).toEqual(['rival', 'credited']);
    expect(placed(totals(right)[1] ?? 0)).toEqual(['credited', 'rival']);
    expect(brokenChecks(right)).toEqual([]);
  });
});

describe('a published list of four', () => {
  it('gives 1332, 1308, 1320 and 108 for the end sums of a printed Seeger-Fabian table', () => {
    const totalsOfFour = [
      { seat: 1, gamePoints: 492, won: 12, lost: 0 },
      { seat: 2, gamePoints: 628, won: 12, lost: 2 },
      { seat: 3, gamePoints: 660, won: 10, lost: 1 },
      { seat: 4, gamePoints: -32, won: 6, lost: 5 },
    ];
    const score = scorePaperList({
      scoring: 'seeger-fabian',
      players: 4,
      totals: totalsOfFour,
      passed: 0,
      notPlayed: 0,
    });
    expect(totals(score)).toEqual([1332, 1308, 1320, 108]);
  });
});

describe('mistakes others have made', () => {
  it('the constant 40 is not used at a table of four', () => {
    expect(totals(scoreList({ scoring: 'seeger-fabian', players: 4, deals: [lost(2, 36)] }))).toEqual([
      30, -122, 30, 30,
    ]);
  });

  it.each([
    ['a won deal', won(2, 20)],
    ['a passed deal', passed],
    ['a deal not played', { notPlayed: true } as const],
  ])('%s gives nothing to those who did not play it alone', (_, deal) => {
    const { seats } = scoreList({ scoring: 'seeger-fabian', players: 4, deals: [deal] });
    expect(seats.filter(({ seat }) => seat !== 2).map(({ total }) => total)).toEqual([0, 0, 0]);
  });

  it('an opponent does not always stay at nothing', () => {
    expect(totals(scoreList({ scoring: 'seeger-fabian', players: 3, deals: [lost(1, 36)] }))[1]).toBe(40);
  });

  it('the total after each deal is the total of the list up to it', () => {
    assert(
      fc.property(anyDealList, (list) => {
        const increments = list.deals.map((deal, index) => {
          const before = scoreList({ ...list, deals: list.deals.slice(0, index) });
          const after = scoreList({ ...list, deals: list.deals.slice(0, index + 1) });
          const firstDealer = dealOrder(list.players, index + 1, list.firstDealer).dealer;
          const alone = scoreList({ ...list, firstDealer, deals: [deal], adjustments: [] });
          return totals(after).map((total, seat) => total - (totals(before)[seat] ?? 0) - (totals(alone)[seat] ?? 0));
        });
        expect(increments.flat().every((difference) => difference === 0)).toBe(true);
      }),
    );
  });
});

describe('the credit for a deal that all pass', () => {
  const deals = [passed, won(1, 20), passed, lost(3, 18)];
  const list = (passedDealCredit: DealList['passedDealCredit']): ListScore =>
    scoreList({ scoring: 'seeger-fabian', players: 4, deals, passedDealCredit });
  const plain = list(undefined);

  it('goes to whoever dealt, 30 points each time', () => {
    const { seats, counts, checks } = list({ points: 30, won: 0 });
    expect(seats.map(({ total, won: games }) => [total, games])).toEqual([
      [(totals(plain)[0] ?? 0) + 30, 1],
      [totals(plain)[1], 0],
      [(totals(plain)[2] ?? 0) + 30, 0],
      [totals(plain)[3], 0],
    ]);
    expect(counts).toEqual({ won: 1, lost: 1, passed: 2, notPlayed: 0, ramsch: 0 });
    expect(checks.find(({ code }) => code === 'C2')).toEqual({ code: 'C2', holds: true });
  });

  it('can be a game won, with the 50 of one, that C1 does not count again', () => {
    const score = list({ points: 0, won: 1 });
    expect(score.seats.map(({ won: games }) => games)).toEqual([2, 0, 1, 0]);
    expect(totals(score)).toEqual(totals(plain).map((total, seat) => total + (seat % 2 === 0 ? 50 : 0)));
    expect(score.counts).toEqual(plain.counts);
    expect(brokenChecks(score)).toEqual([]);
  });

  it('needs the dealers on a paper list', () => {
    const paper = (told: object): ListScore =>
      scorePaperList({
        scoring: 'classic',
        players: 3,
        passedDealCredit: { points: 30, won: 0 },
        totals: [{ seat: 2, gamePoints: 20, won: 1, lost: 0, ...told }],
        passed: 2,
        notPlayed: 0,
      });
    expect(paper({}).faults).toMatchObject([{ code: 'passed-without-dealer' }]);
    expect(paper({ passed: 1 }).legal).toBe(false);
    expect(paper({ passed: 2 })).toMatchObject({ legal: true, seats: [{ total: 0 }, { total: 80 }, { total: 0 }] });
  });
});

describe('any list', () => {
  it('keeps its control sums', () => {
    assert(
      fc.property(anyDealList, (list) => {
        const score = scoreList(list);
        expect(score.faults).toEqual([]);
        expect(brokenChecks(score)).toEqual([]);
      }),
    );
  });

  it('comes to the same as its own end sums written on paper', () => {
    assert(
      fc.property(anyDealList, (list) => {
        const { seats, counts } = scoreList(list);
        const dealt = list.deals.map((deal, index) =>
          'passed' in deal ? dealOrder(list.players, index + 1, list.firstDealer).dealer : 0,
        );
        const columns = seats.map((sums) => {
          const own = dealt.filter((dealer) => dealer === sums.seat).length;
          return { ...sums, won: sums.won - own * (list.passedDealCredit?.won ?? 0), passed: own };
        });
        const paper = scorePaperList({ ...list, ...counts, totals: columns });
        expect(paper).toMatchObject({ seats, counts, faults: [] });
        expect(brokenChecks(paper)).toEqual([]);
      }),
    );
  });

  it('gives a player the same whichever seat he has', () => {
    assert(
      fc.property(anyDealList, (list) => {
        const turned = scoreList({
          ...list,
          firstDealer: turn(list.firstDealer ?? 1, list.players),
          adjustments: (list.adjustments ?? []).map(({ seat, points }) => ({ seat: turn(seat, list.players), points })),
          deals: list.deals.map((deal) => turnDeal(deal, list.players)),
        });
        const straight = totals(scoreList(list));
        expect(totals(turned)).toEqual([...straight.slice(-1), ...straight.slice(0, -1)]);
      }),
    );
  });
});

const turn = (seat: number, players: number): number => (seat % players) + 1;

function turnDeal(deal: ListDeal, players: number): ListDeal {
  if ('declarer' in deal) return { declarer: turn(deal.declarer, players), score: deal.score };
  if (!('ramsch' in deal)) return deal;
  const scores = Object.entries(deal.ramsch.scores).map(
    ([seat, points]) => [turn(Number(seat), players), points] as const,
  );
  return { ramsch: { scores: Object.fromEntries(scores) } };
}

describe('the parts of a list', () => {
  it('a Ramsch counts its points, but nobody has won or lost it', () => {
    const score = scoreList({
      scoring: 'seeger-fabian',
      players: 3,
      deals: [{ ramsch: { scores: { 1: -70, 3: -50 } } }],
    });
    expect(score.seats.map(({ won: w, lost: l, total }) => [w, l, total])).toEqual([
      [0, 0, -70],
      [0, 0, 0],
      [0, 0, -50],
    ]);
    expect(score.counts.ramsch).toBe(1);
  });

  it('a Ramsch that brings points is no game won', () => {
    const deals: ListDeal[] = [{ ramsch: { scores: { 2: 120 } } }];
    expect(scoreList({ scoring: 'seeger-fabian', players: 3, deals }).seats[1]).toMatchObject({ won: 0, total: 120 });
  });

  it('an adjustment moves the total of its seat and no count', () => {
    const deals = [won(1, 20)];
    const score = scoreList({ scoring: 'running', players: 3, deals, adjustments: [{ seat: 1, points: -10 }] });
    expect(score.seats[0]).toEqual({
      seat: 1,
      gamePoints: 20,
      won: 1,
      lost: 0,
      othersLost: 0,
      bonus: 0,
      adjustment: -10,
      total: 10,
    });
    expect(score.counts.won).toBe(1);
    expect(brokenChecks(score)).toEqual([]);
  });

  it('deals that were not played are counted apart from passed ones', () => {
    const score = scoreList({
      scoring: 'classic',
      players: 3,
      deals: [passed, { notPlayed: true }, { notPlayed: true }],
    });
    expect(score.counts).toMatchObject({ passed: 1, notPlayed: 2 });
  });

  it('the running pad comes with running lists only', () => {
    expect(scoreList({ scoring: 'running', players: 5, deals: [won(2, 10)] }).running?.columns).toHaveLength(5);
    expect(scoreList({ scoring: 'classic', players: 5, deals: [won(2, 10)] })).not.toHaveProperty('running');
  });
});
