import { QueryFailedError, type EntityManager } from 'typeorm';
import { codeOf } from '../error-code';
import type { RecordField, RecordKind } from '../event-kinds';
import { startRecords } from './records';

export { recordKinds, type RecordField, type RecordKind, type RecordReference } from '../event-kinds';

/** A record as it is carried: every field but those that are null. */
export type EventRecord = Readonly<Record<string, unknown>>;

/** A record that breaks a rule of the database; `index` counts from 0 within those that were given. */
export class RecordRefused extends Error {
  override readonly name = 'RecordRefused';

  constructor(
    readonly kind: string,
    readonly index: number,
    /** The name of the rule; a code of PostgreSQL where it has none. */
    readonly rule: string,
  ) {
    super(`a record ${kind} breaks ${rule}`);
  }
}

/** Where records go: to which tournament, and whose it becomes. */
export interface NewOwner {
  readonly tournamentId: string;
  readonly ownerKey: string;
}

const pageSize = 500;

/** The records of one kind in their order, page by page. `consented` leaves out the names of those who have not agreed to be named. */
export async function* readRecords(
  manager: EntityManager,
  kind: RecordKind,
  { tournamentId, consented }: { readonly tournamentId: string; readonly consented: boolean },
): AsyncGenerator<readonly EventRecord[]> {
  const columnOf = new Map(kind.fields.map(({ name, column }) => [name, `"${column}"`]));
  const order = kind.order.map((name) => columnOf.get(name) ?? '').join(', ');
  const places = kind.order.map((_, index) => `$${index + 2}`).join(', ');
  const chosen = kind.fields.map(({ name, column }) => `"${column}" AS "${name}"`).join(', ');
  const conditions = [`"${kind.tournament}" = $1`, ...(kind.shownTo === 'names' && consented ? [hasConsented] : [])];
  for (let after: readonly unknown[] | undefined; ;) {
    const where = [...conditions, ...(after && order !== '' ? [`(${order}) > (${places})`] : [])].join(' AND ');
    const rows = await manager.query<EventRecord[]>(
      `SELECT ${chosen} FROM ${kind.table} WHERE ${where} ${order === '' ? '' : `ORDER BY ${order}`} LIMIT ${pageSize}`,
      [tournamentId, ...(after ?? [])],
    );
    if (rows.length > 0) yield rows.map((row) => asCarried(row, kind.fields));
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = kind.order.map((name) => last[name]);
  }
}

const hasConsented = `EXISTS (SELECT 1 FROM player WHERE player.tournament_id = player_name.tournament_id
  AND player.id = player_name.player_id AND player.consent)`;

/** Stores records of one kind; what breaks a rule of the database is thrown as {@link RecordRefused}. */
export async function insertRecords(
  manager: EntityManager,
  kind: RecordKind,
  to: NewOwner,
  records: readonly EventRecord[],
): Promise<void> {
  await manager.query('SAVEPOINT records');
  try {
    await insertAll(manager, kind, to, records);
    await manager.query('RELEASE SAVEPOINT records');
  } catch (error) {
    if (ruleOf(error) === undefined) throw error;
    await manager.query('ROLLBACK TO SAVEPOINT records');
    throw await findRefused(manager, kind, to, records);
  }
}

/** Inserts one by one to find out which record it was. */
async function findRefused(
  manager: EntityManager,
  kind: RecordKind,
  to: NewOwner,
  records: readonly EventRecord[],
): Promise<Error> {
  for (const [index, record] of records.entries()) {
    try {
      await insertAll(manager, kind, to, [record]);
    } catch (error) {
      const rule = ruleOf(error);
      return rule === undefined ? (error as Error) : new RecordRefused(kind.kind, index, rule);
    }
  }
  return new Error(`records ${kind.kind} were refused together and not alone`);
}

async function insertAll(
  manager: EntityManager,
  { table, tournament, owner, fields }: RecordKind,
  { tournamentId, ownerKey }: NewOwner,
  records: readonly EventRecord[],
): Promise<void> {
  const fixed = { [tournament]: tournamentId, ...(owner !== undefined && { [owner]: ownerKey }) };
  const rows = records.map((record) => ({
    ...Object.fromEntries(fields.map(({ name, column }) => [column, record[name] ?? null])),
    ...fixed,
  }));
  const names = new Set([...fields.map(({ column }) => column), ...Object.keys(fixed)]);
  const columns = [...names].map((name) => `"${name}"`).join(', ');
  await manager.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** The rule of the database that was broken, or undefined for any other failure. */
function ruleOf(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { driverError } = error as QueryFailedError<Error & { readonly constraint?: string }>;
  const code = codeOf(driverError);
  return code !== undefined && /^2[23]/.test(code) ? (driverError.constraint ?? code) : undefined;
}

/** Lets the log of a tournament go on after the last of its lines, which have been stored. */
export async function resumeRecords(manager: EntityManager, tournamentId: string): Promise<void> {
  await startRecords(manager, tournamentId);
  await manager.query(
    `UPDATE tournament_tail SET (sequence, hash) = (last.sequence, last.hash)
     FROM (SELECT sequence, hash FROM log_entry WHERE tournament_id = $1 ORDER BY sequence DESC LIMIT 1) last
     WHERE tournament_id = $1`,
    [tournamentId],
  );
}

function asCarried(row: EventRecord, fields: readonly RecordField[]): EventRecord {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = row[name];
      if (value === null || value === undefined) return [];
      if (value instanceof Date) return [[name, value.toISOString()]];
      return [[name, Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value]];
    }),
  );
}
