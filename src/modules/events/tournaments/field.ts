import { profileOf } from '../../../persistence/kept/profile';
import type { Transaction } from '../../../persistence/ledger';
import { changePlayer, countEntered, findFirstWaiting, type Player } from '../../../persistence/stores/players';
import { record } from '../../../persistence/stores/records';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { Profile } from './profile.schema';

/** How many more players the field takes; unlimited where the event has no cap. */
export async function roomIn(transaction: Transaction, { id, profile }: Tournament): Promise<number> {
  const { cap } = profileOf({ profile });
  return cap === null ? Infinity : Math.max(0, cap - (await countEntered(transaction, id)));
}

/** Gives free places of a capped event to those who have waited longest. Whoever calls has locked the tournament. */
export async function moveUp(transaction: Transaction, tournament: Tournament): Promise<void> {
  if (profileOf(tournament).cap === null) return;
  const { id: tournamentId } = tournament;
  for (let room = await roomIn(transaction, tournament); room > 0; room -= 1) {
    const first = await findFirstWaiting(transaction, tournamentId);
    if (first === undefined) return;
    await changePlayer(transaction, first, { state: 'entered' });
    const happening = { tournamentId, by: null, action: 'player-moved-up', subject: { player: first.id } } as const;
    await record(transaction, { ...happening, before: { state: 'waiting' }, after: { state: 'entered' } });
  }
}

/** Whether a player takes part in a draw that is made now. */
export function isDrawn({ state, checkedIn, cutAfter }: Player, { checkIn }: Pick<Profile, 'checkIn'>): boolean {
  return state === 'entered' && cutAfter === null && (checkedIn || !checkIn);
}
