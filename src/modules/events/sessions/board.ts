import type { z } from 'zod';
import type { Transaction } from '../../../persistence/ledger';
import { confirmationsNeeded, listSessionConfirmations } from '../../../persistence/stores/confirmations';
import { lastEntries } from '../../../persistence/stores/deals';
import { listWaiting } from '../../../persistence/stores/disputes';
import { listPaperLists } from '../../../persistence/stores/paper-lists';
import type { SessionPlace } from '../../../persistence/stores/sessions';
import type { PlayingTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { entityTag } from '../../../platform';
import { failedChecks } from './closing';
import type { BoardTable } from './sessions.schema';

/** What the board shows of each table of a session, by its id; everything is read at once for all of them. */
export async function readBoard(
  transaction: Transaction,
  place: SessionPlace,
  { tournament, tables }: { readonly tournament: Tournament; readonly tables: readonly PlayingTable[] },
): Promise<ReadonlyMap<string, z.infer<typeof BoardTable>>> {
  const { tournamentId } = place;
  const ids = tables.map(({ id }) => id);
  const complete = tables.filter(({ dealsEntered, dealsFixed }) => dealsEntered === dealsFixed);
  const failed = await failedChecks(transaction, complete, tournament);
  const confirmations = await listSessionConfirmations(transaction, place);
  const disputes = await listWaiting(transaction, place);
  const papers = new Set((await listPaperLists(transaction, tournamentId, ids)).map(({ tableId }) => tableId));
  const last = await lastEntries(transaction, { tournamentId, tableIds: ids });
  return new Map(
    tables.map(({ id, version, dealsEntered, dealsFixed }) => {
      const confirmed = confirmations.filter(({ tableId }) => tableId === id).map(({ seat }) => seat);
      const isConfirmed = confirmed.length >= confirmationsNeeded;
      const shown: z.infer<typeof BoardTable> = {
        etag: entityTag(['table', id], version),
        onPaper: papers.has(id),
        listState: isConfirmed ? 'confirmed' : dealsEntered === dealsFixed ? 'complete' : 'open',
        failedChecks: failed
          .filter(({ tableId }) => tableId === id)
          .map(({ code, line = null, seat = null }) => ({ code, line, seat })),
        confirmations: confirmed,
        disputes: disputes
          .filter(({ tableId }) => tableId === id)
          .map(({ id: disputeId, deal }) => ({ disputeId, deal })),
        lastEntryAt: last.get(id)?.toISOString() ?? null,
      };
      return [id, shown];
    }),
  );
}
