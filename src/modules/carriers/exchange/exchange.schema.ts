import { z } from 'zod';
import { findingTexts, type FindingCode } from '../../../tools/check';
import { tournamentStates } from '../../../persistence/stores/tournaments';

export const ExportQuery = z.strictObject({
  names: z
    .enum(['true', 'false'])
    .default('true')
    .describe('Whether names are carried: all of them for directors, for others those of who has agreed.'),
});

const Counts = z.record(z.string(), z.int32()).describe('How many records of each kind.');

export const Imported = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    state: z.enum(tournamentStates),
    records: Counts,
  })
  .meta({ id: 'ImportedTournament' });

const Finding = z
  .strictObject({
    code: z.enum(Object.keys(findingTexts) as FindingCode[]),
    weight: z
      .enum(['error', 'notice'])
      .describe(
        'A notice can have good reasons, as where the rules were others then; an event with errors is not imported.',
      ),
    line: z.int32().nullable().describe('Counted from 1.'),
    record: z.string().describe('The kind of the record.'),
    key: z.looseObject({}).describe('What names it among its kind.'),
    field: z.string(),
    found: z.unknown().describe('What the file says.'),
    expected: z.unknown().describe('What follows from deals and seeds.'),
    message: z.string(),
  })
  .meta({ id: 'EventFinding' });

export const EventReport = z
  .strictObject({
    tournament: z.string(),
    holds: z.boolean().describe('Whether there is no error.'),
    records: Counts,
    count: z.int32().describe('How many findings there are; the first thousand are listed.'),
    findings: z.array(Finding),
  })
  .meta({ id: 'EventReport' });
