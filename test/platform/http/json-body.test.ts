import { ProblemError } from '../../../src/platform';
import { depthLimit, parseJsonBody } from '../../../src/platform/http/json-body';

const read = (text: string, contentType = 'application/json'): unknown => parseJsonBody(Buffer.from(text), contentType);

function codeOf(attempt: () => unknown): string | undefined {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ProblemError) return error.kind.code;
    throw error;
  }
  return undefined;
}

describe('a JSON body', () => {
  it('is read as UTF-8', () => {
    expect(read('{"name":"Jürgen"}', 'application/json; charset=UTF-8')).toEqual({ name: 'Jürgen' });
  });

  it.each(['', '{', '{"a":1,}', "{'a':1}", 'NaN', '{"a":1} x'])('is refused where it is no JSON: %p', (text) => {
    expect(codeOf(() => read(text))).toBe('malformed-json');
  });

  it('is refused where it is no UTF-8', () => {
    expect(codeOf(() => parseJsonBody(Buffer.from([0x22, 0xff, 0x22]), 'application/json'))).toBe('malformed-json');
  });

  it('is refused in another character set', () => {
    expect(codeOf(() => read('{}', 'application/json; charset=iso-8859-1'))).toBe('unsupported-media-type');
  });

  it(`may be nested ${depthLimit} deep and no deeper`, () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(codeOf(() => read(nested(depthLimit)))).toBeUndefined();
    expect(codeOf(() => read(nested(depthLimit + 1)))).toBe('too-deep');
    expect(codeOf(() => read(nested(100_000)))).toBe('too-deep');
  });
});
