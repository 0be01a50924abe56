import type { EntityManager } from 'typeorm';

/**
 * Removes at most `limit` keys of commands that nobody will send again: 7 days old, and of no event or of one that is over,
 * every session being final or void. Returns how many. Keys that another process has in hand are passed over.
 */
export async function removeExpiredCommands(manager: EntityManager, limit: number): Promise<number> {
  const [rows] = await manager.query<[unknown[], number]>(
    `WITH expired AS (
       SELECT tournament_id, principal, method, path, key FROM idempotency_key kept
       WHERE expires_at <= now() AND NOT EXISTS (
         SELECT 1 FROM tournament WHERE tournament.id = kept.tournament_id AND (
           NOT EXISTS (SELECT 1 FROM session WHERE session.tournament_id = tournament.id)
           OR EXISTS (SELECT 1 FROM session WHERE session.tournament_id = tournament.id
                      AND session.state NOT IN ('final', 'void'))))
       ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     DELETE FROM idempotency_key USING expired
     WHERE (idempotency_key.tournament_id, idempotency_key.principal, idempotency_key.method, idempotency_key.path, idempotency_key.key)
         = (expired.tournament_id, expired.principal, expired.method, expired.path, expired.key)
     RETURNING 1`,
    [limit],
  );
  return rows.length;
}
