import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import type { Caller } from '../../access';
import { admit, seesNames } from '../tournaments';
import { listAllSessions } from '../../../persistence/stores/sessions';
import { expectedPots, expectedPrizes } from '../../../competition';
import { readMoneyBook } from './money-book';
import type { Criterion } from './money-plan.schema';
import { namedBy } from './named-by';
import type { AwardsAnswer, PrizesAnswer } from './prizes.schema';

/** Shows who wins what, as the event stands. */
@Injectable()
export class PrizesService {
  constructor(private readonly ledger: Ledger) {}

  async prizes(
    caller: Caller,
    tournamentId: string,
    entries: number | undefined,
  ): Promise<z.infer<typeof PrizesAnswer>> {
    return this.ledger.read(async (transaction) => {
      const { plan, isFinal, settled, named } = await this.read(transaction, caller, tournamentId);
      const sessions = entries === undefined ? [] : await listAllSessions(transaction, tournamentId);
      const counting = sessions.filter(({ state }) => state !== 'void').map(({ number }) => number);
      const pots = entries === undefined ? undefined : expectedPots(plan, { entries, sessions: counting });
      const items = settled.prizes.flatMap(({ code, pot, cents, promised, left, prizes }) => {
        const rule = plan.prizes.find((prize) => prize.code === code);
        if (rule === undefined) return [];
        const { plan: announced, scope } = rule;
        const places = prizes.map(named);
        const inPot = pots?.get(`pot:${pot}`) ?? 0;
        const expected = entries === undefined ? undefined : expectedPrizes(rule, inPot, entries);
        const said = { ...(scope && { scope }), ...(expected && { expected: [...expected] }) };
        return [{ code, pot, plan: announced, ...said, cents, promised, left, places }];
      });
      return { currency: plan.currency, final: isFinal, items };
    });
  }

  async awards(caller: Caller, tournamentId: string): Promise<z.infer<typeof AwardsAnswer>> {
    return this.ledger.read(async (transaction) => {
      const { plan, isFinal, settled, named } = await this.read(transaction, caller, tournamentId);
      const items = settled.awards.map(({ code, criterion, pot, cents, left, claims, paid }) => {
        const criteria = plan.awards.find((award) => award.code === code)?.criteria ?? [];
        const holders = claims.map((claim, index) => ({ ...named(claim), cents: paid[index] ?? 0 }));
        return {
          code,
          criterion: (criteria[criterion ?? -1] as z.infer<typeof Criterion> | undefined) ?? null,
          pot,
          cents,
          left,
          holders,
        };
      });
      const jackpots = settled.jackpots.map(({ code, pot, cents, left, payments }) => {
        const winners = payments.flatMap(({ session, winners: won }) =>
          won.map((game) => ({ ...named(game), session })),
        );
        return { code, pot, cents, left, winners };
      });
      return { currency: plan.currency, final: isFinal, items, jackpots };
    });
  }

  private async read(transaction: Transaction, caller: Caller, tournamentId: string) {
    const tournament = await admit(transaction, caller, 'read', tournamentId);
    const book = await readMoneyBook(transaction, tournament);
    return { ...book, named: namedBy(book.players, seesNames(caller, tournament)) };
  }
}
