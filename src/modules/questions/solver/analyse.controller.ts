import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, httpProblems, linesMediaType, Question, WhileAsked } from '../../../platform';
import type { Language } from '../../../rules';
import { DEFAULT_RULESET, issMediaType, ReplayQuestion } from '../deals';
import { ruleProblems } from '../faults';
import { RulesetsService } from '../rulesets';
import { AnalyseAnswer } from './analyse.schema';
import { AnalyseService } from './analyse.service';
import { openQuestion } from './open-question';
import { solverProblems } from './solver.problems';

@Controller('v1/deals')
export class AnalyseController {
  constructor(
    private readonly rulesets: RulesetsService,
    private readonly analyses: AnalyseService,
  ) {}

  @Post('analyse')
  @Question('deals.analyse', ReplayQuestion)
  @Answers({
    id: 'analyseDeal',
    summary: 'What each card of a recorded deal gave away, with open cards and best play of all from there on.',
    schema: AnalyseAnswer,
    alsoLines: {
      takes: issMediaType,
      description: `Records of the International Skat Server, one a line, read while they come; ?ruleset= (${DEFAULT_RULESET}) holds for all. One answer a line, its id the session and number of the game; a line that cannot be read or searched has an answer of its own.`,
      gives: linesMediaType,
      answer: 'BatchAnswer',
    },
    problems: [...Object.values(solverProblems), ...Object.values(ruleProblems), httpProblems['too-many-computations']],
  })
  analyse(
    @Body({ schema: ReplayQuestion }) deal: z.infer<typeof ReplayQuestion>,
    _language?: Language,
    @WhileAsked() signal?: AbortSignal,
  ) {
    const ruleset = this.rulesets.inBody(deal.ruleset, deal.options);
    return this.analyses.analyse(openQuestion(ruleset, deal), signal);
  }
}
