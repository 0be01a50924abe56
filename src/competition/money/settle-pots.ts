import type { AwardEvent } from '../awards/award';
import { payJackpot, type JackpotPayment } from '../awards/jackpot';
import { judgeAward, type AwardRuling } from '../awards/judge-award';
import { splitEvenly } from '../apportion';
import { payPrizes, type PrizeEvent, type PrizePayment } from '../prizes/pay-prizes';
import { balancesOf, type LedgerLine, lineOf } from './ledger-line';
import type { MoneyPlan } from './money-plan';

/** Everything that prizes, awards and jackpots rest on. */
export type CompetitionEvent = AwardEvent & PrizeEvent;

/** What a prize rule makes of its pot, in cents. */
export type SettledPrize = PrizePayment & { readonly code: string; readonly pot: string; readonly cents: number };

/** Who holds an award, and what each claim is paid out of its pot; without a pot it is honour alone. */
export interface SettledAward extends AwardRuling {
  readonly pot: string | null;
  readonly cents: number;
  /** In the order of the claims. */
  readonly paid: readonly number[];
  readonly left: number;
}

/** What a jackpot has paid. */
export interface SettledJackpot {
  readonly code: string;
  readonly pot: string;
  readonly cents: number;
  readonly payments: readonly JackpotPayment[];
  readonly left: number;
}

/** What becomes of every pot that is paid out. In each, what is paid and what is left add up to what was in it. */
export interface SettledPots {
  readonly prizes: readonly SettledPrize[];
  readonly awards: readonly SettledAward[];
  readonly jackpots: readonly SettledJackpot[];
}

/** Pays the pots as filled by these lines; one from which more was given back than came in pays nothing. */
export function settlePots(plan: MoneyPlan, lines: readonly LedgerLine[], event: CompetitionEvent): SettledPots {
  const balances = balancesOf(lines);
  const centsIn = (pot: string): number => Math.max(0, balances.get(`pot:${pot}`) ?? 0);
  return {
    prizes: plan.prizes.map((rule) => {
      const { code, pot } = rule;
      return { code, pot, cents: centsIn(pot), ...payPrizes(rule, centsIn(pot), event) };
    }),
    awards: plan.awards.map((rule) => {
      const { pot = null } = rule;
      const cents = pot === null ? 0 : centsIn(pot);
      const ruling = judgeAward(rule, event);
      const paid = splitEvenly(cents, ruling.claims.length);
      return { ...ruling, pot, cents, paid, left: paid.length === 0 ? cents : 0 };
    }),
    jackpots: plan.jackpots.map((rule) => {
      const { code, pot } = rule;
      return { code, pot, cents: centsIn(pot), ...payJackpot(rule, centsIn(pot), event) };
    }),
  };
}

/** The lines by which settled pots are paid. */
export function prizeLines({ prizes, awards, jackpots }: SettledPots): readonly LedgerLine[] {
  const line = (code: string, pot: string, playerId: string, cents: number, session?: number): LedgerLine =>
    lineOf(
      { kind: 'prize', code, from: `pot:${pot}`, to: `player:${playerId}`, unit: 'prize', cents },
      session === undefined ? {} : { session },
    );
  return [
    ...prizes.flatMap(({ code, pot, prizes: won }) =>
      won.map(({ playerId, cents }) => line(code, pot, playerId, cents)),
    ),
    ...awards.flatMap(({ code, pot, claims, paid }) =>
      pot === null ? [] : claims.map(({ playerId }, index) => line(code, pot, playerId, paid[index] ?? 0)),
    ),
    ...jackpots.flatMap(({ code, pot, payments }) =>
      payments.flatMap(({ session, winners }) =>
        winners.map(({ playerId, cents }) => line(code, pot, playerId, cents, session)),
      ),
    ),
  ].filter(({ cents }) => cents > 0);
}
