import { Body, Controller, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedOnce, httpProblems, idempotencyProblems, Identifier, Reply } from '../../../platform';
import type { CommandRequest } from '../../../platform';
import { accessProblems, AskedByKey, GuardedByKeys, NeedsKey, type Principal } from '../../access';
import { sessionProblems } from '../sessions';
import { PlayerAnswer, tournamentProblems } from '../tournaments';
import { LateEntry, LateEntryAnswer, Replacement, ReplacementAnswer, Withdrawal } from './movements.schema';
import { LateEntryService } from './late-entry.service';
import { MovementsService } from './movements.service';
import { peopleProblems } from './people.problems';

const problems = [
  ...Object.values(accessProblems),
  ...Object.values(idempotencyProblems),
  httpProblems['not-found'],
  peopleProblems['player-withdrawn'],
];

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/players/:player')
export class MovementsController {
  constructor(
    private readonly movements: MovementsService,
    private readonly lateEntries: LateEntryService,
  ) {}

  @Post('withdraw')
  @NeedsKey()
  @Answers({
    id: 'withdrawPlayer',
    summary: 'Takes a player out of all further draws; what he has played stays.',
    schema: PlayerAnswer,
    problems,
  })
  async withdraw(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('player', { schema: Identifier }) id: string,
    @Body({ schema: Withdrawal }) told: z.output<typeof Withdrawal>,
  ) {
    return new Reply(await this.movements.withdraw(by, command, { tournamentId, id }, told));
  }

  @Post('replace')
  @NeedsKey()
  @Answers({
    id: 'replacePlayer',
    summary: 'Gives the seat of a player to another one from a deal on; both keep their deals.',
    schema: ReplacementAnswer,
    problems: [
      ...problems,
      tournamentProblems['wrong-state'],
      peopleProblems['player-not-seated'],
      peopleProblems['player-seated-already'],
      peopleProblems['no-such-player'],
      peopleProblems['no-such-deal'],
      peopleProblems['list-not-divisible'],
      sessionProblems['bans-cannot-be-kept'],
    ],
  })
  async replace(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('player', { schema: Identifier }) id: string,
    @Body({ schema: Replacement }) told: z.output<typeof Replacement>,
  ) {
    return new Reply(await this.movements.replace(by, command, { tournamentId, id }, told));
  }

  @Post('join')
  @NeedsKey()
  @Answers({
    id: 'joinTable',
    summary: 'Lets a player join a table of a running session at the start of a round, in the last seat.',
    schema: LateEntryAnswer,
    problems: [
      ...problems,
      tournamentProblems['wrong-state'],
      sessionProblems['bans-cannot-be-kept'],
      peopleProblems['consent-missing'],
      peopleProblems['no-such-table'],
      peopleProblems['player-seated-already'],
      peopleProblems['table-full'],
      peopleProblems['not-between-rounds'],
      peopleProblems['list-not-divisible'],
    ],
  })
  async join(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('player', { schema: Identifier }) id: string,
    @Body({ schema: LateEntry }) told: z.output<typeof LateEntry>,
  ) {
    return new Reply(await this.lateEntries.join(by, command, { tournamentId, id }, told));
  }
}
