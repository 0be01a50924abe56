import { Client } from 'pg';
import { createApp } from '../../src/app';
import { pauses } from '../../src/modules/carriers/webhooks/tries';
import { openDatabase, type Database } from '../../src/persistence/database';
import { createLog } from '../../src/platform';
import { migratedDatabase, type TestDatabase } from '../tools/database';
import { adminKey, asker, listening, type Ask } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { committedContract, contractCheck } from '../tools/openapi';
import { startReceiver, type Reaction, type Receiver, type Told } from '../tools/receiver';
import { announce, enter } from '../tools/tournament';
import { addWebhook, numbersOf, proves } from '../tools/webhook';
import { until } from './scene';
import { serviceProcess } from './service-process';

const isFull = process.env['SKAT_RELIABILITY'] === 'full';

jest.setTimeout(600_000);

let fresh: TestDatabase;
let sql: Client;
let receiver: Receiver;
beforeEach(async () => {
  fresh = await migratedDatabase();
  receiver = await startReceiver();
});
afterEach(async () => {
  await sql.end();
  await receiver.stop();
  await fresh.drop();
});

/** So many services on one database, in this process. */
async function services(count: number): Promise<{ readonly ask: Ask; readonly stop: () => Promise<void> }> {
  const webhooks = { targets: 'any', timeout: 300 } as const;
  const started: { readonly database: Database; readonly url: string; readonly close: () => Promise<void> }[] = [];
  for (let index = 0; index < count; index += 1) {
    const database = await openDatabase({ url: fresh.url, dataDir: '' });
    const app = await createApp({ trustProxy: false, rateLimit: 0, adminKey, webhooks }, database, createLog('silent'));
    started.push({ database, url: await listening(app), close: () => app.close() });
  }
  sql = await connected();
  return {
    ask: asker(started[0]?.url ?? '', contractCheck(committedContract())),
    stop: async () => {
      for (const { close, database } of started) {
        await close();
        await database.close();
      }
    },
  };
}

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: fresh.url });
  await client.connect();
  return client;
}

/** Lets the time until the next try pass; whatever is in hand stays there. */
const windForward = () => sql.query('UPDATE webhook SET due_at = now() WHERE claim IS NULL AND due_at > now()');

/** Numbers without repeats of the same one in a row, as retries make them. */
const steps = (told: readonly Told[]) => numbersOf(told).filter((number, index, all) => number !== all[index - 1]);

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => index + first);

test('every line arrives in order, signed, whatever the receivers answer and whichever of two services tells them', async () => {
  const { ask, stop } = await services(2);
  const other = await startReceiver();
  const { path } = await announce(ask);
  let seed = 7;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const good: readonly Reaction[] = Array.from({ length: 12 }, () => 200);
  const reactions: readonly Reaction[] = [...good, 204, 500, 503, 404, 302, 'silence', 410];
  for (const one of [receiver, other]) one.reactTo(() => reactions[Math.floor(random() * reactions.length)] ?? 200);
  const hooks = [await addWebhook(ask, path, { url: receiver.url }), await addWebhook(ask, path, { url: other.url })];
  for (let count = 0; count < 20; count += 1) await enter(ask, path, 1);
  const allTaken = (): boolean => [receiver, other].every(({ taken }) => new Set(numbersOf(taken)).size >= 21);
  await until('everything is taken', async () => {
    await windForward();
    // Whoever answered 410 by chance is told further by hand, from where he stopped; that too is a line, and so is his stop.
    for (const hook of hooks) {
      const { body } = await ask('GET', hook.path, { headers: asAdmin });
      if (body['state'] === 'disabled') await hook.step('replay', { from: Number(body['position']) + 1 });
    }
    return allTaken();
  });
  await stop();
  for (const [index, one] of [receiver, other].entries()) {
    const numbers = steps(one.taken);
    expect(numbers).toEqual(upTo(numbers.at(-1) ?? 0, index + 2));
    for (const message of one.told) proves(hooks[index]?.secret ?? '', message);
    // Nothing is told before what came before it was taken.
    expect(steps(one.told).slice(0, numbers.length)).toEqual(numbers);
  }
  await other.stop();
});

