import { departureFrom, secondCases, testSecondCases } from '../tools/second-cases';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe('checked requests under the ISkO', () => {
  testSecondCases(() => service, secondCases('isko-rulings.jsonl'));
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }, undefined],
  [{ a: { b: [1] } }, { a: { b: [1, 2] } }, undefined],
  [{ a: { b: [1, 3] } }, { a: { b: [1, 2] } }, '/a/b/1'],
  [{ a: { $absent: true } }, { a: null }, undefined],
  [{ a: { $absent: false } }, {}, '/a'],
  [{ a: { $in: [1, { $match: '^x' }] } }, { a: 'xy' }, undefined],
  [{ a: { $not: 1 } }, { a: 1 }, '/a'],
  [{ a: { $has: { b: 1 } } }, { a: [{ b: 2 }, { b: 1, c: 3 }] }, undefined],
  [{ a: { $has: 1 } }, { a: 1 }, '/a'],
])('the comparison finds where %j is not in %j', (want, got, at) => {
  expect(departureFrom(want, got)?.at).toBe(at);
});

test('an operator that is not known is a broken row', () => {
  expect(() => departureFrom({ $least: 1 }, 2)).toThrow('$least');
});
