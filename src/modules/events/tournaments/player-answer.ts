import type { z } from 'zod';
import type { Transaction } from '../../../persistence/ledger';
import { findPlayers, type Player } from '../../../persistence/stores/players';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { entityTag } from '../../../platform';
import { refusalFor, type Caller } from '../../access';
import type { PlayerAnswer } from './players.schema';

type Answer = z.infer<typeof PlayerAnswer>;

/** The ETag of a player. */
export function playerTag({ id, version }: Pick<Player, 'id' | 'version'>): string {
  return entityTag(['player', id], version);
}

/** What a name is shown as: the name with consent or to directors, otherwise the start number. */
export function shownName(
  { name, number, consent }: Pick<Player, 'name' | 'number' | 'consent'>,
  seesAll: boolean,
): string {
  return name !== null && (consent || seesAll) ? name : `No. ${number}`;
}

/** What each of these players is shown as, by id. */
export function shownNames(
  players: readonly Pick<Player, 'id' | 'name' | 'number' | 'consent'>[],
  seesAll: boolean,
): ReadonlyMap<string, string> {
  return new Map(players.map((player) => [player.id, shownName(player, seesAll)]));
}

/** Whether this caller sees every name of the tournament. */
export function seesNames(caller: Caller, tournament: Tournament): boolean {
  return refusalFor(caller, 'see-names', tournament) === undefined;
}

/** A player as he is shown. */
export function presentPlayer(player: Player, seesAll: boolean): Answer {
  const { id, number, state, checkedIn, club, team, tandem, mixed, category, consent, cutAfter } = player;
  return {
    id,
    number,
    name: shownName(player, seesAll),
    state,
    checkedIn,
    club,
    team,
    tandem,
    mixed,
    category,
    consent,
    ...(cutAfter !== null && { cutAfter }),
  };
}

/** A player as he is kept in an answer that is stored with its command: without his name, so that it can be erased. */
export function storedPlayer(player: Player): Answer {
  return presentPlayer(nameless(player), true);
}

/** Stored players with the names that they have now, for somebody who may see them. */
export async function namedAnew(
  transaction: Transaction,
  tournamentId: string,
  stored: readonly Answer[],
): Promise<Answer[]> {
  const players = await findPlayers(
    transaction,
    tournamentId,
    stored.map(({ id }) => id),
  );
  const names = shownNames(players, true);
  return stored.map((answer) => ({ ...answer, name: names.get(answer.id) ?? answer.name }));
}

/**
 * What the log says of a player. Clubs, teams and pairs stand in it as they are written: they are no people, a draw that keeps
 * them apart can only be made again by whoever knows them, and without them the log could not be replayed.
 */
export function loggedPlayer({ state, checkedIn, club, team, tandem, mixed, category, consent }: Logged) {
  return { state, checkedIn, club, team, tandem, mixed, category, consent };
}

/** What was said of a new player beside his name, number and state, as the log has it; what is usual is left out. */
export function saidOf({ club, team, tandem, mixed, category, consent, checkedIn }: Said): object {
  const said = Object.entries({ club, team, tandem, mixed, category, consent, checkedIn });
  return Object.fromEntries(said.filter(([, value]) => value !== null && value !== false));
}

type Said = Pick<Player, 'club' | 'team' | 'tandem' | 'mixed' | 'category' | 'consent' | 'checkedIn'>;
type Logged = Said & Pick<Player, 'state'>;

function nameless(player: Player): Player {
  return { ...player, name: null };
}
