import { z } from 'zod';
import { ProblemError } from '../../../src/platform/problems/problem-error';
import { checked } from '../../../src/platform/validation/schema-pipe';
import { Instant, WrittenInstant } from '../../../src/platform/validation/instant';

const Body = z.strictObject({ at: Instant });
const Written = z.strictObject({ at: WrittenInstant });

/** Why a value is refused. */
function refusalOf(schema: z.ZodType, at: string): unknown {
  try {
    return checked(schema, { at });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { code: error.kind.code, status: error.kind.status, errors: error.facts.errors };
  }
}

const outOfRange = { code: 'number-out-of-range', status: 422, errors: [{ pointer: '/at' }] };

test.each([
  ['2027-03-01T09:00:00+01:00', '2027-03-01T08:00:00.000Z'],
  ['1800-01-01T00:00:00Z', '1800-01-01T00:00:00.000Z'],
  ['2999-12-31T23:59:59.999Z', '2999-12-31T23:59:59.999Z'],
])('%s is read as %s', (text, instant) => {
  expect(checked(Body, { at: text }).at.toISOString()).toBe(instant);
});

test.each([
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+23:59',
  '1800-01-01T00:00:00+00:01',
  '2999-12-31T23:59:59-00:01',
  '9999-12-31T23:59:59-23:59',
])('%s at the ends of time is 422 number-out-of-range', (text) => {
  expect(refusalOf(Body, text)).toMatchObject(outOfRange);
});

test('the same holds for what is written in a file', () => {
  expect(checked(Written, { at: '2027-03-01T09:00:00.000Z' })).toEqual({ at: '2027-03-01T09:00:00.000Z' });
  expect(refusalOf(Written, '0000-01-01T00:00:00.000Z')).toMatchObject(outOfRange);
});

test('what is no time at all is 400 and told once', () => {
  expect(refusalOf(Body, 'tomorrow')).toMatchObject({ code: 'invalid-request', errors: [{ code: 'wrong-format' }] });
});
