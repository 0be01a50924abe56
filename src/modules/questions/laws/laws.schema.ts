import { z } from 'zod';
import { LAW_GROUPS, LAW_STATUSES } from '../../../rules';
import { CitedLaw, EvidenceWord } from './law-answer';

export const LawAnswer = z
  .strictObject({
    citation: z.string(),
    number: z.string(),
    title: z.string(),
    summary: z.string().describe('What the law says, in our own words.'),
    group: z.enum(LAW_GROUPS),
    status: z
      .enum(LAW_STATUSES)
      .describe('executable: judges incidents; definition: gives data; referee: left to the referee.'),
    evidence: EvidenceWord,
    doubts: z.array(z.string()).optional(),
    incidents: z
      .array(z.string())
      .describe('The incident kinds that this law answers, or would if its text were known.'),
    siblings: z.array(z.string()).describe('Citations of the same matter in other codes and editions.'),
  })
  .meta({ id: 'Law' });

export const ComparedLaw = LawAnswer.extend({
  compared: z.array(CitedLaw).describe('What the siblings say, so that codes and editions can be laid side by side.'),
}).meta({ id: 'ComparedLaw' });

export const LawList = z.strictObject({ items: z.array(LawAnswer) }).meta({ id: 'LawList' });

export const LawSearch = z.strictObject({
  q: z
    .string()
    .max(200)
    .optional()
    .describe('Words that must all stand in number, title or summary, in either language.'),
});
