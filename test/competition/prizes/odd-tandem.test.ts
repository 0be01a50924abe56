import { resultsOfTandems, standings, tallyResults } from '../../../src/competition';
import { result } from '../events';

const results = [result('A', 1, 600), result('B', 1, 500), result('C', 1, 700), result('D', 1, 9000)];
const tandemOf = new Map([
  ['A', 'first'],
  ['B', 'first'],
  ['C', 'alone'],
]);
const totals = (odd: 'doubled' | 'left-out') =>
  standings(tallyResults(resultsOfTandems(results, tandemOf, odd))).map(({ id, total }) => [id, total]);

it('E24: the unpaired player counts twice where that was announced, and can win', () => {
  expect(totals('doubled')).toEqual([
    ['alone', 1400],
    ['first', 1100],
  ]);
});

it('is left out where that was announced', () => {
  expect(totals('left-out')).toEqual([['first', 1100]]);
});
