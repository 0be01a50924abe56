import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { Answers, AskedLanguage, httpProblems } from '../../../platform';
import type { Language } from '../../../rules';
import { ComparedLaw, LawList, LawSearch } from './laws.schema';
import { LawsService } from './laws.service';

const Citation = z.string().max(60);

@Controller('v1/laws')
export class LawsController {
  constructor(private readonly laws: LawsService) {}

  @Get()
  @Answers({
    id: 'searchLaws',
    constant: true,
    summary: 'Laws by words of number, title and summary.',
    schema: LawList,
  })
  search(@Query({ schema: LawSearch }) { q = '' }: z.infer<typeof LawSearch>, @AskedLanguage() language: Language) {
    return { items: this.laws.search(q, language) };
  }

  @Get(':citation')
  @Answers({
    id: 'getLaw',
    constant: true,
    summary: 'One law by its citation, such as foster:61, beside what the other codes say.',
    schema: ComparedLaw,
    problems: [httpProblems['not-found']],
  })
  byCitation(@Param('citation', { schema: Citation }) citation: string, @AskedLanguage() language: Language) {
    return this.laws.byCitation(citation, language);
  }
}
