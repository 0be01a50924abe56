import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, httpProblems, Question } from '../../../platform';
import type { Language } from '../../../rules';
import { ruleProblems } from '../faults';
import { AdjudicationAnswer, AdjudicationQuestion, IncidentList, IncidentsQuery } from './irregularities.schema';
import { IrregularitiesService } from './irregularities.service';

@Controller('v1')
export class IrregularitiesController {
  constructor(private readonly irregularities: IrregularitiesService) {}

  @Post('irregularities/adjudicate')
  @Question('irregularities.adjudicate', AdjudicationQuestion)
  @Answers({
    id: 'adjudicate',
    summary: 'The ruling on an irregularity, with the choices of the innocent side.',
    schema: AdjudicationAnswer,
    problems: Object.values(ruleProblems),
  })
  adjudicate(
    @Body({ schema: AdjudicationQuestion }) question: z.infer<typeof AdjudicationQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.irregularities.adjudicate(question, language);
  }

  @Get('incidents')
  @Answers({
    id: 'listIncidents',
    constant: true,
    summary: 'The vocabulary of incidents, each with its facts, its synonyms and the laws that can apply.',
    schema: IncidentList,
    problems: [httpProblems['not-found']],
  })
  incidents(
    @Query({ schema: IncidentsQuery }) query: z.infer<typeof IncidentsQuery>,
    @AskedLanguage() language: Language,
  ) {
    return this.irregularities.incidents(query, language);
  }
}
