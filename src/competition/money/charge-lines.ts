import { apportion } from '../apportion';
import { type Account, balancesOf, type LedgerLine, lineOf } from './ledger-line';
import type { Booking, ChargeRule, ListAccount, LossTier, MoneyEvent, MoneyPlan } from './money-plan';

/** So many lost games at so many cents each. */
export interface LossPart {
  readonly quantity: number;
  readonly each: number;
}

/** What so many lost games of one list cost, tier by tier; the tiers ascend. */
export function lossParts(tiers: readonly LossTier[], lost: number): readonly LossPart[] {
  return tiers
    .map(({ from, cents }, index) => {
      const end = Math.min(lost, (tiers[index + 1]?.from ?? Number.POSITIVE_INFINITY) - 1);
      return { quantity: Math.max(0, end - from + 1), each: cents };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** What everybody was charged, what was booked, and how what each charge collected goes to its pots. */
export function chargeLines({ charges }: Pick<MoneyPlan, 'charges'>, event: MoneyEvent): readonly LedgerLine[] {
  const charged = charges.flatMap((charge) => linesOfCharge(charge, event));
  const booked = event.bookings.map(lineOfBooking);
  const collected = balancesOf([...charged, ...booked]);
  return [...charged, ...booked, ...charges.flatMap((charge) => splitLines(charge, collected))];
}

function linesOfCharge(charge: ChargeRule, { entrants, lists }: MoneyEvent): readonly LedgerLine[] {
  const { code, per } = charge;
  const line = (playerId: string, { quantity, each }: LossPart, list?: ListAccount): LedgerLine => ({
    kind: 'charge',
    code,
    from: `player:${playerId}`,
    to: `charge:${code}`,
    quantity,
    unit: per,
    each,
    cents: quantity * each,
    ...(list && { session: list.session, table: list.table }),
  });
  if (per === 'entry') return entrants.map((id) => line(id, { quantity: 1, each: charge.cents }));
  return lists.flatMap((list) => partsOf(charge, list).map((part) => line(list.playerId, part, list)));
}

function partsOf(charge: ChargeRule, { lost, passed }: ListAccount): readonly LossPart[] {
  if (charge.per === 'lost-game') return lossParts(charge.tiers, lost);
  const quantity = charge.per === 'passed-deal' ? passed : 1;
  return quantity === 0 ? [] : [{ quantity, each: charge.cents }];
}

function lineOfBooking(booking: Booking): LedgerLine {
  const { kind, cents } = booking;
  const about = { kind, unit: 'booking', cents } as const;
  if (booking.kind === 'grant') {
    return lineOf({ ...about, code: booking.pot, from: 'organiser', to: `pot:${booking.pot}` });
  }
  const player: Account = `player:${booking.playerId}`;
  if (booking.kind === 'refund') {
    return lineOf({ ...about, code: booking.charge, from: `charge:${booking.charge}`, to: player });
  }
  const [from, to]: readonly [Account, Account] = kind === 'payment' ? ['desk', player] : [player, 'desk'];
  return lineOf({ ...about, code: kind, from, to });
}

function splitLines({ code, to }: ChargeRule, collected: ReadonlyMap<Account, number>): readonly LedgerLine[] {
  const from: Account = `charge:${code}`;
  const cents = apportion(
    collected.get(from) ?? 0,
    to.map(({ parts }) => parts),
  );
  return to.flatMap(({ pot }, index) => {
    const share = cents[index] ?? 0;
    return share === 0 ? [] : [lineOf({ kind: 'split', code, from, to: `pot:${pot}`, unit: 'share', cents: share })];
  });
}
