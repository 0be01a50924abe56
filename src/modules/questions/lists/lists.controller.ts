import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, Question } from '../../../platform';
import type { Language } from '../../../rules';
import { agreementProblems } from '../faults';
import { ListAnswer, ListQuestion } from './lists.schema';
import { ListsService } from './lists.service';

@Controller('v1/lists')
export class ListsController {
  constructor(private readonly lists: ListsService) {}

  @Post('score')
  @Question('lists.score', ListQuestion)
  @Answers({
    id: 'scoreList',
    summary: 'What a list comes to, with its control sums and faults by line.',
    schema: ListAnswer,
    problems: [...agreementProblems],
  })
  score(@Body({ schema: ListQuestion }) question: z.infer<typeof ListQuestion>, @AskedLanguage() language: Language) {
    return this.lists.score(question, language);
  }
}
