import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, httpProblems } from '../../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../../access';
import { PrecedentList, PrecedentQuery } from './precedents.schema';
import { PrecedentsService } from './precedents.service';

@GuardedByKeys()
@Controller('v1/precedents')
export class PrecedentsController {
  constructor(private readonly precedents: PrecedentsService) {}

  @Get()
  @TakesKey()
  @Answers({
    id: 'searchPrecedents',
    summary: 'Rulings of all tournaments by law, kind of incident, outcome and ruleset, newest first, without names.',
    schema: PrecedentList,
    problems: [accessProblems.unauthenticated, httpProblems['not-found']],
  })
  search(@AskedBy() caller: Caller, @Query({ schema: PrecedentQuery }) query: z.output<typeof PrecedentQuery>) {
    return this.precedents.search(caller, query);
  }
}
