import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, httpProblems, Question, WhileAsked } from '../../../platform';
import type { Language } from '../../../rules';
import { ruleProblems } from '../faults';
import { ParAnswer, ParQuestion } from './par.schema';
import { ParService } from './par.service';
import { solverProblems } from './solver.problems';

@Controller('v1/deals')
export class ParController {
  constructor(private readonly pars: ParService) {}

  @Post('par')
  @Question('deals.par', ParQuestion)
  @Answers({
    id: 'parOfDeal',
    summary: 'What every seat could have made of every game with open cards, from the hand and with the skat.',
    schema: ParAnswer,
    problems: [solverProblems['too-hard'], ...Object.values(ruleProblems), httpProblems['too-many-computations']],
  })
  par(
    @Body({ schema: ParQuestion }) question: z.infer<typeof ParQuestion>,
    _language?: Language,
    @WhileAsked() signal?: AbortSignal,
  ) {
    return this.pars.par(question, signal);
  }
}
