import { MoneyPlanAnswer, potsOf } from '../../modules/events/money';
import type { EventBook } from './event-book';
import { differences, type Finding } from './finding';

/** Whether bookings are counted without gaps and name nothing but what the plan has. */
export function checkBookings({ rows }: EventBook): readonly Finding[] {
  const plan = MoneyPlanAnswer.parse(rows.get('money-plan')?.[0]?.record['plan'] ?? {});
  const charges = new Set<unknown>(plan.charges.map(({ code }) => code));
  const pots: ReadonlySet<unknown> = potsOf(plan);
  return (rows.get('booking') ?? []).flatMap(({ record, line }, index) => {
    const at = { record: 'booking', key: { number: record['number'] }, line };
    const known = record['kind'] === 'grant' ? pots : charges;
    const isKnown = record['code'] === undefined || known.has(record['code']);
    return [
      ...differences('money-differs', at, record, { number: index + 1 }),
      ...(isKnown ? [] : differences('money-differs', at, record, { code: [...known].join(', ') })),
    ];
  });
}
