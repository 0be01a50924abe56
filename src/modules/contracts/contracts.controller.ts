import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage } from '../../platform';
import type { Language } from '../../rules';
import { ruleProblems } from '../faults';
import { ValueAnswer, ValueQuestion } from './contracts.schema';
import { ContractsService } from './contracts.service';

@Controller('v1/contracts')
export class ContractsController {
  constructor(private readonly contracts: ContractsService) {}

  @Post('value')
  @Answers({
    id: 'valueContract',
    summary: 'What a contract is worth, with the sum and the laws behind it.',
    schema: ValueAnswer,
    problems: Object.values(ruleProblems),
  })
  value(@Body({ schema: ValueQuestion }) question: z.infer<typeof ValueQuestion>, @AskedLanguage() language: Language) {
    return this.contracts.value(question, language);
  }
}
