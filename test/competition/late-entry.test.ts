import * as fc from 'fast-check';
import { joiningAt, orderAt, scoreEachStage, scoreList, scoreStages } from '../../src/competition';
import type { DealList, ListDeal, ListScore, Stages } from '../../src/competition';
import { anyDealList, holdingChecks, totals } from './lists';
import { assert } from '../tools/property';

const three: Stages = [{ fromDeal: 1, players: 3 }];
const joined: Stages = [
  { fromDeal: 1, players: 3 },
  { fromDeal: 7, players: 4 },
];

const score = (list: Omit<DealList, 'players'>, stages: Stages): ListScore => scoreStages(scoreEachStage(list, stages));

describe('the order of deals at a table that somebody joined', () => {
  it('begins a round with seat 1 as dealer, the newcomer to his right dealing last', () => {
    const dealers = Array.from({ length: 14 }, (_, index) => orderAt(joined, index + 1).dealer);
    expect(dealers).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4]);
    expect(orderAt(joined, 6)).toMatchObject({ round: 2, forehand: 1, middlehand: 2, rearhand: 3, sitsOut: [] });
    expect(orderAt(joined, 7)).toMatchObject({ deal: 7, round: 3, forehand: 2, rearhand: 4, sitsOut: [1] });
    expect(orderAt(joined, 14).round).toBe(4);
  });
});

describe('a late entry', () => {
  it.each([
    ['before the first deal', 0, { fromDeal: 1, dealsFixed: 48 }],
    ['after two rounds', 6, { fromDeal: 7, dealsFixed: 46 }],
    ['before the last round', 33, { fromDeal: 34, dealsFixed: 37 }],
    ['within a round', 7, undefined],
    ['after the last round', 36, undefined],
  ])('%s', (_when, dealsEntered, joining) => {
    expect(joiningAt(three, { dealsEntered, dealsFixed: 36 })).toEqual(joining);
  });

  it('of another counts the rounds since the last one joined', () => {
    const list = (dealsEntered: number) => joiningAt(joined, { dealsEntered, dealsFixed: 46 });
    expect([list(8), list(9), list(10)]).toEqual([undefined, undefined, { fromDeal: 11, dealsFixed: 55 }]);
  });
});

describe('the list of a table that somebody joined', () => {
  const deals: readonly ListDeal[] = [
    { declarer: 1, score: -72 },
    { passed: true },
    { declarer: 3, score: 20 },
    { declarer: 4, score: 72 },
    { declarer: 3, score: -36 },
    { passed: true },
    { declarer: 1, score: 24 },
  ];
  const stages: Stages = [
    { fromDeal: 1, players: 3 },
    { fromDeal: 4, players: 4 },
  ];
  const scored = score({ scoring: 'seeger-fabian', deals, dealsFixed: 7 }, stages);

  it('credits each lost game to those who sat there then, and the newcomer with nothing before', () => {
    expect(totals(scored)).toEqual([-72 - 50 + 30 + 24 + 50, 40 + 30, 20 + 50 + 40 - 36 - 50, 72 + 50 + 30]);
    expect(scored.counts).toEqual({ won: 3, lost: 2, passed: 2, notPlayed: 0, ramsch: 0 });
    expect(holdingChecks(scored)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5']);
  });

  it('names lines and numbers of the whole list', () => {
    const wrong = score(
      { scoring: 'seeger-fabian', deals: [...deals.slice(0, 5), { declarer: 3, score: 20 }], dealsFixed: 7 },
      stages,
    );
    expect(wrong.faults).toMatchObject([{ line: 6, code: 'declarer-sits-out' }]);
    expect(wrong.checks.filter(({ holds }) => !holds)).toEqual([
      { code: 'C1', holds: false, expected: 7, found: 6 },
      { code: 'C5', holds: false, line: 6 },
    ]);
  });

  it('goes on with running columns, whose lines are counted anew', () => {
    const { running } = score({ scoring: 'running', deals, dealsFixed: 7 }, stages);
    expect(running?.columns[2]).toEqual({
      seat: 3,
      items: [
        { deal: 3, points: 20, running: 20, lined: false },
        { deal: 5, points: -36, running: -16, lined: false },
      ],
      unlined: 1,
    });
    expect(running?.dealerByDeals).toBe(1);
  });

  it('is scored like any other where nobody joined', () => {
    assert(
      fc.property(anyDealList, (any) => {
        const list = { ...any, firstDealer: 1, dealsFixed: any.deals.length };
        expect(score(list, [{ fromDeal: 1, players: list.players }])).toEqual(scoreList(list));
      }),
    );
  });
});
