import * as fc from 'fast-check';
import { LineSplitter, type Line } from '../../../src/platform/ndjson/line-splitter';
import { assert } from '../../tools/property';

const limit = 10;

/** The lines of a text that arrives in pieces of so many bytes. */
function split(text: string, size: number): readonly string[] {
  const splitter = new LineSplitter(limit);
  const bytes = Buffer.from(text);
  const lines: Line[] = [];
  for (let start = 0; start < bytes.length; start += size) {
    lines.push(...splitter.push(bytes.subarray(start, start + size)));
  }
  return [...lines, ...splitter.end()].map((line) => (line === 'too-long' ? line : Buffer.from(line).toString()));
}

describe('a stream cut into lines', () => {
  it.each([1, 2, 3, 7, 100])('gives the same lines in pieces of %i bytes', (size) => {
    expect(split('one\n\ntwo\r\n \t\r\nThree ö\nlast', size)).toEqual(['one', 'two\r', 'Three ö', 'last']);
  });

  it('takes a line of the greatest length and reports a longer one, and goes on', () => {
    expect(split(`${'x'.repeat(10)}\n${'x'.repeat(11)}\nnext\n${'x'.repeat(5000)}`, 4)).toEqual([
      'x'.repeat(10),
      'too-long',
      'next',
      'too-long',
    ]);
  });

  it('has no lines where it is empty', () => {
    expect(split('', 1)).toEqual([]);
    expect(split('\n\n', 1)).toEqual([]);
  });

  it('puts every line of any text in order, wherever it is cut', () => {
    const line = fc.stringMatching(/^[a-z]{1,10}$/);
    assert(
      fc.property(fc.array(line), fc.integer({ min: 1, max: 30 }), (lines, size) => {
        expect(split(lines.join('\n'), size)).toEqual(lines);
      }),
    );
  });
});
