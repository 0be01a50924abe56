import { Controller, Get, Param } from '@nestjs/common';
import { Answers, httpProblems, Identifier } from '../../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../../access';
import { PlanService } from './plan.service';
import { EventPlan } from './sessions.schema';

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/plan')
export class PlanController {
  constructor(private readonly plans: PlanService) {}

  @Get()
  @TakesKey()
  @Answers({
    id: 'showPlan',
    summary:
      'Who sits where in the sessions that are seated by plan, as start cards show it; empty before the first draw.',
    schema: EventPlan,
    problems: [accessProblems.unauthenticated, httpProblems['not-found']],
  })
  show(@AskedBy() caller: Caller, @Param('tournament', { schema: Identifier }) tournament: string) {
    return this.plans.show(caller, tournament);
  }
}
