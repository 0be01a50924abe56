import { z } from 'zod';
import { tieKeys } from '../../../competition';

const scopes = ['overall', 'session', 'day', 'category', 'team', 'tandem', 'mixed', 'league'] as const;

const Count = (most: number) => z.coerce.number<string>().int().min(1).max(most);

/** These fields are named with the scope of their name, and only there. */
type ScopedField = 'session' | 'day' | 'category';

const isWithScope =
  (field: ScopedField) =>
  (query: { readonly scope: string } & Partial<Record<ScopedField, unknown>>): boolean =>
    (query.scope === field) === (query[field] !== undefined);

const scoped = (field: ScopedField) => ({
  path: [field],
  error: `${field} is named with the scope ${field}, and only there`,
  params: { code: 'facts-contradict' },
});

export const StandingsQuery = z
  .strictObject({
    scope: z.enum(scopes).default('overall'),
    session: Count(10_000).optional(),
    day: z.iso.date().optional().describe('In the time zone of the event.'),
    category: z.string().min(1).max(100).optional(),
    first: Count(10_000).optional().describe('Over the first so many sessions only.'),
    drop: Count(1000).optional().describe('So many sessions do not count: missed ones first, then the worst.'),
    minimum: Count(10_000).optional().describe('Who has results of fewer sessions is left out.'),
  })
  .refine(isWithScope('session'), scoped('session'))
  .refine(isWithScope('day'), scoped('day'))
  .refine(isWithScope('category'), scoped('category'));

export const Standings = z
  .strictObject({
    scope: z.enum(scopes),
    session: z.int32().optional(),
    day: z.string().optional(),
    category: z.string().optional(),
    sessions: z.array(z.int32()).describe('What it is over.'),
    final: z.boolean().describe('Every session asked for is final or void, and one is final.'),
    sequence: z.int32().describe('Of the last line of the log that is in it.'),
    items: z.array(
      z.strictObject({
        rank: z.int32(),
        playerId: z.string().nullable().describe('Null for a team or pair.'),
        name: z.string(),
        members: z.array(z.string()).optional().describe('The ids of the players of a team or pair.'),
        total: z.int32(),
        gamePoints: z.int32(),
        won: z.int32(),
        lost: z.int32(),
        bonus: z.int32(),
        results: z.int32().describe('How many results are in the sums; one for each player and session.'),
        leaguePoints: z.int32().optional(),
        leaguePointsLost: z.int32().optional(),
        decidedBy: z
          .enum(tieKeys)
          .nullable()
          .describe('The last key needed to part this place from its neighbours; null where the rank is shared.'),
        cut: z
          .literal(true)
          .optional()
          .describe('Went no further when the field was cut; ranked behind those who did.'),
      }),
    ),
  })
  .meta({ id: 'Standings' });
