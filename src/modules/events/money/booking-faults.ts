import type { Plan } from '../../../persistence/kept/money-plan';
import { balancesOf } from '../../../competition';
import type { Transaction } from '../../../persistence/ledger';
import { findPlayer, type Player } from '../../../persistence/stores/players';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { ProblemError } from '../../../platform';
import type { z } from 'zod';
import type { NewBooking } from './ledger.schema';
import { isSettled, readMoneyBook } from './money-book';
import { potsOf } from './money-plan.schema';
import { bookingProblems } from './money.problems';
import { readPersonLines } from './person-lines';

type Asked = z.output<typeof NewBooking>;

/** Refuses a booking that cannot stand beside what was charged and booked; it reads no more of the event than that takes. */
export async function requirePossible(
  transaction: Transaction,
  tournament: Tournament,
  plan: Plan,
  asked: Asked,
): Promise<void> {
  if (asked.kind === 'grant') {
    if (!potsOf(plan).has(asked.pot)) throw refusedAt('pot', 'unknown-pot');
    return;
  }
  const player = await findPlayer(transaction, tournament.id, asked.playerId);
  if (player === undefined) throw refusedAt('playerId', 'unknown-player');
  if (asked.kind === 'refund') await requireRefundable(transaction, plan, player, asked);
  if (asked.kind === 'payout' && asked.cents > (await balanceOf(transaction, tournament, plan, player))) {
    throw refusedAt('cents', 'more-than-balance');
  }
}

async function requireRefundable(
  transaction: Transaction,
  plan: Plan,
  player: Player,
  { charge, cents }: Extract<Asked, { kind: 'refund' }>,
): Promise<void> {
  const rule = plan.charges.find(({ code }) => code === charge);
  if (rule?.refundable !== true) throw refusedAt('charge', 'not-refundable');
  const own = (await readPersonLines(transaction, plan, player)).filter(
    ({ code, kind }) => code === charge && (kind === 'charge' || kind === 'refund'),
  );
  const open = own.reduce((sum, line) => sum + (line.kind === 'charge' ? line.cents : -line.cents), 0);
  if (cents > open) throw refusedAt('cents', 'more-than-charged');
}

/** Prizes are part of it once they are due, and only then does it take the whole event to know them. */
async function balanceOf(
  transaction: Transaction,
  tournament: Tournament,
  plan: Plan,
  player: Player,
): Promise<number> {
  const lines = (await isSettled(transaction, tournament.id))
    ? (await readMoneyBook(transaction, tournament)).lines
    : await readPersonLines(transaction, plan, player);
  return balancesOf(lines).get(`player:${player.id}`) ?? 0;
}

function refusedAt(field: string, code: keyof typeof bookingProblems): ProblemError {
  const kind = bookingProblems[code];
  return new ProblemError(kind, { errors: [{ pointer: `/${field}`, code, message: kind.title }] });
}
