import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import { Answers, AskedOnce, httpProblems, idempotencyProblems, Identifier, IfMatch } from '../../../platform';
import { preconditionProblems, Reply, type CommandRequest } from '../../../platform';
import { accessProblems, AskedBy, AskedByKey, GuardedByKeys, NeedsKey, TakesKey } from '../../access';
import type { Caller, Principal } from '../../access';
import { SettlementAnswer } from '../../questions/settlements';
import { tournamentProblems } from '../tournaments';
import { AdjustmentsService } from './adjustments.service';
import { dealProblems } from './deals.problems';
import { TakingBack } from './deals.schema';
import { PaperListsService } from './paper-lists.service';
import { AdjustmentAnswer, AdjustmentList, AdjustmentWithdrawal, Confirmation } from './tables.schema';
import { ConfirmationAnswer, NewAdjustment, PaperTotals, SettlementQuery, TableAnswer } from './tables.schema';
import { TablesService } from './tables.service';

const readProblems = [accessProblems.unauthenticated, httpProblems['not-found']];
const writeProblems = [
  ...Object.values(accessProblems),
  httpProblems['not-found'],
  tournamentProblems['wrong-state'],
  dealProblems['seat-not-at-table'],
];
const once = Object.values(idempotencyProblems);
const preconditions = Object.values(preconditionProblems);

const Table = () => Param('table', { schema: Identifier });
const AdjustmentNumber = z.coerce.number<string>().int().min(1).max(100_000);

@GuardedByKeys()
@Controller('v1/tables/:table')
export class TablesController {
  constructor(
    private readonly tables: TablesService,
    private readonly papers: PaperListsService,
    private readonly adjustments: AdjustmentsService,
  ) {}

  @Get()
  @TakesKey()
  @Answers({
    id: 'getTable',
    summary: 'A table with its players, its list and the control sums.',
    schema: TableAnswer,
    problems: readProblems,
  })
  async get(@AskedBy() caller: Caller, @Table() table: string) {
    return new Reply(await this.tables.get(caller, table));
  }

  @Get('settlement')
  @TakesKey()
  @Answers({
    id: 'settleTable',
    summary: 'What everybody at the table wins from or loses to the others, by seat number.',
    schema: SettlementAnswer,
    problems: readProblems,
  })
  settle(
    @AskedBy() caller: Caller,
    @Table() table: string,
    @Query({ schema: SettlementQuery }) query: z.output<typeof SettlementQuery>,
  ) {
    return this.tables.settle(caller, table, query);
  }

  @Put('totals')
  @NeedsKey()
  @Answers({
    id: 'putTotals',
    summary: 'Enters or corrects the end sums of a list that was kept on paper.',
    schema: TableAnswer,
    problems: [
      ...writeProblems,
      ...preconditions,
      dealProblems['deal-in-dispute'],
      dealProblems['list-divided'],
      dealProblems['columns-missing'],
      dealProblems['passed-without-dealer'],
      dealProblems['correction-without-reason'],
    ],
  })
  async putTotals(
    @AskedByKey() by: Principal,
    @Table() table: string,
    @IfMatch() seen: string,
    @Body({ schema: PaperTotals }) told: z.output<typeof PaperTotals>,
  ) {
    return new Reply(await this.papers.put(by, table, seen, told));
  }

  @Delete('totals')
  @NeedsKey()
  @Answers({
    id: 'takeBackTotals',
    summary:
      'Takes the end sums of a list back; it goes on deal by deal, after those that were entered before the sums.',
    status: 204,
    problems: [...writeProblems, ...preconditions, dealProblems['session-not-open'], dealProblems['list-by-deals']],
  })
  takeBackTotals(
    @AskedByKey() by: Principal,
    @Table() table: string,
    @IfMatch() seen: string,
    @Query({ schema: TakingBack }) told: z.output<typeof TakingBack>,
  ) {
    return this.papers.takeBack(by, table, seen, told);
  }

  @Post('confirmations')
  @NeedsKey()
  @Answers({
    id: 'confirmList',
    summary: 'Notes that a seat calls the list right, in the version of the ETag.',
    status: 201,
    schema: ConfirmationAnswer,
    problems: [
      ...writeProblems,
      ...once,
      ...preconditions,
      dealProblems['list-incomplete'],
      dealProblems['device-has-confirmed'],
    ],
  })
  async confirm(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Table() table: string,
    @IfMatch() seen: string,
    @Body({ schema: Confirmation }) told: z.output<typeof Confirmation>,
  ) {
    return new Reply(await this.papers.confirm(by, command, table, { ...told, seen }));
  }

  @Post('adjustments')
  @NeedsKey()
  @Answers({
    id: 'adjustPoints',
    summary: 'Adds or takes points apart from the deals, or rules that somebody sat in a wrong seat.',
    status: 201,
    schema: AdjustmentAnswer,
    problems: [...writeProblems, ...once, dealProblems['unknown-law']],
  })
  async adjust(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Table() table: string,
    @Body({ schema: NewAdjustment }) told: z.output<typeof NewAdjustment>,
  ) {
    return new Reply(await this.adjustments.add(by, command, table, told));
  }

  @Get('adjustments')
  @TakesKey()
  @Answers({
    id: 'listAdjustments',
    summary: 'Every adjustment of a table, the withdrawn ones too.',
    schema: AdjustmentList,
    problems: readProblems,
  })
  listAdjustments(@AskedBy() caller: Caller, @Table() table: string) {
    return this.adjustments.list(caller, table);
  }

  @Post('adjustments/:number/withdraw')
  @NeedsKey()
  @Answers({
    id: 'withdrawAdjustment',
    summary: 'Lets an adjustment no longer count; it stays to be seen.',
    schema: AdjustmentAnswer,
    problems: [...writeProblems, ...once],
  })
  async withdraw(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Table() tableId: string,
    @Param('number', { schema: AdjustmentNumber }) number: number,
    @Body({ schema: AdjustmentWithdrawal }) told: z.output<typeof AdjustmentWithdrawal>,
  ) {
    return new Reply(await this.adjustments.withdraw(by, command, { tableId, number }, told));
  }
}
