import type { EntityManager } from 'typeorm';
import { BrowserSessionRow } from '../entities/browser-session';

/** Somebody who showed a key on a page; all but the cookie's value, which nobody can read back. */
export type BrowserSession = Readonly<Omit<BrowserSessionRow, 'hash'>>;

/** Begins a session, and forgets those that have ended. */
export async function insertBrowserSession(
  manager: EntityManager,
  session: Pick<BrowserSessionRow, 'id' | 'hash' | 'keyId' | 'expiresAt'>,
): Promise<void> {
  await manager.createQueryBuilder().delete().from(BrowserSessionRow).where('expires_at <= now()').execute();
  await manager.insert(BrowserSessionRow, session);
}

/** The session with this hash of a cookie that has not ended; undefined where there is none. */
export async function findBrowserSession(manager: EntityManager, hash: Buffer): Promise<BrowserSession | undefined> {
  const row = await manager
    .createQueryBuilder(BrowserSessionRow, 'session')
    .where('session.hash = :hash AND session.expiresAt > now()', { hash })
    .getOne();
  return row ?? undefined;
}

/** Ends a session; false when it had ended before. */
export async function deleteBrowserSession(manager: EntityManager, id: string): Promise<boolean> {
  const { affected } = await manager.delete(BrowserSessionRow, { id });
  return affected === 1;
}
