import { Controller, Get, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, httpProblems, Identifier } from '../../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../../access';
import { Log, LogPage, LogVerdict } from './log.schema';
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

  @Get('verify')
  @TakesKey()
  @Answers({
    id: 'verifyLog',
    summary: 'Whether the log is as it was written: every line fits the one before.',
    schema: LogVerdict,
    problems: [accessProblems.unauthenticated, httpProblems['not-found']],
  })
  verify(@AskedBy() caller: Caller, @Param('tournament', { schema: Identifier }) tournament: string) {
    return this.log.verify(caller, tournament);
  }
}
