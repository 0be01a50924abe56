import { z } from 'zod';

const Check = z.strictObject({
  code: z.enum(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7']),
  holds: z.boolean(),
  line: z.int32().optional(),
  expected: z.int32().optional(),
  found: z.int32().optional(),
});

export const TableAnswer = z
  .strictObject({
    id: z.string(),
    number: z.int32(),
    tournament: z.string(),
    session: z.int32(),
    seats: z.array(z.strictObject({ seat: z.int32(), playerId: z.string(), name: z.string() })),
    dealsFixed: z.int32(),
    dealsEntered: z.int32(),
    list: z.array(
      z.strictObject({
        seat: z.int32(),
        playerId: z.string(),
        gamePoints: z.int32(),
        won: z.int32(),
        lost: z.int32(),
        bonus: z.int32(),
        total: z.int32(),
      }),
    ),
    checks: z.array(Check).describe('The control sums; C1 holds once every fixed deal is entered.'),
  })
  .meta({ id: 'Table' });
