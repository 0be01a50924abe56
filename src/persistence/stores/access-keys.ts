import { createHash } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
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

/** Ends a key at once and for good; false when there is none or it had been revoked before. */
export async function revokeAccessKey(manager: EntityManager, id: string): Promise<boolean> {
  const { affected } = await manager.update(AccessKeyRow, { id, revokedAt: IsNull() }, { revokedAt: () => 'now()' });
  return affected === 1;
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
  const { id, role, tournamentId, tables, scopes, label, createdAt, expiresAt, revokedAt, lastUsedAt } = row;
  return { id, role, tournamentId, tables, scopes, label, createdAt, expiresAt, revokedAt, lastUsedAt };
}
