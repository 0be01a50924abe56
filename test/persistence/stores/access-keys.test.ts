import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { openDatabase, type Database } from '../../../src/persistence/database';
import {
  ensureFirstAdminKey,
  findAccessKeyByHash,
  hashOfKey,
  insertAccessKey,
  listAccessKeys,
  revokeAccessKeys,
  touchAccessKey,
  type NewAccessKey,
} from '../../../src/persistence/stores/access-keys';
import { freshDatabase, type TestDatabase } from '../../tools/database';

let fresh: TestDatabase;
let database: Database;
let manager: EntityManager;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, dataDir: '.' });
  manager = database.dataSource.manager;
});
beforeEach(() => manager.query('TRUNCATE access_key CASCADE'));
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const scorer = (text: string): NewAccessKey => ({
  id: randomUUID(),
  hash: hashOfKey(text),
  role: 'scorer',
  tournamentId: randomUUID(),
  tables: [3],
  scopes: ['enter-deal'],
  label: 'table 3',
  madeBy: randomUUID(),
  expiresAt: new Date('2030-01-01T00:00:00Z'),
});

test('a stored key is found by its hash, with everything but the hash', async () => {
  const key = scorer('skat_a');
  await insertAccessKey(manager, key);
  const { hash: _hash, ...told } = key;
  expect(await findAccessKeyByHash(manager, hashOfKey('skat_a'))).toEqual({
    ...told,
    createdAt: expect.any(Date) as unknown,
    revokedAt: null,
    lastUsedAt: null,
  });
  expect(await findAccessKeyByHash(manager, hashOfKey('skat_b'))).toBeUndefined();
});

test('the text of a key is nowhere in its row', async () => {
  await insertAccessKey(manager, scorer('skat_secret'));
  const rows = await manager.query<{ row: string }[]>('SELECT access_key::text AS row FROM access_key');
  expect(rows.map(({ row }) => row).join()).not.toContain('secret');
});

test('the database itself refuses a hash twice, a hash of another length and a role that is not known', async () => {
  await insertAccessKey(manager, scorer('skat_a'));
  await expect(insertAccessKey(manager, scorer('skat_a'))).rejects.toThrow('access_key_hash_once');
  const short = { ...scorer('skat_b'), hash: Buffer.from('short') };
  await expect(insertAccessKey(manager, short)).rejects.toThrow('access_key_hash_is_sha256');
  await expect(manager.query(`UPDATE access_key SET role = 'king'`)).rejects.toThrow('access_key_role_known');
});

test('keys are listed from the oldest on, page by page, each once', async () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) await insertAccessKey(manager, scorer(text));
  await manager.query(`UPDATE access_key SET created_at = '2026-01-01'`);
  const first = await listAccessKeys(manager, { limit: 3 });
  const after = first.at(-1);
  const second = await listAccessKeys(manager, { limit: 3, ...(after && { after }) });
  expect([first.length, second.length]).toEqual([3, 2]);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(5);
});

test('a key is revoked once and keeps the time of it', async () => {
  const key = scorer('skat_a');
  await insertAccessKey(manager, key);
  const revoke = (id: string) => revokeAccessKeys(manager, id, { alone: false });
  expect(await revoke(key.id)).toMatchObject([{ id: key.id, role: 'scorer' }]);
  const { revokedAt } = (await findAccessKeyByHash(manager, key.hash)) ?? {};
  expect(revokedAt).toBeInstanceOf(Date);
  expect(await revoke(key.id)).toEqual([]);
  expect((await findAccessKeyByHash(manager, key.hash))?.revokedAt).toEqual(revokedAt);
  expect(await revoke(randomUUID())).toEqual([]);
});

test('a key is revoked with all that were made with it, however many hands lie between, or alone', async () => {
  const [first, second, third, other] = ['a', 'b', 'c', 'd'].map(scorer) as [
    NewAccessKey,
    NewAccessKey,
    NewAccessKey,
    NewAccessKey,
  ];
  const chain = [first, { ...second, madeBy: first.id }, { ...third, madeBy: second.id }, other];
  for (const key of chain) await insertAccessKey(manager, key);
  expect(await revokeAccessKeys(manager, second.id, { alone: true })).toMatchObject([{ id: second.id }]);
  const ended = await revokeAccessKeys(manager, first.id, { alone: false });
  expect(new Set(ended.map(({ id }) => id))).toEqual(new Set([first.id, third.id]));
  expect((await findAccessKeyByHash(manager, other.hash))?.revokedAt).toBeNull();
});

test('the last use of a key is noted at most once a minute', async () => {
  const key = scorer('skat_a');
  await insertAccessKey(manager, key);
  await touchAccessKey(manager, key.id);
  const { lastUsedAt } = (await findAccessKeyByHash(manager, key.hash)) ?? {};
  expect(lastUsedAt).toBeInstanceOf(Date);
  await touchAccessKey(manager, key.id);
  expect((await findAccessKeyByHash(manager, key.hash))?.lastUsedAt).toEqual(lastUsedAt);
  await manager.query(`UPDATE access_key SET last_used_at = now() - interval '61 seconds'`);
  await touchAccessKey(manager, key.id);
  expect((await findAccessKeyByHash(manager, key.hash))?.lastUsedAt?.getTime()).toBeGreaterThanOrEqual(
    lastUsedAt?.getTime() ?? Infinity,
  );
});

test('of twenty that ask at once for the first admin key one gets it, and it opens the door', async () => {
  const asked = Array.from({ length: 20 }, (_, i) => ensureFirstAdminKey(manager, () => `skat_${i}`));
  const [text, ...others] = (await Promise.all(asked)).filter((answer) => answer !== undefined);
  expect(others).toEqual([]);
  expect(await findAccessKeyByHash(manager, hashOfKey(text ?? ''))).toMatchObject({
    role: 'admin',
    tournamentId: null,
  });
});

test('a revoked first admin key is not made a second time', async () => {
  await ensureFirstAdminKey(manager, () => 'skat_first');
  const [first] = await listAccessKeys(manager, { limit: 1 });
  await revokeAccessKeys(manager, first?.id ?? '', { alone: true });
  expect(await ensureFirstAdminKey(manager, () => 'skat_second')).toBeUndefined();
});
