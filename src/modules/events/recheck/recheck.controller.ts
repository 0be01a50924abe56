import { Controller, Get, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, httpProblems, Identifier, type Language } from '../../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../../access';
import { Recheck, RecheckPage } from './recheck.schema';
import { RecheckService } from './recheck.service';

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/recheck')
export class RecheckController {
  constructor(private readonly recheck: RecheckService) {}

  @Get()
  @TakesKey()
  @Answers({
    id: 'recheckTournament',
    summary: 'Which stored deals would be valued otherwise under the rules of today; changes nothing.',
    schema: Recheck,
    problems: [accessProblems.unauthenticated, httpProblems['not-found']],
  })
  check(
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Query({ schema: RecheckPage }) page: z.output<typeof RecheckPage>,
    @AskedLanguage() language: Language,
  ) {
    return this.recheck.check(caller, tournament, page, language);
  }
}
