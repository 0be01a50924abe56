import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, Question } from '../../../platform';
import type { Language } from '../../../rules';
import { agreementProblems, ruleProblems } from '../faults';
import { RamschAnswer, RamschQuestion } from './ramsch.schema';
import { RamschService } from './ramsch.service';

@Controller('v1/ramsch')
export class RamschController {
  constructor(private readonly ramsch: RamschService) {}

  @Post('value')
  @Question('ramsch.value', RamschQuestion)
  @Answers({
    id: 'valueRamsch',
    summary: 'What a Ramsch costs or gives each player, with the law or house rule behind it.',
    schema: RamschAnswer,
    problems: [
      ...agreementProblems,
      ruleProblems['option-required'],
      ruleProblems['ramsch-not-valued'],
      ruleProblems['counts-do-not-sum'],
      ruleProblems['counts-impossible'],
      ruleProblems['last-trick-not-possible'],
    ],
  })
  value(
    @Body({ schema: RamschQuestion }) question: z.infer<typeof RamschQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.ramsch.value(question, language);
  }
}
