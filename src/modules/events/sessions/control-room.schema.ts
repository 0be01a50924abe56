import { z } from 'zod';
import { SessionClock, TimedSession } from './sessions.schema';

const Table = { tableId: z.string(), table: z.int32().describe('The number of the table.') };
const Progress = { ...Table, dealsEntered: z.int32(), dealsFixed: z.int32() };

export const ControlRoom = z
  .strictObject({
    ...TimedSession.pick({ number: true, state: true, timeUp: true }).shape,
    clock: SessionClock,
    tables: z.int32(),
    complete: z.int32().describe('Tables whose list is complete.'),
    missing: z
      .array(z.strictObject(Progress))
      .describe('Lists that are not complete; none of them keeps anybody from playing on.'),
    slow: z
      .array(z.strictObject({ ...Progress, behind: z.int32().describe('Deals.') }))
      .describe('Tables more than a round behind the clock or, without a time limit, behind the other tables.'),
    unconfirmed: z
      .array(z.strictObject(Table))
      .describe('Complete lists that fewer than two seats have confirmed as they stand.'),
    failedChecks: z
      .array(z.strictObject({ ...Table, code: z.string(), line: z.int32().nullable(), seat: z.int32().nullable() }))
      .describe('Of the lists that are complete.'),
    openDisputes: z
      .array(z.strictObject({ disputeId: z.string(), tableId: z.string().nullable(), deal: z.int32().nullable() }))
      .describe('Those that wait for a ruling.'),
  })
  .meta({ id: 'ControlRoom' });