test('who never answers well is tried ten times by the schedule, then told the next line', async () => {
  const { ask, stop } = await services(1);
  const { path } = await announce(ask);
  receiver.reactTo(({ data }) => (data.sequence === 2 ? 500 : 200));
  const hook = await addWebhook(ask, path, { url: receiver.url });
  await enter(ask, path, 1);
  const waited: number[] = [];
  for (let tries = 1; tries <= 9; tries += 1) {
    await until(`it was tried ${tries} times`, async () => {
      const { rows } = await sql.query('SELECT FROM webhook WHERE tries = $1 AND claim IS NULL', [tries]);
      return rows.length === 1;
    });
    const { rows } = await sql.query<{ seconds: string }>(
      `SELECT extract(epoch FROM due_at - tried_at) AS seconds FROM webhook JOIN webhook_delivery d ON webhook_id = id AND sequence = 2`,
    );
    waited.push(Number(rows[0]?.seconds));
    expect(receiver.taken).toEqual([]);
    await windForward();
  }
  await until('the next line is taken', () => receiver.taken.length === 1);
  await stop();
  pauses.forEach((seconds, index) => {
    expect(waited[index]).toBeGreaterThan(seconds * 0.99);
    expect(waited[index]).toBeLessThan(seconds * 1.11);
  });
  expect(numbersOf(receiver.told)).toEqual([...Array.from({ length: 10 }, () => 2), 3]);
  const { rows } = await sql.query(
    'SELECT sequence, state, tries, status FROM webhook_delivery WHERE webhook_id = $1 ORDER BY 1',
    [hook.id],
  );
  expect(rows).toEqual([
    { sequence: 2, state: 'given-up', tries: 10, status: 500 },
    { sequence: 3, state: 'delivered', tries: 1, status: 200 },
  ]);
});

test('a stop of the service ends what is under way; nothing is lost by it, and the order stays', async () => {
  const first = await services(1);
  const { path } = await announce(first.ask);
  await addWebhook(first.ask, path, { url: receiver.url });
  for (let count = 0; count < 5; count += 1) await enter(first.ask, path, 1);
  await until('something is told', () => receiver.told.length > 0);
  await first.stop();
  await sql.end();
  const second = await services(1);
  await until('everything is told', () => numbersOf(receiver.told).includes(7));
  await second.stop();
  // What the receiver took while the answer was cut off is told again, and nothing else.
  expect(steps(receiver.told)).toEqual(upTo(7, 2));
  expect(receiver.told.length).toBeLessThanOrEqual(7);
});

test('kill -9 while it tells loses nothing and changes no order', async () => {
  sql = await connected();
  const service = await serviceProcess(fresh.url, 'src/main.ts', { SKAT_WEBHOOK_TARGETS: 'any' });
  await service.start();
  const { path } = await announce(service.ask);
  const hook = await addWebhook(service.ask, path, { url: receiver.url });
  const kills = isFull ? 20 : 2;
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = receiver.told.length;
    for (let count = 0; count < 8; count += 1) await enter(service.ask, path, 1);
    await until('something is told', () => receiver.told.length > before);
    await service.kill();
    // As if the time had passed in which the dead process has the address in hand.
    await sql.query('UPDATE webhook SET due_at = now()');
    await service.start();
  }
  const last = 2 + kills * 8;
  await until('everything is told', () => numbersOf(receiver.told).includes(last));
  await service.stop();
  expect(steps(receiver.told)).toEqual(upTo(last, 2));
  // After a kill one line at most is told twice.
  expect(receiver.told.length - (last - 1)).toBeLessThanOrEqual(kills);
  for (const message of receiver.told) proves(hook.secret, message);
});
