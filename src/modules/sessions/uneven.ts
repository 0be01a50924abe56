import { drawBye, splitTables } from '../../competition';
import type { UnevenChoice } from '../../competition';
import type { Transaction } from '../../persistence/ledger';
import { countOtherByes } from '../../persistence/stores/byes';
import { findFirstWaiting, findPlayer, type Player } from '../../persistence/stores/players';
import type { SessionPlace } from '../../persistence/stores/sessions';
import { ProblemError } from '../../platform';
import { isDrawn, type Profile } from '../tournaments';
import { sessionProblems } from './sessions.problems';

/** What a director says of the field when he has a session drawn. */
export interface FieldOrder {
  /** In place of what the profile has for fields that cannot be split. */
  readonly uneven?: UnevenChoice | undefined;
  /** The id of somebody who waits; whoever has waited longest where absent. */
  readonly floatingFourth?: string | undefined;
}

/** Who takes part in a session. */
export interface SessionField {
  /** Those who are drawn, in the order of their numbers. */
  readonly players: readonly Player[];
  /** Players at table 1, 2, .... */
  readonly sizes: readonly number[];
  /** Who pauses. */
  readonly byes: readonly string[];
  /** Who plays along for the whole session though he is not in the field. */
  readonly floatingFourth: string | null;
  /** He joins a table of three of the others once these are seated, so that their seating is the one without him. */
  readonly joins: Player | undefined;
}

interface Order extends FieldOrder {
  readonly place: SessionPlace;
  readonly profile: Profile;
  /** All players of the event. */
  readonly entered: readonly Player[];
  readonly seed: string;
}

/** The field of a session, split into tables. One that cannot be split is refused (422), unless somebody decided what then. */
export async function readField(transaction: Transaction, order: Order): Promise<SessionField> {
  const { place, profile, entered, floatingFourth, seed } = order;
  const players = entered.filter((player) => isDrawn(player, profile));
  const whole = sizesOf(players.length, profile);
  const asked = order.uneven ?? (floatingFourth === undefined ? undefined : 'floating-fourth');
  const choice = asked ?? (whole ? undefined : (profile.uneven ?? undefined));
  if (choice === 'bye') {
    const ids = players.map(({ id }) => id);
    const bye = drawBye(ids, await countOtherByes(transaction, place), seed);
    const others = players.filter(({ id }) => id !== bye);
    const sizes = sizesOf(others.length, profile) ?? refuseSplit(players.length, choice);
    return { players: others, sizes, byes: bye === undefined ? [] : [bye], floatingFourth: null, joins: undefined };
  }
  if (choice === 'floating-fourth' && players.length > 0) {
    const fourth = await readFourth(transaction, place, floatingFourth);
    const along = { byes: [], floatingFourth: fourth.id };
    if (whole) return { ...along, players, sizes: whole, joins: fourth };
    const sizes = sizesOf(players.length + 1, profile) ?? refuseSplit(players.length, choice);
    return { ...along, players: [...players, fourth], sizes, joins: undefined };
  }
  const sizes = whole ?? refuseSplit(players.length, choice);
  return { players, sizes, byes: [], floatingFourth: null, joins: undefined };
}

/** Players at each table; undefined where they do not fill any. */
function sizesOf(players: number, { tables, largestTable }: Profile): readonly number[] | undefined {
  if (players > 4 && players <= largestTable) return [players];
  const split = splitTables(players, tables);
  return split.kind === 'split' && split.sizes.length > 0 ? split.sizes : undefined;
}

function refuseSplit(players: number, choice: UnevenChoice | undefined): never {
  const split = splitTables(players);
  const choices = choice === undefined && split.kind === 'choice' ? split.options : [];
  const helps = choices.join(', ');
  throw new ProblemError(sessionProblems['players-cannot-be-split'], {
    detail: {
      en: `${players} players do not fill tables of four and three${helps && `; decide on one of: ${helps}`}.`,
      de: `${players} Spieler füllen keine Vierer- und Dreiertische${helps && `; möglich ist eine Entscheidung für: ${helps}`}.`,
    },
    members: { players, choices },
  });
}

async function readFourth(
  transaction: Transaction,
  { tournamentId }: SessionPlace,
  id: string | undefined,
): Promise<Player> {
  const found =
    id === undefined
      ? await findFirstWaiting(transaction, tournamentId)
      : await findPlayer(transaction, tournamentId, id);
  if (found?.state === 'waiting') return found;
  throw noFourth({ en: 'Nobody who waits was found', de: 'Niemand, der wartet, wurde gefunden' });
}

/** The refusal of a floating fourth, with what stands in his way. */
export function noFourth(message: { readonly en: string; readonly de: string }): ProblemError {
  const kind = sessionProblems['no-floating-fourth'];
  return new ProblemError(kind, { errors: [{ pointer: '/floatingFourth', code: kind.code, message }] });
}
