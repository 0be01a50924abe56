import { judgeAward, type AwardCriterion } from '../../../src/competition';
import { competition, game, result } from '../events';

const judge = (criteria: readonly AwardCriterion[], told: Parameters<typeof competition>[0]) =>
  judgeAward({ code: 'award', criteria }, competition(told));

const results = [result('A', 1, 900, 8), result('A', 2, 300, 3), result('B', 1, 700, 7), result('B', 2, 900, 9)];

it('best session: everybody who reached the greatest total of one session, with that session', () => {
  expect(judge([{ measure: 'best-session' }], { results }).claims).toEqual([
    { playerId: 'A', figure: 900, session: 1 },
    { playerId: 'B', figure: 900, session: 2 },
  ]);
});

it.each<[AwardCriterion, string, number]>([
  [{ measure: 'total' }, 'B', 1600],
  [{ measure: 'most-wins' }, 'B', 16],
  [{ measure: 'total', sessions: [1] }, 'A', 900],
  [{ measure: 'total', categories: ['junior'] }, 'A', 1200],
])('%j goes to %s with %i', (criterion, playerId, figure) => {
  const told = { results, categoryOf: new Map([['A', 'junior']]) };
  expect(judge([criterion], told)).toEqual({ code: 'award', criterion: 0, claims: [{ playerId, figure }] });
});

it('highest game: only won games count, and the claim names session, table and deal', () => {
  const deals = [game('A', { score: -96 }), game('B', { score: 60, session: 2, table: 3, deal: 7 }), game('C')];
  expect(judge([{ measure: 'highest-game' }], { deals }).claims).toEqual([
    { playerId: 'B', figure: 60, session: 2, table: 3, deal: 7 },
  ]);
});

describe('most matadors against, at least without five, and if nobody: the highest hand game', () => {
  const criteria: readonly AwardCriterion[] = [
    { measure: 'most-matadors', atLeast: 5, deals: { hand: true, matadors: 'without' } },
    { measure: 'highest-game', deals: { hand: true } },
  ];
  const four = game('A', { hand: true, score: 60, matadors: { kind: 'without', count: 4 } });
  const grand = game('B', { hand: true, score: 168, game: 'grand' });

  it('goes to the hand where there is one', () => {
    const five = game('C', { hand: true, score: 77, matadors: { kind: 'without', count: 5 } });
    expect(judge(criteria, { deals: [four, grand, five] })).toMatchObject({
      criterion: 0,
      claims: [{ playerId: 'C', figure: 5 }],
    });
  });

  it('falls to the second criterion where a run is too short, has the matadors, or was played with the skat', () => {
    const withFive = game('C', { hand: true, score: 77, matadors: { kind: 'with', count: 5 } });
    const noHand = game('D', { score: 88, matadors: { kind: 'without', count: 6 } });
    expect(judge(criteria, { deals: [four, grand, withFive, noHand] })).toMatchObject({
      criterion: 1,
      claims: [{ playerId: 'B', figure: 168 }],
    });
  });

  it('has no holder where nobody meets either', () => {
    expect(judge(criteria, { deals: [game('A')] })).toEqual({ code: 'award', criterion: null, claims: [] });
  });
});

it('a game without matadors is none for the most matadors', () => {
  expect(
    judge([{ measure: 'most-matadors' }], { deals: [game('A', { game: 'null', matadors: null })] }).claims,
  ).toEqual([]);
});
