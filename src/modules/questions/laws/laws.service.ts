import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  cite,
  findLaw,
  incidentsOf,
  LAW_SOURCES,
  lawsInForce,
  lawsOf,
  lawsOnTheSameMatter,
  type Language,
  type LawSource,
  type SourcedLaw,
} from '../../../rules';
import { httpProblems, ProblemError } from '../../../platform';
import { citedLaw, lawNamed } from './law-answer';
import type { ComparedLaw, LawAnswer } from './laws.schema';

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

  /** One law beside what the other codes and editions say on its matter; an unknown citation is not found. */
  byCitation(citation: string, language: Language): z.infer<typeof ComparedLaw> {
    const sourced = lawNamed(citation);
    if (sourced === undefined) throw new ProblemError(httpProblems['not-found']);
    const compared = siblingsOf(sourced).map(({ law, source }) => citedLaw(law, source, language));
    return { ...present(sourced, language), compared };
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
  siblings: siblingsOf({ law, source, number }).map((sibling) => citationOf(sibling.source, sibling.number)),
});

/** The same matter in the other codes and editions, in the order of the sources. */
const siblingsOf = ({ law, source }: SourcedLaw): readonly SourcedLaw[] =>
  LAW_SOURCES.filter((other) => other !== source).flatMap((other) =>
    [law, ...lawsOnTheSameMatter(law)].flatMap((its) => {
      const number = its.number[other];
      return number === undefined ? [] : [{ law: its, source: other, number }];
    }),
  );
