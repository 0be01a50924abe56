import { Controller, Get, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, httpProblems, Identifier } from '../../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../../access';
import { AwardsAnswer, PrizesAnswer, PrizesQuery } from './prizes.schema';
import { PrizesService } from './prizes.service';

const problems = [accessProblems.unauthenticated, httpProblems['not-found']];

@GuardedByKeys()
@Controller('v1/tournaments/:tournament')
export class PrizesController {
  constructor(private readonly service: PrizesService) {}

  @Get('prizes')
  @TakesKey()
  @Answers({
    id: 'showPrizes',
    summary: 'The prizes as the event stands; final once every session is.',
    schema: PrizesAnswer,
    problems,
  })
  prizes(
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Query({ schema: PrizesQuery }) { entries }: z.output<typeof PrizesQuery>,
  ) {
    return this.service.prizes(caller, tournament, entries);
  }

  @Get('awards')
  @TakesKey()
  @Answers({
    id: 'showAwards',
    summary: 'Who holds each award, by which criterion and deal, and what the jackpots have paid.',
    schema: AwardsAnswer,
    problems,
  })
  awards(@AskedBy() caller: Caller, @Param('tournament', { schema: Identifier }) tournament: string) {
    return this.service.awards(caller, tournament);
  }
}
