import type { DealOrder } from '../../competition';
import { RULES_REVISION } from '../../rules';
import { valueAnew, valuedFields, type DealRules } from '../../modules/events/tables';
import type { ReadRecord } from '../../modules/carriers/event-file';
import { keyOf } from './check-references';
import { differences, type Finding } from './finding';

/** Values an entry of a list anew. One that a ruling made is the ruling's; under other rules than today's a difference is a notice. */
export function checkDeal(read: ReadRecord, rules: DealRules, order: DealOrder): readonly Finding[] {
  const { kind, record, line } = read;
  const at = { record: kind.kind, key: keyOf(read), line };
  const weight = record['rulesRevision'] === RULES_REVISION ? 'error' : 'notice';
  const valued = valueAnew(record, rules, order);
  if (valued.is === 'ruled') return [];
  if (valued.is === 'refused') return differences('deal-refused', at, record, { facts: valued.message.en }, weight);
  const expected = Object.fromEntries(valuedFields.map((field) => [field, plain(valued.judged[field])]));
  return differences('deal-differs', at, record, expected, weight);
}

/** As it is stored: without what is undefined. */
const plain = (value: unknown): unknown => (value === null ? null : (JSON.parse(JSON.stringify(value)) as unknown));
