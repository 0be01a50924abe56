import type { EntityManager } from 'typeorm';
import { ByeRow } from '../entities/bye';
import type { SessionPlace } from './sessions';

/** Lets these players, and nobody else, pause for a session. Whoever calls has locked the session. */
export async function replaceByes(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
  playerIds: readonly string[],
): Promise<void> {
  await manager.delete(ByeRow, { tournamentId, session: number });
  if (playerIds.length === 0) return;
  await manager.insert(
    ByeRow,
    playerIds.map((playerId) => ({ tournamentId, session: number, playerId })),
  );
}

/** The ids of those who pause for a session. */
export async function listByes(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<readonly string[]> {
  const rows = await manager.find(ByeRow, { where: { tournamentId, session: number }, order: { playerId: 'ASC' } });
  return rows.map(({ playerId }) => playerId);
}

/** How often each player has paused in the other sessions that are drawn and not void. */
export async function countOtherByes(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<ReadonlyMap<string, number>> {
  const rows = await manager.query<{ id: string; byes: number }[]>(
    `SELECT bye.player_id AS id, count(*)::int AS byes
     FROM bye JOIN session ON session.tournament_id = bye.tournament_id AND session.number = bye.session
     WHERE bye.tournament_id = $1 AND bye.session <> $2 AND session.state NOT IN ('scheduled', 'void')
     GROUP BY bye.player_id`,
    [tournamentId, number],
  );
  return new Map(rows.map(({ id, byes }) => [id, byes]));
}
