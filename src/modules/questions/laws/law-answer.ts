import { z } from 'zod';
import { cite, EVIDENCE, findLaw, type Language, type Law, type LawSource, type SourcedLaw } from '../../../rules';

export const EvidenceWord = z.enum(EVIDENCE).describe('How well the text behind a statement is known.');

/** A law as a step or ruling cites it. */
export const CitedLaw = z
  .strictObject({
    citation: z.string().describe('`<source>:<number>`; resolves under /v1/laws/{citation}.'),
    title: z.string(),
    summary: z.string(),
    evidence: EvidenceWord,
    numberVerified: z.literal(false).optional().describe('Present where the number is that of an older edition.'),
    doubts: z.array(z.string()).optional(),
  })
  .meta({ id: 'CitedLaw' });

/** A law in the words of one language, cited under a source. */
export const citedLaw = (law: Law, source: LawSource, language: Language): z.infer<typeof CitedLaw> => {
  const { citation, numberVerified } = cite(law, source);
  return {
    citation,
    title: law.title[language],
    summary: law.summary[language],
    evidence: law.evidence,
    ...(numberVerified ? {} : { numberVerified: false }),
    ...(law.doubts === undefined ? {} : { doubts: law.doubts.map((doubt) => doubt[language]) }),
  };
};

/** The law of a citation by ruleset or family, where `isko` means its newest edition; undefined where there is none. */
export const lawNamed = (citation: string): SourcedLaw | undefined => findLaw(citationNamed(citation));

/** A citation with the family in it replaced by its newest edition. */
export const citationNamed = (citation: string): string => citation.replace(/^isko:/, 'isko-2022:');
