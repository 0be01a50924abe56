import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, httpProblems, Question, WhileAsked } from '../../../platform';
import type { Language } from '../../../rules';
import { ruleProblems } from '../faults';
import { ClaimAnswer, ClaimQuestion } from './claim.schema';
import { ClaimService } from './claim.service';
import { solverProblems } from './solver.problems';

@Controller('v1/claims')
export class ClaimController {
  constructor(private readonly claims: ClaimService) {}

  @Post('check')
  @Question('claims.check', ClaimQuestion)
  @Answers({
    id: 'checkClaim',
    summary: 'Whether a claim holds whatever is played, with best play, or not, by search with open cards.',
    schema: ClaimAnswer,
    problems: [...Object.values(solverProblems), ...Object.values(ruleProblems), httpProblems['too-many-computations']],
  })
  check(
    @Body({ schema: ClaimQuestion }) question: z.infer<typeof ClaimQuestion>,
    _language?: Language,
    @WhileAsked() signal?: AbortSignal,
  ) {
    return this.claims.check(question, signal);
  }
}
