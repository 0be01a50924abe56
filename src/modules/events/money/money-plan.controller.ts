import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, httpProblems, Identifier, IfMatch, preconditionProblems, Reply } from '../../../platform';
import { accessProblems, AskedBy, AskedByKey, GuardedByKeys, NeedsKey, TakesKey } from '../../access';
import type { Caller, Principal } from '../../access';
import { MoneyPlanAnswer, MoneyPlanInput } from './money-plan.schema';
import { MoneyPlanService } from './money-plan.service';
import { moneyPlanProblems } from './money.problems';

const notFound = httpProblems['not-found'];

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/money')
export class MoneyPlanController {
  constructor(private readonly plans: MoneyPlanService) {}

  @Get()
  @TakesKey()
  @Answers({
    id: 'getMoneyPlan',
    summary: 'What the event announces about money: charges, pots, prizes, awards and jackpots.',
    schema: MoneyPlanAnswer,
    problems: [accessProblems.unauthenticated, notFound],
  })
  async get(@AskedBy() caller: Caller, @Param('tournament', { schema: Identifier }) tournament: string) {
    return new Reply(await this.plans.get(caller, tournament));
  }

  @Put()
  @NeedsKey()
  @Answers({
    id: 'putMoneyPlan',
    summary: 'Announces the whole plan anew; once a session has opened only with a reason.',
    schema: MoneyPlanAnswer,
    problems: [
      ...Object.values(accessProblems),
      ...Object.values(preconditionProblems),
      ...Object.values(moneyPlanProblems),
      notFound,
    ],
  })
  async put(
    @AskedByKey() by: Principal,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @IfMatch() seen: string,
    @Body({ schema: MoneyPlanInput }) plan: z.output<typeof MoneyPlanInput>,
  ) {
    return new Reply(await this.plans.put(by, tournament, seen, plan));
  }
}
