import { openDatabase } from '../../src/persistence/database';
import { DatabaseUnavailable } from '../../src/persistence/failures';
import { freshDatabase } from '../tools/database';

test('an opened database has its tables, answers a ping and keeps its sessions within limits', async () => {
  const { url, drop } = await freshDatabase();
  const database = await openDatabase({ url, dataDir: '.' });
  await expect(database.ping()).resolves.toBeUndefined();
  expect(await database.dataSource.query('SELECT count(*)::int AS n FROM access_key')).toEqual([{ n: 0 }]);
  expect(
    await database.dataSource.query(
      `SELECT name, setting FROM pg_settings WHERE name IN
        ('TimeZone', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY lower(name)`,
    ),
  ).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '4000' },
    { name: 'statement_timeout', setting: '5000' },
    { name: 'TimeZone', setting: 'UTC' },
  ]);
  await database.close();
  await drop();
});

test('the place of a database names it without user and password', async () => {
  const { url, drop } = await freshDatabase();
  const withSecret = new URL(url);
  withSecret.searchParams.set('password', 'open-sesame');
  const database = await openDatabase({ url: withSecret.href, dataDir: '.' });
  expect(database.place).toContain(withSecret.pathname);
  expect(database.place).not.toContain('open-sesame');
  await database.close();
  await drop();
});

test('a database that goes away is logged, a ping says so, and the process lives on', async () => {
  const lines: string[] = [];
  const { url, drop } = await freshDatabase();
  const database = await openDatabase({ url, dataDir: '.', log: (line) => lines.push(line) });
  await drop();
  await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(lines.join('\n')).toContain('a database connection was lost');
  await database.close();
});

test('a role that is not known is refused at once, in the words of PostgreSQL', async () => {
  const { url, drop } = await freshDatabase();
  const stranger = new URL(url);
  stranger.username = '';
  stranger.searchParams.set('user', 'a_stranger');
  await expect(openDatabase({ url: stranger.href, dataDir: '.' })).rejects.toThrow('role "a_stranger" does not exist');
  await drop();
});

test('a server that does not listen is waited for, and then named together with what went wrong', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  const opening = openDatabase({ url: 'postgresql://skat:open-sesame@127.0.0.1:1/skat', dataDir: '.' });
  const patience = setTimeout(() => jest.setSystemTime(Date.now() + 16_000), 600);
  await expect(opening).rejects.toThrow(/^the database 127\.0\.0\.1:1\/skat cannot be reached: .*ECONNREFUSED/);
  clearTimeout(patience);
  jest.useRealTimers();
});
