import type { Database } from '../../../src/persistence/database';
import { insertRecords, recordKinds } from '../../../src/persistence/stores/event-records';
import type { Row, Rows } from '../../../src/chronicle';

/** Erased or not, names stand in no log; the log itself is what is replayed; results are worked out again. */
const leftOut: readonly string[] = ['player-name', 'log-entry', 'session-result'];

const kinds = recordKinds.filter(({ kind }) => !leftOut.includes(kind));

/** Every row that a database has of an event, all columns but the keys of the tournament and its owner. */
export async function keptRows({ dataSource }: Database, tournamentId: string): Promise<Rows> {
  const found = new Map<string, readonly Row[]>();
  for (const { kind, table, tournament, fields } of kinds) {
    const columns = fields
      .filter(({ column }) => column !== tournament)
      .map(({ name, column }) => `"${column}" AS "${name}"`)
      .join(', ');
    const rows = await dataSource.query<object[]>(`SELECT ${columns} FROM ${table} WHERE ${tournament} = $1`, [
      tournamentId,
    ]);
    found.set(kind, JSON.parse(JSON.stringify(rows)) as Row[]);
  }
  return found;
}

/** Puts rows into a database that has none of the event; its rules refuse what cannot be. */
export async function keepRows({ dataSource }: Database, tournamentId: string, rows: Rows): Promise<void> {
  await dataSource.transaction(async (manager) => {
    for (const kind of kinds) {
      await insertRecords(manager, kind, { tournamentId, ownerKey: tournamentId }, rows.get(kind.kind) ?? []);
    }
  });
}
