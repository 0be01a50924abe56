import { z } from 'zod';
import { playerStates } from '../../../persistence/stores/players';
import { pageQuery } from '../../../platform';

const Word = z.string().trim().min(1).max(100);

const fields = {
  club: Word.nullable().optional(),
  team: Word.nullable().optional().describe('Team mates are kept apart by the draw.'),
  tandem: Word.nullable().optional().describe('The pair whose results are added up.'),
  mixed: Word.nullable().optional().describe('The mixed pair.'),
  category: Word.nullable().optional(),
  checkedIn: z.boolean().optional().describe('Whether the player has reported on the day.'),
  consent: z
    .boolean()
    .optional()
    .describe('Whether the name may be shown to everybody; otherwise the number stands for it.'),
};

export const NewPlayer = z
  .strictObject({
    name: Word,
    ...fields,
    paid: z
      .literal(true)
      .optional()
      .describe('Pays at once what the event asks on entry; whoever has to wait pays nothing.'),
    waiting: z.boolean().optional().describe('Wanted as a reserve only; drawn once taken into the field.'),
  })
  .meta({ id: 'NewPlayer' });

export const NewPlayers = z
  .strictObject({
    players: z.array(NewPlayer).min(1).max(1000),
    force: z.boolean().optional().describe('Takes those as well who share name and club with somebody.'),
  })
  .meta({ id: 'NewPlayers' });

export const PlayerPatch = z
  .strictObject({
    name: Word.nullable().optional().describe('Null erases the name everywhere; the number stays.'),
    ...fields,
    state: z.enum(['entered', 'waiting']).optional().describe('Also for somebody who has withdrawn and comes back.'),
  })
  .meta({ id: 'PlayerPatch' });

export const PlayerAnswer = z
  .strictObject({
    id: z.string(),
    number: z.int32(),
    name: z.string().describe('`No. 12` where the name may not be shown.'),
    state: z.enum(playerStates).describe('In the field, on the waiting list, or gone.'),
    checkedIn: z.boolean(),
    club: z.string().nullable(),
    team: z.string().nullable(),
    tandem: z.string().nullable(),
    mixed: z.string().nullable(),
    category: z.string().nullable(),
    consent: z.boolean(),
    cutAfter: z.int32().optional().describe('The session after which he went no further, as the field was cut then.'),
  })
  .meta({ id: 'Player' });

export const AddedPlayers = z.strictObject({ items: z.array(PlayerAnswer) }).meta({ id: 'AddedPlayers' });

const PlayerCounts = z
  .strictObject({
    entered: z.int32(),
    waiting: z.int32(),
    withdrawn: z.int32(),
    checkedIn: z.int32().describe('Of those in the field.'),
  })
  .meta({ id: 'PlayerCounts' });

export const PlayerList = z
  .strictObject({
    items: z.array(PlayerAnswer),
    next: z.string().nullable(),
    counts: PlayerCounts.describe('Of the whole tournament, whatever was searched for.'),
  })
  .meta({ id: 'PlayerList' });

export const PlayerPage = pageQuery(z.int32().min(0)).extend({
  q: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe('A start number, or letters of a name; names that are not shown are not searched.'),
});

/** Who has reported, by start number or by his whole name. */
export const CheckIns = z
  .strictObject({
    players: z
      .array(z.union([z.int32().min(1), Word]))
      .min(1)
      .max(1000),
    paid: z.literal(true).optional().describe('They have paid what is still owed of the entry.'),
  })
  .meta({ id: 'CheckIns' });

export const CheckedIn = z
  .strictObject({
    items: z.array(PlayerAnswer).describe('In the order asked.'),
    paid: z.array(z.strictObject({ playerId: z.string(), cents: z.int32() })).describe('What was booked with it.'),
  })
  .meta({ id: 'CheckedIn' });
