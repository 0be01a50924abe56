import type { EntityManager } from 'typeorm';
import { PlayerRow } from '../entities/player';
import { PlayerNameRow } from '../entities/player-name';
import { patternOf } from './patterns';

export { type PlayerState, playerStates } from '../entities/player';

/** A player; `name` is null where it has been erased. */
export type Player = Readonly<PlayerRow> & { readonly name: string | null };

type Said = Pick<Player, 'club' | 'team' | 'tandem' | 'mixed' | 'category' | 'consent' | 'state' | 'checkedIn'>;

/** What is said of a player on entry; a number is given out where none is named. */
export type NewPlayer = Pick<Player, 'id'> & Said & { readonly name: string; readonly number?: number | undefined };

/** What can be changed of a player; a name of null is erased. */
export type PlayerChange = Partial<Said & Pick<Player, 'name'>>;

/** A player as standings show him. */
export type GroupedPlayer = Pick<
  Player,
  'id' | 'number' | 'consent' | 'category' | 'team' | 'tandem' | 'mixed' | 'name' | 'cutAfter'
>;

/** Players of a tournament by number, at most `limit`, those after a number where one is given. */
export interface PlayerPage {
  readonly tournamentId: string;
  readonly limit?: number;
  readonly after?: number | undefined;
  readonly search?: PlayerSearch | undefined;
}

/** Those with this number, or with these letters in their names. */
export interface PlayerSearch {
  readonly text: string;
  /** Also by names that are not shown to everybody. */
  readonly seesAll: boolean;
}

/** How many players there are; `checkedIn` counts those of the field who have reported. */
export type PlayerCounts = Readonly<Record<PlayerRow['state'] | 'checkedIn', number>>;

/** Adds players under the numbers named, which are free, or the next ones. Whoever calls has locked the tournament. */
export async function insertPlayers(
  manager: EntityManager,
  tournamentId: string,
  players: readonly NewPlayer[],
): Promise<readonly Player[]> {
  const named = players.flatMap(({ number }) => number ?? []);
  let last = Math.max((await manager.maximum(PlayerRow, 'number', { tournamentId })) ?? 0, ...named);
  const rows = players.map(({ id, club, team, tandem, mixed, category, consent, state, checkedIn, ...told }) => {
    const number = told.number ?? (last += 1);
    return { tournamentId, id, number, club, team, tandem, mixed, category, consent, state, checkedIn };
  });
  await manager.insert(PlayerRow, rows);
  await manager.insert(
    PlayerNameRow,
    players.map(({ id, name }) => ({ tournamentId, playerId: id, name })),
  );
  return rows.map((row, index) => ({ ...row, cutAfter: null, version: 1, name: players[index]?.name ?? null }));
}

/** Players in the order of their numbers. */
export async function listPlayers(manager: EntityManager, page: PlayerPage): Promise<readonly Player[]> {
  const { tournamentId, limit, after = 0, search } = page;
  const query = manager
    .createQueryBuilder(PlayerRow, 'player')
    .where('player.tournamentId = :tournamentId AND player.number > :after', { tournamentId, after })
    .orderBy('player.number');
  if (search !== undefined) query.andWhere(...foundBy(search));
  if (limit !== undefined) query.limit(limit);
  return withNames(manager, tournamentId, await query.getMany());
}

function foundBy({ text, seesAll }: PlayerSearch): readonly [string, Readonly<Record<string, unknown>>] {
  const where = `(player.number = :asked OR EXISTS (
    SELECT 1 FROM player_name named
    WHERE named.tournament_id = player.tournament_id AND named.player_id = player.id
      AND named.name ILIKE :pattern AND (:seesAll OR player.consent)))`;
  const asked = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return [where, { asked, seesAll, pattern: patternOf(text) }];
}

/** Counts the players of a tournament. */
export async function countPlayers(manager: EntityManager, tournamentId: string): Promise<PlayerCounts> {
  const [counts] = await manager.query<[PlayerCounts]>(
    `SELECT count(*) FILTER (WHERE state = 'entered')::int AS entered,
            count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
            count(*) FILTER (WHERE state = 'withdrawn')::int AS withdrawn,
            count(*) FILTER (WHERE state = 'entered' AND checked_in)::int AS "checkedIn"
     FROM player WHERE tournament_id = $1`,
    [tournamentId],
  );
  return counts;
}

/** Which of these start numbers are taken. */
export async function takenNumbers(
  manager: EntityManager,
  tournamentId: string,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await manager
    .createQueryBuilder(PlayerRow, 'player')
    .where('player.tournamentId = :tournamentId AND player.number = ANY(:numbers)', { tournamentId, numbers })
    .getMany();
  return new Set(rows.map(({ number }) => number));
}

/** The players with these ids, by number; ids of nobody are passed over. */
export async function findPlayers(
  manager: EntityManager,
  tournamentId: string,
  ids: readonly string[],
): Promise<readonly Player[]> {
  const rows = await manager
    .createQueryBuilder(PlayerRow, 'player')
    .where('player.tournamentId = :tournamentId AND player.id = ANY(:ids)', { tournamentId, ids })
    .orderBy('player.number')
    .getMany();
  return withNames(manager, tournamentId, rows);
}

/** How many players are in the field. */
export async function countEntered(manager: EntityManager, tournamentId: string): Promise<number> {
  return manager.countBy(PlayerRow, { tournamentId, state: 'entered' });
}

/** The one who has waited longest; undefined where nobody waits. */
export async function findFirstWaiting(manager: EntityManager, tournamentId: string): Promise<Player | undefined> {
  const where = { tournamentId, state: 'waiting' } as const;
  const rows = await manager.find(PlayerRow, { where, order: { number: 'ASC' }, take: 1 });
  return (await withNames(manager, tournamentId, rows))[0];
}

