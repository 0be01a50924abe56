import type { EntityManager } from 'typeorm';

/**
 * Erases the names of one event whose profile keeps them for so many days after its last session began, all sessions being
 * final or void. Returns the event and whose names they were; undefined where there is none. Events that another process
 * has in hand are passed over.
 */
export async function takeExpiredNames(
  manager: EntityManager,
): Promise<{ readonly tournamentId: string; readonly players: readonly string[] } | undefined> {
  const [event] = await manager.query<{ tournamentId: string }[]>(
    `SELECT id AS "tournamentId" FROM tournament
     WHERE profile ->> 'namesKeptDays' IS NOT NULL
       AND EXISTS (SELECT 1 FROM player_name WHERE player_name.tournament_id = tournament.id)
       AND NOT EXISTS (SELECT 1 FROM session WHERE session.tournament_id = tournament.id AND state NOT IN ('final', 'void'))
       AND (SELECT max(session.starts_at) FROM session WHERE session.tournament_id = tournament.id)
         < now() - make_interval(days => (profile ->> 'namesKeptDays')::integer)
     ORDER BY id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
  );
  if (event === undefined) return undefined;
  const { tournamentId } = event;
  const [erased] = await manager.query<[{ id: string }[], number]>(
    'DELETE FROM player_name WHERE tournament_id = $1 RETURNING player_id AS id',
    [tournamentId],
  );
  const players = erased.map(({ id }) => id);
  await manager.query('UPDATE player SET version = version + 1 WHERE tournament_id = $1 AND id = ANY($2)', [
    tournamentId,
    players,
  ]);
  return { tournamentId, players };
}
