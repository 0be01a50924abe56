import { medianPace, slowLists } from '../../src/competition';

const list = (dealsEntered: number, dealsFixed = 48, players = 4) => ({ dealsEntered, dealsFixed, players });

it('a list is slow when it is more than a round behind the clock', () => {
  const halfTime = { done: 3600, of: 7200 };
  expect(slowLists([list(24), list(20), list(19), list(30)], halfTime)).toEqual([{ ...list(19), behind: 5 }]);
  expect(slowLists([list(15, 36, 3), list(14, 36, 3)], halfTime)).toEqual([{ ...list(14, 36, 3), behind: 4 }]);
});

it('when the time is up and later every list that is more than a round short is slow', () => {
  for (const pace of [
    { done: 7200, of: 7200 },
    { done: 9999, of: 7200 },
    { done: 5, of: 0 },
    { done: 0, of: 0 },
  ]) {
    expect(slowLists([list(48), list(44), list(43)], pace)).toEqual([{ ...list(43), behind: 5 }]);
  }
});

it('without a clock the pace is what half of the lists have come to, by their share', () => {
  expect(medianPace([list(12), list(40), list(29, 36, 3)])).toEqual({ done: 29, of: 36 });
  expect(medianPace([])).toEqual({ done: 0, of: 1 });
  expect(slowLists([list(40), list(40), list(35)], medianPace([list(40), list(40), list(35)]))).toEqual([
    { ...list(35), behind: 5 },
  ]);
});
