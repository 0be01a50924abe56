import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
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
import { AddedPlayers, NewPlayers, PlayerAnswer, PlayerList, PlayerPage, PlayerPatch } from './players.schema';
import { PlayersService } from './players.service';
import { tournamentProblems } from './tournaments.problems';

const access = Object.values(accessProblems);
const notFound = httpProblems['not-found'];

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/players')
export class PlayersController {
  constructor(private readonly players: PlayersService) {}

  @Post()
  @NeedsKey()
  @Answers({
    id: 'addPlayers',
    summary: 'Enters players under the next numbers.',
    status: 201,
    schema: AddedPlayers,
    problems: [...access, ...Object.values(idempotencyProblems), notFound, tournamentProblems['duplicate-players']],
  })
  async add(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Body({ schema: NewPlayers }) asked: z.output<typeof NewPlayers>,
  ) {
    return new Reply(await this.players.add(by, command, tournament, asked));
  }

  @Get()
  @TakesKey()
  @Answers({
    id: 'listPlayers',
    summary: 'The players by number.',
    schema: PlayerList,
    problems: [accessProblems.unauthenticated, notFound],
  })
  list(
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Query({ schema: PlayerPage }) page: z.output<typeof PlayerPage>,
  ) {
    return this.players.list(caller, tournament, page);
  }

  @Get(':player')
  @TakesKey()
  @Answers({
    id: 'getPlayer',
    summary: 'One player.',
    schema: PlayerAnswer,
    problems: [accessProblems.unauthenticated, notFound],
  })
  async get(
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Param('player', { schema: Identifier }) player: string,
  ) {
    return new Reply(await this.players.get(caller, tournament, player));
  }

  @Patch(':player')
  @NeedsKey()
  @Answers({
    id: 'changePlayer',
    summary: 'Changes what is named of a player.',
    schema: PlayerAnswer,
    problems: [...access, ...Object.values(preconditionProblems), notFound, tournamentProblems['field-full']],
  })
  async change(
    @AskedByKey() by: Principal,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('player', { schema: Identifier }) id: string,
    @IfMatch() seen: string,
    @Body({ schema: PlayerPatch }) change: z.output<typeof PlayerPatch>,
  ) {
    return new Reply(await this.players.change(by, { tournamentId, id }, seen, change));
  }

  @Delete(':player')
  @HttpCode(204)
  @NeedsKey()
  @Answers({
    id: 'deletePlayer',
    summary: 'Deletes a player whom no draw has seated and nothing was booked for.',
    status: 204,
    problems: [
      ...access,
      ...Object.values(preconditionProblems),
      notFound,
      tournamentProblems['player-was-drawn'],
      tournamentProblems['player-has-bookings'],
    ],
  })
  async remove(
    @AskedByKey() by: Principal,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('player', { schema: Identifier }) id: string,
    @IfMatch() seen: string,
  ): Promise<void> {
    await this.players.remove(by, { tournamentId, id }, seen);
  }
}
