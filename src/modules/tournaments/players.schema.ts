import { z } from 'zod';
import { pageQuery } from '../../platform';

const Word = z.string().trim().min(1).max(100);

const fields = {
  club: Word.nullable().optional(),
  team: Word.nullable().optional().describe('Team mates are kept apart by the draw.'),
  category: Word.nullable().optional(),
  consent: z
    .boolean()
    .optional()
    .describe('Whether the name may be shown to everybody; otherwise the number stands for it.'),
};

export const NewPlayers = z
  .strictObject({
    players: z
      .array(z.strictObject({ name: Word, ...fields }))
      .min(1)
      .max(1000),
  })
  .meta({ id: 'NewPlayers' });

export const PlayerPatch = z.strictObject({ name: Word.optional(), ...fields }).meta({ id: 'PlayerPatch' });

export const PlayerAnswer = z
  .strictObject({
    id: z.string(),
    number: z.int32(),
    name: z.string().describe('`No. 12` where the name may not be shown.'),
    club: z.string().nullable(),
    team: z.string().nullable(),
    category: z.string().nullable(),
    consent: z.boolean(),
  })
  .meta({ id: 'Player' });

export const AddedPlayers = z.strictObject({ items: z.array(PlayerAnswer) }).meta({ id: 'AddedPlayers' });

export const PlayerList = z
  .strictObject({ items: z.array(PlayerAnswer), next: z.string().nullable() })
  .meta({ id: 'PlayerList' });

export const PlayerPage = pageQuery(z.int32().min(0));
