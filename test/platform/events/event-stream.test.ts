import { setTimeout as sleep } from 'node:timers/promises';
import { eventTexts, type StreamPiece } from '../../../src/platform/events/event-stream';

async function* pieces(...given: readonly StreamPiece[]): AsyncGenerator<StreamPiece> {
  yield* given;
}

async function textOf(source: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of source) text += piece;
  return text;
}

const never = (): void => {
  throw new Error('left too early');
};

describe('the text of an event stream', () => {
  it('names id, kind and data of each event, each data on one line, and says when to come back', async () => {
    const events = [
      { id: 7, event: 'deal-entered', data: { note: 'two\nlines' } },
      { id: 8, event: 'session-closed', data: {} },
    ];
    expect(await textOf(eventTexts(pieces(events), 1000, never))).toBe(
      'retry: 2000\n\nid: 7\nevent: deal-entered\ndata: {"note":"two\\nlines"}\n\nid: 8\nevent: session-closed\ndata: {}\n\n',
    );
  });

  it('has a comment as its sign of life, which is no event', async () => {
    expect(await textOf(eventTexts(pieces('alive'), 1000, never))).toBe('retry: 2000\n\n: alive\n\n');
  });

  it('is left when a piece is not taken in time, and asks for no further piece before', async () => {
    let asked = 0;
    async function* counted(): AsyncGenerator<StreamPiece> {
      for (;;) {
        asked += 1;
        yield 'alive';
      }
    }
    let left = 0;
    const text = eventTexts(counted(), 30, () => (left += 1));
    await text.next();
    await text.next();
    expect([asked, left]).toEqual([1, 0]);
    await sleep(80);
    expect([asked, left]).toEqual([1, 1]);
    await text.return(undefined);
  });
});
