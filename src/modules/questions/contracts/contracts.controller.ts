import { Body, Controller, Post } from '@nestjs/common';
import { z } from 'zod';
import { Answers, AskedLanguage, Question } from '../../../platform';
import type { Language } from '../../../rules';
import { ruleProblems } from '../faults';
import {
  FrogAnnouncementAnswer,
  FrogAnnouncementQuestion,
  FrogService,
  FrogValueAnswer,
  FrogValueQuestion,
  isFrog,
} from '../frog';
import { AnnouncementAnswer, AnnouncementQuestion, ValueAnswer, ValueQuestion } from './contracts.schema';
import { ContractsService } from './contracts.service';

const AnyAnnouncementQuestion = z.union([AnnouncementQuestion, FrogAnnouncementQuestion]);
const AnyValueQuestion = z.union([ValueQuestion, FrogValueQuestion]);

@Controller('v1/contracts')
export class ContractsController {
  constructor(
    private readonly contracts: ContractsService,
    private readonly frog: FrogService,
  ) {}

  @Post('validate')
  @Question('contracts.validate', AnyAnnouncementQuestion)
  @Answers({
    id: 'validateContract',
    summary: 'May this be announced, and what stands of it.',
    schema: z.union([AnnouncementAnswer, FrogAnnouncementAnswer]),
    problems: Object.values(ruleProblems),
  })
  validate(
    @Body({ schema: AnyAnnouncementQuestion }) question: z.infer<typeof AnyAnnouncementQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return isFrog<z.infer<typeof FrogAnnouncementQuestion>>(question)
      ? this.frog.announcement(question, language)
      : this.contracts.validate(question, language);
  }

  @Post('value')
  @Question('contracts.value', AnyValueQuestion)
  @Answers({
    id: 'valueContract',
    summary: 'What a contract is worth, with the sum and the laws behind it.',
    schema: z.union([ValueAnswer, FrogValueAnswer]),
    problems: Object.values(ruleProblems),
  })
  value(
    @Body({ schema: AnyValueQuestion }) question: z.infer<typeof AnyValueQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return isFrog<z.infer<typeof FrogValueQuestion>>(question)
      ? this.frog.value(question, language)
      : this.contracts.value(question, language);
  }
}
