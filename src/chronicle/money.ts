import { z } from 'zod';
import { happening, Json, members } from './happening';
import { Count, OfBooking, OfEvent } from './subjects';

/** What happens to the money of an event. */
export const moneyHappenings = {
  'money-plan-announced': happening({
    title: 'What an event announces about money was said or changed.',
    subject: OfEvent,
    before: Json,
    after: Json,
    rows: (rows, { after: plan }) => {
      const before = rows.find('money-plan', {});
      rows.remove('money-plan', {});
      rows.insert('money-plan', { plan, version: Number(before?.['version'] ?? 0) + 1 });
    },
  }),
  'money-booked': happening({
    title: 'Money was booked.',
    subject: OfBooking,
    after: members({
      kind: z.string(),
      code: z.string().nullable().default(null).describe('Of the charge or the pot.'),
      cents: Count,
    }),
    rows: (rows, { at, by, subject: { booking: number, player: playerId = null }, after, reason }) => {
      rows.insert('booking', { number, playerId, ...after, reason, bookedBy: by, bookedAt: at });
    },
  }),
};
