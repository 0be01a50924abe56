import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, Question } from '../../../platform';
import type { Language } from '../../../rules';
import { ruleProblems } from '../faults';
import { AnnouncementAnswer, AnnouncementQuestion, ValueAnswer, ValueQuestion } from './contracts.schema';
import { ContractsService } from './contracts.service';

@Controller('v1/contracts')
export class ContractsController {
  constructor(private readonly contracts: ContractsService) {}

  @Post('validate')
  @Question('contracts.validate', AnnouncementQuestion)
  @Answers({
    id: 'validateContract',
    summary: 'May this be announced, and what stands of it.',
    schema: AnnouncementAnswer,
    problems: Object.values(ruleProblems),
  })
  validate(
    @Body({ schema: AnnouncementQuestion }) question: z.infer<typeof AnnouncementQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.contracts.validate(question, language);
  }

  @Post('value')
  @Question('contracts.value', ValueQuestion)
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
