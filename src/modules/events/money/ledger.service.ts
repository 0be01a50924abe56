import { keptMoneyPlan } from '../../../persistence/kept/money-plan';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { balancesOf, personAccounts, tableAccounts } from '../../../competition';
import { Ledger } from '../../../persistence/ledger';
import { insertBooking } from '../../../persistence/stores/ledger-bookings';
import { findMoneyPlan } from '../../../persistence/stores/money-plans';
import { record } from '../../../persistence/stores/records';
import { lockTournament } from '../../../persistence/stores/tournaments';
import { pageOf, type CommandRequest, type ReplyFacts } from '../../../platform';
import type { Caller, Principal } from '../../access';
import { admit } from '../tournaments';
import { requirePossible } from './booking-faults';
import type { BookingAnswer, DeskAnswer, LedgerAnswer, LedgerPage, NewBooking } from './ledger.schema';
import { readMoneyBook } from './money-book';
import { namedBy } from './named-by';

/** Shows the ledger and the cash desk of an event to its directors, and takes bookings. */
@Injectable()
export class LedgerService {
  constructor(private readonly ledger: Ledger) {}

  async show(
    caller: Caller,
    tournamentId: string,
    { limit, cursor = 0 }: z.output<typeof LedgerPage>,
  ): Promise<z.infer<typeof LedgerAnswer>> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'run', tournamentId);
      const { plan, isFinal, lines } = await readMoneyBook(transaction, tournament);
      const accounts = [...balancesOf(lines)].map(([account, balance]) => ({ account, balance }));
      const numbered = lines.map((line, index) => ({ line, position: index + 1 }));
      const page = pageOf(numbered.slice(cursor, cursor + limit + 1), limit, ({ position }) => position);
      return {
        currency: plan.currency,
        final: isFinal,
        accounts,
        sum: accounts.reduce((sum, { balance }) => sum + balance, 0),
        items: page.items.map(({ line }) => line),
        next: page.next,
      };
    });
  }

  async desk(caller: Caller, tournamentId: string): Promise<z.infer<typeof DeskAnswer>> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'run', tournamentId);
      const { plan, lines, players } = await readMoneyBook(transaction, tournament);
      const named = namedBy(players, true);
      const persons = personAccounts(
        lines,
        players.map(({ id }) => id),
      );
      return {
        currency: plan.currency,
        cash: persons.reduce((sum, { paid, paidOut }) => sum + paid - paidOut, 0),
        persons: persons.map(named),
        tables: tableAccounts(lines).map((table) => ({ ...table, persons: table.persons.map(named) })),
      };
    });
  }

  async book(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    asked: z.output<typeof NewBooking>,
  ): Promise<ReplyFacts<unknown>> {
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const plan = keptMoneyPlan.known((await findMoneyPlan(transaction, tournamentId))?.plan ?? {});
      await requirePossible(transaction, tournament, plan, asked);
      const { kind, cents, reason = null } = asked;
      const playerId = 'playerId' in asked ? asked.playerId : null;
      const code = 'charge' in asked ? asked.charge : 'pot' in asked ? asked.pot : null;
      const booked = await insertBooking(transaction, {
        tournamentId,
        kind,
        playerId,
        code,
        cents,
        reason,
        bookedBy: by.id,
      });
      const { number, bookedAt } = booked;
      const subject = { booking: number, ...(playerId !== null && { player: playerId }) };
      const after = { kind, code, cents };
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'money-booked',
        subject,
        after,
        reason: asked.reason,
      });
      const body: z.infer<typeof BookingAnswer> = {
        number,
        kind,
        playerId,
        code,
        cents,
        currency: plan.currency,
        reason,
        bookedBy: by.id,
        bookedAt: bookedAt.toISOString(),
      };
      return { status: 201, headers: {}, body };
    });
  }
}
