import type { EntityManager } from 'typeorm';
import { PlayingTableRow } from '../entities/playing-table';
import { SeatRow } from '../entities/seat';
import { SessionRow } from '../entities/session';
import { SubstitutionRow } from '../entities/substitution';
import { TournamentRow } from '../entities/tournament';
import { insertMissingLinks } from './player-links';
import type { SessionPlace } from './sessions';

/** A table with its players, in the order of their seats, and with those who took over later, in the order of deals. */
export type PlayingTable = Readonly<PlayingTableRow> & {
  readonly seats: readonly TakenSeat[];
  readonly substitutes: readonly Substitute[];
};

/** Who sits in a seat. */
export type SeatedPlayer = Pick<Readonly<SeatRow>, 'seat' | 'playerId'>;

/** The same, with the first deal of the seat: 1 but where somebody joined the table late. */
export type TakenSeat = SeatedPlayer & Pick<Readonly<SeatRow>, 'fromDeal'>;

/** Who holds a seat from a deal on. */
export type Substitute = Pick<Readonly<SubstitutionRow>, 'seat' | 'fromDeal' | 'playerId'>;

/** A table as it comes from a draw. */
export type NewTable = Pick<PlayingTable, 'id' | 'number' | 'size' | 'dealsFixed'> & {
  readonly seats: readonly SeatedPlayer[];
};

/** Who holds the seats that there are in a deal. */
export function holdersAt(
  { seats, substitutes }: Pick<PlayingTable, 'seats' | 'substitutes'>,
  deal: number,
): readonly SeatedPlayer[] {
  const since = substitutes.filter(({ fromDeal }) => fromDeal <= deal);
  return seats
    .filter(({ fromDeal }) => fromDeal <= deal)
    .map(({ seat, playerId }) => {
      return { seat, playerId: since.findLast((entry) => entry.seat === seat)?.playerId ?? playerId };
    });
}

/** Puts new tables in the place of all that the session had. */
export async function replaceTables(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
  tables: readonly NewTable[],
): Promise<void> {
  await removeTables(manager, { tournamentId, number });
  const rows = tables.map((table) => {
    const { id, size, dealsFixed } = table;
    return { tournamentId, id, session: number, number: table.number, size, dealsFixed };
  });
  const seats = tables.flatMap((table) => table.seats.map((seat) => ({ ...seat, tournamentId, tableId: table.id })));
  await manager.insert(PlayingTableRow, rows);
  await insertMissingLinks(manager, tournamentId);
  await manager.insert(SeatRow, seats);
}

/** Removes the tables of a session with all that belongs to them. */
export async function removeTables(manager: EntityManager, { tournamentId, number }: SessionPlace): Promise<void> {
  await manager.delete(PlayingTableRow, { tournamentId, session: number });
}

/** The table with this id, a UUID, whatever its tournament; undefined where there is none. */
export async function findTable(manager: EntityManager, id: string): Promise<PlayingTable | undefined> {
  const rows = await manager.findBy(PlayingTableRow, { id });
  return (await withSeats(manager, rows))[0];
}

/** A table with its event and its session, as they are found at once. */
export interface TableInEvent {
  readonly table: Readonly<PlayingTableRow>;
  readonly tournament: Readonly<TournamentRow>;
  readonly session: Readonly<SessionRow>;
}

/** The table with this id in its event; undefined where there is none. */
export async function findTableInEvent(manager: EntityManager, id: string): Promise<TableInEvent | undefined> {
  const found = await manager
    .createQueryBuilder(PlayingTableRow, 'playing')
    .innerJoinAndMapOne('playing.ofEvent', TournamentRow, 'tournament', 'tournament.id = playing.tournamentId')
    .innerJoinAndMapOne(
      'playing.ofSession',
      SessionRow,
      'session',
      'session.tournamentId = playing.tournamentId AND session.number = playing.session',
    )
    .where('playing.id = :id', { id })
    .getOne();
  if (found === null) return undefined;
  const { ofEvent, ofSession, ...table } = found as Joined;
  return { table, tournament: ofEvent, session: ofSession };
}

type Joined = PlayingTableRow & { readonly ofEvent: TournamentRow; readonly ofSession: SessionRow };

/** The table with this id, and nobody else enters a deal there until the transaction ends. */
export async function lockTable(
  manager: EntityManager,
  tournamentId: string,
  id: string,
): Promise<PlayingTable | undefined> {
  const row = await manager.findOne(PlayingTableRow, {
    where: { tournamentId, id },
    lock: { mode: 'for_no_key_update' },
  });
  return (await withSeats(manager, row ? [row] : []))[0];
}

