import { z } from 'zod';
import { SeasonRule } from './seasons.schema';

const who = { memberId: z.string(), name: z.string() };

const figures = {
  ...who,
  total: z.int32().describe('Of the results that count.'),
  gamePoints: z.int32(),
  won: z.int32(),
  lost: z.int32(),
  bonus: z.int32(),
  results: z.int32().describe('How many results count.'),
  attended: z.int32().describe('How many results there are, those that were dropped included.'),
  hands: z.int32().describe('Hands held in the results that count, by the length of the lists.'),
  average: z
    .strictObject({
      points: z.int().describe('For each 36 hands: 36 times the total.'),
      per: z.int32().describe('Results or, for each 36 hands, hands.'),
      hundredths: z.int().describe('points / per in hundredths of a point, halves away from zero.'),
    })
    .nullable()
    .describe('Exact; the unit is that of the measure: points of one result, or of 36 hands.'),
};

export const SeasonStandings = z
  .strictObject({
    rule: SeasonRule,
    sessions: z
      .int32()
      .describe('Results that somebody could have: closed or final sessions, or tournaments with one.'),
    items: z.array(
      z.strictObject({
        rank: z.int32(),
        ...figures,
        decidedBy: z
          .enum(['total', 'average', 'won', 'lost'])
          .nullable()
          .describe('The last key needed to part this place from its neighbours; null where the rank is shared.'),
      }),
    ),
    below: z.array(z.strictObject(figures)).describe('Who came too seldom to be ranked, the more frequent first.'),
    unlinked: z.int32().describe('Players with results who are no member of the season, and so stand nowhere in it.'),
  })
  .meta({ id: 'SeasonStandings' });

const Amount = z.int().describe('In hundredths of the currency.');

export const SeasonPrizes = z
  .strictObject({
    currency: z.string().nullable().describe('Null where the season has no prize pool.'),
    cents: Amount,
    promised: Amount.describe('What the plan asks for; where it is more than the pool holds nothing is paid.'),
    left: Amount,
    places: z.array(z.strictObject({ ...who, rank: z.int32(), cents: Amount, sharedBy: z.int32() })),
  })
  .meta({ id: 'SeasonPrizes' });
