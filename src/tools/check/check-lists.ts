import type { ToldLine } from '../../chronicle';
import type { TableSize } from '../../competition';
import { fullList } from '../../modules/events/tournaments';
import { resultsOf } from '../../modules/events/standings';
import { sumLines } from '../../modules/carriers/event-file';
import { atTable, type EventBook, type EntryInBook } from './event-book';
import { differences, slices, type Slices } from './finding';

/** The newest entry of each deal. */
export const counting = (entries: readonly EntryInBook[]): readonly EntryInBook[] => [
  ...new Map(entries.map((entry) => [entry.deal, entry])).values(),
];

const placeOf = (...key: readonly unknown[]): string => JSON.stringify(key);

/** Whether every list has its deals in order, with the revisions that count, and as many as it says. */
export function checkLists({ tables, sessions, entries, papers, rows }: EventBook, log: readonly ToldLine[]): Slices {
  const revisionOf = new Map(
    (rows.get('deal') ?? []).map(({ record, line }) => [
      placeOf(record['tableId'], record['number']),
      { record, line },
    ]),
  );
  const joined = dealsSinceJoined(log);
  return slices(
    tables,
    (table) => {
      const { id, size, seats, dealsFixed } = table;
      const session = sessions.find(({ number }) => number === table.session);
      const own = entries.get(id) ?? [];
      const lines = counting(own);
      const isOver = session?.state === 'closed' || session?.state === 'final';
      const isPaper = papers.some(({ tableId }) => tableId === id);
      const expected = {
        size: seats.length,
        dealsFixed: joined.get(id) ?? session?.deals[size as TableSize] ?? fullList[size as TableSize],
        ...(!isPaper && { dealsEntered: isOver ? dealsFixed : lines.length }),
      };
      const revisions = lines.flatMap(({ deal, revision }) => {
        const kept = revisionOf.get(placeOf(id, deal));
        const at = { record: 'deal', key: { tableId: id, number: deal }, line: kept?.line };
        return differences('list-differs', at, { revision: kept?.record['revision'] }, { revision });
      });
      const gaps = own.flatMap(({ deal, revision, line: at }, index) => {
        const before = own[index - 1];
        const isNext =
          before?.deal === deal ? revision === before.revision + 1 : deal === (before?.deal ?? 0) + 1 && revision === 1;
        const found = { record: 'deal-revision', key: { tableId: id, deal, revision }, line: at };
        return isNext
          ? []
          : differences('list-differs', found, { revision }, { revision: 'the one after that before' });
      });
      const written = lines.length > 0 && !isPaper ? { dealsEntered: lines.length } : {};
      const at = atTable(table);
      return [
        ...differences('list-differs', at, { ...table }, expected),
        ...(expected.dealsEntered === written.dealsEntered
          ? []
          : differences('list-differs', at, { ...table }, written)),
        ...revisions,
        ...gaps,
      ];
    },
    atTable,
  );
}

/** How many deals the tables have that somebody joined. */
function dealsSinceJoined(log: readonly ToldLine[]): ReadonlyMap<string, number> {
  return new Map(
    log.flatMap((line) => (line.action === 'player-joined' ? [[line.subject.table, line.after.dealsFixed]] : [])),
  );
}

/** Whether everybody has from every table what its lists come to. */
export function* checkResults(book: EventBook): Slices {
  const claims = new Map(
    (book.rows.get('session-result') ?? []).map((read) => [
      placeOf(read.record['tableId'], read.record['playerId']),
      read,
    ]),
  );
  yield* slices(
    book.tables,
    (table) => {
      const at = <T extends { readonly tableId: string }>(all: readonly T[]) =>
        all.filter(({ tableId }) => tableId === table.id);
      const columns = sumLines(table, counting(book.entries.get(table.id) ?? []));
      const adjustments = at(book.adjustments).filter(({ withdrawnFor }) => (withdrawnFor ?? null) === null);
      return resultsOf([table], { columns, papers: at(book.papers).slice(-1), adjustments }, book.profile).flatMap(
        ({ id: playerId, ...expected }) => {
          const place = placeOf(table.id, playerId);
          const claim = claims.get(place);
          claims.delete(place);
          const found = { record: 'session-result', key: { tableId: table.id, playerId }, line: claim?.line };
          return differences('result-differs', found, claim?.record ?? {}, expected);
        },
      );
    },
    atTable,
  );
  yield [...claims.values()].flatMap(({ record, line }) => {
    const key = { tableId: record['tableId'], playerId: record['playerId'] };
    return differences('result-differs', { record: 'session-result', key, line }, record, { total: null });
  });
}
