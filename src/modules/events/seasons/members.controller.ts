import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
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
import {
  AddedMembers,
  MemberAnswer,
  MemberChange,
  MemberList,
  MemberPage,
  NewMembers,
  Suggestions,
} from './members.schema';
import { MembersService } from './members.service';
import { seasonProblems } from './seasons.problems';

const access = Object.values(accessProblems);
const notFound = httpProblems['not-found'];
const reading = [accessProblems.unauthenticated, notFound];
const telling = [
  seasonProblems['unknown-entrant'],
  seasonProblems['entrant-taken'],
  seasonProblems['tournament-named-twice'],
];
const changing = [...access, ...Object.values(preconditionProblems), notFound];

@GuardedByKeys()
@Controller('v1/seasons/:season')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Post('members')
  @NeedsKey()
  @Answers({
    id: 'addSeasonMembers',
    summary: 'Says of players of several tournaments that they are one person.',
    status: 201,
    schema: AddedMembers,
    problems: [...access, ...Object.values(idempotencyProblems), notFound, ...telling],
  })
  async add(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('season', { schema: Identifier }) season: string,
    @Body({ schema: NewMembers }) asked: z.output<typeof NewMembers>,
  ) {
    return new Reply(await this.members.add(by, command, season, asked));
  }

  @Get('members')
  @TakesKey()
  @Answers({
    id: 'listSeasonMembers',
    summary: 'The persons of a season by number, and who they are in its tournaments.',
    schema: MemberList,
    problems: reading,
  })
  list(
    @AskedBy() caller: Caller,
    @Param('season', { schema: Identifier }) season: string,
    @Query({ schema: MemberPage }) page: z.output<typeof MemberPage>,
  ) {
    return this.members.list(caller, season, page);
  }

  @Get('members/:member')
  @TakesKey()
  @Answers({ id: 'getSeasonMember', summary: 'One person of a season.', schema: MemberAnswer, problems: reading })
  async get(
    @AskedBy() caller: Caller,
    @Param('season', { schema: Identifier }) season: string,
    @Param('member', { schema: Identifier }) member: string,
  ) {
    return new Reply(await this.members.get(caller, season, member));
  }

  @Put('members/:member')
  @NeedsKey()
  @Answers({
    id: 'changeSeasonMember',
    summary: 'Says anew which players a person is.',
    schema: MemberAnswer,
    problems: [...changing, ...telling],
  })
  async change(
    @AskedByKey() by: Principal,
    @Param('season', { schema: Identifier }) season: string,
    @Param('member', { schema: Identifier }) member: string,
    @IfMatch() seen: string,
    @Body({ schema: MemberChange }) told: z.output<typeof MemberChange>,
  ) {
    return new Reply(await this.members.change(by, { seasonId: season, id: member }, seen, told));
  }

  @Delete('members/:member')
  @NeedsKey()
  @Answers({
    id: 'deleteSeasonMember',
    summary: 'Takes a person out of a season; his players stay in their tournaments.',
    status: 204,
    problems: changing,
  })
  remove(
    @AskedByKey() by: Principal,
    @Param('season', { schema: Identifier }) season: string,
    @Param('member', { schema: Identifier }) member: string,
    @IfMatch() seen: string,
  ) {
    return this.members.remove(by, { seasonId: season, id: member }, seen);
  }

  @Get('suggestions')
  @NeedsKey()
  @Answers({
    id: 'suggestSeasonMembers',
    summary:
      'Players who belong to no member yet, those of the same name and club side by side. Nothing is merged by it.',
    schema: Suggestions,
    problems: [...access, notFound],
  })
  suggest(
    @AskedByKey() by: Principal,
    @Param('season', { schema: Identifier }) season: string,
    @Query({ schema: MemberPage }) page: z.output<typeof MemberPage>,
  ) {
    return this.members.suggest(by, season, page);
  }
}
