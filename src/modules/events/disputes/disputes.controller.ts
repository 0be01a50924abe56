import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, AskedOnce, AsTold, httpProblems, idempotencyProblems } from '../../../platform';
import { Identifier, Reply, type CommandRequest, type Language } from '../../../platform';
import { accessProblems, AskedBy, AskedByKey, GuardedByKeys, NeedsKey, TakesKey } from '../../access';
import type { Caller, Principal } from '../../access';
import { ruleProblems } from '../../questions/faults';
import { dealProblems } from '../tables';
import { tournamentProblems } from '../tournaments';
import { disputeProblems } from './disputes.problems';
import { DisputeAnswer, DisputeList, DisputePage, NewDispute } from './disputes.schema';
import { DisputesService } from './disputes.service';

const readProblems = [accessProblems.unauthenticated, httpProblems['not-found']];

@GuardedByKeys()
@Controller('v1')
export class DisputesController {
  constructor(private readonly disputes: DisputesService) {}

  @Post('tournaments/:tournament/disputes')
  @NeedsKey()
  @Answers({
    id: 'openDispute',
    summary: 'Brings an incident before the referee; the ruling of the engine comes with it as advice.',
    status: 201,
    schema: DisputeAnswer,
    problems: [
      ...Object.values(accessProblems),
      ...Object.values(idempotencyProblems),
      ...Object.values(ruleProblems),
      disputeProblems['unknown-table'],
      disputeProblems['deal-not-entered'],
      disputeProblems['deadline-passed'],
      httpProblems['not-found'],
      tournamentProblems['wrong-state'],
      dealProblems['deal-in-dispute'],
    ],
  })
  async open(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Body({ schema: NewDispute }) told: z.output<typeof NewDispute>,
    @AsTold() asTold: object,
    @AskedLanguage() language: Language,
  ) {
    return new Reply(await this.disputes.open(by, command, tournament, { told, asTold, language }));
  }

  @Get('tournaments/:tournament/disputes')
  @TakesKey()
  @Answers({
    id: 'listDisputes',
    summary: 'The disputes of a tournament, oldest first.',
    schema: DisputeList,
    problems: readProblems,
  })
  list(
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Query({ schema: DisputePage }) page: z.output<typeof DisputePage>,
    @AskedLanguage() language: Language,
  ) {
    return this.disputes.list(caller, tournament, page, language);
  }

  @Get('disputes/:dispute')
  @TakesKey()
  @Answers({
    id: 'getDispute',
    summary: 'A dispute with the advice of the engine and the minute of the referee.',
    schema: DisputeAnswer,
    problems: readProblems,
  })
  async get(
    @AskedBy() caller: Caller,
    @Param('dispute', { schema: Identifier }) dispute: string,
    @AskedLanguage() language: Language,
  ) {
    return new Reply(await this.disputes.get(caller, dispute, language));
  }
}
