import { z } from 'zod';
import { shownStates, tournamentOrders } from '../../../persistence/stores/tournaments';
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
    state: z.enum(shownStates).describe('Over when each of its sessions is final or void.'),
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

const Day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .describe('A day in UTC or a moment; of an event that names no day, that of its announcement.');

/** Which events a listing is of. */
export const TournamentPage = pageQuery(
  z.tuple([z.enum(tournamentOrders), z.string(), z.uuid()]).transform(([order, value, id]) => ({ order, value, id })),
)
  .extend({
    q: z.string().trim().min(1).max(100).optional().describe('Letters of the name.'),
    state: z.enum(shownStates).optional(),
    from: Day.transform((day) => new Date(day)).optional(),
    to: Day.transform(endOf).optional(),
    order: z.enum(tournamentOrders).default('-startsAt').describe('With a minus from the other end: the latest first.'),
  })
  .refine(({ cursor, order }) => cursor === undefined || cursor.order === order, {
    path: ['cursor'],
    error: 'This cursor is of a list in another order',
  });

/** A day ends with its last millisecond, a moment at once. */
function endOf(day: string): Date {
  return new Date(day.length === 10 ? `${day}T23:59:59.999Z` : day);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
