import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerLines, type LineAnswers } from '../../../src/platform/ndjson/answer-lines';

const echo: LineAnswers = {
  answer: async (line, number) => ({ number, line: line === 'too-long' ? line : Buffer.from(line).toString() }),
  giveUp: () => ({ gaveUp: true }),
  leave: () => undefined,
};

async function linesOf(pieces: AsyncIterable<string>): Promise<readonly unknown[]> {
  let text = '';
  for await (const piece of pieces) text += piece;
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

describe('the answers to a stream of lines', () => {
  it('come in order and end with their number', async () => {
    expect(await linesOf(answerLines(Readable.from([Buffer.from('a\nb'), Buffer.from('c\n')]), echo, 1000))).toEqual([
      { number: 1, line: 'a' },
      { number: 2, line: 'bc' },
      { end: true, lines: 2 },
    ]);
  });

  it('of nothing are the end alone', async () => {
    expect(await linesOf(answerLines(Readable.from([]), echo, 1000))).toEqual([{ end: true, lines: 0 }]);
  });

  it('come while the stream is still open', async () => {
    const source = new PassThrough();
    const pieces = answerLines(source, echo, 1000);
    source.write('a\n');
    expect(await pieces.next()).toEqual({ done: false, value: '{"number":1,"line":"a"}\n' });
    source.end();
    expect(await linesOf(pieces)).toEqual([{ end: true, lines: 1 }]);
  });

  it('are given up without an end when no line comes', async () => {
    const source = new PassThrough();
    source.write('a\nhalf a li');
    expect(await linesOf(answerLines(source, echo, 50))).toEqual([{ number: 1, line: 'a' }, { gaveUp: true }]);
  });

  it('are given up when bytes come but never a whole line', async () => {
    const source = new PassThrough();
    const drip = setInterval(() => source.write('x'), 10);
    expect(await linesOf(answerLines(source, echo, 100))).toEqual([{ gaveUp: true }]);
    clearInterval(drip);
  });

  it('go on for longer than the patience while lines come', async () => {
    const source = new PassThrough();
    const answered = linesOf(answerLines(source, echo, 200));
    for (let sent = 0; sent < 8; sent += 1) {
      source.write('a\n');
      await sleep(50);
    }
    source.end();
    expect((await answered).at(-1)).toEqual({ end: true, lines: 8 });
  });

  it('are left when nobody takes them', async () => {
    const leave = jest.fn();
    const pieces = answerLines(Readable.from([Buffer.from('a\n')]), { ...echo, leave }, 30);
    await pieces.next();
    await sleep(80);
    expect(leave).toHaveBeenCalledTimes(1);
    await pieces.return(undefined);
  });

  it('are not made before they are taken', async () => {
    let answered = 0;
    const counting = { ...echo, answer: async () => ({ text: 'x'.repeat(1000), number: (answered += 1) }) };
    const pieces = answerLines(Readable.from([Buffer.from('a\n'.repeat(10_000))]), counting, 1000);
    await pieces.next();
    await sleep(50);
    expect(answered).toBeLessThan(200);
    await pieces.return(undefined);
  });
});
