import { z } from 'zod';
import { changeTable } from './deals';
import { happening, type LineOf, members, type Said } from './happening';
import { anew, type EventRows } from './rows';
import { Count, Id, OfAdjustment, OfSeat, OfTable } from './subjects';

const Sums = members({
  revision: Count,
  totals: z.array(
    members({
      seat: Count,
      gamePoints: Count,
      won: Count,
      lost: Count,
      passed: Count.optional(),
      othersLost: Count.optional(),
      total: Count.optional(),
    }),
  ),
  passed: Count,
  notPlayed: Count,
  ramsch: Count.default(0),
}).meta({ id: 'LoggedSums' });

const Adjustment = members({ seat: Count, player: Id, points: Count, law: z.string().nullable() });

type AdjustmentLine = LineOf<typeof OfAdjustment, Said, z.ZodObject>;

/** What happens to the list of a table beside its deals. */
export const listHappenings = {
  'totals-entered': happening({
    title: 'The end sums of a list kept on paper were entered.',
    subject: OfTable,
    after: Sums,
    rows: enterTotals,
  }),
  'totals-corrected': happening({
    title: 'The end sums of a list kept on paper were corrected.',
    subject: OfTable,
    before: Sums,
    after: Sums,
    rows: enterTotals,
  }),
  'totals-taken-back': happening({
    title: 'A list kept on paper goes on deal by deal; its end sums no longer count.',
    subject: OfTable,
    before: Sums,
    after: members({ dealsEntered: Count.describe('Deals that had been entered before the sums.') }),
    rows: (rows, { subject: { table: tableId }, after: { dealsEntered } }) => {
      rows.remove('paper-list', { tableId });
      rows.change('table', { id: tableId }, (row) => ({ dealsEntered, ...anew(row) }));
    },
  }),
  'points-adjusted': happening({
    title: 'Somebody was given or taken points apart from the deals.',
    subject: OfAdjustment,
    after: Adjustment.meta({ id: 'LoggedAdjustment' }),
    rows: adjust,
  }),
  'wrong-seat-ruled': happening({
    title: 'Somebody sat in a wrong seat, and has nothing of the session.',
    subject: OfAdjustment,
    after: Adjustment.extend({ points: z.null() }),
    rows: adjust,
  }),
  'adjustment-withdrawn': happening({
    title: 'Points apart, or the ruling on a wrong seat, no longer count.',
    subject: OfAdjustment,
    rows: (rows, { subject: { table: tableId, adjustment: number }, reason }) => {
      rows.change('adjustment', { tableId, number }, { withdrawnFor: reason });
      changeTable(rows, tableId);
    },
  }),
  'list-confirmed': happening({
    title: 'A seat called a complete list right.',
    subject: OfSeat,
    after: members({
      version: Count.describe('Of the list.'),
      device: z.string().nullable().default(null).describe('A random id of the device that said so.'),
    }),
    rows: (rows, { at, by, subject: { table: tableId, seat }, after: { version, device } }) => {
      const place = { tableId, seat, version };
      if (rows.find('confirmation', place)) return;
      rows.insert('confirmation', { ...place, device, confirmedBy: by, confirmedAt: at });
    },
  }),
  'player-replaced': happening({
    title: 'Somebody took over a seat from a deal on.',
    subject: OfSeat,
    before: members({ player: Id }),
    after: members({ player: Id, fromDeal: Count }),
    rows: (rows, { subject: { table: tableId, seat }, after: { player: playerId, fromDeal } }) => {
      if (fromDeal === 1) rows.change('seat', { tableId, seat }, { playerId });
      else rows.insert('substitution', { tableId, seat, fromDeal, playerId });
      changeTable(rows, tableId);
    },
  }),
  'player-joined': happening({
    title: 'Somebody joined a table that was playing.',
    subject: OfSeat,
    before: members({ dealsFixed: Count }),
    after: members({ player: Id, fromDeal: Count, dealsFixed: Count }),
    rows: (rows, { subject: { session, table: tableId, seat }, after: { player: playerId, fromDeal, dealsFixed } }) => {
      rows.insert('seat', { tableId, seat, fromDeal, playerId });
      rows.change('table', { id: tableId }, { size: seat, dealsFixed });
      rows.remove('bye', { session, playerId });
      changeTable(rows, tableId);
    },
  }),
  'link-renewed': happening({
    title: 'The players of a table have another link; the one before is worth nothing.',
    subject: OfTable,
  }),
};

function enterTotals(rows: EventRows, line: LineOf<typeof OfTable, Said, typeof Sums>): void {
  const { table: tableId } = line.subject;
  const { after, reason, by: enteredBy, at: enteredAt } = line;
  rows.insert('paper-list', { tableId, ...after, reason, enteredBy, enteredAt });
  rows.change('table', { id: tableId }, (row) => ({ dealsEntered: row['dealsFixed'], ...anew(row) }));
}

function adjust(rows: EventRows, { at, by, subject, after, reason }: AdjustmentLine): void {
  const { table: tableId, adjustment: number } = subject;
  const { player: playerId, ...said } = after;
  const stands = { withdrawnFor: null, disputeId: null, ruling: null };
  rows.insert('adjustment', { tableId, number, playerId, ...said, reason, enteredBy: by, enteredAt: at, ...stands });
  changeTable(rows, tableId);
}
