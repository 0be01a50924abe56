import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { unevenChoices, type ScoringSystem } from '../../../competition';
import { type Profile as KeptProfile, usualProfile } from '../../../persistence/kept/profile';
import { seatings } from '../../../persistence/stores/sessions';
import { findRuleset, type RulesetId } from '../../../rules';
import { PassedDealCredit } from '../../questions/lists';
import { Options } from '../../questions/rulesets';

const dealsOf = (players: number) =>
  z
    .int32()
    .min(1)
    .max(600)
    .refine((deals) => deals % players === 0, {
      error: `Deals at a table of ${players} are a multiple of ${players}`,
      params: { code: 'deals-not-whole-rounds' },
    });

/** Deals per table, by the number of its players. */
export const DealsBySize = z
  .strictObject({
    '6': dealsOf(6).optional(),
    '5': dealsOf(5).optional(),
    '4': dealsOf(4).optional(),
    '3': dealsOf(3).optional(),
  })
  .meta({ id: 'DealsBySize' });

/** A full list: everybody holds cards in 36 deals, whatever the table. */
export const fullList = { '3': 36, '4': 48, '5': 60, '6': 72 } as const;

const TieKeys = z
  .array(z.enum(['total', 'won', 'lost', 'lot']))
  .min(1)
  .max(4);

const ControlList = z
  .enum(['optional', 'required'])
  .describe('Whether seat 3 has to keep a second list, which must agree before the session is closed.');

const ObjectionMinutes = z
  .int32()
  .min(0)
  .max(20_160)
  .nullable()
  .describe(
    'How long lists can be contested after closing; null: 60 minutes as usual, which keep nobody from finalizing.',
  );

const AppealMinutes = z
  .int32()
  .min(0)
  .max(20_160)
  .nullable()
  .describe("How long a referee's ruling can be appealed against; null: as long as lists can be contested.");

const Warnings = z
  .strictObject({ after: z.int32().min(1).max(20), points: z.int32().min(-1000).max(-1) })
  .nullable()
  .describe('What so many warnings cost whoever has them, each time they are reached; null: warnings cost nothing.');

const Cap = z.int32().min(3).max(10_000).nullable().describe('How many players the field takes; later ones wait.');
const CheckIn = z.boolean().describe('Whether only those are drawn who have reported on the day.');
const Apart = z
  .array(z.enum(['team', 'tandem', 'mixed', 'club']))
  .max(4)
  .describe('Who is kept apart by draws: members of the same team, ...');

const OddTandem = z
  .enum(['as-is', 'doubled'])
  .describe('What a tandem of one member has: his own results, or twice as much.');

const LargestTable = z
  .int32()
  .min(4)
  .max(6)
  .describe('Five or six players sit at one table where it takes so many, as under the old American codes.');

const TimeLimit = z
  .int32()
  .min(1)
  .max(2880)
  .nullable()
  .describe('Minutes that a session lasts where it does not say; null: as long as it takes.');

const Seatings = z
  .array(z.enum(seatings))
  .min(1)
  .max(100)
  .describe(
    'How the first, second, ... session is seated where it does not say; those beyond the end like the last named.',
  );

const Uneven = z
  .enum(unevenChoices)
  .nullable()
  .describe(
    'What is done where the players do not fill tables: one pauses, one of those who wait plays along for the whole session, or nothing is drawn; null: the director says with the draw.',
  );

const Printed = z.string().trim().min(1).max(120).nullable();
const Place = Printed.describe('Where it is played, as it stands on every sheet.');
const Organiser = Printed.describe('Who organises it, as it stands on every sheet.');

const twoNames = <Name extends z.ZodType>(name: Name) =>
  z.tuple([name, name]).refine(([one, other]) => one !== other, {
    error: 'Nobody is kept from himself',
    params: { code: 'facts-contradict' },
  });

const Bans = z
  .array(
    z.union([
      z.strictObject({ players: twoNames(z.uuid()) }),
      z.strictObject({ teams: twoNames(z.string().trim().min(1).max(120)) }),
    ]),
  )
  .max(1000)
  .describe('Two players, by id, or all of two teams, by name, who never sit at one table; no draw passes over it.');

