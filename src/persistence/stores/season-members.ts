import type { EntityManager } from 'typeorm';
import { SeasonMemberRow } from '../entities/season-member';
import { SeasonPlayerRow } from '../entities/season-player';

/** A player of one of the tournaments. */
export type SeasonPlayer = Pick<Readonly<SeasonPlayerRow>, 'tournamentId' | 'playerId'>;

/** A person of a season, and who he is in its tournaments. */
export type SeasonMember = Readonly<SeasonMemberRow> & { readonly players: readonly SeasonPlayer[] };

/** Which member. */
export type MemberPlace = Pick<SeasonMember, 'seasonId' | 'id'>;

/** A player with what may tell that he is the same as another; `memberId` is null where he is nobody of the season yet. */
export interface SeasonEntrant extends SeasonPlayer {
  readonly number: number;
  /** Null where it was erased. */
  readonly name: string | null;
  readonly club: string | null;
  readonly consent: boolean;
  readonly memberId: string | null;
}

/** Adds members under the next numbers. Whoever calls has locked the season. */
export async function insertMembers(
  manager: EntityManager,
  seasonId: string,
  members: readonly Pick<SeasonMember, 'id' | 'players'>[],
): Promise<readonly SeasonMember[]> {
  const last = (await manager.maximum(SeasonMemberRow, 'number', { seasonId })) ?? 0;
  const rows = members.map(({ id }, index) => ({ seasonId, id, number: last + index + 1, version: 1 }));
  await manager.insert(SeasonMemberRow, rows);
  await manager.insert(
    SeasonPlayerRow,
    members.flatMap(({ id, players }) => players.map((player) => ({ ...player, seasonId, memberId: id }))),
  );
  return rows.map((row, index) => ({ ...row, players: members[index]?.players ?? [] }));
}

/** At most `limit` members by number, those after a number where one is given. */
export async function listMembers(
  manager: EntityManager,
  page: { readonly seasonId: string; readonly limit?: number; readonly after?: number | undefined },
): Promise<readonly SeasonMember[]> {
  const { seasonId, limit, after = 0 } = page;
  const query = manager
    .createQueryBuilder(SeasonMemberRow, 'member')
    .where('member.seasonId = :seasonId AND member.number > :after', { seasonId, after })
    .orderBy('member.number');
  if (limit !== undefined) query.limit(limit);
  return withPlayers(manager, seasonId, await query.getMany());
}

/** One member; undefined where there is none. */
export async function findMember(manager: EntityManager, place: MemberPlace): Promise<SeasonMember | undefined> {
  return (await withPlayers(manager, place.seasonId, await manager.findBy(SeasonMemberRow, place)))[0];
}

/** How many members a season has. */
export async function countMembers(manager: EntityManager, seasonId: string): Promise<number> {
  return manager.countBy(SeasonMemberRow, { seasonId });
}

/** Says anew who a member is; one version up. Whoever calls has locked the season. */
export async function changeMember(
  manager: EntityManager,
  { seasonId, id }: MemberPlace,
  players: readonly SeasonPlayer[],
): Promise<void> {
  await manager.delete(SeasonPlayerRow, { seasonId, memberId: id });
  await manager.insert(
    SeasonPlayerRow,
    players.map((player) => ({ ...player, seasonId, memberId: id })),
  );
  await manager.update(SeasonMemberRow, { seasonId, id }, { version: () => 'version + 1' });
}

/** Removes a member; his players are nobody's again. */
export async function deleteMember(manager: EntityManager, { seasonId, id }: MemberPlace): Promise<void> {
  await manager.delete(SeasonMemberRow, { seasonId, id });
}

/** Every player of the tournaments of a season, by tournament and number. */
export async function listEntrants(manager: EntityManager, seasonId: string): Promise<readonly SeasonEntrant[]> {
  return manager.query<SeasonEntrant[]>(
    `SELECT player.tournament_id AS "tournamentId", player.id AS "playerId", player.number, named.name, player.club,
            player.consent, link.member_id AS "memberId"
     FROM season_event event
     JOIN player ON player.tournament_id = event.tournament_id
     LEFT JOIN player_name named ON named.tournament_id = player.tournament_id AND named.player_id = player.id
     LEFT JOIN season_player link ON link.season_id = event.season_id
       AND link.tournament_id = player.tournament_id AND link.player_id = player.id
     WHERE event.season_id = $1
     ORDER BY event.place, player.number`,
    [seasonId],
  );
}

async function withPlayers(
  manager: EntityManager,
  seasonId: string,
  rows: readonly SeasonMemberRow[],
): Promise<readonly SeasonMember[]> {
  const links = await manager.query<(SeasonPlayer & { readonly memberId: string })[]>(
    `SELECT link.member_id AS "memberId", link.tournament_id AS "tournamentId", link.player_id AS "playerId"
     FROM season_player link JOIN season_event event
       ON event.season_id = link.season_id AND event.tournament_id = link.tournament_id
     WHERE link.season_id = $1 AND link.member_id = ANY($2::uuid[])
     ORDER BY event.place`,
    [seasonId, rows.map(({ id }) => id)],
  );
  const playersOf = new Map<string, SeasonPlayer[]>();
  for (const { memberId, tournamentId, playerId } of links) {
    playersOf.set(memberId, [...(playersOf.get(memberId) ?? []), { tournamentId, playerId }]);
  }
  return rows.map((row) => Object.assign(row, { players: playersOf.get(row.id) ?? [] }));
}
