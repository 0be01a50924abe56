import { z } from 'zod';
import { seasonMeasures, seasonTies } from '../../../competition';
import { pageQuery } from '../../../platform';
import { Currency, PrizePlan } from '../money';

const Name = z.string().trim().min(1).max(120);

const Measure = z
  .enum(seasonMeasures)
  .describe('The sum, the mean of a result, or the mean of 36 hands held, which are a full list.');
const Results = z
  .enum(['sessions', 'tournaments'])
  .describe('What counts as one result: each session, or each tournament as a whole.');
const Minimum = z.int32().min(0).max(10_000).describe('Results somebody must have to be ranked.');
const Drop = z.int32().min(0).max(1000).describe('So many results do not count: missed ones first, then the worst.');
const Ties = z
  .array(z.enum(seasonTies))
  .max(2)
  .describe('What parts equal figures, in this order; whom nothing parts shares a rank.');

const SeasonRuleInput = z
  .strictObject({
    measure: Measure.default('total'),
    results: Results.default('sessions'),
    minimum: Minimum.default(0),
    drop: Drop.default(0),
    ties: Ties.default(['won', 'lost']),
  })
  .meta({ id: 'SeasonRuleInput' });

/** How a season is ranked, as it was announced. */
export const SeasonRule = z
  .strictObject({ measure: Measure, results: Results, minimum: Minimum, drop: Drop, ties: Ties })
  .meta({ id: 'SeasonRule' });

const poolParts = { cents: z.int32().min(1).max(1_000_000_000), plan: PrizePlan };

const SeasonPoolInput = z
  .strictObject({ currency: Currency.default('EUR'), ...poolParts })
  .meta({ id: 'SeasonPoolInput' });

/** The prize pool of a season. */
export const SeasonPool = z.strictObject({ currency: Currency, ...poolParts }).meta({ id: 'SeasonPool' });

export const NewSeason = z
  .strictObject({
    name: Name,
    rule: SeasonRuleInput.prefault({}),
    pool: SeasonPoolInput.nullable().default(null),
  })
  .meta({ id: 'NewSeason' });

export const SeasonPatch = z
  .strictObject({
    name: Name.optional(),
    rule: SeasonRuleInput.optional().describe('Takes the place of the whole rule.'),
    pool: SeasonPoolInput.nullable().optional(),
  })
  .meta({ id: 'SeasonPatch' });

export const SeasonTournaments = z
  .strictObject({
    tournaments: z
      .array(z.uuid())
      .max(500)
      .refine((ids) => new Set(ids).size === ids.length, {
        error: 'No tournament counts twice',
        params: { code: 'tournament-named-twice' },
      })
      .describe('All of them, in the order of the season.'),
  })
  .meta({ id: 'SeasonTournaments' });

export const SeasonAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    rule: SeasonRule,
    pool: SeasonPool.nullable(),
    tournaments: z.array(z.string()),
    members: z.int32().describe('How many persons are known to be the same from one tournament to the next.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Season' });

export const SeasonList = z
  .strictObject({
    items: z.array(z.strictObject({ id: z.string(), name: z.string(), rule: SeasonRule, createdAt: z.iso.datetime() })),
    next: z.string().nullable(),
  })
  .meta({ id: 'SeasonList' });

export const SeasonPage = pageQuery(z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.uuid()]));
