import type { DealOrder } from '../../../competition';
import type { DealRevision } from '../../../persistence/stores/deals';
import { ProblemError, type Text } from '../../../platform';
import { judgeDeal, type DealTable, type JudgedDeal } from './deal-judgement';
import { DealEntry } from './deals.schema';

/** What the deals of an event are valued under. */
export type DealRules = Omit<DealTable, 'order'>;

/** What a stored entry comes to under the rules of today. */
export type ValuedAnew =
  /** A ruling made it, and its counts alone do not lead to its result. */
  | { readonly is: 'ruled' }
  | { readonly is: 'refused'; readonly code: string; readonly message: Text }
  | { readonly is: 'valued'; readonly judged: JudgedDeal };

/** What an entry is compared by. */
export const valuedFields = ['kind', 'declarer', 'score', 'scores', 'result'] as const;

/** Values an entry of a list from the facts that are kept of it, as if it were entered today. */
export function valueAnew(
  { facts, disputeId }: Partial<Pick<DealRevision, 'facts' | 'disputeId'>>,
  rules: DealRules,
  order: DealOrder,
): ValuedAnew {
  if ((disputeId ?? null) !== null || (facts !== undefined && 'ruled' in facts)) return { is: 'ruled' };
  const told = DealEntry.safeParse(facts);
  if (!told.success)
    return { is: 'refused', code: 'facts-unreadable', message: unreadable(told.error.issues[0]?.message) };
  try {
    return { is: 'valued', judged: judgeDeal(told.data, { ...rules, order }) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { is: 'refused', code: error.kind.code, message: error.facts.detail ?? error.kind.title };
  }
}

const unreadable = (why = ''): Text => ({
  en: `What is kept of the deal is no entry today: ${why}`,
  de: `Was vom Spiel festgehalten ist, ist heute kein Eintrag: ${why}`,
});
