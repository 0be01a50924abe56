import { countMeetings, drawTables, lastResults, planSessions, seatByStanding, tallyResults } from '../../competition';
import type { Ban, EarlierTable, Entrant, Meetings, SeatedTable, StandingSeating } from '../../competition';
import type { Transaction } from '../../persistence/ledger';
import { findPlan, replacePlans } from '../../persistence/stores/planned-sessions';
import { listPlayers, type Player } from '../../persistence/stores/players';
import { listPlayedNumbers, listToPlan, type Session } from '../../persistence/stores/sessions';
import { listPlayedTables, type PlayingTable } from '../../persistence/stores/tables';
import type { Tournament } from '../../persistence/stores/tournaments';
import { lotOf, lotSeed, Profile, rankTallies, readResults } from '../tournaments';
import { bansAmong, keepsBans, requireBansKept } from './bans';
import { noFourth, readField, type FieldOrder, type SessionField } from './uneven';

/** Who sits where in a session, and the seed with which it was found. */
export interface Seating extends Meetings {
  readonly seed: string;
  readonly tables: readonly SeatedTable[];
  /** How far the tables are from the pure standing, where players were set by it. */
  readonly setting?: Omit<StandingSeating, 'tables' | 'banned'>;
}

/** All that a seating depends on. */
interface Field {
  readonly tournament: Tournament;
  readonly session: Session;
  readonly profile: Profile;
  readonly players: readonly Player[];
  /** The lot of the standings, which parts those whom nothing else does. */
  readonly lot: readonly string[];
  readonly sizes: readonly number[];
  /** Who must never meet. */
  readonly bans: readonly Ban[];
  /** The tables of the other sessions that have been drawn and count. */
  readonly earlier: readonly PlayingTable[];
  readonly seed: string;
}

/** Seats the players of a session as it was announced; by standing only when there is one. Tables that cannot keep the bans are refused. */
export async function seatPlayers(
  transaction: Transaction,
  tournament: Tournament,
  session: Session,
  { seed, ...order }: FieldOrder & { readonly seed: string },
): Promise<Seating & Pick<SessionField, 'byes' | 'floatingFourth'>> {
  const { tournamentId, number } = session;
  const profile = Profile.parse(tournament.profile);
  const entered = await listPlayers(transaction, { tournamentId });
  const asked = { ...order, place: session, profile, entered, seed };
  const { players, sizes, joins, byes, floatingFourth } = await readField(transaction, asked);
  const played = await listPlayedTables(transaction, tournamentId);
  const earlier = played.filter((table) => table.session !== number);
  const bans = bansAmong([...players, ...(joins ? [joins] : [])], profile);
  const lot = lotOf(entered, lotSeed(tournament));
  const field: Field = { tournament, session, profile, players, lot, sizes, bans, earlier, seed };
  const found = await seatField(transaction, field);
  requireBansKept(found.tables, bans);
  const tables = joins ? withFourth(found.tables, joins.id, bans) : found.tables;
  return { ...found, ...(joins && meetingsAt(tables, earlier)), tables, byes, floatingFourth };
}

/** Somebody from outside takes the last seat of the last table of three where he may sit. */
function withFourth(tables: readonly SeatedTable[], id: string, bans: readonly Ban[]): readonly SeatedTable[] {
  const joined = tables.findLast(({ seats }) => seats.length === 3 && keepsBans([[...seats, id]], bans));
  if (joined === undefined) {
    throw noFourth({ en: 'There is no table of three for him', de: 'Es gibt keinen Dreiertisch für ihn' });
  }
  return tables.map((table) => (table === joined ? { ...table, seats: [...table.seats, id] } : table));
}

async function seatField(transaction: Transaction, field: Field): Promise<Seating> {
  const { seating } = field.session;
  if (seating === 'plan') return byPlan(transaction, field);
  return seating === 'standing' && field.earlier.length > 0 ? byStanding(transaction, field) : byDraw(field);
}

function byDraw({ profile, players, sizes, bans, earlier, seed }: Field): Seating {
  const history = earlier.map(asHistory);
  return drawTables({ entrants: players.map(entrantUnder(profile)), sizes, history, bans, seed });
}

/** By the standing as it is shown, of the sessions that were opened: by their sum, or by what each player has from his last one. */
async function byStanding(
  transaction: Transaction,
  { session, profile, players, lot, sizes, bans, earlier, seed }: Field,
): Promise<Seating> {
  const sessions = await listPlayedNumbers(transaction, session);
  const results = await readResults(transaction, { tournamentId: session.tournamentId, sessions });
  const counted = session.standing === 'last' ? lastResults(results) : results;
  const order = rankTallies([...tallyResults(counted).values()], profile, lot).map(({ id }) => id);
  const ranking = inOrder(players, order).map(entrantUnder(profile));
  const { tables, banned: _, ...setting } = seatByStanding(ranking, sizes, bans);
  return { seed, tables, ...meetingsAt(tables, earlier), setting };
}

/** From the plan of the event while it fits; where it does not, or at a further draw, the sessions still to come are planned anew. */
async function byPlan(transaction: Transaction, field: Field): Promise<Seating> {
  const { session, profile, players, sizes, bans, earlier, seed } = field;
  const { tournamentId, number } = session;
  const planned = session.drawAttempts === 0 ? await findPlan(transaction, session) : undefined;
  if (planned && isFor(planned.tables, players) && keepsBans(planned.tables, bans)) {
    const tables = planned.tables.map((seats, index) => ({ number: index + 1, seats }));
    return { seed: planned.seed, tables, ...meetingsAt(tables, earlier) };
  }
  const sessions = [number, ...(await listToPlan(transaction, session))];
  const history = earlier.map(asHistory);
  const plan = planSessions({ entrants: players.map(entrantUnder(profile)), sizes, sessions, history, bans, seed });
  for (const { tables } of plan.sessions) requireBansKept(tables, bans);
  await replacePlans(
    transaction,
    plan.sessions.map(({ session: of, tables }) => {
      return { tournamentId, session: of, seed, tables: tables.map(({ seats }) => seats) };
    }),
  );
  const tables = plan.sessions[0]?.tables ?? [];
  return { seed, tables, ...meetingsAt(tables, earlier) };
}

function isFor(tables: readonly (readonly string[])[], players: readonly Player[]): boolean {
  const seated = new Set(tables.flat());
  return seated.size === players.length && players.every(({ id }) => seated.has(id));
}

function meetingsAt(tables: readonly SeatedTable[], earlier: readonly PlayingTable[]): Meetings {
  return countMeetings(
    tables.map(({ seats }) => seats),
    earlier.map(asHistory),
  );
}

/** Those who have no result yet come last, by number. */
function inOrder(players: readonly Player[], order: readonly string[]): readonly Player[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Player): number => places.get(id) ?? places.size;
  return players.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A player as the draw knows him: with the groups that the event keeps apart. */
function entrantUnder({ apart }: Pick<Profile, 'apart'>): (player: Player) => Entrant {
  return (player) => ({
    id: player.id,
    apart: apart.flatMap((kind) => (player[kind] === null ? [] : [`${kind} ${player[kind]}`])),
  });
}

function asHistory({ session, seats }: PlayingTable): EarlierTable {
  return { session, seats: seats.map(({ playerId }) => playerId) };
}
