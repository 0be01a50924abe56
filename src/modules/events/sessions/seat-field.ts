import {
  countMeetings,
  drawTables,
  lastResults,
  planSessions,
  rank,
  seatByStanding,
  tallyResults,
} from '../../../competition';
import type {
  Ban,
  DrawMethod,
  EarlierTable,
  Entrant,
  Meetings,
  Plan,
  SeatedTable,
  SessionResult,
  StandingSeating,
} from '../../../competition';
import type { PlannedSession } from '../../../persistence/stores/planned-sessions';
import type { Player } from '../../../persistence/stores/players';
import type { Session } from '../../../persistence/stores/sessions';
import type { PlayingTable } from '../../../persistence/stores/tables';
import type { Profile } from '../tournaments';

/** Who sits where in a session, and the seed with which it was found. */
export interface Seating extends Meetings {
  readonly seed: string;
  readonly tables: readonly SeatedTable[];
  /** How far the tables are from the pure standing, where players were set by it. */
  readonly setting?: Omit<StandingSeating, 'tables' | 'banned'>;
  /** The sessions that were planned with it, where the plan is new. */
  readonly planned?: readonly Pick<PlannedSession, 'session' | 'tables'>[];
}

/** A player as seatings know him. */
export type FieldPlayer = Pick<Player, 'id' | 'team' | 'tandem' | 'mixed' | 'club'>;

/** All that a draw depends on; with the results all that a seating by standing does. */
export interface SeatingField {
  readonly profile: Profile;
  readonly players: readonly FieldPlayer[];
  /** The lot of the standings, which parts those whom nothing else does. */
  readonly lot: readonly string[];
  readonly sizes: readonly number[];
  /** Who must never meet. */
  readonly bans: readonly Ban[];
  /** The tables of the other sessions that have been drawn and count. */
  readonly earlier: readonly Pick<PlayingTable, 'session' | 'seats'>[];
  readonly seed: string;
  readonly method: DrawMethod;
}

/** Seats a field by lot. */
export function seatByLot({ profile, players, sizes, bans, earlier, seed }: SeatingField): Seating {
  const history = earlier.map(asHistory);
  return drawTables({ entrants: players.map(entrantUnder(profile)), sizes, history, bans, seed });
}

/** Seats a field by the standing that these results make: by their sum, or by what each player has from his last session. */
export function seatByResults(
  { profile, players, lot, sizes, bans, earlier, seed, method }: SeatingField,
  results: readonly SessionResult[],
  standing: Session['standing'],
): Seating {
  const counted = standing === 'last' ? lastResults(results) : results;
  const order = rank([...tallyResults(counted).values()], { chain: profile.tieChain, lot }).map(({ id }) => id);
  const ranking = inOrder(players, order).map(entrantUnder(profile));
  const { tables, banned: _, ...setting } = seatByStanding(ranking, sizes, bans, method);
  return { seed, tables, ...meetingsAt(tables, earlier), setting };
}

/** Plans these sessions for a field, all at once. */
export function planField(
  { profile, players, sizes, bans, earlier, seed, method }: SeatingField,
  sessions: readonly number[],
): Plan {
  const history = earlier.map(asHistory);
  return planSessions({ entrants: players.map(entrantUnder(profile)), sizes, sessions, history, bans, seed, method });
}

/** How often players at these tables have met before. */
export function meetingsAt(tables: readonly SeatedTable[], earlier: SeatingField['earlier']): Meetings {
  return countMeetings(
    tables.map(({ seats }) => seats),
    earlier.map(asHistory),
  );
}

/** Those who have no result yet come last, by number. */
function inOrder(players: readonly FieldPlayer[], order: readonly string[]): readonly FieldPlayer[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: FieldPlayer): number => places.get(id) ?? places.size;
  return players.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A player as the draw knows him: with the groups that the event keeps apart. */
export function entrantUnder({ apart }: Pick<Profile, 'apart'>): (player: FieldPlayer) => Entrant {
  return (player) => ({
    id: player.id,
    apart: apart.flatMap((kind) => (player[kind] === null ? [] : [`${kind} ${player[kind]}`])),
  });
}

/** A table as draws remember it. */
export function asHistory({ session, seats }: Pick<PlayingTable, 'session' | 'seats'>): EarlierTable {
  return { session, seats: seats.map(({ playerId }) => playerId) };
}
