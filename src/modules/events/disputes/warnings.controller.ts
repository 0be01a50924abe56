import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedOnce, httpProblems, idempotencyProblems, Identifier, Reply } from '../../../platform';
import type { CommandRequest } from '../../../platform';
import { accessProblems, AskedBy, AskedByKey, GuardedByKeys, NeedsKey, TakesKey } from '../../access';
import type { Caller, Principal } from '../../access';
import { dealProblems } from '../tables';
import { tournamentProblems } from '../tournaments';
import { disputeProblems } from './disputes.problems';
import { NewWarning, WarningAnswer, WarningList, WarningPage, WarningWithdrawal } from './warnings.schema';
import { WarningsService } from './warnings.service';

const problems = [
  ...Object.values(accessProblems),
  ...Object.values(idempotencyProblems),
  httpProblems['not-found'],
  tournamentProblems['wrong-state'],
];

const Tournament = () => Param('tournament', { schema: Identifier });

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/warnings')
export class WarningsController {
  constructor(private readonly warnings: WarningsService) {}

  @Post()
  @NeedsKey()
  @Answers({
    id: 'warnPlayer',
    summary: 'Warns a player; points are taken only as the event has announced.',
    status: 201,
    schema: WarningAnswer,
    problems: [...problems, dealProblems['unknown-law'], disputeProblems['player-not-at-table']],
  })
  async give(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Tournament() tournament: string,
    @Body({ schema: NewWarning }) told: z.output<typeof NewWarning>,
  ) {
    return new Reply(await this.warnings.give(by, command, tournament, told));
  }

  @Get()
  @TakesKey()
  @Answers({
    id: 'listWarnings',
    summary: 'The warnings of a tournament, oldest first, the withdrawn ones too.',
    schema: WarningList,
    problems: [accessProblems.unauthenticated, httpProblems['not-found']],
  })
  list(
    @AskedBy() caller: Caller,
    @Tournament() tournament: string,
    @Query({ schema: WarningPage }) page: z.output<typeof WarningPage>,
  ) {
    return this.warnings.list(caller, tournament, page);
  }

  @Post(':warning/withdraw')
  @NeedsKey()
  @Answers({
    id: 'withdrawWarning',
    summary: 'Lets a warning and what it has cost no longer count; both stay to be seen.',
    schema: WarningAnswer,
    problems: [...problems, disputeProblems['warning-withdrawn']],
  })
  async withdraw(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Tournament() tournamentId: string,
    @Param('warning', { schema: Identifier }) id: string,
    @Body({ schema: WarningWithdrawal }) { reason }: z.output<typeof WarningWithdrawal>,
  ) {
    return new Reply(await this.warnings.withdraw(by, command, { tournamentId, id }, reason));
  }
}
