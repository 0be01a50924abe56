import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandKeyReused, CommandRunning, type CommandKey } from '../../src/persistence/commands';
import { openDatabase, type Database } from '../../src/persistence/database';
import { Ledger } from '../../src/persistence/ledger';
import { freshDatabase, type TestDatabase } from '../tools/database';

let fresh: TestDatabase;
let database: Database;
let ledger: Ledger;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, dataDir: '' });
  ledger = new Ledger(database.dataSource);
  await database.dataSource.query('CREATE TABLE effect (word text)');
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const command = (more: Partial<CommandKey> = {}): CommandKey => ({
  principal: randomUUID(),
  tournamentId: null,
  method: 'POST',
  path: '/v1/effects',
  key: randomUUID(),
  fingerprint: Buffer.alloc(32, 1),
  ...more,
});

/** Leaves one effect and answers with fields in an order that jsonb would change. */
const work =
  (word: string, pause = 0) =>
  async (transaction: { query(text: string, values: unknown[]): Promise<unknown> }) => {
    await transaction.query('INSERT INTO effect VALUES ($1)', [word]);
    await sleep(pause);
    return { status: 201, headers: { ETag: '"1"' }, body: { word, id: 1, a: [2] } };
  };

async function effects(word: string): Promise<number> {
  const rows = await database.dataSource.query<unknown[]>('SELECT 1 FROM effect WHERE word = $1', [word]);
  return rows.length;
}

test('a command that is sent again gets the same answer, field by field in the same order, and does nothing', async () => {
  const asked = command();
  const first = await ledger.once(asked, work('again'));
  const again = await ledger.once(asked, work('again'));
  expect(first.replayed).toBe(false);
  expect(again).toEqual({ ...first, replayed: true });
  expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
  expect(await effects('again')).toBe(1);
});

test('a key belongs to one body, principal, method, path and tournament', async () => {
  const asked = command();
  await ledger.once(asked, work('mine'));
  await expect(ledger.once({ ...asked, fingerprint: Buffer.alloc(32, 2) }, work('mine'))).rejects.toThrow(
    CommandKeyReused,
  );
  const others = [
    { principal: randomUUID() },
    { method: 'PUT' },
    { path: '/v1/others' },
    { tournamentId: randomUUID() },
  ];
  for (const other of others) expect((await ledger.once({ ...asked, ...other }, work('mine'))).replayed).toBe(false);
  expect(await effects('mine')).toBe(1 + others.length);
});

test('of ten senders at once one does the work and the others are told that it is running, without waiting', async () => {
  const asked = command();
  const running = ledger.once(asked, work('once', 4000));
  await sleep(100);
  const started = Date.now();
  const rivals = await Promise.allSettled(Array.from({ length: 9 }, () => ledger.once(asked, work('once'))));
  expect(Date.now() - started).toBeLessThan(3500);
  for (const rival of rivals) {
    expect(rival).toMatchObject({ status: 'rejected', reason: expect.any(CommandRunning) as unknown });
  }
  expect((await running).replayed).toBe(false);
  expect((await ledger.once(asked, work('once'))).replayed).toBe(true);
  expect(await effects('once')).toBe(1);
});

test('a command that fails leaves neither an effect nor its key', async () => {
  const asked = command();
  const failing = ledger.once(asked, async (transaction) => {
    await work('failed')(transaction);
    throw new RangeError('no');
  });
  await expect(failing).rejects.toThrow(RangeError);
  expect(await effects('failed')).toBe(0);
  expect((await ledger.once(asked, work('failed'))).replayed).toBe(false);
  expect(await effects('failed')).toBe(1);
});

test('an answer is kept for seven days', async () => {
  const asked = command();
  await ledger.once(asked, work('kept'));
  const [row] = await database.dataSource.query<{ days: number }[]>(
    `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM idempotency_key WHERE key = $1`,
    [asked.key],
  );
  expect(row?.days).toBe(7);
});
