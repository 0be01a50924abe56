import { MoneyPlanAnswer, noPlan } from '../../modules/events/money';
import type { NamedRecord } from '../../modules/carriers/event-file';
import type { GeneratedPlayer } from './generated-player';
import type { Workshop } from './workshop';

/** What an entry costs, in cents. */
const entry = 1_000;

/** What a generated event announces about money: entries go to the prizes, overall and by category, and to the best session. */
function planFor({ asked }: Workshop) {
  const categories = Array.from({ length: asked.categories }, (_, index) => index + 1);
  const pots = [{ pot: 'overall', parts: 6 }, ...categories.map((n) => ({ pot: `category-${n}`, parts: 1 }))];
  return MoneyPlanAnswer.parse({
    charges: [
      { code: 'entry', per: 'entry', cents: entry, refundable: true, to: [...pots, { pot: 'best', parts: 1 }] },
    ],
    prizes: [
      { code: 'overall', pot: 'overall', plan: { kind: 'declining', entriesPerPrize: 10, rounding: 100 } },
      ...categories.map((n) => ({
        code: `category-${n}`,
        pot: `category-${n}`,
        plan: { kind: 'shares', weights: [3, 2, 1] },
        categories: [`Category ${n}`],
      })),
    ],
    awards: [{ code: 'best-session', pot: 'best', criteria: [{ measure: 'best-session' }] }],
  });
}

/** The plan, and what everybody has paid; nothing where there are no prizes. */
export function generatedMoney(shop: Workshop, players: readonly GeneratedPlayer[]): readonly NamedRecord[] {
  const { asked, chronicle, director: by } = shop;
  if (asked.prizes === 'false') return [];
  const plan = planFor(shop);
  chronicle.tell({ by, action: 'money-plan-announced', subject: {}, before: noPlan, after: plan });
  const bookings = players.map(({ id: playerId }, index) => {
    const [number, kind, bookedAt] = [index + 1, 'payment', chronicle.pass(1000)];
    const subject = { booking: number, player: playerId };
    chronicle.tell({ by, action: 'money-booked', subject, after: { kind, code: null, cents: entry } });
    return { kind: 'booking', record: { number, kind, playerId, cents: entry, bookedBy: by, bookedAt } };
  });
  return [{ kind: 'money-plan', record: { plan } }, ...bookings];
}
