import type { SessionResult } from '../../../competition';
import type { Action, Happening } from '../../../chronicle';
import { profileOf } from '../../../persistence/kept/profile';
import type { Transaction } from '../../../persistence/ledger';
import { readListBook } from '../../../persistence/stores/list-books';
import { record } from '../../../persistence/stores/records';
import { listResults, replaceResults, type ResultScope } from '../../../persistence/stores/session-results';
import { type DealsTold, type PlayingTable, touchTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { resultsOf } from './results';

/** A list that the caller has locked. */
interface HeldList {
  readonly tournament: Pick<Tournament, 'id' | 'profile'>;
  readonly table: PlayingTable;
}

/** What has happened to a list, and how many deals it has now; as many as before where that is not said. */
interface ListChange<A extends Action> {
  readonly deals?: DealsTold;
  readonly happening: Happening<A>;
}

/**
 * The one door for whatever has changed a list or who sits there: its version goes up, the results are worked out again, and
 * the log tells it. The table is given as it is after the change.
 */
export async function changeList<A extends Action>(
  transaction: Transaction,
  list: HeldList,
  { deals = 'as-before', happening }: ListChange<A>,
): Promise<void> {
  await relist(transaction, list, deals);
  await record(transaction, happening);
}

/** The same without the log, where one line tells of several lists. */
export async function relist(
  transaction: Transaction,
  { tournament, table }: HeldList,
  deals: DealsTold = 'as-before',
): Promise<void> {
  await touchTable(transaction, table, deals);
  await keepResults(transaction, tournament, table);
}

/** Works out again what everybody has from a table. */
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