/** The tables of a session by number. */
export async function listTables(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<readonly PlayingTable[]> {
  const rows = await manager.find(PlayingTableRow, {
    where: { tournamentId, session: number },
    order: { number: 'ASC' },
  });
  return withSeats(manager, rows);
}

/** The tables of all sessions of a tournament that were not declared void, by session and number. */
export async function listPlayedTables(manager: EntityManager, tournamentId: string): Promise<readonly PlayingTable[]> {
  const rows = await manager
    .createQueryBuilder(PlayingTableRow, 'playing')
    .where('playing.tournamentId = :tournamentId', { tournamentId })
    .andWhere(
      `EXISTS (SELECT 1 FROM session WHERE session.tournament_id = playing.tournament_id
               AND session.number = playing.session AND session.state <> 'void')`,
    )
    .orderBy({ 'playing.session': 'ASC', 'playing.number': 'ASC' })
    .getMany();
  return withSeats(manager, rows);
}

/** How many deals a list has after a change: as many as before, one more or less, all that are played, or so many. */
export type DealsTold = 'as-before' | 'one-more' | 'one-less' | 'all' | number;

const dealsTold: Readonly<Record<Exclude<DealsTold, number>, string>> = {
  'as-before': 'deals_entered',
  'one-more': 'deals_entered + 1',
  'one-less': 'deals_entered - 1',
  all: 'deals_fixed',
};

/** Notes that the list of a table, which the caller has locked, was changed: one version up. */
export async function touchTable(
  manager: EntityManager,
  { tournamentId, id }: Pick<PlayingTable, 'tournamentId' | 'id'>,
  deals: DealsTold,
): Promise<void> {
  const dealsEntered = typeof deals === 'number' ? deals : () => dealsTold[deals];
  const change = { dealsEntered, version: () => 'version + 1' };
  await manager.update(PlayingTableRow, { tournamentId, id }, change);
}

/** Makes the lists of tables at which nothing is entered as long as is told. Whoever calls has locked their session. */
export async function fixDeals(
  manager: EntityManager,
  tournamentId: string,
  tables: readonly Pick<PlayingTable, 'id' | 'dealsFixed'>[],
): Promise<void> {
  for (const { id, dealsFixed } of tables) {
    await manager.update(PlayingTableRow, { tournamentId, id }, { dealsFixed, version: () => 'version + 1' });
  }
}

/** Gives a seat to another player from the first deal on. Whoever calls has locked the table. */
export async function reseat(
  manager: EntityManager,
  { tournamentId, id }: Pick<PlayingTable, 'tournamentId' | 'id'>,
  { seat, playerId }: SeatedPlayer,
): Promise<void> {
  await manager.update(SeatRow, { tournamentId, tableId: id, seat }, { playerId });
}

/** Lets players sit elsewhere from the first deal on, all at once. Whoever calls has locked the session, and nothing is entered. */
export async function exchangeSeats(
  manager: EntityManager,
  tournamentId: string,
  places: readonly (SeatedPlayer & { readonly tableId: string })[],
): Promise<void> {
  // Taken away first, as nobody holds two seats of one table for a moment.
  for (const { tableId, seat } of places) await manager.delete(SeatRow, { tournamentId, tableId, seat });
  await manager.insert(
    SeatRow,
    places.map((place) => ({ ...place, tournamentId })),
  );
}

/** Lets another player hold a seat from a later deal on. Whoever calls has locked the table. */
export async function insertSubstitute(
  manager: EntityManager,
  { tournamentId, id }: Pick<PlayingTable, 'tournamentId' | 'id'>,
  substitute: Substitute,
): Promise<void> {
  await manager.insert(SubstitutionRow, { tournamentId, tableId: id, ...substitute });
}

/** Adds a seat to a table from a deal on, and makes its list as long as is told. Whoever calls has locked the table. */
export async function joinTable(
  manager: EntityManager,
  { tournamentId, id }: Pick<PlayingTable, 'tournamentId' | 'id'>,
  { dealsFixed, ...taken }: TakenSeat & Pick<PlayingTable, 'dealsFixed'>,
): Promise<void> {
  await manager.insert(SeatRow, { tournamentId, tableId: id, ...taken });
  await manager.update(PlayingTableRow, { tournamentId, id }, { size: taken.seat, dealsFixed });
}

async function withSeats(manager: EntityManager, rows: readonly PlayingTableRow[]): Promise<readonly PlayingTable[]> {
  const [first] = rows;
  if (!first) return [];
  const here = { tournamentId: first.tournamentId, ids: rows.map(({ id }) => id) };
  const taken = await manager.query<(Substitute & { readonly tableId: string; readonly takesOver: boolean })[]>(
    `SELECT table_id AS "tableId", seat, from_deal AS "fromDeal", player_id AS "playerId", false AS "takesOver"
     FROM seat WHERE tournament_id = $1 AND table_id = ANY($2::uuid[])
     UNION ALL
     SELECT table_id, seat, from_deal, player_id, true
     FROM substitution WHERE tournament_id = $1 AND table_id = ANY($2::uuid[])`,
    [here.tournamentId, here.ids],
  );
  const bySeat = taken.toSorted((a, b) => a.seat - b.seat);
  const seatsAt = byTable(
    bySeat.filter(({ takesOver }) => !takesOver),
    ({ seat, playerId, fromDeal }) => ({ seat, playerId, fromDeal }),
  );
  const substitutesAt = byTable(
    bySeat.filter(({ takesOver }) => takesOver).toSorted((a, b) => a.fromDeal - b.fromDeal),
    ({ seat, fromDeal, playerId }) => ({ seat, fromDeal, playerId }),
  );
  return rows.map((row) =>
    Object.assign(row, { seats: seatsAt.get(row.id) ?? [], substitutes: substitutesAt.get(row.id) ?? [] }),
  );
}

function byTable<Row extends { readonly tableId: string }, T>(
  rows: readonly Row[],
  shown: (row: Row) => T,
): ReadonlyMap<string, readonly T[]> {
  const tables = new Map<string, T[]>();
  for (const row of rows) tables.set(row.tableId, [...(tables.get(row.tableId) ?? []), shown(row)]);
  return tables;
}
