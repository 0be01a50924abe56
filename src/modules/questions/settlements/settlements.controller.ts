import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, Question } from '../../../platform';
import { SettlementAnswer, SettlementQuestion } from './settlements.schema';
import { SettlementsService } from './settlements.service';

@Controller('v1/settlements')
export class SettlementsController {
  constructor(private readonly settlements: SettlementsService) {}

  @Post()
  @Question('settlements', SettlementQuestion)
  @Answers({
    id: 'settle',
    summary: 'What everybody wins from or loses to the others, in points and cents.',
    schema: SettlementAnswer,
  })
  settle(@Body({ schema: SettlementQuestion }) question: z.infer<typeof SettlementQuestion>) {
    return this.settlements.settle(question);
  }
}
