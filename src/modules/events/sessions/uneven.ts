import { drawBye, splitTables } from '../../../competition';
import type { UnevenChoice } from '../../../competition';
import type { Transaction } from '../../../persistence/ledger';
import { countOtherByes } from '../../../persistence/stores/byes';
import { findFirstWaiting, findPlayer, type Player } from '../../../persistence/stores/players';
import type { SessionPlace } from '../../../persistence/stores/sessions';
import { ProblemError } from '../../../platform';
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
  const ids = players.map(({ id }) => id);
  const bye = choice === 'bye' ? drawBye(ids, await countOtherByes(transaction, place), seed) : undefined;
  const byes = bye === undefined ? [] : [bye];
  const isJoined = choice === 'floating-fourth' && players.length > 0;
  const fourth = isJoined ? await readFourth(transaction, place, floatingFourth) : undefined;
  const split = splitField(players, profile, { byes, fourth }) ?? refuseSplit(players.length, choice);
  return { ...split, byes, floatingFourth: fourth?.id ?? null };
}

/** The field without who pauses, and with who plays along where he fills its tables; undefined where it does not fill any. */
export function splitField<One extends { readonly id: string }>(
  players: readonly One[],
  profile: Profile,
  { byes, fourth }: { readonly byes: readonly string[]; readonly fourth: One | undefined },
): (Pick<SessionField, 'sizes'> & { readonly players: readonly One[]; readonly joins: One | undefined }) | undefined {
  const others = players.filter(({ id }) => !byes.includes(id));
  const whole = sizesOf(others.length, profile);
  if (whole) return { players: others, sizes: whole, joins: fourth };
  const sizes = fourth && sizesOf(others.length + 1, profile);
  return sizes && { players: [...others, fourth], sizes, joins: undefined };
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
