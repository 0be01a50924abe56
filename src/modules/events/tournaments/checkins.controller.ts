import { Body, Controller, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedOnce, httpProblems, idempotencyProblems, Identifier, Reply } from '../../../platform';
import type { CommandRequest } from '../../../platform';
import { accessProblems, AskedByKey, GuardedByKeys, NeedsKey, type Principal } from '../../access';
import { CheckinsService } from './checkins.service';
import { CheckedIn, CheckIns } from './players.schema';
import { tournamentProblems } from './tournaments.problems';

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/checkins')
export class CheckinsController {
  constructor(private readonly checkins: CheckinsService) {}

  @Post()
  @NeedsKey()
  @Answers({
    id: 'checkInPlayers',
    summary: 'Notes who has come, by number or name, and with `paid` that the entry is paid.',
    schema: CheckedIn,
    status: 200,
    problems: [
      ...Object.values(accessProblems),
      ...Object.values(idempotencyProblems),
      httpProblems['not-found'],
      tournamentProblems['not-to-check-in'],
    ],
  })
  async checkIn(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Body({ schema: CheckIns }) asked: z.output<typeof CheckIns>,
  ) {
    return new Reply(await this.checkins.checkIn(by, command, tournament, asked));
  }
}
