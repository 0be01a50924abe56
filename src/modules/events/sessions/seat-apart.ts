import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { preloads } from '../../../platform';
import { planField, seatByLot, seatByResults, type SeatingField } from './seat-field';

/** The seatings that take seconds in large fields, by their names. */
export const works = { planField, seatByLot, seatByResults };

/** One of them with all that it depends on. */
export interface SeatingTask {
  readonly name: string;
  readonly given: readonly unknown[];
}

/** So many players are worth a thread; fewer are seated before one would have begun. Plans are searched longer. */
const worthAThread = { aPlan: 12, else: 200 };

/** A search may leave as many players as there are on their way at once, one within the other. */
const stackSizeMb = 32;

/** Seats a field by one of `works` without keeping anybody else waiting: a large field in a thread of its own. */
export async function seatApart<Given extends [SeatingField, ...unknown[]], Answer>(
  work: (...given: Given) => Answer,
  ...given: Given
): Promise<Answer> {
  const least = work.name === planField.name ? worthAThread.aPlan : worthAThread.else;
  return given[0].players.length < least ? work(...given) : inThread({ name: work.name, given });
}

function inThread<Answer>(workerData: SeatingTask): Promise<Answer> {
  const file = path.join(__dirname, `seating-thread${path.extname(__filename)}`);
  const thread = new Worker(file, {
    workerData,
    execArgv: preloads(process.execArgv),
    resourceLimits: { stackSizeMb },
  });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the seating ended with ${code} and without an answer`)));
  });
}
