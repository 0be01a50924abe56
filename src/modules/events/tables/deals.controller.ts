import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
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
import { ruleProblems } from '../../questions/faults';
import { tournamentProblems } from '../tournaments';
import { dealProblems } from './deals.problems';
import {
  DealAnswer,
  DealCorrection,
  DealEntry,
  DealList,
  DealNumber,
  DealPage,
  RevisionList,
  TakingBack,
} from './deals.schema';
import { DealsService } from './deals.service';
import { LinesService } from './lines.service';

const readProblems = [accessProblems.unauthenticated, httpProblems['not-found']];
export const entryProblems = [
  ...Object.values(accessProblems),
  ...Object.values(dealProblems),
  ...Object.values(ruleProblems),
  httpProblems['not-found'],
];

@GuardedByKeys()
@Controller('v1/tables/:table/deals')
export class DealsController {
  constructor(
    private readonly deals: DealsService,
    private readonly lines: LinesService,
  ) {}

  @Post()
  @NeedsKey()
  @ApiResponse({
    status: 200,
    description: 'The same was entered before; nothing is stored.',
    standardSchema: DealAnswer,
  })
  @Answers({
    id: 'enterDeal',
    summary: 'Enters a deal; the service values it.',
    status: 201,
    schema: DealAnswer,
    problems: [...entryProblems, ...Object.values(idempotencyProblems)],
  })
  async enter(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('table', { schema: Identifier }) table: string,
    @Body({ schema: DealEntry }) told: z.output<typeof DealEntry>,
  ) {
    const enters =
      told.insert === true ? this.lines.insert(by, command, table, told) : this.deals.enter(by, command, table, told);
    return new Reply(await enters);
  }

  @Get()
  @TakesKey()
  @Answers({ id: 'listDeals', summary: 'The deals of a table by number.', schema: DealList, problems: readProblems })
  list(
    @AskedBy() caller: Caller,
    @Param('table', { schema: Identifier }) table: string,
    @Query({ schema: DealPage }) page: z.output<typeof DealPage>,
  ) {
    return this.deals.list(caller, table, page);
  }

  @Get(':deal')
  @TakesKey()
  @Answers({ id: 'getDeal', summary: 'One deal as it counts.', schema: DealAnswer, problems: readProblems })
  async get(
    @AskedBy() caller: Caller,
    @Param('table', { schema: Identifier }) tableId: string,
    @Param('deal', { schema: DealNumber }) deal: number,
  ) {
    return new Reply(await this.deals.get(caller, { tableId, deal }));
  }

  @Get(':deal/revisions')
  @TakesKey()
  @Answers({
    id: 'listRevisions',
    summary: 'Everything that was ever entered for a deal, oldest first.',
    schema: RevisionList,
    problems: readProblems,
  })
  revisions(
    @AskedBy() caller: Caller,
    @Param('table', { schema: Identifier }) tableId: string,
    @Param('deal', { schema: DealNumber }) deal: number,
  ) {
    return this.deals.revisions(caller, { tableId, deal });
  }

  @Put(':deal')
  @NeedsKey()
  @Answers({
    id: 'correctDeal',
    summary: 'Corrects a deal by a further revision; nothing is overwritten.',
    schema: DealAnswer,
    problems: [...entryProblems, ...Object.values(preconditionProblems), tournamentProblems['wrong-state']],
  })
  async correct(
    @AskedByKey() by: Principal,
    @Param('table', { schema: Identifier }) tableId: string,
    @Param('deal', { schema: DealNumber }) deal: number,
    @IfMatch() seen: string,
    @Body({ schema: DealCorrection }) told: z.output<typeof DealCorrection>,
  ) {
    return new Reply(await this.deals.correct(by, { tableId, deal }, seen, told));
  }

  @Delete(':deal')
  @NeedsKey()
  @Answers({
    id: 'takeBackDeal',
    summary: 'Takes the last deal of a list back; the log keeps it.',
    status: 204,
    problems: [...entryProblems, ...Object.values(preconditionProblems)],
  })
  takeBack(
    @AskedByKey() by: Principal,
    @Param('table', { schema: Identifier }) tableId: string,
    @Param('deal', { schema: DealNumber }) deal: number,
    @IfMatch() seen: string,
    @Query({ schema: TakingBack }) told: z.output<typeof TakingBack>,
  ) {
    return this.lines.takeBack(by, { tableId, deal }, seen, told);
  }
}
