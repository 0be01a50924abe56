import type { EntityManager } from 'typeorm';
import { PlayerLinkRow } from '../entities/player-link';

/** What the players of a table show instead of a key. */
export type PlayerLink = Readonly<PlayerLinkRow>;

/** Which table, a table of that tournament. */
export type LinkPlace = Pick<PlayerLink, 'tournamentId' | 'tableId'>;

/** Makes the links of all tables of a tournament that have none yet. */
export async function insertMissingLinks(manager: EntityManager, tournamentId: string): Promise<void> {
  await manager.query(
    `INSERT INTO player_link (tournament_id, table_id, token)
     SELECT tournament_id, id, gen_random_uuid() FROM playing_table WHERE tournament_id = $1
     ON CONFLICT (tournament_id, table_id) DO NOTHING`,
    [tournamentId],
  );
}

/** The link of a table. */
export async function findPlayerLink(manager: EntityManager, place: LinkPlace): Promise<PlayerLink | undefined> {
  const { tournamentId, tableId } = place;
  return (await manager.findOneBy(PlayerLinkRow, { tournamentId, tableId })) ?? undefined;
}

/** The same, and nobody else renews it until the transaction ends. */
export async function lockPlayerLink(
  manager: EntityManager,
  { tournamentId, tableId }: LinkPlace,
): Promise<PlayerLink | undefined> {
  const lock = { mode: 'for_no_key_update' } as const;
  return (await manager.findOne(PlayerLinkRow, { where: { tournamentId, tableId }, lock })) ?? undefined;
}

/** The links of all tables of a session by the table. */
export async function listPlayerLinks(
  manager: EntityManager,
  { tournamentId, session }: { readonly tournamentId: string; readonly session: number },
): Promise<ReadonlyMap<string, PlayerLink>> {
  const rows = await manager
    .createQueryBuilder(PlayerLinkRow, 'link')
    .where('link.tournamentId = :tournamentId', { tournamentId })
    .andWhere(
      'link.tableId IN (SELECT id FROM playing_table WHERE tournament_id = :tournamentId AND session = :session)',
      {
        session,
      },
    )
    .getMany();
  return new Map(rows.map((row) => [row.tableId, row]));
}

/** The link with this token, a UUID; undefined where there is none, or its session is final or void. */
export async function findLivingLink(manager: EntityManager, token: string): Promise<PlayerLink | undefined> {
  const row = await manager
    .createQueryBuilder(PlayerLinkRow, 'link')
    .where('link.token = :token', { token })
    .andWhere(
      `EXISTS (SELECT 1 FROM playing_table
               JOIN session ON session.tournament_id = playing_table.tournament_id
                           AND session.number = playing_table.session
               WHERE (playing_table.tournament_id, playing_table.id) = (link.tournamentId, link.tableId)
                 AND session.state NOT IN ('final', 'void'))`,
    )
    .getOne();
  return row ?? undefined;
}

/** Puts another token in the place of the present one, which is worth nothing from then on. Whoever calls has locked it. */
export async function renewPlayerLink(manager: EntityManager, { tournamentId, tableId }: LinkPlace): Promise<void> {
  await manager.update(
    PlayerLinkRow,
    { tournamentId, tableId },
    { token: () => 'gen_random_uuid()', version: () => 'version + 1' },
  );
}
