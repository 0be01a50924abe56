import { balancesOf } from '../../competition';
import { ProblemError } from '../../platform';
import type { z } from 'zod';
import type { NewBooking } from './ledger.schema';
import type { MoneyBook } from './money-book';
import { potsOf } from './money-plan.schema';
import { bookingProblems } from './money.problems';

type Asked = z.output<typeof NewBooking>;

/** Refuses a booking that cannot stand beside what the book says. */
export function requirePossible(asked: Asked, book: MoneyBook): void {
  if (asked.kind === 'grant') {
    if (!potsOf(book.plan).has(asked.pot)) throw refusedAt('pot', 'unknown-pot');
    return;
  }
  if (!book.players.some(({ id }) => id === asked.playerId)) throw refusedAt('playerId', 'unknown-player');
  if (asked.kind === 'refund') requireRefundable(asked, book);
  if (asked.kind === 'payout' && asked.cents > (balancesOf(book.lines).get(`player:${asked.playerId}`) ?? 0)) {
    throw refusedAt('cents', 'more-than-balance');
  }
}

function requireRefundable({ charge, playerId, cents }: Extract<Asked, { kind: 'refund' }>, book: MoneyBook): void {
  const rule = book.plan.charges.find(({ code }) => code === charge);
  if (rule?.refundable !== true) throw refusedAt('charge', 'not-refundable');
  const own = book.lines.filter(
    ({ code, kind, from, to }) =>
      code === charge && (kind === 'charge' || kind === 'refund') && [from, to].includes(`player:${playerId}`),
  );
  const open = own.reduce((sum, line) => sum + (line.kind === 'charge' ? line.cents : -line.cents), 0);
  if (cents > open) throw refusedAt('cents', 'more-than-charged');
}

function refusedAt(field: string, code: keyof typeof bookingProblems): ProblemError {
  const kind = bookingProblems[code];
  return new ProblemError(kind, { errors: [{ pointer: `/${field}`, code, message: kind.title }] });
}
