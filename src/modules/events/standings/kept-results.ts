import type { SessionResult } from '../../../competition';
import type { Transaction } from '../../../persistence/ledger';
import { listResults, replaceResults, type ResultScope } from '../../../persistence/stores/session-results';
import type { PlayingTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { profileOf } from '../../../persistence/kept/profile';
import { readListBook, resultsOf } from './results';

/** Works out again what everybody has from a table; to be called after whatever changes its lists or who sits there. */
export async function keepResults(
  transaction: Transaction,
  { id: tournamentId, profile }: Pick<Tournament, 'id' | 'profile'>,
  table: PlayingTable,
): Promise<void> {
  const place = { tournamentId, tableId: table.id };
  const book = await readListBook(transaction, place);
  const results = resultsOf([table], book, profileOf({ profile }));
  await replaceResults(transaction, place, results.map(asKept));
}

/** What everybody has from each table of these sessions. */
export async function readResults(transaction: Transaction, scope: ResultScope): Promise<readonly SessionResult[]> {
  const kept = await listResults(transaction, scope);
  return kept.map(({ playerId, session, total, gamePoints, won, lost, bonus }) => {
    return { id: playerId, session, total, gamePoints, won, lost, bonus };
  });
}

function asKept({ id, ...figures }: SessionResult) {
  return { playerId: id, ...figures };
}
