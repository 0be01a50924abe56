import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import {
  Answers,
  AskedOnce,
  httpProblems,
  idempotencyProblems,
  Identifier,
  IfMatch,
  preconditionProblems,
  Reply,
  type CommandRequest,
} from '../../../platform';
import { accessProblems, AskedBy, AskedByKey, GuardedByKeys, NeedsKey, TakesKey } from '../../access';
import type { Caller, Principal } from '../../access';
import { seasonProblems } from './seasons.problems';
import { NewSeason, SeasonAnswer, SeasonList, SeasonPage, SeasonPatch, SeasonTournaments } from './seasons.schema';
import { SeasonsService } from './seasons.service';

const access = Object.values(accessProblems);
const notFound = httpProblems['not-found'];
const changing = [...access, ...Object.values(preconditionProblems), notFound];

@GuardedByKeys()
@Controller('v1/seasons')
export class SeasonsController {
  constructor(private readonly seasons: SeasonsService) {}

  @Post()
  @NeedsKey()
  @Answers({
    id: 'createSeason',
    summary: 'Announces a season over several tournaments, with its rule.',
    status: 201,
    schema: SeasonAnswer,
    problems: [...access, ...Object.values(idempotencyProblems)],
  })
  async create(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Body({ schema: NewSeason }) asked: z.output<typeof NewSeason>,
  ) {
    return new Reply(await this.seasons.create(by, command, asked));
  }

  @Get()
  @TakesKey()
  @Answers({
    id: 'listSeasons',
    summary: 'The seasons that the caller may see, oldest first.',
    schema: SeasonList,
    problems: [accessProblems.unauthenticated],
  })
  list(@AskedBy() caller: Caller, @Query({ schema: SeasonPage }) page: z.output<typeof SeasonPage>) {
    return this.seasons.list(caller, page);
  }

  @Get(':season')
  @TakesKey()
  @Answers({
    id: 'getSeason',
    summary: 'One season; it is as public as the least public of its tournaments.',
    schema: SeasonAnswer,
    problems: [accessProblems.unauthenticated, notFound],
  })
  async get(@AskedBy() caller: Caller, @Param('season', { schema: Identifier }) id: string) {
    return new Reply(await this.seasons.get(caller, id));
  }

  @Patch(':season')
  @NeedsKey()
  @Answers({
    id: 'changeSeason',
    summary: 'Changes what is named: the name, the whole rule, the prize pool.',
    schema: SeasonAnswer,
    problems: changing,
  })
  async change(
    @AskedByKey() by: Principal,
    @Param('season', { schema: Identifier }) id: string,
    @IfMatch() seen: string,
    @Body({ schema: SeasonPatch }) change: z.output<typeof SeasonPatch>,
  ) {
    return new Reply(await this.seasons.change(by, id, seen, change));
  }

  @Put(':season/tournaments')
  @NeedsKey()
  @Answers({
    id: 'setSeasonTournaments',
    summary: 'Says anew which tournaments the season is over.',
    schema: SeasonAnswer,
    problems: [...changing, seasonProblems['unknown-tournament'], seasonProblems['tournament-named-twice']],
  })
  async setTournaments(
    @AskedByKey() by: Principal,
    @Param('season', { schema: Identifier }) id: string,
    @IfMatch() seen: string,
    @Body({ schema: SeasonTournaments }) told: z.output<typeof SeasonTournaments>,
  ) {
    return new Reply(await this.seasons.setTournaments(by, id, seen, told));
  }

  @Delete(':season')
  @NeedsKey()
  @Answers({
    id: 'deleteSeason',
    summary: 'Removes a season; its tournaments stay as they are.',
    status: 204,
    problems: changing,
  })
  remove(@AskedByKey() by: Principal, @Param('season', { schema: Identifier }) id: string, @IfMatch() seen: string) {
    return this.seasons.remove(by, id, seen);
  }
}
