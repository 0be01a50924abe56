import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, Question } from '../../../platform';
import type { Language } from '../../../rules';
import { agreementProblems } from '../faults';
import { AuctionAnswer, AuctionQuestion } from './bids.schema';
import { BidsService } from './bids.service';

@Controller('v1/bids')
export class BidsController {
  constructor(private readonly bids: BidsService) {}

  @Post('validate')
  @Question('bids.validate', AuctionQuestion)
  @Answers({
    id: 'validateBids',
    summary: 'Whether calls are legal, and where the auction stands.',
    schema: AuctionAnswer,
    problems: [...agreementProblems],
  })
  validate(
    @Body({ schema: AuctionQuestion }) question: z.infer<typeof AuctionQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.bids.validate(question, language);
  }
}
