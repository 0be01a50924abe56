import type { ArgumentMetadata } from '@nestjs/common';
import { z } from 'zod';
import { httpProblems, ProblemError } from '../../../src/platform';
import { SchemaPipe } from '../../../src/platform/validation/schema-pipe';

const schema = z
  .strictObject({
    name: z.string().max(5),
    points: z.int().min(0).max(120),
    cards: z.array(z.string()).max(2).optional(),
    side: z.enum(['with', 'without']).optional(),
    run: z.union([z.strictObject({ with: z.int().min(1) }), z.strictObject({ without: z.int().min(1) })]).optional(),
    anything: z.unknown().optional(),
  })
  .refine(({ cards = [] }) => new Set(cards).size === cards.length, {
    path: ['cards'],
    error: 'A card stands twice',
    params: { code: 'facts-contradict' },
  });

const valid = { name: 'ann', points: 61 };

function refusal(value: unknown, metadata: ArgumentMetadata = { type: 'body', schema }) {
  try {
    new SchemaPipe().transform(value, metadata);
  } catch (error) {
    if (error instanceof ProblemError) {
      const errors = error.facts.errors?.map(({ pointer, code }) => `${code} ${pointer}`);
      return { status: error.kind.status, code: error.kind.code, errors };
    }
    throw error;
  }
  return undefined;
}

function thrownBy(attempt: () => unknown): unknown {
  try {
    return attempt();
  } catch (error) {
    return error;
  }
}

describe('the schema pipe', () => {
  it('hands a valid value on', () => {
    expect(new SchemaPipe().transform(valid, { type: 'body', schema })).toEqual(valid);
  });

  it('leaves a parameter without schema alone', () => {
    expect(new SchemaPipe().transform('x\0', { type: 'custom' })).toBe('x\0');
  });

  it.each([
    ['a missing field', { name: 'ann' }, 'missing /points'],
    ['no body at all', undefined, 'missing '],
    ['a wrong type', { ...valid, points: '61' }, 'wrong-type /points'],
    ['a fraction', { ...valid, points: 60.5 }, 'wrong-type /points'],
    ['an unknown field', { ...valid, 'po/ints~': 1 }, 'unknown-field /po~1ints~0'],
    ['a field named constructor', { ...valid, constructor: 1 }, 'unknown-field /constructor'],
    ['a value not listed', { ...valid, side: 'beside' }, 'not-allowed /side'],
    ['a text too long', { ...valid, name: 'annabella' }, 'wrong-length /name'],
    ['a list too long', { ...valid, cards: ['a', 'b', 'c'] }, 'wrong-length /cards'],
    ['U+0000 in a string', { ...valid, name: 'a\0' }, 'nul-character /name'],
    ['U+0000 in the name of a field', { ...valid, anything: { 'a\0': 1 } }, 'nul-character /anything/a\0'],
    ['an alternative that is none', { ...valid, run: 3 }, 'not-allowed /run'],
    ['an unknown field of an alternative', { ...valid, run: { with: 1, so: 2 } }, 'unknown-field /run/so'],
  ])('refuses %s with 400', (_what, value, error) => {
    expect(refusal(value)).toEqual({ status: 400, code: 'invalid-request', errors: [error] });
  });

  it('refuses __proto__ with 400 also where the schema would take any field', () => {
    const anything = JSON.parse('{"__proto__":{"admin":true}}') as unknown;
    expect(refusal({ ...valid, anything })).toEqual({
      status: 400,
      code: 'invalid-request',
      errors: ['unknown-field /anything/__proto__'],
    });
  });

  it.each([
    ['a number too great', { ...valid, points: 121 }, '/points'],
    ['a number too small', { ...valid, points: -1 }, '/points'],
    ['a number too small within an alternative', { ...valid, run: { without: 0 } }, '/run/without'],
    ['a number of more than 32 bits where the schema takes any', { ...valid, anything: [2 ** 31] }, '/anything/0'],
  ])('refuses %s with 422', (_what, value, pointer) => {
    expect(refusal(value)).toEqual({
      status: 422,
      code: 'number-out-of-range',
      errors: [`number-out-of-range ${pointer}`],
    });
  });

  it('refuses facts that cannot stand together with 422 and the code of the refinement', () => {
    expect(refusal({ ...valid, cards: ['C7', 'C7'] })).toEqual({
      status: 422,
      code: 'facts-contradict',
      errors: ['facts-contradict /cards'],
    });
  });

  it('lets 400 win where both occur, and lists only its faults', () => {
    expect(refusal({ ...valid, points: 121, name: 7 })).toEqual({
      status: 400,
      code: 'invalid-request',
      errors: ['wrong-type /name'],
    });
  });

  it('points into the path or the query where the value comes from there', () => {
    const limit = z.strictObject({ limit: z.string() });
    expect(refusal({}, { type: 'query', schema: limit })?.errors).toEqual(['missing /query/limit']);
    expect(refusal(undefined, { type: 'param', data: 'id', schema: z.string() })?.errors).toEqual(['missing /path/id']);
  });

  it('says what is wrong in both languages', () => {
    const attempt = (): unknown => new SchemaPipe().transform({ name: 'ann' }, { type: 'body', schema });
    expect(thrownBy(attempt)).toMatchObject({
      facts: {
        detail: {
          en: '/points: Missing: expected a number.',
          de: '/points: Fehlt: erwartet wird eine Zahl.',
        },
      },
    });
  });

  it('says what a refinement found in German by the title of its kind', () => {
    const value = { ...valid, cards: ['C7', 'C7'] };
    const attempt = (): unknown => new SchemaPipe().transform(value, { type: 'body', schema });
    const message = { en: 'A card stands twice', de: httpProblems['facts-contradict'].title.de };
    expect(thrownBy(attempt)).toMatchObject({ facts: { errors: [{ message }] } });
  });
});
