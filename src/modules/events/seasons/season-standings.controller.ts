import { Controller, Get, Param } from '@nestjs/common';
import { Answers, httpProblems, Identifier, IfNoneMatch, Reply } from '../../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../../access';
import { SeasonPrizes, SeasonStandings } from './season-standings.schema';
import { SeasonStandingsService } from './season-standings.service';

const problems = [accessProblems.unauthenticated, httpProblems['not-found']];

@GuardedByKeys()
@Controller('v1/seasons/:season')
export class SeasonStandingsController {
  constructor(private readonly standings: SeasonStandingsService) {}

  @Get('standings')
  @TakesKey()
  @Answers({
    id: 'showSeasonStandings',
    summary: 'How a season stands after all closed and final sessions of its tournaments.',
    schema: SeasonStandings,
    problems,
  })
  async show(
    @AskedBy() caller: Caller,
    @Param('season', { schema: Identifier }) season: string,
    @IfNoneMatch() seen: string | undefined,
  ) {
    return new Reply(await this.standings.show(caller, season, seen));
  }

  @Get('prizes')
  @TakesKey()
  @Answers({
    id: 'showSeasonPrizes',
    summary: 'What the prize pool of a season pays as it stands; only who is ranked takes a prize.',
    schema: SeasonPrizes,
    problems,
  })
  async prizes(
    @AskedBy() caller: Caller,
    @Param('season', { schema: Identifier }) season: string,
    @IfNoneMatch() seen: string | undefined,
  ) {
    return new Reply(await this.standings.prizes(caller, season, seen));
  }
}
