import { playedTournament, type PlayedTournament } from '../tools/played-tournament';
import { adminKey, startService, type TestService } from '../tools/http';
import { committedContract } from '../tools/openapi';

jest.setTimeout(300_000);

let service: TestService;
let own: PlayedTournament;
let other: PlayedTournament;
beforeAll(async () => {
  service = await startService();
  own = await playedTournament(service.ask);
  other = await playedTournament(service.ask);
});
afterAll(() => service.stop());

interface Column {
  readonly table: string;
  readonly column: string;
  /** The columns of the primary key. */
  readonly key: readonly string[];
}

/** Every column that is stored as JSON, as the entities name them. Unsealed lines become lines of the log at once. */
const columns = (): readonly Column[] =>
  service.database.dataSource.entityMetadatas
    .filter(({ tableName }) => tableName !== 'unsealed_entry')
    .flatMap(({ tableName: table, columns: all, primaryColumns }) => {
      const key = primaryColumns.map(({ databaseName }) => databaseName);
      return all.filter(({ type }) => type === 'jsonb').map(({ databaseName: column }) => ({ table, column, key }));
    });

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A member that no version has yet, in every object. */
function withUnknownKey(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withUnknownKey);
  const known = Object.entries(value).map(([key, inner]) => [key, withUnknownKey(inner)] as const);
  return { ...Object.fromEntries(known), addedLater: { of: 'a later version' } };
}

/** A word that no version has yet, in the place of every word. */
function withUnknownWord(value: Json): Json {
  if (typeof value === 'string') return 'unheard-of';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withUnknownWord);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withUnknownWord(inner)]));
}

interface Row {
  readonly value: Json;
  readonly key: readonly string[];
}

/** Does something while every value of a column is another one; the rows of the other event stay as they are. */
async function planted<T>(
  { table, column, key }: Column,
  change: (value: Json) => Json,
  work: () => Promise<T>,
): Promise<T> {
  const sql = <Found>(text: string, values: unknown[] = []) => service.database.dataSource.query<Found[]>(text, values);
  const event = { season: 'id', tournament: 'id' }[table] ?? 'tournament_id';
  const rows = await sql<Row>(
    `SELECT ${column} AS value, ARRAY[${key.map((part) => `${part}::text`).join()}] AS key
     FROM ${table} WHERE ${event} = $1 AND ${column} IS NOT NULL`,
    [table === 'season' ? own.season : own.id],
  );
  expect({ table, column, isEmpty: rows.length === 0 }).toEqual({ table, column, isEmpty: false });
  const isRow = key.map((part, index) => `${part}::text = $${index + 2}`).join(' AND ');
  // The log refuses changes; only whoever writes past the service can make them.
  const write = async (valueOf: (row: Row) => Json): Promise<void> => {
    await sql(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const row of rows) {
      await sql(`UPDATE ${table} SET ${column} = $1::jsonb WHERE ${isRow}`, [JSON.stringify(valueOf(row)), ...row.key]);
    }
    await sql(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  };
  await write(({ value }) => change(value));
  try {
    return await work();
  } finally {
    await write(({ value }) => value);
  }
}

interface Read {
  readonly path: string;
  readonly status: number;
}

const ofEvents = /^\/v1\/(tournaments|tables|disputes|seasons|precedents)/;

/** Asks every GET of the contract about an event; the stream that never ends is left out. */
async function readAll(event: PlayedTournament): Promise<readonly Read[]> {
  const { paths } = committedContract();
  const given: Readonly<Record<string, string>> = { ...event.places, paper: 'results', sheet: 'results' };
  const templates = Object.entries(paths)
    .filter(([template, methods]) => 'get' in methods && ofEvents.test(template) && !template.endsWith('/events'))
    .map(([template]) => template);
  return Promise.all(
    templates.map(async (template) => {
      const path = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => given[name] ?? '');
      const answer = await fetch(service.url + path, { headers: { Authorization: `Bearer ${adminKey}` } });
      await answer.arrayBuffer();
      return { path: template, status: answer.status };
    }),
  );
}

const failed = (reads: readonly Read[]): readonly Read[] => reads.filter(({ status }) => status === 500);

describe('what another version of the service has stored', () => {
  it('stands in every JSON column of the event that is read', async () => {
    expect(columns().length).toBeGreaterThan(15);
    expect((await readAll(own)).filter(({ status }) => status === 200).length).toBeGreaterThan(40);
  });

  it.each([
    ['an unknown key', withUnknownKey],
    ['an unknown word', withUnknownWord],
  ])('%s makes no answer fail, and none of another event differ', async (_what, change) => {
    const before = await readAll(other);
    const differing: unknown[] = [];
    for (const column of columns()) {
      const [mine, others] = await planted(column, change, async () => [await readAll(own), await readAll(other)]);
      const where = `${column.table}.${column.column}`;
      differing.push(...failed(mine).map((read) => ({ where, ...read })));
      if (JSON.stringify(others) !== JSON.stringify(before)) differing.push({ where, others });
    }
    expect(differing).toEqual([]);
  });
});
