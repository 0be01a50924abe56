import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { Answers, AskedOnce, httpProblems, idempotencyProblems, Identifier, IfMatch } from '../../../platform';
import { preconditionProblems, Reply, type CommandRequest } from '../../../platform';
import { accessProblems, AskedBy, AskedByKey, GuardedByKeys, NeedsKey, TakesKey } from '../../access';
import type { Caller, Principal } from '../../access';
import { tournamentProblems } from '../tournaments';
import { ControlListService } from './control-list.service';
import { entryProblems } from './deals.controller';
import { ControlAnswer, ControlList, DealCorrection, ControlLine, DealNumber } from './deals.schema';

const readProblems = [accessProblems.unauthenticated, httpProblems['not-found']];

@GuardedByKeys()
@Controller('v1/tables/:table/lists/control/deals')
export class ControlListController {
  constructor(private readonly control: ControlListService) {}

  @Post()
  @NeedsKey()
  @ApiResponse({
    status: 200,
    description: 'The same was written before; nothing is stored.',
    standardSchema: ControlAnswer,
  })
  @Answers({
    id: 'enterControlDeal',
    summary: 'Writes a line of the second list and compares it with the first.',
    status: 201,
    schema: ControlAnswer,
    problems: [...entryProblems, ...Object.values(idempotencyProblems), tournamentProblems['wrong-state']],
  })
  async enter(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('table', { schema: Identifier }) table: string,
    @Body({ schema: ControlLine }) told: z.output<typeof ControlLine>,
  ) {
    return new Reply(await this.control.enter(by, command, table, told));
  }

  @Get()
  @TakesKey()
  @Answers({
    id: 'listControlDeals',
    summary: 'The second list, each line beside the first.',
    schema: ControlList,
    problems: readProblems,
  })
  list(@AskedBy() caller: Caller, @Param('table', { schema: Identifier }) table: string) {
    return this.control.list(caller, table);
  }

  @Get(':deal')
  @TakesKey()
  @Answers({
    id: 'getControlDeal',
    summary: 'One line of the second list.',
    schema: ControlAnswer,
    problems: readProblems,
  })
  async get(
    @AskedBy() caller: Caller,
    @Param('table', { schema: Identifier }) tableId: string,
    @Param('deal', { schema: DealNumber }) deal: number,
  ) {
    return new Reply(await this.control.get(caller, { tableId, deal }));
  }

  @Put(':deal')
  @NeedsKey()
  @Answers({
    id: 'correctControlDeal',
    summary: 'Corrects a line of the second list by a further revision.',
    schema: ControlAnswer,
    problems: [...entryProblems, ...Object.values(preconditionProblems), tournamentProblems['wrong-state']],
  })
  async correct(
    @AskedByKey() by: Principal,
    @Param('table', { schema: Identifier }) tableId: string,
    @Param('deal', { schema: DealNumber }) deal: number,
    @IfMatch() seen: string,
    @Body({ schema: DealCorrection }) told: z.output<typeof DealCorrection>,
  ) {
    return new Reply(await this.control.correct(by, { tableId, deal }, seen, told));
  }
}
