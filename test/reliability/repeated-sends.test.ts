import { randomUUID } from 'node:crypto';
import { migratedDatabase, type TestDatabase } from '../tools/database';
import { asAdmin } from '../tools/keys';
import { dealsAt } from '../tools/tournament';
import { dealOf, differencesOf, openTables, storedDeals, storedWrongly, type Entry } from './entries';
import { serviceProcess, type ServiceProcess } from './service-process';

const isFull = process.env['SKAT_RELIABILITY'] === 'full';
const keys = isFull ? 1_000 : 80;
const sends = 10;

/** Keys that are sent at the same time; each goes to a table of its own. */
const atOnce = 20;

let fresh: TestDatabase;
beforeEach(async () => {
  fresh = await migratedDatabase();
});
afterEach(() => fresh.drop());

/** The deals of one table. */
const rounds = keys / atOnce;

/** What everybody is told to have been entered: each table has its rounds. */
const all: ReadonlySet<Entry> = new Set(
  Array.from({ length: atOnce }, (_, place) =>
    Array.from({ length: rounds }, (_entry, round): Entry => `${place}/${round}`),
  ).flat(),
);

/** One entry of a table, sent to one of the two processes; returns the status of the answer. */
type Send = (process: number, place: number, round: number, key: string) => Promise<number>;

/** Sends each key so many times at once, to one process and the other in turn; counts the answers by status. */
async function sendAll(send: Send): Promise<Readonly<Record<number, number>>> {
  const statuses: Record<number, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const answers = Array.from({ length: atOnce }, (_, place) => {
      const key = randomUUID();
      return Array.from({ length: sends }, (_send, index) => send(index % 2, place, round, key));
    });
    for (const status of await Promise.all(answers.flat())) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

describe('Q2: a key that is sent ten times at once to two processes', () => {
  const services: ServiceProcess[] = [];
  afterEach(() => Promise.all(services.splice(0).map((service) => service.stop())));

  async function twoOf(script?: string): Promise<readonly ServiceProcess[]> {
    services.push(await serviceProcess(fresh.url, script), await serviceProcess(fresh.url, script));
    // One after the other, because the wrong service makes its tables without looking for others.
    for (const service of services) await service.start();
    return services;
  }

  it('has exactly one effect, and every answer is the first, its replay, or that it is running', async () => {
    const [first, second] = await twoOf();
    if (first === undefined || second === undefined) throw new Error('two processes were started');
    const evening = await openTables(first.ask, atOnce, rounds);
    const statuses = await sendAll(async (process, place, round, key) => {
      const headers = { ...asAdmin, 'Idempotency-Key': key };
      const { ask } = process === 0 ? first : second;
      return (await ask('POST', dealsAt(evening, place), { body: dealOf(round), headers })).status;
    });
    const found = differencesOf(all, await storedDeals(fresh.url, evening));
    process.stdout.write(`repeated sends: ${JSON.stringify({ keys, sends, ...found, statuses })}\n`);
    expect(found).toEqual({ acknowledged: keys, lost: 0, doubled: 0, unknown: 0 });
    expect(Object.keys(statuses).filter((status) => status !== '201' && status !== '409')).toEqual([]);
    expect(statuses[201]).toBeGreaterThanOrEqual(keys);
  }, 600_000);

  it('is a harness that finds the doubles of a service that looks first and then inserts', async () => {
    const targets = await twoOf('test/reliability/look-then-insert.ts');
    await sendAll(async (process, place, round, key) => {
      return (await fetch(`${targets[process]?.url}/${place}/${round}/${key}`, { method: 'POST' })).status;
    });
    const found = differencesOf(all, await storedWrongly(fresh.url));
    process.stdout.write(`repeated sends, look then insert: ${JSON.stringify({ keys, sends, ...found })}\n`);
    expect(found).toMatchObject({ lost: 0, unknown: 0 });
    expect(found.doubled).toBeGreaterThan(0);
  }, 600_000);
});
