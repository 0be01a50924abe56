import { z } from 'zod';
import { tournamentStates } from '../../persistence/stores/tournaments';

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
