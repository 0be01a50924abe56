import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedOnce, httpProblems, idempotencyProblems, Identifier, IfMatch } from '../../../platform';
import { preconditionProblems, Reply, type CommandRequest } from '../../../platform';
import { accessProblems, AskedByKey, GuardedByKeys, NeedsKey, type Principal } from '../../access';
import { tournamentProblems } from '../tournaments';
import { ManualSeatingService } from './manual-seating.service';
import { sessionProblems } from './sessions.problems';
import { ManualSeating, SeatedSession, SessionNumber, Swap } from './sessions.schema';

const problems = [
  ...Object.values(accessProblems),
  httpProblems['not-found'],
  tournamentProblems['wrong-state'],
  sessionProblems['already-entered'],
  sessionProblems['cannot-be-seated'],
  sessionProblems['bans-cannot-be-kept'],
];

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/sessions/:session')
export class ManualSeatingController {
  constructor(private readonly seatings: ManualSeatingService) {}

  @Put('seating')
  @NeedsKey()
  @Answers({
    id: 'seatSession',
    summary: 'Seats the players by hand, by their start numbers, while nothing is entered.',
    schema: SeatedSession,
    problems: [
      ...problems,
      ...Object.values(preconditionProblems),
      sessionProblems['reason-required'],
      tournamentProblems['table-too-large'],
    ],
  })
  async seat(
    @AskedByKey() by: Principal,
    @IfMatch() seen: string,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('session', { schema: SessionNumber }) number: number,
    @Body({ schema: ManualSeating }) asked: z.output<typeof ManualSeating>,
  ) {
    return new Reply(await this.seatings.seat(by, { tournamentId, number }, seen, asked));
  }

  @Post('swap')
  @NeedsKey()
  @Answers({
    id: 'swapPlayers',
    summary: 'Lets two players change places while nothing is entered at their tables; one of them may pause.',
    schema: SeatedSession,
    status: 200,
    problems: [...problems, ...Object.values(idempotencyProblems), ...Object.values(preconditionProblems)],
  })
  async swap(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @IfMatch() seen: string,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('session', { schema: SessionNumber }) number: number,
    @Body({ schema: Swap }) asked: z.output<typeof Swap>,
  ) {
    return new Reply(await this.seatings.swap(by, command, { tournamentId, number }, { seen, ...asked }));
  }
}
