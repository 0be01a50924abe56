import { publishList, scoreList } from '../../src/competition';

const { seats } = scoreList({
  scoring: 'seeger-fabian',
  players: 4,
  deals: [
    { declarer: 2, score: 20 },
    { declarer: 4, score: 72 },
    { declarer: 1, score: -72 },
    { passed: true },
    { declarer: 3, score: 23 },
    { declarer: 3, score: 44 },
    { declarer: 4, score: -36 },
    { declarer: 2, score: -144 },
  ],
});

it('E11: who sat in a wrong seat has nothing, the others keep -62, -64 and 257, the list stays as it was', () => {
  expect(publishList(seats, [4])).toEqual([
    { seat: 1, gamePoints: -72, won: 0, lost: 1, bonus: 10, total: -62 },
    { seat: 2, gamePoints: -124, won: 1, lost: 1, bonus: 60, total: -64 },
    { seat: 3, gamePoints: 67, won: 2, lost: 0, bonus: 190, total: 257 },
    { seat: 4, gamePoints: 0, won: 0, lost: 0, bonus: 0, total: 0 },
  ]);
  expect(seats[3]?.total).toBe(96);
});

it('a list without a ruling is published as it was played', () => {
  expect(publishList(seats).map(({ total }) => total)).toEqual([-62, -64, 257, 96]);
});
