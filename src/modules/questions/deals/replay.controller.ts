import { Body, Controller, Post } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AskedLanguage, linesMediaType, PrefersText, Question } from '../../../platform';
import { REPLAY_MODES, RULESET_IDS, type Language } from '../../../rules';
import { ruleProblems } from '../faults';
import { FrogReplayAnswer, FrogReplayQuestion, FrogService, isFrog } from '../frog';
import { DEFAULT_RULESET } from './convert.service';
import { issMediaType } from './iss-record.schema';
import { ReplayAnswer, ReplayQuestion } from './replay.schema';
import { ReplayService } from './replay.service';

const AnyReplayQuestion = z.union([ReplayQuestion, FrogReplayQuestion]);

@Controller('v1/deals')
export class ReplayController {
  constructor(
    private readonly replays: ReplayService,
    private readonly frog: FrogService,
  ) {}

  @Post('replay')
  @Question('deals.replay', AnyReplayQuestion)
  @ApiQuery({ name: 'ruleset', required: false, enum: RULESET_IDS, description: 'Of all records of a stream.' })
  @ApiQuery({ name: 'mode', required: false, enum: REPLAY_MODES, description: 'For all records of a stream.' })
  @Answers({
    id: 'replayDeal',
    summary:
      'What happened in a recorded deal: every card judged, the count, the decision, the value, what went wrong.',
    schema: z.union([ReplayAnswer, FrogReplayAnswer]),
    alsoText: true,
    alsoLines: {
      takes: issMediaType,
      description: `Records of the International Skat Server, one a line, read while they come; ?ruleset= (${DEFAULT_RULESET}) and ?mode= hold for all. One answer a line, its id the session and number of the game, and beside the replay in iss what the record says itself; a line that cannot be read has an answer of its own.`,
      gives: linesMediaType,
      answer: 'BatchAnswer',
    },
    problems: Object.values(ruleProblems),
  })
  replay(
    @Body({ schema: AnyReplayQuestion }) question: z.infer<typeof AnyReplayQuestion>,
    @AskedLanguage() language: Language,
    @PrefersText() asText?: boolean,
  ) {
    if (isFrog<z.infer<typeof FrogReplayQuestion>>(question)) return this.frog.replay(question, language);
    return asText === true ? this.replays.describe(question, language) : this.replays.replay(question, language);
  }
}
