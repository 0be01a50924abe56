import { createHash } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { AccessKeyRow, type Role } from '../entities/access-key';
import type { TournamentScope } from './tournaments';

export { roles, type Role } from '../entities/access-key';

/** A key as it is kept: all but its text, which nobody can read back. */
export type AccessKey = Readonly<Omit<AccessKeyRow, 'hash'>>;

/** What is said of a key when it is made; the database adds the time. */
export interface NewAccessKey {
  readonly id: string;
  readonly hash: Buffer;
  readonly role: Role;
  /** The one tournament that the key is for; null means every one. */
  readonly tournamentId: string | null;
  /** The numbers of the tables that it is for; null means all. */
  readonly tables: number[] | null;
  /** The actions that it is for, of those of its role; null means all. */
  readonly scopes: string[] | null;
  readonly label: string;
  /** The key that made it. */
  readonly madeBy: string;
  readonly expiresAt: Date | null;
}

/** The place after which a listing goes on. */
export type AccessKeyPosition = Pick<AccessKey, 'createdAt' | 'id'>;

/** Its fixed id makes the primary key the judge of who comes first. */
const firstAdminId = '00000000-0000-4000-8000-000000000001';

/** The SHA-256 of a key's text, the only form in which it is kept. */
export function hashOfKey(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Stores a key. Throws when its id or its hash is there already. */
export async function insertAccessKey(manager: EntityManager, key: NewAccessKey): Promise<void> {
  await manager.insert(AccessKeyRow, key);
}

/** The key with this hash, also an expired or a revoked one; undefined where there is none. */
export async function findAccessKeyByHash(manager: EntityManager, hash: Buffer): Promise<AccessKey | undefined> {
  const row = await manager.findOneBy(AccessKeyRow, { hash });
  return row ? withoutHash(row) : undefined;
}

/** One key by its id, a UUID, also an expired or a revoked one; undefined where there is none. */
export async function findAccessKey(manager: EntityManager, id: string): Promise<AccessKey | undefined> {
  const row = await manager.findOneBy(AccessKeyRow, { id });
  return row ? withoutHash(row) : undefined;
}

/** At most `limit` keys for the tournaments of a scope, oldest first, those after a position where one is given. */
export async function listAccessKeys(
  manager: EntityManager,
  page: { readonly scope?: TournamentScope; readonly limit: number; readonly after?: AccessKeyPosition | undefined },
): Promise<readonly AccessKey[]> {
  const { scope = { all: true }, limit, after } = page;
  const query = manager.createQueryBuilder(AccessKeyRow, 'key').orderBy({ 'key.createdAt': 'ASC', 'key.id': 'ASC' });
  if (!scope.all) query.where(ofOwnTournaments, scope);
  if (after) query.andWhere('(key.createdAt, key.id) > (:createdAt, :id)', after);
  return (await query.limit(limit).getMany()).map(withoutHash);
}

/** The same, and nobody ends it until the transaction does. */
export async function holdAccessKey(manager: EntityManager, id: string): Promise<AccessKey | undefined> {
  const row = await manager.findOne(AccessKeyRow, { where: { id }, lock: { mode: 'pessimistic_read' } });
  return row ? withoutHash(row) : undefined;
}

/**
 * Ends a key at once and for good and, where `alone` is false, every key that was made with it, with one of those, and so
 * on. Returns those that were still alive.
 */
export async function revokeAccessKeys(
  manager: EntityManager,
  id: string,
  { alone }: { readonly alone: boolean },
): Promise<readonly AccessKey[]> {
  const [ended] = await manager.query<[{ id: string }[], number]>(
    `WITH RECURSIVE meant AS (
       SELECT $1::uuid AS id
       UNION
       SELECT made.id FROM access_key made JOIN meant ON made.made_by = meant.id WHERE NOT $2::boolean)
     UPDATE access_key SET revoked_at = now() WHERE id IN (SELECT id FROM meant) AND revoked_at IS NULL
     RETURNING id`,
    [id, alone],
  );
  const rows = await manager.findBy(AccessKeyRow, { id: In(ended.map((key) => key.id)) });
  return rows.map(withoutHash);
}

/** Notes that a key was used; to the minute, so that a busy key does not write with every request. */
export async function touchAccessKey(manager: EntityManager, id: string): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(AccessKeyRow)
    .set({ lastUsedAt: () => 'now()' })
    .where(`id = :id AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`, { id })
    .execute();
}

/**
 * Makes the very first admin key of a database. Of all processes that ever ask, however many at once, exactly one gets
 * the text, to be shown once; the others get undefined.
 */
export async function ensureFirstAdminKey(manager: EntityManager, makeKey: () => string): Promise<string | undefined> {
  const text = makeKey();
  const made = await manager.query<unknown[]>(
    `INSERT INTO access_key (id, hash, role, label) VALUES ($1, $2, 'admin', 'first admin key')
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [firstAdminId, hashOfKey(text)],
  );
  return made.length === 1 ? text : undefined;
}

const ofOwnTournaments = `(key.tournamentId = :tournamentId
  OR key.tournamentId IN (SELECT id FROM tournament WHERE owner_key = :ownerKey))`;

function withoutHash(row: AccessKeyRow): AccessKey {
  const { hash: _, ...key } = row;
  return key;
}
