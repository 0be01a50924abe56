import { z } from 'zod';

export const StandingsQuery = z
  .strictObject({
    scope: z.enum(['overall', 'session']).default('overall'),
    session: z.coerce.number<string>().int().min(1).max(10_000).optional(),
  })
  .refine(({ scope, session }) => (scope === 'session') === (session !== undefined), {
    path: ['session'],
    error: 'A session is named with the scope session, and only there',
    params: { code: 'facts-contradict' },
  });

export const Standings = z
  .strictObject({
    scope: z.enum(['overall', 'session']),
    session: z.int32().optional(),
    items: z.array(
      z.strictObject({
        rank: z.int32(),
        playerId: z.string(),
        name: z.string(),
        total: z.int32(),
        gamePoints: z.int32(),
        won: z.int32(),
        lost: z.int32(),
        bonus: z.int32(),
        decidedBy: z
          .enum(['total', 'won', 'lost', 'lot'])
          .nullable()
          .describe('The last key needed to part this place from its neighbours; null where the rank is shared.'),
      }),
    ),
  })
  .meta({ id: 'Standings' });
