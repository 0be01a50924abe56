import type { EventRecord } from '../../persistence/stores/event-records';
import { resultsAt, type GeneratedTable } from './generated-table';
import type { Workshop } from './workshop';

/** The records of one table, of one kind. */
type Recorder = (table: GeneratedTable, shop: Workshop) => Iterable<EventRecord>;

/** What is carried of a table, by kind and in the order of its key. */
export const tableRecorders: Readonly<Record<string, Recorder>> = {
  seat: ({ table: { id: tableId, seats } }) => seats.map((seat) => ({ tableId, ...seat })),
  substitution: ({ table: { id: tableId, substitutes } }) => substitutes.map((one) => ({ tableId, ...one })),
  deal: ({ table: { id: tableId }, deals }) =>
    deals.map((entries, index) => ({ tableId, number: index + 1, revision: entries.length })),
  'deal-revision': revisions,
  adjustment: ({ table: { id: tableId }, apart }, { director: enteredBy }) => {
    if (apart === undefined) return [];
    const { at: enteredAt, ...said } = apart;
    return [{ tableId, number: 1, ...said, reason: 'Late', enteredBy, enteredAt }];
  },
  confirmation: ({ table: { id: tableId, seats, version }, confirmedAt }, { scorer: confirmedBy }) =>
    seats.map(({ seat }) => ({ tableId, seat, version, confirmedBy, confirmedAt })),
  'session-result': (table, shop) =>
    resultsAt(shop, table)
      .map(({ id: playerId, ...figures }) => ({ tableId: table.table.id, playerId, ...figures }))
      .toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1)),
};

function* revisions({ table, deals }: GeneratedTable, { judged, scorer, director }: Workshop): Generator<EventRecord> {
  for (const [index, entries] of deals.entries()) {
    for (const [before, { told, enteredAt, reason }] of entries.entries()) {
      const { reason: _, ...entry } = judged(told, table.size, index + 1);
      const enteredBy = before === 0 ? scorer : director;
      const place = { tableId: table.id, deal: index + 1, revision: before + 1 };
      yield { ...place, ...entry, reason, enteredBy, enteredAt };
    }
  }
}

/** A table itself. */
export function tableRecord({ table }: GeneratedTable): EventRecord {
  const { id, session, number, size, dealsFixed, dealsEntered, version } = table;
  return { id, session, number, size, dealsFixed, dealsEntered, version };
}