const NamesKeptDays = z
  .int32()
  .min(1)
  .max(36_500)
  .nullable()
  .describe(
    'Days after the last session for which names are kept once all sessions are final; null: until they are erased one by one.',
  );

/** What an event announces, as far as it differs from what is usual. */
export const ProfileInput = z
  .strictObject({
    scoring: z.enum(['seeger-fabian', 'classic', 'running']).optional(),
    deals: DealsBySize.optional(),
    options: Options.optional(),
    tables: z.enum(['fours-first', 'threes-first']).optional().describe('Of which tables there shall be more.'),
    tieChain: TieKeys.optional().describe('What parts two places, in this order.'),
    controlList: ControlList.optional(),
    objectionMinutes: ObjectionMinutes.optional(),
    appealMinutes: AppealMinutes.optional(),
    warnings: Warnings.optional(),
    cap: Cap.optional(),
    checkIn: CheckIn.optional(),
    apart: Apart.optional(),
    oddTandem: OddTandem.optional(),
    largestTable: LargestTable.optional(),
    passedDealCredit: PassedDealCredit.optional(),
    timeLimit: TimeLimit.optional(),
    seating: Seatings.optional(),
    bans: Bans.optional(),
    namesKeptDays: NamesKeptDays.optional(),
    uneven: Uneven.optional(),
    place: Place.optional(),
    organiser: Organiser.optional(),
  })
  .meta({ id: 'ProfileInput' });

export const Profile = z
  .strictObject({
    scoring: z.enum(['seeger-fabian', 'classic', 'running']),
    deals: z.strictObject({
      '3': z.int32(),
      '4': z.int32(),
      '5': z.int32(),
      '6': z.int32(),
    }),
    options: Options,
    tables: z.enum(['fours-first', 'threes-first']),
    tieChain: TieKeys,
    controlList: ControlList,
    objectionMinutes: ObjectionMinutes,
    appealMinutes: AppealMinutes,
    warnings: Warnings,
    cap: Cap,
    checkIn: CheckIn,
    apart: Apart,
    oddTandem: OddTandem,
    largestTable: LargestTable,
    passedDealCredit: PassedDealCredit,
    timeLimit: TimeLimit,
    seating: Seatings,
    bans: Bans,
    namesKeptDays: NamesKeptDays,
    uneven: Uneven,
    place: Place,
    organiser: Organiser,
  })
  .meta({ id: 'Profile' });

/** Everything that an event has announced. */
export type Profile = KeptProfile;

/** What results follow from, or could be compared by no more: it stays as it is once the first session has opened. */
const touchesResults = [
  'scoring',
  'deals',
  'options',
  'tables',
  'tieChain',
  'passedDealCredit',
  'oddTandem',
  'largestTable',
] as const satisfies readonly (keyof Profile)[];

/** The way of scoring that goes with each ruleset; those before the ISkO keep the running columns of their pads. */
const scoringOf: Readonly<Partial<Record<RulesetId, ScoringSystem>>> = {
  'isko-2022': 'seeger-fabian',
  'isko-2018': 'seeger-fabian',
  'isko-1999': 'seeger-fabian',
};

/** How many each way of scoring lets sit at a table where nothing is announced; the pad of the American codes takes six. */
const largestTableOf: Readonly<Record<ScoringSystem, number>> = { 'seeger-fabian': 4, classic: 4, running: 6 };

/** The whole profile of a new event. No table is larger than its ruleset knows. */
export function newProfile(ruleset: RulesetId, given: z.infer<typeof ProfileInput> = {}): Profile {
  const scoring = scoringOf[ruleset] ?? 'running';
  const most = findRuleset(ruleset)?.players.most ?? 4;
  const largestTable = Math.min(most, largestTableOf[given.scoring ?? scoring]);
  return changedProfile({ ...usualProfile, scoring, largestTable }, given);
}

/** A profile with what was said anew. */
export function changedProfile(profile: Profile, given: z.infer<typeof ProfileInput>): Profile {
  return { ...profile, ...given, deals: { ...profile.deals, ...given.deals } } as Profile;
}

/** Which parts that results follow from differ between two profiles. */
export function resultPartsChanged(before: Profile, after: Profile): readonly (keyof Profile)[] {
  return touchesResults.filter((part) => !isDeepStrictEqual(before[part], after[part]));
}
