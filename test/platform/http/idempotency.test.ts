import { fingerprintOf } from '../../../src/platform';

test('bodies that differ in the order of their fields have one fingerprint', () => {
  const one = fingerprintOf({ a: 1, b: { c: [1, 2], d: 'x' } });
  expect(fingerprintOf({ b: { d: 'x', c: [1, 2] }, a: 1 })).toEqual(one);
  expect(one).toHaveLength(32);
});

test.each([{ a: 2 }, { a: '1' }, { a: [1] }, { a: 1, b: null }, {}, [], undefined])(
  'the body %j has a fingerprint of its own',
  (body) => {
    expect(fingerprintOf(body)).not.toEqual(fingerprintOf({ a: 1 }));
  },
);
