import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { freshDatabase, type TestDatabase } from '../tools/database';
import { passed } from '../tools/deals';
import { asAdmin } from '../tools/keys';
import { dealsAt, openSession } from '../tools/tournament';
import { serviceProcess, type ServiceProcess } from './service-process';

const isFull = process.env['SKAT_RELIABILITY'] === 'full';
const keys = isFull ? 1_000 : 80;
const sends = 10;

/** Keys that are sent at the same time; each goes to a table of its own. */
const atOnce = 20;

let fresh: TestDatabase;
beforeEach(async () => {
  fresh = await freshDatabase();
});
afterEach(() => fresh.drop());

async function counted(url: string, table: string): Promise<number> {
  const database = new Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<{ held: number }>(`SELECT count(*)::int AS held FROM ${table}`);
  await database.end();
  return rows[0]?.held ?? 0;
}

/** Sends each key so many times at once, to one process and the other in turn; counts the answers by status. */
async function sendAll(
  send: (target: number, place: number, key: string) => Promise<number>,
): Promise<Readonly<Record<number, number>>> {
  const statuses: Record<number, number> = {};
  for (let done = 0; done < keys; done += atOnce) {
    const answers = Array.from({ length: atOnce }, (_, place) => {
      const key = randomUUID();
      return Array.from({ length: sends }, (_send, index) => send(index % 2, place, key));
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
    const evening = await openSession(first.ask, {
      players: 4 * atOnce,
      deals: { '4': 4 * Math.ceil(keys / atOnce / 4) },
    });
    const statuses = await sendAll(async (target, place, key) => {
      const headers = { ...asAdmin, 'Idempotency-Key': key };
      const { ask } = target === 0 ? first : second;
      return (await ask('POST', dealsAt(evening, place), { body: passed, headers })).status;
    });
    const held = await counted(fresh.url, 'deal');
    process.stdout.write(`repeated sends: ${JSON.stringify({ keys, sends, held, statuses })}\n`);
    expect(held).toBe(keys);
    expect(Object.keys(statuses).filter((status) => status !== '201' && status !== '409')).toEqual([]);
    expect(statuses[201]).toBeGreaterThanOrEqual(keys);
  }, 600_000);

  it('is a harness that finds the doubles of a service that looks first and then inserts', async () => {
    const targets = await twoOf('test/reliability/look-then-insert.ts');
    await sendAll(async (target, place, key) => {
      return (await fetch(`${targets[target]?.url}/${place}/${key}`, { method: 'POST' })).status;
    });
    const held = await counted(fresh.url, 'wrong_entry');
    process.stdout.write(`repeated sends, look then insert: ${JSON.stringify({ keys, sends, held })}\n`);
    expect(held).toBeGreaterThan(keys);
  }, 600_000);
});