/** What each player of a tournament may be called, and what he plays for. */
export async function listGrouped(manager: EntityManager, tournamentId: string): Promise<readonly GroupedPlayer[]> {
  return manager.query<GroupedPlayer[]>(
    `SELECT player.id, player.number, player.consent, player.category, player.team, player.tandem, player.mixed, named.name,
            player.cut_after AS "cutAfter"
     FROM player LEFT JOIN player_name named ON named.tournament_id = player.tournament_id AND named.player_id = player.id
     WHERE player.tournament_id = $1
     ORDER BY player.number`,
    [tournamentId],
  );
}

/** One player; undefined where there is none. */
export async function findPlayer(
  manager: EntityManager,
  tournamentId: string,
  id: string,
): Promise<Player | undefined> {
  const rows = await manager.findBy(PlayerRow, { tournamentId, id });
  return (await withNames(manager, tournamentId, rows))[0];
}

/** Changes a player at his version; undefined when he has another one. */
export async function changePlayer(
  manager: EntityManager,
  { tournamentId, id, version }: Pick<Player, 'tournamentId' | 'id' | 'version'>,
  { name, ...change }: PlayerChange,
): Promise<Player | undefined> {
  const { affected } = await manager.update(
    PlayerRow,
    { tournamentId, id, version },
    { ...change, version: version + 1 },
  );
  if (affected !== 1) return undefined;
  if (name === null) await manager.delete(PlayerNameRow, { tournamentId, playerId: id });
  else if (name !== undefined) {
    await manager.upsert(PlayerNameRow, { tournamentId, playerId: id, name }, ['tournamentId', 'playerId']);
  }
  return findPlayer(manager, tournamentId, id);
}

/** Takes players out of the field after a session, or back into it with null. Whoever calls has locked the tournament. */
export async function cutPlayers(
  manager: EntityManager,
  tournamentId: string,
  { ids, after }: { readonly ids: readonly string[]; readonly after: number | null },
): Promise<void> {
  await manager.query(
    'UPDATE player SET cut_after = $3, version = version + 1 WHERE tournament_id = $1 AND id = ANY($2::uuid[])',
    [tournamentId, ids, after],
  );
}

/**
 * What keeps a player from being deleted: a draw that has seated him, even one that was undone since, or money that was booked
 * for him; undefined where nothing does. The log is asked, because it can be played again with its players only.
 */
export async function boundBy(
  manager: EntityManager,
  { tournamentId, id }: Pick<Player, 'tournamentId' | 'id'>,
): Promise<'drawn' | 'booked' | undefined> {
  const inLog = (lines: string): string => `EXISTS (SELECT 1 FROM ${lines} line
    WHERE line.tournament_id = $1 AND line.action IN ('session-drawn', 'session-seated', 'player-replaced', 'player-joined')
      AND line.after::text LIKE '%' || $2 || '%')`;
  const [bound] = await manager.query<[{ readonly drawn: boolean; readonly booked: boolean }]>(
    `SELECT ${inLog('log_entry')} OR ${inLog('unsealed_entry')}
         OR EXISTS (SELECT 1 FROM seat WHERE tournament_id = $1 AND player_id = $2::uuid)
         OR EXISTS (SELECT 1 FROM substitution WHERE tournament_id = $1 AND player_id = $2::uuid)
         OR EXISTS (SELECT 1 FROM bye WHERE tournament_id = $1 AND player_id = $2::uuid)
         OR EXISTS (SELECT 1 FROM planned_session WHERE tournament_id = $1 AND tables::text LIKE '%' || $2 || '%') AS drawn,
       EXISTS (SELECT 1 FROM ledger_booking WHERE tournament_id = $1 AND player_id = $2::uuid) AS booked`,
    [tournamentId, id],
  );
  return bound.drawn ? 'drawn' : bound.booked ? 'booked' : undefined;
}

/** Deletes a player to whom nothing is bound, and his name. */
export async function deletePlayer(
  manager: EntityManager,
  { tournamentId, id }: Pick<Player, 'tournamentId' | 'id'>,
): Promise<void> {
  await manager.delete(PlayerRow, { tournamentId, id });
}

/** The groups that players join; what is absent stays. */
export type Joining = Pick<Player, 'id'> & { readonly [Group in 'team' | 'tandem' | 'mixed']?: string };

/** Puts players into groups, all at once. Whoever calls has locked the tournament. */
export async function joinGroups(
  manager: EntityManager,
  tournamentId: string,
  joinings: readonly Joining[],
): Promise<void> {
  await manager.query(
    `UPDATE player SET team = coalesce(given.team, player.team), tandem = coalesce(given.tandem, player.tandem),
       mixed = coalesce(given.mixed, player.mixed), version = version + 1
     FROM jsonb_to_recordset($2) AS given (id uuid, team text, tandem text, mixed text)
     WHERE player.tournament_id = $1 AND player.id = given.id`,
    [tournamentId, JSON.stringify(joinings)],
  );
}

async function withNames(
  manager: EntityManager,
  tournamentId: string,
  rows: readonly PlayerRow[],
): Promise<readonly Player[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const named = await manager
    .createQueryBuilder(PlayerNameRow, 'named')
    .where('named.tournamentId = :tournamentId AND named.playerId = ANY(:ids)', { tournamentId, ids })
    .getMany();
  const names = new Map(named.map(({ playerId, name }) => [playerId, name]));
  return rows.map((row) => Object.assign(row, { name: names.get(row.id) ?? null }));
}
