import { keptMoneyPlan } from '../../../persistence/kept/money-plan';
import type { Plan } from '../../../persistence/kept/money-plan';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { listBookings } from '../../../persistence/stores/ledger-bookings';
import { findMoneyPlan, saveMoneyPlan } from '../../../persistence/stores/money-plans';
import { record } from '../../../persistence/stores/records';
import { lockTournament } from '../../../persistence/stores/tournaments';
import { entityTag, ProblemError, requireCurrent, type ReplyFacts } from '../../../platform';
import type { Caller, Principal } from '../../access';
import { admit } from '../tournaments';
import { type MoneyPlanInput, noPlan, potsOf } from './money-plan.schema';
import { moneyPlanProblems } from './money.problems';

/** Shows and changes what an event announces about money. */
@Injectable()
export class MoneyPlanService {
  constructor(private readonly ledger: Ledger) {}

  async get(caller: Caller, tournamentId: string): Promise<ReplyFacts<Plan>> {
    return this.ledger.read(async (transaction) => {
      await admit(transaction, caller, 'read', tournamentId);
      const stored = await findMoneyPlan(transaction, tournamentId);
      return present(tournamentId, keptMoneyPlan.shown(stored?.plan ?? {}), stored?.version ?? 0);
    });
  }

  /** Replaces the whole plan; once a session has opened only with a reason. */
  async put(
    by: Principal,
    tournamentId: string,
    seen: string,
    { reason, ...plan }: z.output<typeof MoneyPlanInput>,
  ): Promise<ReplyFacts<Plan>> {
    return this.ledger.change(async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const stored = await findMoneyPlan(transaction, tournamentId);
      const version = stored?.version ?? 0;
      requireCurrent(seen, planTag(tournamentId, version));
      if (tournament.profileFrozen && reason === undefined) {
        const kind = moneyPlanProblems['announced-plan'];
        throw new ProblemError(kind, { errors: [{ pointer: '/reason', code: kind.code, message: kind.title }] });
      }
      await requireBookedCodes(transaction, tournamentId, plan);
      await saveMoneyPlan(transaction, { tournamentId, plan, version: version + 1 });
      const happening = { tournamentId, by: by.id, action: 'money-plan-announced', subject: {}, reason } as const;
      await record(transaction, { ...happening, before: stored?.plan ?? noPlan, after: plan });
      return present(tournamentId, plan, version + 1);
    });
  }
}

async function requireBookedCodes(transaction: Transaction, tournamentId: string, plan: Plan): Promise<void> {
  const charges = new Set(plan.charges.map(({ code }) => code));
  const pots = potsOf(plan);
  const missing = (await listBookings(transaction, tournamentId)).flatMap(({ kind, code }) =>
    code === null || (kind === 'grant' ? pots : charges).has(code) ? [] : [code],
  );
  if (missing.length === 0) return;
  throw new ProblemError(moneyPlanProblems['booked-code-missing'], { members: { codes: [...new Set(missing)] } });
}

const planTag = (tournamentId: string, version: number): string => entityTag(['money-plan', tournamentId], version);

function present(tournamentId: string, plan: Plan, version: number): ReplyFacts<Plan> {
  return { body: plan, headers: { ETag: planTag(tournamentId, version) } };
}
