import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openBatch } from '../tools/batch';
import { startChild } from '../tools/child';
import { report, rounded } from './figure';
import { questions } from './questions';

const WARM_UP = 20_000;
const SMALL = 1_000;
const LARGE = 1_000_000;
const LINES_PER_CHUNK = 100;

/** The most memory that a process held while something was done, in MiB, as Linux counts it. */
async function peakMemoryDuring(pid: number, done: () => Promise<number>): Promise<{ seconds: number; peak: number }> {
  // Forgets the peak so far, which the start of the process has made.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const seconds = await done();
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return { seconds, peak: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024 };
}

function* chunksOf(count: number): Generator<string> {
  const { body } = questions['contracts/value'];
  for (let start = 0; start < count; start += LINES_PER_CHUNK) {
    const ids = Array.from({ length: Math.min(LINES_PER_CHUNK, count - start) }, (_, index) => start + index);
    yield ids.map((id) => `${JSON.stringify({ id, call: 'contracts.value', body })}\n`).join('');
  }
}

/** Reads all answers and keeps the last line. */
async function lastLineOf(answers: IncomingMessage): Promise<string> {
  let end = '';
  for await (const chunk of answers) end = (end + String(chunk)).slice(-1000);
  return end.trimEnd().split('\n').at(-1) ?? '';
}

/** Sends so many lines as one batch; returns the seconds until the last answer. */
async function secondsFor(url: string, count: number): Promise<number> {
  const started = performance.now();
  const { sending, response } = openBatch(url);
  const [last] = await Promise.all([response.then(lastLineOf), pipeline(Readable.from(chunksOf(count)), sending)]);
  if (last !== JSON.stringify({ end: true, lines: count })) throw new Error(`a batch of ${count} ended with ${last}`);
  return (performance.now() - started) / 1000;
}

/** S4: a million lines through one batch beside a thousand: time per line, and how much more memory was held at the most. */
export async function s4(): Promise<void> {
  const child = startChild({ script: 'test/bench/s4-server.ts', env: {} });
  const url = await child.firstLine;
  await secondsFor(url, WARM_UP);
  const small = await peakMemoryDuring(child.pid, () => secondsFor(url, SMALL));
  const large = await peakMemoryDuring(child.pid, () => secondsFor(url, LARGE));
  report('S4', {
    lines: LARGE,
    seconds: rounded(large.seconds),
    linesPerSecond: Math.round(LARGE / large.seconds),
    timePerLineToThatOfAThousand: rounded(large.seconds / LARGE / (small.seconds / SMALL)),
    peakMemoryOfAThousandMiB: Math.round(small.peak),
    peakMemoryGrowthMiB: Math.round(large.peak - small.peak),
    growthBelowMiB: 64,
  });
  await child.end('SIGKILL');
}
