import type { Transaction } from '../../../persistence/ledger';
import { findPlayers, type Player } from '../../../persistence/stores/players';
import { bansAmong, requireBansKept } from '../sessions';
import type { Profile } from '../tournaments';

/** Refuses with 409 somebody who comes to a table where one sits whom he must never meet. */
export async function requireMayMeet(
  transaction: Transaction,
  comer: Player,
  ids: readonly string[],
  profile: Pick<Profile, 'bans'>,
): Promise<void> {
  const there = await findPlayers(transaction, comer.tournamentId, ids);
  requireBansKept([{ seats: [...ids, comer.id] }], bansAmong([...there, comer], profile));
}
