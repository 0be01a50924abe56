import { keptResult, type GameResult, type RamschResult } from '../../../persistence/kept/deal-result';
import type { z } from 'zod';
import type { DealRevision, WrittenLine } from '../../../persistence/stores/deals';
import type { PlayingTable } from '../../../persistence/stores/tables';
import { entityTag } from '../../../platform';
import { orderOf } from '../sheets';
import { DealAnswer } from './deals.schema';

/** The ETag of a deal; another one where it was taken back and entered again. */
export function dealTag({ tableId, deal, revision, enteredAt }: DealRevision): string {
  return entityTag(['deal', tableId, deal, enteredAt.toISOString()], revision);
}

/** Where a deal is found. */
export function dealPath({ tableId, deal }: Pick<DealRevision, 'tableId' | 'deal'>): string {
  return `/v1/tables/${tableId}/deals/${deal}`;
}

/** A revision of a deal as it is shown. */
export function presentDeal(entry: WrittenLine, table: PlayingTable): z.infer<typeof DealAnswer> {
  const { deal, revision, kind, declarer, result, scores, facts, reason, rulesRevision, enteredBy, enteredAt } = entry;
  const { disputeId = null, ruling = null } = entry;
  const { dealer, forehand, middlehand, rearhand } = orderOf(table, deal);
  return {
    deal,
    revision,
    kind,
    dealer,
    forehand,
    middlehand,
    rearhand,
    declarer,
    result: result && countedResult(keptResult.shown(result), { ...facts }),
    scores,
    facts: { ...facts },
    reason,
    ruling: disputeId !== null && ruling !== null ? { dispute: disputeId, number: ruling } : null,
    rulesRevision,
    enteredBy,
    enteredAt: enteredAt.toISOString(),
  };
}

/** A result with the word for what it was valued by. */
function countedResult(result: GameResult | RamschResult, facts: Readonly<Record<string, unknown>>) {
  return 'losers' in result
    ? result
    : { ...result, counted: isListed(facts) ? ('list' as const) : ('points' as const) };
}

/** Whether only won or lost was told, by a list or by a ruling. */
function isListed({ outcome, ruled }: Readonly<Record<string, unknown>>): boolean {
  return ruled !== undefined || (typeof outcome === 'object' && outcome !== null && 'won' in outcome);
}
