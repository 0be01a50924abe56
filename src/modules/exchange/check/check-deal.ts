import type { DealOrder } from '../../../competition';
import { ProblemError } from '../../../platform';
import { RULES_REVISION, type Ruleset } from '../../../rules';
import { DealEntry, judgeDeal, type DealTable } from '../../tables';
import type { ReadRecord } from '../read-event';
import { keyOf } from './check-references';
import { differences, type Finding } from './finding';

/** What deals are valued under. */
export type DealRules = Pick<DealTable, 'ramsch'> & { readonly ruleset: Ruleset };

/** Values an entry of a list anew. One that a ruling made is the ruling's; under other rules than today's a difference is a notice. */
export function checkDeal(read: ReadRecord, rules: DealRules, order: DealOrder): readonly Finding[] {
  const { kind, record, line } = read;
  if ((record['disputeId'] ?? null) !== null) return [];
  const at = { record: kind.kind, key: keyOf(read), line };
  const weight = record['rulesRevision'] === RULES_REVISION ? 'error' : 'notice';
  const told = DealEntry.safeParse(record['facts']);
  if (!told.success) return differences('deal-refused', at, record, { facts: told.error.issues[0]?.message }, weight);
  try {
    const judged = judgeDeal(told.data, { ...rules, order });
    const { kind: ending, declarer, score, scores, result } = judged;
    return differences(
      'deal-differs',
      at,
      record,
      { kind: ending, declarer, score, scores, result: plain(result) },
      weight,
    );
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return differences('deal-refused', at, record, { facts: error.message }, weight);
  }
}

/** As it is stored: without what is undefined. */
const plain = (value: unknown): unknown => (value === null ? null : (JSON.parse(JSON.stringify(value)) as unknown));
