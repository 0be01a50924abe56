import type { SessionResult } from '../../competition';
import type { Transaction } from '../../persistence/ledger';
import { insertResults, listResults, replaceResults, type ResultScope } from '../../persistence/stores/session-results';
import type { NewTable, PlayingTable } from '../../persistence/stores/tables';
import type { SessionPlace } from '../../persistence/stores/sessions';
import type { Tournament } from '../../persistence/stores/tournaments';
import { Profile } from './profile.schema';
import { readListBook, resultsOf } from './results';

/** Works out again what everybody has from a table; to be called after whatever changes its lists or who sits there. */
export async function keepResults(
  transaction: Transaction,
  { id: tournamentId, profile }: Pick<Tournament, 'id' | 'profile'>,
  table: PlayingTable,
): Promise<void> {
  const book = await readListBook(transaction, tournamentId, table.id);
  const place = { tournamentId, tableId: table.id };
  const results = resultsOf([table], book, Profile.parse(profile));
  await replaceResults(
    transaction,
    place,
    results.map(({ id, ...figures }) => ({ ...place, playerId: id, ...figures })),
  );
}

/** Everybody at tables that have just been set begins with nothing. */
export async function startResults(
  transaction: Transaction,
  { tournamentId, number }: SessionPlace,
  tables: readonly NewTable[],
): Promise<void> {
  const nothing = { session: number, total: 0, gamePoints: 0, won: 0, lost: 0, bonus: 0 };
  await insertResults(
    transaction,
    tables.flatMap(({ id, seats }) =>
      seats.map(({ playerId }) => ({ tournamentId, tableId: id, playerId, ...nothing })),
    ),
  );
}

/** What everybody has from each table of these sessions. */
export async function readResults(transaction: Transaction, scope: ResultScope): Promise<readonly SessionResult[]> {
  const kept = await listResults(transaction, scope);
  return kept.map(({ playerId, session, total, gamePoints, won, lost, bonus }) => {
    return { id: playerId, session, total, gamePoints, won, lost, bonus };
  });
}
