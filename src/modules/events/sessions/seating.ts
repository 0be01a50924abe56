import { profileOf } from '../../../persistence/kept/profile';
import { type Ban, drawMethod, type SeatedTable } from '../../../competition';
import type { Transaction } from '../../../persistence/ledger';
import { findPlan, replacePlans } from '../../../persistence/stores/planned-sessions';
import { listPlayers, type Player } from '../../../persistence/stores/players';
import { listPlayedNumbers, listToPlan, type Session } from '../../../persistence/stores/sessions';
import { listPlayedTables } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { lotOf, lotSeed, readResults } from '../standings';
import { bansAmong, keepsBans, requireBansKept } from './bans';
import { seatApart } from './seat-apart';
import { meetingsAt, planField, seatByLot, seatByResults } from './seat-field';
import type { FieldPlayer, Seating, SeatingField } from './seat-field';
import { noFourth, readField, type FieldOrder, type SessionField } from './uneven';

/** All that a seating depends on. */
interface Field extends SeatingField {
  readonly tournament: Tournament;
  readonly session: Session;
  readonly players: readonly Player[];
}

/** Seats the players of a session as it was announced; by standing only when there is one. Tables that cannot keep the bans are refused. */
export async function seatPlayers(
  transaction: Transaction,
  tournament: Tournament,
  session: Session,
  { seed, ...order }: FieldOrder & { readonly seed: string },
): Promise<Seating & Pick<SessionField, 'byes' | 'floatingFourth'>> {
  const { tournamentId, number } = session;
  const profile = profileOf(tournament);
  const entered = await listPlayers(transaction, { tournamentId });
  const asked = { ...order, place: session, profile, entered, seed };
  const { players, sizes, joins, byes, floatingFourth } = await readField(transaction, asked);
  const played = await listPlayedTables(transaction, tournamentId);
  const earlier = played.filter((table) => table.session !== number);
  const bans = bansAmong([...players, ...(joins ? [joins] : [])], profile);
  const lot = lotOf(entered, lotSeed(tournament));
  const field: Field = { tournament, session, profile, players, lot, sizes, bans, earlier, seed, method: drawMethod };
  const found = await seatField(transaction, field);
  requireBansKept(found.tables, bans);
  return { ...withJoining(found, joins, field), byes, floatingFourth };
}

/** A seating with who joins it once the others are seated. */
export function withJoining(
  found: Seating,
  joins: FieldPlayer | undefined,
  { bans, earlier }: Pick<SeatingField, 'bans' | 'earlier'>,
): Seating {
  if (joins === undefined) return found;
  const tables = withFourth(found.tables, joins.id, bans);
  return { ...found, ...meetingsAt(tables, earlier), tables };
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
  return seating === 'standing' && field.earlier.length > 0
    ? byStanding(transaction, field)
    : seatApart(seatByLot, fieldOf(field));
}

/** Only what the seating depends on, as a thread is handed a copy. */
function fieldOf({ profile, players, lot, sizes, bans, earlier, seed, method }: SeatingField): SeatingField {
  return {
    profile,
    players: players.map(({ id, team, tandem, mixed, club }) => ({ id, team, tandem, mixed, club })),
    lot,
    sizes,
    bans,
    earlier: earlier.map(({ session, seats }) => ({ session, seats })),
    seed,
    method,
  };
}

/** By the standing as it is shown, of the sessions that were opened. */
async function byStanding(transaction: Transaction, field: Field): Promise<Seating> {
  const { session } = field;
  const sessions = await listPlayedNumbers(transaction, session);
  const results = await readResults(transaction, { tournamentId: session.tournamentId, sessions });
  return seatApart(seatByResults, fieldOf(field), results, session.standing);
}

/** From the plan of the event while it fits; where it does not, or at a further draw, the sessions still to come are planned anew. */
async function byPlan(transaction: Transaction, field: Field): Promise<Seating> {
  const { session, bans, earlier, seed } = field;
  const { tournamentId, number } = session;
  const standing = session.drawAttempts === 0 ? await findPlan(transaction, session) : undefined;
  if (standing && fitsField(standing.tables, field)) {
    const tables = standing.tables.map((seats, index) => ({ number: index + 1, seats }));
    return { seed: standing.seed, tables, ...meetingsAt(tables, earlier) };
  }
  const sessions = [number, ...(await listToPlan(transaction, session))];
  const plan = await seatApart(planField, fieldOf(field), sessions);
  for (const { tables } of plan.sessions) requireBansKept(tables, bans);
  const planned = plan.sessions.map(({ session: of, tables }) => ({
    session: of,
    tables: tables.map(({ seats }) => seats),
  }));
  await replacePlans(
    transaction,
    planned.map((one) => ({ tournamentId, seed, ...one })),
  );
  const tables = plan.sessions[0]?.tables ?? [];
  return { seed, tables, planned, ...meetingsAt(tables, earlier) };
}

/** Whether planned tables are for these players and keep their bans. */
export function fitsField(
  tables: readonly (readonly string[])[],
  { players, bans }: Pick<SeatingField, 'players' | 'bans'>,
): boolean {
  const seated = new Set(tables.flat());
  return seated.size === players.length && players.every(({ id }) => seated.has(id)) && keepsBans(tables, bans);
}
