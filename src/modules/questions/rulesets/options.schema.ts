import { z } from 'zod';
import {
  KONTRA_CALLS,
  KONTRA_RIGHTS,
  OPTIONAL_GAMES,
  RAMSCH_DOUBLINGS,
  RAMSCH_FORMS,
  RAMSCH_SKAT,
  RAMSCH_TIES,
  READINGS,
  SPITZE_ADDS,
} from '../../../rules';

/** A form of Ramsch that a table has agreed to. */
const AgreedRamsch = z
  .strictObject({
    form: z
      .enum(RAMSCH_FORMS)
      .describe(
        'points: the loser loses his card points, doubled with a player without a trick, all tricks win 120; fixed: 10, 15, 20; winner-23 and winner-20: the fewest points win; foster: his law 4.',
      ),
    ties: z
      .enum(RAMSCH_TIES)
      .optional()
      .describe('Two equal counts: both in full, half each, or the last trick alone.'),
    skat: z.enum(RAMSCH_SKAT).optional().describe("To whom the skat's card points go."),
    doublings: z
      .array(z.enum(RAMSCH_DOUBLINGS))
      .max(RAMSCH_DOUBLINGS.length)
      .optional()
      .describe('passing: each unseen pass of the skat doubles (Schieberamsch); knocking: so does each knock.'),
  })
  .meta({ id: 'AgreedRamsch' });

const AgreedKontra = z
  .strictObject({
    upTo: z
      .enum(KONTRA_CALLS)
      .describe('The highest call: kontra doubles the entry, re makes it four times, hirsch eight.'),
    right: z
      .enum(KONTRA_RIGHTS)
      .optional()
      .describe('Who may say Kontra: anyone, or only an opponent who has bid or held a figure.'),
    reOnClosedNull: z.boolean().optional().describe('false: no Re to a Null that is not open.'),
  })
  .meta({ id: 'AgreedKontra' });

/** House rules that the table has agreed to; one schema for every question, each ruleset offers its own. */
export const Options = z
  .strictObject({
    games: z.array(z.enum(OPTIONAL_GAMES)).max(OPTIONAL_GAMES.length).optional(),
    reading: z.enum(READINGS).optional().describe('Which reading of the source holds where it differs from its laws.'),
    ramsch: AgreedRamsch.optional().describe('The Ramsch that is played when all three pass.'),
    kontra: AgreedKontra.optional(),
    bock: z.literal(true).optional().describe('Bock rounds are played, in which every entry counts twice.'),
    spitze: z
      .literal(SPITZE_ADDS)
      .optional()
      .describe('What it adds to the multiplier to announce the last trick with the lowest trump.'),
    matadors: z.literal('jacks-only').optional().describe('Only the four jacks are matadors.'),
    values: z
      .literal('pre-1999')
      .optional()
      .describe('Lost Hand games count once, the open Grand has the base value 36.'),
  })
  .describe('House rules that the table has agreed to.')
  .meta({ id: 'Options' });
