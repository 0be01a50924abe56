import { z } from 'zod';
import { tournamentStates } from '../../../persistence/stores/tournaments';
import { Instant, pageQuery } from '../../../platform';
import { RULESET_IDS } from '../../../rules';
import { RulesetName } from '../../questions/rulesets';
import { Profile, ProfileInput } from './profile.schema';

const TimeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, { error: 'No time zone has this name', params: { code: 'unknown-time-zone' } });

const Name = z.string().trim().min(1).max(120);

export const NewTournament = z
  .strictObject({
    name: Name,
    ruleset: RulesetName,
    startsAt: Instant.optional(),
    timeZone: TimeZone.default('UTC'),
    private: z.boolean().default(false).describe('Shown to its own keys only.'),
    profile: ProfileInput.optional(),
  })
  .meta({ id: 'NewTournament' });

export const TournamentPatch = z
  .strictObject({
    name: Name.optional(),
    startsAt: Instant.nullable().optional(),
    timeZone: TimeZone.optional(),
    private: z.boolean().optional(),
    profile: ProfileInput.optional().describe(
      'Possible until the first session opens; later only what touches no results, and with a reason.',
    ),
    reason: z.string().trim().min(1).max(500).optional().describe('Why the profile is changed after it was frozen.'),
  })
  .meta({ id: 'TournamentPatch' });

export const TournamentAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    ruleset: z.enum(RULESET_IDS),
    state: z.enum(tournamentStates),
    startsAt: z.iso.datetime().nullable(),
    timeZone: z.string(),
    private: z.boolean(),
    profile: Profile,
    profileVersion: z.int32().describe('Rises with every change of the profile.'),
    profileFrozen: z
      .boolean()
      .describe('Since the first session opened: scoring, deals, options, tables and tie chain stay as they are.'),
    publicWord: z.string().nullable().describe('Goes into the seed of every draw; fixed at the first one.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Tournament' });

export const TournamentList = z
  .strictObject({ items: z.array(TournamentAnswer), next: z.string().nullable() })
  .meta({ id: 'TournamentList' });

export const TournamentPage = pageQuery(z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.uuid()]));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
