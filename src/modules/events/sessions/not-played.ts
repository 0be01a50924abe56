import type { Transaction } from '../../../persistence/ledger';
import { findDeal, insertDeal, listToPlayAnew, reviseDeal } from '../../../persistence/stores/deals';
import type { SessionPlace } from '../../../persistence/stores/sessions';
import { listTables, lockTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { RULES_REVISION } from '../../../rules';
import { changeList } from '../standings';

interface Grounds {
  readonly tournament: Tournament;
  /** The key that acts. */
  readonly by: string;
  /** Why nothing more is played. */
  readonly reason: string;
}

const notPlayed = { kind: 'not-played', declarer: null, score: null, scores: null, result: null } as const;

/** Enters every missing deal of a session that the caller has locked as not played, also those that were to be played anew. */
export async function enterNotPlayed(
  transaction: Transaction,
  place: SessionPlace,
  { tournament, by, reason }: Grounds,
): Promise<void> {
  const { tournamentId, number: session } = place;
  const line = { ...notPlayed, facts: { notPlayed: true, reason }, rulesRevision: RULES_REVISION, reason };
  const toPlayAnew = await listToPlayAnew(transaction, place);
  for (const { id } of await listTables(transaction, place)) {
    const table = await lockTable(transaction, tournamentId, id);
    if (table === undefined) continue;
    for (let deal = table.dealsEntered + 1; deal <= table.dealsFixed; deal += 1) {
      const entry = { tournamentId, tableId: id, deal, revision: 1, enteredBy: by, ...line };
      const { facts } = await insertDeal(transaction, entry);
      const after = { revision: 1, facts, score: null, rulesRevision: RULES_REVISION };
      const happening = { tournamentId, by, subject: { session, table: id, deal }, after, reason };
      await changeList(
        transaction,
        { tournament, table },
        { deals: 'one-more', happening: { ...happening, action: 'deal-entered' } },
      );
    }
    for (const { deal } of toPlayAnew.filter(({ tableId }) => tableId === id)) {
      const before = await findDeal(transaction, { tournamentId, tableId: id, deal });
      if (before === undefined) continue;
      const revision = before.revision + 1;
      await reviseDeal(transaction, { tournamentId, tableId: id, deal, revision, enteredBy: by, ...line });
      const happening = {
        tournamentId,
        by,
        action: 'deal-corrected' as const,
        subject: { session, table: id, deal },
        before: { revision: before.revision, facts: before.facts, score: before.score },
        after: { revision, facts: line.facts, score: null, rulesRevision: RULES_REVISION },
        reason,
      };
      await changeList(transaction, { tournament, table }, { happening });
    }
  }
}
