import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, Question } from '../../../platform';
import type { Language } from '../../../rules';
import { ruleProblems } from '../faults';
import { ConvertAnswer, ConvertQuestion } from './convert.schema';
import { ConvertService } from './convert.service';
import { notationProblems } from './deals.problems';

@Controller('v1/deals')
export class ConvertController {
  constructor(private readonly conversions: ConvertService) {}

  @Post('convert')
  @Question('deals.convert', ConvertQuestion)
  @Answers({
    id: 'convertDeal',
    summary:
      'A deal from one notation into another: JSON, a record of the International Skat Server, words for people.',
    schema: ConvertAnswer,
    problems: [...Object.values(notationProblems), ...Object.values(ruleProblems)],
  })
  convert(
    @Body({ schema: ConvertQuestion }) question: z.infer<typeof ConvertQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.conversions.convert(question, language);
  }
}
