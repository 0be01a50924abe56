import { parentPort, workerData } from 'node:worker_threads';
import { works, type SeatingTask } from './seat-apart';

/** The thread of one seating: told its task when it starts, it answers and ends. */
const { name, given } = workerData as SeatingTask;
const named = works as unknown as Readonly<Record<string, ((...given: readonly unknown[]) => unknown) | undefined>>;
const work = named[name];
if (work === undefined) throw new TypeError(`there is no seating called ${name}`);
parentPort?.postMessage(work(...given), []);
