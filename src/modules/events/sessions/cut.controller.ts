import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedOnce, httpProblems, idempotencyProblems, Identifier, IfMatch } from '../../../platform';
import { preconditionProblems, Reply, type CommandRequest } from '../../../platform';
import { accessProblems, AskedBy, AskedByKey, GuardedByKeys, NeedsKey, TakesKey } from '../../access';
import type { Caller, Principal } from '../../access';
import { tournamentProblems } from '../tournaments';
import { CutAnswer, CutList, NewCut } from './cut.schema';
import { CutService } from './cut.service';
import { sessionProblems } from './sessions.problems';

const access = [...Object.values(accessProblems), httpProblems['not-found']];
const wrongState = tournamentProblems['wrong-state'];

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/cut')
export class CutController {
  constructor(private readonly cuts: CutService) {}

  @Post()
  @NeedsKey()
  @Answers({
    id: 'cutField',
    summary: 'After a session only the best go on; who shares the last place goes on too.',
    schema: CutAnswer,
    status: 201,
    problems: [
      ...access,
      ...Object.values(idempotencyProblems),
      wrongState,
      sessionProblems['session-not-closed'],
      sessionProblems['nobody-is-cut'],
    ],
  })
  async cut(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Body({ schema: NewCut }) asked: z.output<typeof NewCut>,
  ) {
    return new Reply(await this.cuts.cut(by, command, tournament, asked));
  }

  @Get()
  @TakesKey()
  @Answers({
    id: 'listCuts',
    summary: 'The cuts of the field in their order; none where it was not cut.',
    schema: CutList,
    problems: [accessProblems.unauthenticated, httpProblems['not-found']],
  })
  async show(@AskedBy() caller: Caller, @Param('tournament', { schema: Identifier }) tournament: string) {
    return new Reply(await this.cuts.show(caller, tournament));
  }

  @Delete()
  @NeedsKey()
  @Answers({
    id: 'undoCut',
    summary: 'Takes the last cut back before anybody is seated after it.',
    status: 204,
    problems: [...access, ...Object.values(preconditionProblems), wrongState],
  })
  undo(
    @AskedByKey() by: Principal,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @IfMatch() seen: string,
  ) {
    return this.cuts.undo(by, tournament, seen);
  }
}
