import { lowerBound } from '../../src/competition/draw-bound';
import { drawField } from '../../src/competition/draw-field';

const players = (count: number): readonly { readonly id: string }[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}` }));

/** The bound where `p0`, `p1`, ... filled tables of the earlier sizes in turn and `count` players now fill the new ones. */
function boundAfter(earlier: readonly number[], count: number, sizes: readonly number[]): number {
  let next = 0;
  const history = earlier.map((size) => ({
    session: 1,
    seats: Array.from({ length: size }, () => `p${next++}`),
  }));
  return lowerBound(drawField(players(count), history, []), sizes);
}

/** The bound after sessions in which `p0` met everybody else, two by two, and nobody else met anybody twice. */
function boundAfterMeetingAll(count: number, sizes: readonly number[]): number {
  const history = Array.from({ length: Math.ceil((count - 1) / 2) }, (_, session) => ({
    session,
    seats: ['p0', `p${2 * session + 1}`, `p${2 * session + 2}`],
  }));
  return lowerBound(drawField(players(count), history, []), sizes);
}

it.each<[string, readonly number[], number, readonly number[], number]>([
  ['a table of four from two earlier ones holds two pairs', [4, 4], 8, [4, 4], 4],
  ['a table of four from three earlier ones holds one pair', [4, 3, 3], 10, [4, 3, 3], 1],
  ['a table of six from four earlier ones holds two pairs', [3, 3, 3, 3], 12, [6, 3, 3], 2],
  ['an earlier table of four over three new ones leaves one pair, whoever is new', [4, 4], 12, [4, 4, 4], 2],
  ['newcomers have met nobody', [3], 6, [3, 3], 1],
  ['as many earlier tables as seats leave no pair', [4, 4, 4, 4], 16, [4, 4, 4, 4], 0],
  ['players who have left leave no pair', [4, 4], 3, [3], 3],
])('%s', (_, earlier, count, sizes, bound) => {
  expect(boundAfter(earlier, count, sizes)).toBe(bound);
});

it('who has met everybody meets three again at a table of four, which is two repeats at the least when halved', () => {
  expect(boundAfterMeetingAll(8, [4, 4])).toBe(2);
});

it('who has met everybody is thought of at the smallest table', () => {
  expect(boundAfterMeetingAll(7, [4, 3])).toBe(1);
});

it('nobody has met before the first session', () => {
  expect(lowerBound(drawField(players(8), [], []), [4, 4])).toBe(0);
});
