import { Controller, Get, Param } from '@nestjs/common';
import { Answers, httpProblems, Identifier, Reply } from '../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../access';
import { TableAnswer } from './tables.schema';
import { TablesService } from './tables.service';

@GuardedByKeys()
@Controller('v1/tables')
export class TablesController {
  constructor(private readonly tables: TablesService) {}

  @Get(':table')
  @TakesKey()
  @Answers({
    id: 'getTable',
    summary: 'A table with its players, its list and the control sums.',
    schema: TableAnswer,
    problems: [accessProblems.unauthenticated, httpProblems['not-found']],
  })
  async get(@AskedBy() caller: Caller, @Param('table', { schema: Identifier }) table: string) {
    return new Reply(await this.tables.get(caller, table));
  }
}
