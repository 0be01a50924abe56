import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
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
import { agreementProblems, ruleProblems } from '../../questions/faults';
import { tournamentProblems } from './tournaments.problems';
import { NewTournament, TournamentAnswer, TournamentList, TournamentPage, TournamentPatch } from './tournaments.schema';
import { TournamentsService } from './tournaments.service';

const access = Object.values(accessProblems);
const once = Object.values(idempotencyProblems);
const preconditions = Object.values(preconditionProblems);
const notFound = httpProblems['not-found'];
const facts = [
  tournamentProblems['table-too-large'],
  tournamentProblems['unknown-time-zone'],
  tournamentProblems['deals-not-whole-rounds'],
  tournamentProblems['ban-of-nobody'],
];

@GuardedByKeys()
@Controller('v1/tournaments')
export class TournamentsController {
  constructor(private readonly tournaments: TournamentsService) {}

  @Post()
  @NeedsKey()
  @Answers({
    id: 'createTournament',
    summary: 'Announces a tournament.',
    status: 201,
    schema: TournamentAnswer,
    problems: [...access, ...once, ...facts, ...agreementProblems],
  })
  async create(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Body({ schema: NewTournament }) asked: z.output<typeof NewTournament>,
  ) {
    return new Reply(await this.tournaments.create(by, command, asked));
  }

  @Get()
  @TakesKey()
  @Answers({
    id: 'listTournaments',
    summary: 'The tournaments that the caller may see, the latest first unless another order is asked for.',
    schema: TournamentList,
    problems: [accessProblems.unauthenticated],
  })
  list(@AskedBy() caller: Caller, @Query({ schema: TournamentPage }) page: z.output<typeof TournamentPage>) {
    return this.tournaments.list(caller, page);
  }

  @Get(':tournament')
  @TakesKey()
  @Answers({
    id: 'getTournament',
    summary: 'One tournament.',
    schema: TournamentAnswer,
    problems: [accessProblems.unauthenticated, notFound],
  })
  async get(@AskedBy() caller: Caller, @Param('tournament', { schema: Identifier }) id: string) {
    return new Reply(await this.tournaments.get(caller, id));
  }

  @Patch(':tournament')
  @NeedsKey()
  @Answers({
    id: 'changeTournament',
    summary: 'Changes what is named.',
    schema: TournamentAnswer,
    problems: [
      ...access,
      ...preconditions,
      ...facts,
      notFound,
      tournamentProblems['wrong-state'],
      tournamentProblems['change-without-reason'],
      ruleProblems['option-not-offered'],
      ruleProblems['options-exclude'],
    ],
  })
  async change(
    @AskedByKey() by: Principal,
    @Param('tournament', { schema: Identifier }) id: string,
    @IfMatch() seen: string,
    @Body({ schema: TournamentPatch }) change: z.output<typeof TournamentPatch>,
  ) {
    return new Reply(await this.tournaments.change(by, id, seen, change));
  }

  @Delete(':tournament')
  @NeedsKey()
  @Answers({
    id: 'deleteTournament',
    summary: 'Removes a tournament before its first draw.',
    status: 204,
    problems: [...access, ...preconditions, notFound, tournamentProblems['wrong-state']],
  })
  remove(
    @AskedByKey() by: Principal,
    @Param('tournament', { schema: Identifier }) id: string,
    @IfMatch() seen: string,
  ) {
    return this.tournaments.remove(by, id, seen);
  }
}
