import { type EntryRange, entryRange } from './list-entries';
import type { ListCheck, PaperList, SeatSums, WrittenSums } from './score-list';

/**
 * The checks of a paper list that name a seat.
 *
 * C8 a written total is what follows from the rest of its column, C9 the written games lost by the others are those of the
 * other columns, C10 the game points can be those of so many games won and lost, looked at where the rule is given. Nothing
 * where nobody wrote the figure; else one check that holds, or one for each seat that breaks it; a Ramsch puts points into columns without a game, so C10 is left out.
 */
export function checkColumns(list: PaperList, seats: readonly SeatSums[]): readonly ListCheck[] {
  const columns = seats.flatMap((sums) => {
    const written = list.totals.find(({ seat }) => seat === sums.seat);
    return written === undefined ? [] : [{ sums, written }];
  });
  const range = list.entryRule && (list.ramsch ?? 0) === 0 ? entryRange(list.entryRule) : undefined;
  return [
    ...perSeat('C8', having(columns, 'total'), ({ sums, written }) => differing(sums.total, written.total)),
    ...perSeat('C9', having(columns, 'othersLost'), ({ sums, written }) =>
      differing(sums.othersLost, written.othersLost),
    ),
    ...(range ? perSeat('C10', columns, ({ written }) => beyond(written, range)) : []),
  ];
}

interface Column {
  readonly sums: SeatSums;
  readonly written: WrittenSums;
}

type Difference = Required<Pick<ListCheck, 'expected' | 'found'>>;

function perSeat(
  code: ListCheck['code'],
  columns: readonly Column[],
  differenceOf: (column: Column) => Difference | undefined,
): readonly ListCheck[] {
  if (columns.length === 0) return [];
  const broken = columns.flatMap((column): readonly ListCheck[] => {
    const difference = differenceOf(column);
    return difference === undefined ? [] : [{ code, holds: false, seat: column.sums.seat, ...difference }];
  });
  return broken.length === 0 ? [{ code, holds: true }] : broken;
}

function having(columns: readonly Column[], figure: 'total' | 'othersLost'): readonly Column[] {
  return columns.filter(({ written }) => written[figure] !== undefined);
}

function differing(expected: number, found: number | undefined): Difference | undefined {
  return found === undefined || found === expected ? undefined : { expected, found };
}

/** The bound that game points pass; `expected` is the bound. */
function beyond({ gamePoints, won, lost }: WrittenSums, range: EntryRange): Difference | undefined {
  const least = won * range.won.least + lost * range.lost.least;
  const most = won * range.won.most + lost * range.lost.most;
  if (gamePoints < least) return { expected: least, found: gamePoints };
  return gamePoints > most ? { expected: most, found: gamePoints } : undefined;
}
