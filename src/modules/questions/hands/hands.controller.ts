import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, PrefersText, Question } from '../../../platform';
import type { Language } from '../../../rules';
import { agreementProblems, ruleProblems } from '../faults';
import { HandAnswer, HandQuestion } from './hands.schema';
import { HandsService } from './hands.service';

@Controller('v1/hands')
export class HandsController {
  constructor(private readonly hands: HandsService) {}

  @Post('evaluate')
  @Question('hands.evaluate', HandQuestion)
  @Answers({
    id: 'evaluateHand',
    summary: 'What a hand is worth in every game and how high it can safely be bid, exact over all skats.',
    schema: HandAnswer,
    alsoText: true,
    problems: [...agreementProblems, ruleProblems['wrong-card-count'], ruleProblems['card-twice']],
  })
  evaluate(
    @Body({ schema: HandQuestion }) question: z.infer<typeof HandQuestion>,
    @AskedLanguage() language: Language,
    @PrefersText() asText?: boolean,
  ) {
    return asText === true ? this.hands.describe(question, language) : this.hands.evaluate(question, language);
  }
}
