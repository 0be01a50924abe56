import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '../../../src/persistence/database';
import { Ledger } from '../../../src/persistence/ledger';
import { listLog, record } from '../../../src/persistence/stores/records';
import { insertTournament } from '../../../src/persistence/stores/tournaments';
import { freshDatabase, type TestDatabase } from '../../tools/database';

let fresh: TestDatabase;
let database: Database;
let ledger: Ledger;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, dataDir: '' });
  ledger = new Ledger(database.dataSource);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

async function newTournament(): Promise<string> {
  const id = randomUUID();
  const facts = { name: 'x', ruleset: 'isko-2022', startsAt: null, timeZone: 'UTC', isPrivate: false, profile: {} };
  await ledger.change((transaction) => insertTournament(transaction, { id, ownerKey: randomUUID(), ...facts }));
  return id;
}

const happen = (tournamentId: string, action: string) =>
  ledger.change((transaction) => record(transaction, { tournamentId, by: null, action, subject: { n: 1 } }));

test('happenings of one tournament at the same time are numbered without gaps or repeats', async () => {
  const id = await newTournament();
  await Promise.all(Array.from({ length: 30 }, (_, index) => happen(id, `action-${index}`)));
  const entries = await ledger.read((transaction) => listLog(transaction, { tournamentId: id, limit: 100 }));
  expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

test('a happening that is rolled back leaves no gap, and each has its event', async () => {
  const id = await newTournament();
  await happen(id, 'first');
  const failing = ledger.change(async (transaction) => {
    await record(transaction, { tournamentId: id, by: null, action: 'lost', subject: {} });
    throw new RangeError('no');
  });
  await expect(failing).rejects.toThrow(RangeError);
  await happen(id, 'second');
  const events: unknown = await database.dataSource.query(
    'SELECT sequence, kind FROM outbox_event WHERE tournament_id = $1 ORDER BY sequence',
    [id],
  );
  expect(events).toEqual([
    { sequence: 1, kind: 'first' },
    { sequence: 2, kind: 'second' },
  ]);
});

test('nobody can change what was written to the log', async () => {
  const id = await newTournament();
  await happen(id, 'written');
  const change = database.dataSource.query(`UPDATE log_entry SET action = 'other' WHERE tournament_id = $1`, [id]);
  await expect(change).rejects.toThrow('log_entry is append-only');
});
