import type { Replay } from './event';
import { anew, type Line, type Row, type Tables } from './tables';

/** What the deal is worth that a line tells of, worked out again. */
export type Value = (line: Line) => unknown;

/** What happens at tables. */
export function listActions(value: Value): Readonly<Record<string, Replay>> {
  return {
    'deal-entered': (tables, line) => {
      const { table: tableId, deal: number } = line.subject;
      tables.insert('deal', { tableId, number, revision: 1 });
      tables.insert('deal-revision', { ...entryOf(line, value), disputeId: null, ruling: null });
      count(tables, tableId, 1);
    },
    'deal-corrected': (tables, line) => {
      const { table: tableId, deal: number } = line.subject;
      tables.change('deal', { tableId, number }, { revision: line.after?.['revision'] });
      tables.insert('deal-revision', { ...entryOf(line, value), disputeId: null, ruling: null });
      count(tables, tableId);
    },
    'control-entered': enterControl,
    'control-corrected': enterControl,
    'totals-entered': enterTotals,
    'totals-corrected': enterTotals,
    'points-adjusted': adjust,
    'wrong-seat-ruled': adjust,
    'adjustment-withdrawn': (tables, { subject: { table: tableId, adjustment: number }, reason }) => {
      tables.change('adjustment', { tableId, number }, { withdrawnFor: reason });
      count(tables, tableId);
    },
    'list-confirmed': (tables, { at, by, subject: { table: tableId, seat }, after }) => {
      const place = { tableId, seat, version: after?.['version'] };
      if (tables.all('confirmation', place).length > 0) return;
      tables.insert('confirmation', { ...place, confirmedBy: by, confirmedAt: at });
    },
    'player-replaced': (tables, { subject: { table: tableId, seat }, after }) => {
      const { player: playerId, fromDeal } = after ?? {};
      if (fromDeal === 1) tables.change('seat', { tableId, seat }, { playerId });
      else tables.insert('substitution', { tableId, seat, fromDeal, playerId });
      count(tables, tableId);
    },
    'player-joined': (tables, { subject: { session, table: tableId, seat }, after }) => {
      const { player: playerId, fromDeal, dealsFixed } = after ?? {};
      tables.insert('seat', { tableId, seat, fromDeal, playerId });
      tables.change('table', { id: tableId }, { size: seat, dealsFixed });
      tables.remove('bye', { session, playerId });
      count(tables, tableId);
    },
  };

  function enterControl(tables: Tables, line: Line): void {
    tables.insert('control-entry', entryOf(line, value));
    count(tables, line.subject['table']);
  }
}

const enterTotals: Replay = (tables, { at, by, subject: { table: tableId }, after, reason }) => {
  tables.insert('paper-list', { tableId, ...after, reason, enteredBy: by, enteredAt: at });
  tables.change('table', { id: tableId }, (row) => ({ dealsEntered: row['dealsFixed'], ...anew(row) }));
};

const adjust: Replay = (tables, { at, by, subject: { table: tableId, adjustment: number }, after, reason }) => {
  const { player: playerId, ...said } = after ?? {};
  const standing = { withdrawnFor: null, disputeId: null, ruling: null };
  tables.insert('adjustment', {
    tableId,
    number,
    playerId,
    ...said,
    reason,
    enteredBy: by,
    enteredAt: at,
    ...standing,
  });
  count(tables, tableId);
};

/** Counts an entry at a table: so many deals more, one version up. */
export function count(tables: Tables, id: unknown, deals = 0): void {
  tables.change('table', { id }, (row) => ({ dealsEntered: Number(row['dealsEntered']) + deals, ...anew(row) }));
}

/** One line of a list, its valuation worked out again. */
export function entryOf(line: Line, value: Value): Row {
  const { at, by, subject, after, reason } = line;
  const { revision, facts, score = null, scores = null, rulesRevision } = after ?? {};
  const told = facts as Row;
  return {
    tableId: subject['table'],
    deal: subject['deal'],
    revision,
    kind: kindOf(told),
    declarer: told['declarer'] ?? null,
    score,
    scores,
    facts,
    result: value(line),
    rulesRevision,
    reason,
    enteredBy: by,
    enteredAt: at,
  };
}

function kindOf(facts: Row): string {
  if ('declarer' in facts) return 'played';
  if ('ramsch' in facts) return 'ramsch';
  return 'notPlayed' in facts ? 'not-played' : 'passed';
}
