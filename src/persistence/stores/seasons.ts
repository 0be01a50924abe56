import type { EntityManager } from 'typeorm';
import { SeasonRow } from '../entities/season';
import { SeasonEventRow } from '../entities/season-event';
import { TournamentRow } from '../entities/tournament';
import type { Tournament, TournamentScope } from './tournaments';

/** Several tournaments that are ranked together. */
export type Season = Readonly<SeasonRow>;

/** What is said of a season when it is made. */
export type NewSeason = Pick<Season, 'id' | 'name' | 'rule' | 'pool' | 'ownerKey'>;

/** The place after which a listing goes on. */
export type SeasonPosition = Pick<Season, 'createdAt' | 'id'>;

/** Stores a season without tournaments. */
export async function insertSeason(manager: EntityManager, season: NewSeason): Promise<Season> {
  await manager.insert(SeasonRow, season);
  return manager.findOneByOrFail(SeasonRow, { id: season.id });
}

/** The season with this id, a UUID; undefined where there is none. */
export async function findSeason(manager: EntityManager, id: string): Promise<Season | undefined> {
  return (await manager.findOneBy(SeasonRow, { id })) ?? undefined;
}

/** The same, and nobody else changes it or its members until the transaction ends. */
export async function lockSeason(manager: EntityManager, id: string): Promise<Season | undefined> {
  return (await manager.findOne(SeasonRow, { where: { id }, lock: { mode: 'for_no_key_update' } })) ?? undefined;
}

/** At most `limit` seasons, oldest first: those of this key, and those whose tournaments are all of the scope. */
export async function listSeasons(
  manager: EntityManager,
  page: { readonly scope: TournamentScope; readonly limit: number; readonly after?: SeasonPosition | undefined },
): Promise<readonly Season[]> {
  const { scope, limit, after } = page;
  const query = manager.createQueryBuilder(SeasonRow, 'season');
  query.orderBy({ 'season.createdAt': 'ASC', 'season.id': 'ASC' });
  if (!scope.all) {
    query.where(
      `(season.ownerKey = :ownerKey OR NOT EXISTS (
         SELECT 1 FROM season_event event JOIN tournament t ON t.id = event.tournament_id
         WHERE event.season_id = season.id AND t.is_private
           AND t.id IS DISTINCT FROM :tournamentId AND t.owner_key IS DISTINCT FROM :ownerKey))`,
      scope,
    );
  }
  if (after) query.andWhere('(season.createdAt, season.id) > (:createdAt, :afterId)', { ...after, afterId: after.id });
  return query.limit(limit).getMany();
}

/** Changes a season that the caller has locked; one version up. */
export async function changeSeason(
  manager: EntityManager,
  { id }: Pick<Season, 'id'>,
  change: Partial<Pick<Season, 'name' | 'rule' | 'pool'>> = {},
): Promise<Season> {
  await manager.update(SeasonRow, { id }, { ...change, version: () => 'version + 1' });
  return manager.findOneByOrFail(SeasonRow, { id });
}

/** Removes a season with its list of members; the tournaments stay. */
export async function deleteSeason(manager: EntityManager, { id }: Pick<Season, 'id'>): Promise<void> {
  await manager.delete(SeasonRow, { id });
}

/** The tournaments of a season in its order. */
export async function listSeasonTournaments(
  manager: EntityManager,
  { id }: Pick<Season, 'id'>,
): Promise<readonly Tournament[]> {
  return manager
    .createQueryBuilder(TournamentRow, 't')
    .innerJoin(SeasonEventRow, 'event', 'event.tournamentId = t.id')
    .where('event.seasonId = :id', { id })
    .orderBy('event.place')
    .getMany();
}

/** Lets a season be over these tournaments in this order; of one that is left out the members lose their player. */
export async function replaceSeasonTournaments(
  manager: EntityManager,
  { id: seasonId }: Pick<Season, 'id'>,
  tournamentIds: readonly string[],
): Promise<void> {
  await manager
    .createQueryBuilder()
    .delete()
    .from(SeasonEventRow)
    .where('season_id = :seasonId AND tournament_id <> ALL(:tournamentIds)', { seasonId, tournamentIds })
    .execute();
  if (tournamentIds.length === 0) return;
  const rows = tournamentIds.map((tournamentId, index) => ({ seasonId, tournamentId, place: index + 1 }));
  await manager.upsert(SeasonEventRow, rows, ['seasonId', 'tournamentId']);
}
