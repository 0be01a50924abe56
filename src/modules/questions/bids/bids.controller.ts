import { Body, Controller, Post } from '@nestjs/common';
import { z } from 'zod';
import { Answers, AskedLanguage, Question } from '../../../platform';
import type { Language } from '../../../rules';
import { agreementProblems } from '../faults';
import { FrogAuctionAnswer, FrogAuctionQuestion, FrogService, isFrog } from '../frog';
import { AuctionAnswer, AuctionQuestion } from './bids.schema';
import { BidsService } from './bids.service';

const AnyAuctionQuestion = z.union([AuctionQuestion, FrogAuctionQuestion]);

@Controller('v1/bids')
export class BidsController {
  constructor(
    private readonly bids: BidsService,
    private readonly frog: FrogService,
  ) {}

  @Post('validate')
  @Question('bids.validate', AnyAuctionQuestion)
  @Answers({
    id: 'validateBids',
    summary: 'Whether calls are legal, and where the auction stands.',
    schema: z.union([AuctionAnswer, FrogAuctionAnswer]),
    problems: [...agreementProblems],
  })
  validate(
    @Body({ schema: AnyAuctionQuestion }) question: z.infer<typeof AnyAuctionQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return isFrog<z.infer<typeof FrogAuctionQuestion>>(question)
      ? this.frog.bids(question, language)
      : this.bids.validate(question, language);
  }
}
