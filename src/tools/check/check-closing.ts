import type { ToldLine } from '../../chronicle';
import { scoreTable } from '../../modules/events/sheets';
import { counting } from './check-lists';
import { atSession, type EventBook } from './event-book';
import { differences, slices, type Finding, type Slices } from './finding';

/** What a director can still do to a list when its session is closed. */
const correcting = ['deal-corrected', 'control-corrected', 'totals-corrected', 'dispute-ruled'] as const;

/** The checks that every closing has looked at, whichever version closed. */
const lookedAt: ReadonlySet<string> = new Set(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7']);

type Correction = ToldLine<(typeof correcting)[number]>;

const isCorrection = (line: ToldLine): line is Correction => correcting.some((action) => action === line.action);

/** Which list was corrected and, where it was one, which line. */
const correctedIn = ({ subject }: Correction): string =>
  placeOf(subject.table, 'deal' in subject ? subject.deal : undefined);

const placeOf = (table: string | undefined, deal: number | undefined): string => JSON.stringify([table, deal]);

/**
 * Whether the lists of closed sessions hold: their control sums, and where there is a second list C7 line by line. One that was
 * closed with a reason could fail, and so can what was corrected since.
 */
export function checkClosing({ sessions, tables, profile, ...book }: EventBook, log: readonly ToldLine[]): Slices {
  return slices(
    sessions.filter(({ state }) => state === 'closed' || state === 'final'),
    ({ number }) => {
      const closedAt = log.findLastIndex(
        ({ action, subject }) => action === 'session-closed' && subject.session === number,
      );
      if (closedAt === -1 || log[closedAt]?.reason !== null) return [];
      const corrected = new Set(
        log
          .slice(closedAt + 1)
          .filter(isCorrection)
          .map(correctedIn),
      );
      return tables
        .filter(({ session }) => session === number)
        .flatMap((table) => {
          const { checks } = scoreTable(table, profile, {
            paper: book.papers.findLast(({ tableId }) => tableId === table.id),
            lines: counting(book.entries.get(table.id) ?? []),
            control: counting(book.controls.get(table.id) ?? []),
            adjustments: book.adjustments.filter(({ tableId }) => tableId === table.id),
          });
          return checks
            .filter(({ code, holds, line }) => lookedAt.has(code) && !holds && !corrected.has(placeOf(table.id, line)))
            .flatMap(({ code, line: deal, found = false, expected = true }) => {
              const key = { id: table.id, ...(deal === undefined ? {} : { deal }) };
              return differences(
                'list-differs',
                { record: 'table', key, line: table.line },
                { [code]: found },
                { [code]: expected },
              );
            });
        });
    },
    atSession,
  );
}

/** Whether every confirmation is of a seat that there is, and of a version that the list has had. */
export function checkConfirmations({ tables, rows }: EventBook): readonly Finding[] {
  const tableOf = new Map<unknown, EventBook['tables'][number]>(tables.map((table) => [table.id, table]));
  return (rows.get('confirmation') ?? []).flatMap(({ record, line }) => {
    const { tableId, seat, version } = record;
    const table = tableOf.get(tableId);
    const at = { record: 'confirmation', key: { tableId, seat, version }, line };
    return [
      ...(table?.seats.some((taken) => taken.seat === seat)
        ? []
        : differences('list-differs', at, record, { seat: null })),
      ...(Number(version) <= (table?.version ?? 0)
        ? []
        : differences('list-differs', at, record, { version: table?.version })),
    ];
  });
}
