import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, httpProblems, Question, WhileAsked } from '../../../platform';
import type { Language } from '../../../rules';
import { ruleProblems } from '../faults';
import { SolveAnswer, SolveQuestion } from './solve.schema';
import { SolveService } from './solve.service';
import { solverProblems } from './solver.problems';

@Controller('v1/deals')
export class SolveController {
  constructor(private readonly solutions: SolveService) {}

  @Post('solve')
  @Question('deals.solve', SolveQuestion)
  @Answers({
    id: 'solveDeal',
    summary: 'What a deal comes to with open cards and best play of both sides, and what each card gives away.',
    schema: SolveAnswer,
    problems: [...Object.values(solverProblems), ...Object.values(ruleProblems), httpProblems['too-many-computations']],
  })
  solve(
    @Body({ schema: SolveQuestion }) question: z.infer<typeof SolveQuestion>,
    @AskedLanguage() language: Language,
    @WhileAsked() signal?: AbortSignal,
  ) {
    return this.solutions.solve(question, language, signal);
  }
}
