import { z } from 'zod';
import { changeTable } from './deals';
import { happening, members } from './happening';
import { Count, OfWarning } from './subjects';

/** What happens to warnings. */
export const warningHappenings = {
  'warning-given': happening({
    title: 'A player was warned.',
    subject: OfWarning,
    after: members({
      expires: z.string(),
      law: z.string().nullable(),
      counted: Count.describe('How many he has with this one.'),
      adjustment: Count.nullable().describe('The number of the points that it cost; null where it cost nothing.'),
      points: Count.nullable(),
      seat: Count.optional().describe('Where it cost something.'),
    }),
    rows: (rows, { at, by, subject, after: { seat, expires, law, adjustment, points }, reason }) => {
      const { warning: id, session, table: tableId, player: playerId } = subject;
      const { dispute: disputeId = null, ruling = null } = subject;
      const place = { tableId, playerId, reason, law, disputeId, ruling, withdrawnFor: null };
      rows.insert('warning', { ...place, id, session, expires, adjustment, givenBy: by, givenAt: at });
      if (adjustment === null) return;
      rows.insert('adjustment', { ...place, number: adjustment, seat, points, enteredBy: by, enteredAt: at });
      if (disputeId === null) changeTable(rows, tableId);
    },
  }),
  'warning-withdrawn': happening({
    title: 'A warning, and what it cost, no longer counts.',
    subject: OfWarning,
    after: members({ adjustment: Count.nullable().describe('The number of the points that count no more.') }),
    rows: (rows, { subject: { warning: id, table: tableId }, after: { adjustment: number }, reason }) => {
      rows.change('warning', { id }, { withdrawnFor: reason });
      if (number === null) return;
      const place = { tableId, number };
      rows.change('adjustment', place, (row) => (row['withdrawnFor'] === null ? { withdrawnFor: reason } : {}));
      changeTable(rows, tableId);
    },
  }),
};
