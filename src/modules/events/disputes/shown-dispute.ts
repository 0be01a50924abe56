import type { z } from 'zod';
import type { Transaction } from '../../../persistence/ledger';
import type { Dispute } from '../../../persistence/stores/disputes';
import {
  listRuledAdjustments,
  listRuledEntries,
  listRuledWarnings,
  listRulings,
} from '../../../persistence/stores/rulings';
import type { Language } from '../../../platform';
import { presentDispute } from './dispute-answer';
import type { DisputeAnswer } from './disputes.schema';

type Shown = z.infer<typeof DisputeAnswer>;

/** A dispute as it is shown, with its rulings. */
export async function showDispute(transaction: Transaction, dispute: Dispute, language: Language): Promise<Shown> {
  const [shown] = await showDisputes(transaction, dispute.tournamentId, [dispute], language);
  if (shown === undefined) throw new Error('a dispute was not shown');
  return shown;
}

/** The same for disputes of one tournament. */
export async function showDisputes(
  transaction: Transaction,
  tournamentId: string,
  disputes: readonly Dispute[],
  language: Language,
): Promise<readonly Shown[]> {
  const ids = disputes.map(({ id }) => id);
  const rulings = await listRulings(transaction, tournamentId, ids);
  const adjustments = await listRuledAdjustments(transaction, tournamentId, ids);
  const warnings = await listRuledWarnings(transaction, tournamentId, ids);
  const entries = await listRuledEntries(transaction, tournamentId, ids);
  return disputes.map((dispute) => {
    const isOn = ({ disputeId }: { readonly disputeId: string | null }) => disputeId === dispute.id;
    const entered = { adjustments: adjustments.filter(isOn), entries: entries.filter(isOn) };
    const brought = { rulings: rulings.filter(isOn), warnings: warnings.filter(isOn), ...entered };
    return presentDispute(dispute, brought, language);
  });
}
