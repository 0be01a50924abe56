import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
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
  IfNoneMatch,
} from '../../../platform';
import { accessProblems, AskedBy, AskedByKey, GuardedByKeys, NeedsKey, TakesKey } from '../../access';
import type { Caller, Principal } from '../../access';
import { tournamentProblems } from '../tournaments';
import { sessionProblems } from './sessions.problems';
import { NewSession, SessionAnswer, SessionList, SessionNumber, SessionPage } from './sessions.schema';
import { SessionPatch, TableList, TimedSession } from './sessions.schema';
import { SessionsService } from './sessions.service';

const readProblems = [accessProblems.unauthenticated, httpProblems['not-found']];

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Post()
  @NeedsKey()
  @Answers({
    id: 'scheduleSession',
    summary: 'Schedules a session; it opens by itself once it has been drawn.',
    status: 201,
    schema: SessionAnswer,
    problems: [
      ...Object.values(accessProblems),
      ...Object.values(idempotencyProblems),
      httpProblems['not-found'],
      tournamentProblems['deals-not-whole-rounds'],
    ],
  })
  async schedule(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Body({ schema: NewSession }) asked: z.output<typeof NewSession>,
  ) {
    return new Reply(await this.sessions.schedule(by, command, tournament, asked));
  }

  @Get()
  @TakesKey()
  @Answers({ id: 'listSessions', summary: 'The sessions by number.', schema: SessionList, problems: readProblems })
  list(
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Query({ schema: SessionPage }) page: z.output<typeof SessionPage>,
  ) {
    return this.sessions.list(caller, tournament, page);
  }

  @Get(':session')
  @TakesKey()
  @Answers({ id: 'getSession', summary: 'One session and its clock.', schema: TimedSession, problems: readProblems })
  async get(
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('session', { schema: SessionNumber }) number: number,
  ) {
    return new Reply(await this.sessions.get(caller, { tournamentId, number }));
  }

  @Patch(':session')
  @NeedsKey()
  @Answers({
    id: 'changeSession',
    summary: 'Announces a session anew while nothing is entered: its start or end, its deals, its seating.',
    schema: SessionAnswer,
    problems: [
      ...Object.values(accessProblems),
      ...Object.values(preconditionProblems),
      httpProblems['not-found'],
      httpProblems['facts-contradict'],
      tournamentProblems['wrong-state'],
      tournamentProblems['deals-not-whole-rounds'],
      sessionProblems['already-entered'],
    ],
  })
  async change(
    @AskedByKey() by: Principal,
    @IfMatch() seen: string,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('session', { schema: SessionNumber }) number: number,
    @Body({ schema: SessionPatch }) change: z.output<typeof SessionPatch>,
  ) {
    return new Reply(await this.sessions.change(by, { tournamentId, number }, seen, change));
  }

  @Get(':session/tables')
  @TakesKey()
  @Answers({
    id: 'listTables',
    summary: 'The tables of a session, with what the board shows of each.',
    schema: TableList,
    problems: readProblems,
  })
  async tables(
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('session', { schema: SessionNumber }) number: number,
    @IfNoneMatch() seen: string | undefined,
  ) {
    return new Reply(await this.sessions.tables(caller, { tournamentId, number }, seen));
  }
}
