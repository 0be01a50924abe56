import { Controller, Get, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, httpProblems, Identifier, IfNoneMatch, Reply } from '../../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../../access';
import { Standings, StandingsQuery } from './standings.schema';
import { StandingsService } from './standings.service';
import { tournamentProblems } from '../tournaments';

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/standings')
export class StandingsController {
  constructor(private readonly standings: StandingsService) {}

  @Get()
  @TakesKey()
  @Answers({
    id: 'showStandings',
    summary: 'Who leads: over all sessions or some, in a category, by teams, by league points.',
    schema: Standings,
    problems: [accessProblems.unauthenticated, httpProblems['not-found'], tournamentProblems['no-league-group']],
  })
  async show(
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @IfNoneMatch() seen: string | undefined,
    @Query({ schema: StandingsQuery }) query: z.output<typeof StandingsQuery>,
  ) {
    return new Reply(await this.standings.show(caller, tournament, query, seen));
  }
}
