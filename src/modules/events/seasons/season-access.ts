import type { Transaction } from '../../../persistence/ledger';
import { findSeason, listSeasonTournaments, type Season } from '../../../persistence/stores/seasons';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { refusal, refusalFor, type Caller } from '../../access';

/** A season with its tournaments in its order. */
export interface OpenedSeason {
  readonly season: Season;
  readonly tournaments: readonly Tournament[];
}

/** The season, for somebody who may read or direct it: it is as public as the least public of its tournaments. `find` may lock it. */
export async function admitToSeason(
  transaction: Transaction,
  caller: Caller,
  action: 'read' | 'run',
  id: string,
  find: (transaction: Transaction, id: string) => Promise<Season | undefined> = findSeason,
): Promise<OpenedSeason> {
  const season = await find(transaction, id);
  if (season === undefined) throw refusal(refusalFor(caller, action, undefined) ?? 'hidden');
  const tournaments = await listSeasonTournaments(transaction, season);
  const isPrivate = !tournaments.every((tournament) => refusalFor(caller, 'read', tournament) === undefined);
  const reason = refusalFor(caller, action, { id, ownerKey: season.ownerKey, isPrivate });
  if (reason !== undefined) throw refusal(reason);
  return { season, tournaments };
}
