import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  cite,
  findLaw,
  incidentsOf,
  LAW_SOURCES,
  lawsInForce,
  lawsOf,
  type Language,
  type LawSource,
  type SourcedLaw,
} from '../../rules';
import { httpProblems, ProblemError } from '../../platform';
import type { LawAnswer } from './laws.schema';

type Answer = z.infer<typeof LawAnswer>;

/** Looks laws up by source, by citation and by words. */
@Injectable()
export class LawsService {
  /** The laws in force under one source in the order of its text; those without a known number there come last, under an older one. */
  inSource(source: LawSource, language: Language): readonly Answer[] {
    return lawsInForce(source)
      .map((law) => findLaw(cite(law, source).citation))
      .filter((sourced) => sourced !== undefined)
      .map((sourced) => present(sourced, language));
  }

  /** Laws whose number, title or summary in either language hold every word; all laws without words. */
  search(words: string, language: Language): readonly Answer[] {
    const wanted = words
      .toLocaleLowerCase('de')
      .split(/\s+/)
      .filter((word) => word !== '');
    return LAW_SOURCES.flatMap(lawsOf)
      .filter((sourced) => wanted.every((word) => searchable(sourced).includes(word)))
      .map((sourced) => present(sourced, language));
  }

  /** One law; an unknown citation is not found. */
  byCitation(citation: string, language: Language): Answer {
    const sourced = findLaw(citation.replace(/^isko:/, 'isko-2022:'));
    if (sourced === undefined) throw new ProblemError(httpProblems['not-found']);
    return present(sourced, language);
  }
}

const citationOf = (source: LawSource, number: string): string => `${source}:${number}`;

const searchable = ({ law, source, number }: SourcedLaw): string =>
  [citationOf(source, number), law.title.en, law.title.de, law.summary.en, law.summary.de]
    .join(' ')
    .toLocaleLowerCase('de');

const present = ({ law, source, number }: SourcedLaw, language: Language): Answer => ({
  citation: citationOf(source, number),
  number,
  title: law.title[language],
  summary: law.summary[language],
  group: law.group,
  status: law.status,
  evidence: law.evidence,
  ...(law.doubts === undefined ? {} : { doubts: law.doubts.map((doubt) => doubt[language]) }),
  incidents: [...incidentsOf(law)],
  siblings: LAW_SOURCES.flatMap((other) => {
    const its = law.number[other];
    return other === source || its === undefined ? [] : [citationOf(other, its)];
  }),
});
