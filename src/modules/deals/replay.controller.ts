import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, Question } from '../../platform';
import type { Language } from '../../rules';
import { ruleProblems } from '../faults';
import { ReplayAnswer, ReplayQuestion } from './replay.schema';
import { ReplayService } from './replay.service';

@Controller('v1/deals')
export class ReplayController {
  constructor(private readonly replays: ReplayService) {}

  @Post('replay')
  @Question('deals.replay', ReplayQuestion)
  @Answers({
    id: 'replayDeal',
    summary:
      'What happened in a recorded deal: every card judged, the count, the decision, the value, what went wrong.',
    schema: ReplayAnswer,
    problems: Object.values(ruleProblems),
  })
  replay(
    @Body({ schema: ReplayQuestion }) question: z.infer<typeof ReplayQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.replays.replay(question, language);
  }
}
