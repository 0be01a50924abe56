import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { bodyLimit } from '../http/json-body';
import { LineSplitter, type Line } from './line-splitter';
import { watched } from './watched';

/** Who answers the lines of a stream. */
export interface LineAnswers {
  /** The answer to one line, which counts from 1; it becomes one line of JSON. Must not throw. */
  answer(line: Line, number: number): Promise<object>;
  /** The last answer when no line has come for too long. */
  giveUp(): object;
  /** Called when nobody has taken an answer for too long. */
  leave(): void;
}

/** How long a piece of answers may grow, in characters, and how long it may keep others waiting, in milliseconds. */
const pieceLength = 64 * 1024;
const pieceTime = 10;

/**
 * Answers a stream line by line, in order, and ends with `{ "end": true, "lines": n }`.
 *
 * Holds one chunk of the stream and one piece of the answers, and reads on only when the answers have been taken.
 * `patience` in milliseconds is how long it waits for a whole line, and for an answer to be taken.
 */
export async function* answerLines(source: Readable, answers: LineAnswers, patience: number): AsyncGenerator<string> {
  yield* watched(piecesOf(source, answers, patience), patience, () => answers.leave());
}

async function* piecesOf(source: Readable, answers: LineAnswers, patience: number): AsyncGenerator<string> {
  const splitter = new LineSplitter(bodyLimit);
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  let count = 0;
  let patientUntil = Date.now() + patience;
  for (;;) {
    const next = await within(patientUntil - Date.now(), chunks.next());
    if (next === undefined) {
      yield asLine(answers.giveUp());
      return;
    }
    const lines = next.done === true ? splitter.end() : splitter.push(next.value);
    let piece = '';
    let begun = Date.now();
    for (const line of lines) {
      count += 1;
      piece += asLine(await answers.answer(line, count));
      if (piece.length < pieceLength && Date.now() - begun < pieceTime) continue;
      yield piece;
      await nextTurn();
      piece = '';
      begun = Date.now();
    }
    if (next.done === true) piece += asLine({ end: true, lines: count });
    if (piece !== '') yield piece;
    if (next.done === true) return;
    // Bytes alone are no progress, or one byte now and then would hold a connection for ever.
    if (lines.length > 0) patientUntil = Date.now() + patience;
  }
}

const asLine = (value: object): string => `${JSON.stringify(value)}\n`;

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, patience]);
  } finally {
    clearTimeout(timer);
  }
}
