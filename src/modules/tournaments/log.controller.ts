import { Controller, Get, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, httpProblems, Identifier } from '../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../access';
import { Log, LogPage } from './log.schema';
import { LogService } from './log.service';

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/log')
export class LogController {
  constructor(private readonly log: LogService) {}

  @Get()
  @TakesKey()
  @Answers({
    id: 'readLog',
    summary: 'Who did what and when, oldest first.',
    schema: Log,
    problems: [accessProblems.unauthenticated, httpProblems['not-found']],
  })
  read(
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Query({ schema: LogPage }) page: z.output<typeof LogPage>,
  ) {
    return this.log.list(caller, tournament, page);
  }
}
