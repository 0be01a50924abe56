import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedOnce, httpProblems, idempotencyProblems, Identifier, Reply } from '../../../platform';
import type { CommandRequest } from '../../../platform';
import { accessProblems, AskedBy, AskedByKey, GuardedByKeys, NeedsKey, TakesKey } from '../../access';
import type { Caller, Principal } from '../../access';
import { peopleProblems } from './people.problems';
import { NewTeams, TeamList } from './teams.schema';
import { TeamsService } from './teams.service';

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/teams')
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  @Post()
  @NeedsKey()
  @Answers({
    id: 'addTeams',
    summary: 'Groups players into teams, tandems and mixed pairs.',
    status: 201,
    schema: TeamList,
    problems: [
      ...Object.values(accessProblems),
      ...Object.values(idempotencyProblems),
      httpProblems['not-found'],
      peopleProblems['team-exists'],
      peopleProblems['player-in-team'],
      peopleProblems['no-such-player'],
    ],
  })
  async add(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Body({ schema: NewTeams }) asked: z.output<typeof NewTeams>,
  ) {
    return new Reply(await this.teams.add(by, command, tournament, asked));
  }

  @Get()
  @TakesKey()
  @Answers({
    id: 'listTeams',
    summary: 'Teams, tandems and mixed pairs with their members.',
    schema: TeamList,
    problems: [accessProblems.unauthenticated, httpProblems['not-found']],
  })
  list(@AskedBy() caller: Caller, @Param('tournament', { schema: Identifier }) tournament: string) {
    return this.teams.list(caller, tournament);
  }
}
