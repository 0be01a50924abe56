import type { Replay } from './event';
import { count, entryOf } from './lists';
import { anew, type Row, type Tables } from './tables';

const waiting = {
  state: 'open',
  appealUntil: null,
  appealedBy: null,
  appealedAt: null,
  appealedFor: null,
  withdrawnBy: null,
  withdrawnFor: null,
  version: 1,
};

interface Ruled {
  readonly penalties?: readonly (Row & { readonly law: string })[];
  readonly withdrawn?: {
    readonly reason: string;
    readonly adjustments: readonly number[];
    readonly warnings: readonly string[];
  };
}

/** What happens to disputes and warnings. */
export const disputeActions: Readonly<Record<string, Replay>> = {
  'dispute-opened': (tables, { at, by, subject, after }) => {
    const { dispute: id, session = null, table: tableId = null, deal = null } = subject;
    tables.insert('dispute', { id, session, tableId, deal, ...after, openedBy: by, openedAt: at, ...waiting });
  },
  'dispute-ruled': (tables, line) => {
    const { at, by, subject, after, reason } = line;
    const { dispute: disputeId, ruling: number, table: tableId, deal } = subject;
    const { state, appealUntil, level, follows, disposition, law, laws, told, advice, rulesRevision } = after ?? {};
    const { becomes, revision = null } = after ?? {};
    tables.change('dispute', { id: disputeId }, (row) => ({ state, appealUntil, ...anew(row) }));
    const ruling = { disputeId, number, level, follows, disposition, law, laws, told, advice, revision };
    tables.insert('dispute-ruling', { ...ruling, reason, rulesRevision, ruledBy: by, ruledAt: at });
    if (tableId === undefined) return;
    const link = { disputeId, ruling: number };
    const { penalties = [], withdrawn } = (after ?? {}) as Ruled;
    for (const adjustment of withdrawn?.adjustments ?? [])
      tables.change('adjustment', { tableId, number: adjustment }, { withdrawnFor: withdrawn?.reason });
    for (const id of withdrawn?.warnings ?? []) tables.change('warning', { id }, { withdrawnFor: withdrawn?.reason });
    if (becomes !== undefined) {
      tables.change('deal', { tableId, number: deal }, { revision });
      tables.insert('deal-revision', { ...entryOf(line, () => null), ...(becomes as Row), ...link });
    }
    for (const { adjustment, seat, player: playerId, points, law: named } of penalties) {
      const entered = { reason: reason ?? named, law: named, enteredBy: by, enteredAt: at, withdrawnFor: null };
      tables.insert('adjustment', { tableId, number: adjustment, seat, playerId, points, ...entered, ...link });
    }
    count(tables, tableId);
  },
  'dispute-appealed': (tables, { at, by, subject: { dispute: id }, after, reason }) => {
    const appealed = { state: after?.['state'], appealedBy: by, appealedAt: at, appealedFor: reason };
    tables.change('dispute', { id }, (row) => ({ ...appealed, ...anew(row) }));
  },
  'dispute-withdrawn': (tables, { by, subject: { dispute: id }, after, reason }) => {
    const withdrawn = { state: after?.['state'], withdrawnBy: by, withdrawnFor: reason };
    tables.change('dispute', { id }, (row) => ({ ...withdrawn, ...anew(row) }));
  },
  'warning-given': (tables, { at, by, subject, after, reason }) => {
    const { warning: id, session, table: tableId, player: playerId } = subject;
    const { dispute: disputeId = null, ruling = null } = subject;
    const { seat, expires, law, adjustment, points } = after ?? {};
    const place = { tableId, playerId, reason, law, disputeId, ruling, withdrawnFor: null };
    tables.insert('warning', { ...place, id, session, expires, adjustment, givenBy: by, givenAt: at });
    if (adjustment === null) return;
    tables.insert('adjustment', { ...place, number: adjustment, seat, points, enteredBy: by, enteredAt: at });
    if (disputeId === null) count(tables, tableId);
  },
  'warning-withdrawn': (tables, { subject: { warning: id, table: tableId }, after, reason }) => {
    tables.change('warning', { id }, { withdrawnFor: reason });
    const number = after?.['adjustment'];
    if (number === null) return;
    withdrawCost(tables, { tableId, number }, reason);
    count(tables, tableId);
  },
};

function withdrawCost(tables: Tables, place: Row, reason: string | null): void {
  if (tables.one('adjustment', place)['withdrawnFor'] === null)
    tables.change('adjustment', place, { withdrawnFor: reason });
}
