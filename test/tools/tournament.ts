import { randomUUID } from 'node:crypto';
import type { Answer, Ask } from './http';
import { asAdmin } from './keys';

/** Headers of a new command, under a key that nobody has used. */
export const newCommand = (): Readonly<Record<string, string>> => ({ 'Idempotency-Key': randomUUID() });

/** Sends a command of the admin under a new key. */
export function command<Body = Record<string, unknown>>(
  ask: Ask,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = asAdmin,
): Promise<Answer<Body>> {
  return ask<Body>('POST', path, { body, headers: { ...headers, ...newCommand() } });
}

/** Announces a tournament; returns its path and id. */
export async function announce(
  ask: Ask,
  body: object = {},
  headers = asAdmin,
): Promise<{ readonly id: string; readonly path: string }> {
  const answer = await command<{ id: string }>(
    ask,
    '/v1/tournaments',
    { name: 'Club evening', ruleset: 'isko', ...body },
    headers,
  );
  expect(answer).toMatchObject({ status: 201 });
  return { id: answer.body.id, path: `/v1/tournaments/${answer.body.id}` };
}

/** Enters so many players, named by their numbers; returns their ids. */
export async function enter(ask: Ask, path: string, count: number): Promise<readonly string[]> {
  const players = Array.from({ length: count }, (_, index) => ({ name: `Player ${index + 1}` }));
  const { status, body } = await command<{ items: { id: string }[] }>(ask, `${path}/players`, { players, force: true });
  expect(status).toBe(201);
  return body.items.map(({ id }) => id);
}

/** One session of a tournament, as its director sees it. */
export interface TestSession {
  readonly path: string;
  readonly ask: Ask;
  /** The current ETag. */
  etag(): Promise<string>;
  /** Sends `draw`, `open`, `close`, ... under the current ETag. */
  step<Body = Record<string, unknown>>(name: string, body?: object, headers?: object): Promise<Answer<Body>>;
}

/** Schedules a session; by default for tomorrow, so that nothing happens by itself. */
export async function schedule(ask: Ask, tournament: string, body: object = {}): Promise<TestSession> {
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const answer = await command<{ number: number }>(ask, `${tournament}/sessions`, { startsAt, ...body });
  expect(answer).toMatchObject({ status: 201, body: { state: 'scheduled' } });
  const path = `${tournament}/sessions/${answer.body.number}`;
  const etag = async (): Promise<string> => (await ask('GET', path, { headers: asAdmin })).headers['etag'] ?? '';
  return {
    path,
    ask,
    etag,
    step: async (name, given = {}, headers = {}) =>
      ask('POST', `${path}/${name}`, {
        body: given,
        headers: { ...asAdmin, ...newCommand(), 'If-Match': await etag(), ...headers },
      }),
  };
}

/** What a draw answers. */
export interface TestDraw {
  readonly seed: string;
  readonly tables: readonly {
    readonly id: string;
    readonly number: number;
    readonly seats: readonly { readonly seat: number; readonly playerId: string }[];
  }[];
  readonly repeats: number;
  readonly lowerBound: number;
}

/** A tournament with one open session, and where its tables are. */
export interface OpenSession {
  readonly id: string;
  /** Of the tournament. */
  readonly path: string;
  readonly session: TestSession;
  readonly tables: TestDraw['tables'];
}

/** Plays on: announces, enters, schedules, draws and opens. */
export async function openSession(
  ask: Ask,
  {
    players,
    deals,
    tournament = {},
    by = asAdmin,
  }: {
    readonly players: number;
    readonly deals?: object;
    readonly tournament?: object;
    /** The headers of whoever announces it. */
    readonly by?: Readonly<Record<string, string>>;
  },
): Promise<OpenSession> {
  const { id, path } = await announce(ask, tournament, by);
  await enter(ask, path, players);
  const session = await schedule(ask, path, deals === undefined ? {} : { deals });
  const { body } = await session.step<TestDraw>('draw');
  expect(await session.step('open')).toMatchObject({ status: 200 });
  return { id, path, session, tables: body.tables };
}

/** Where the deals of the n-th table are entered. */
export const dealsAt = ({ tables }: OpenSession, index = 0): string => `/v1/tables/${tables[index]?.id}/deals`;

/** Plays a session from paper lists in which nobody plays a game: a Ramsch gives everybody the points named. */
export async function playOnPaper(
  ask: Ask,
  path: string,
  points: ReadonlyMap<string, number>,
  startsAt?: string,
): Promise<TestSession> {
  const session = await schedule(ask, path, startsAt === undefined ? {} : { startsAt });
  const { body } = await session.step<TestDraw>('draw');
  await session.step('open');
  for (const { id, seats } of body.tables) {
    const etag = (await ask('GET', `/v1/tables/${id}`)).headers['etag'] ?? '';
    const told = seats.map(({ seat, playerId }) => ({ seat, gamePoints: points.get(playerId) ?? 0, won: 0, lost: 0 }));
    const headers = { ...asAdmin, 'If-Match': etag };
    const entered = { totals: told, passed: seats.length === 4 ? 47 : 35, ramsch: 1, notPlayed: 0 };
    expect((await ask('PUT', `/v1/tables/${id}/totals`, { body: entered, headers })).status).toBe(200);
  }
  return session;
}
