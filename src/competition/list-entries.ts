import type { EntryRule, ListDeal, PlayedDeal, SeatPoints } from './score-list';
import { isSeat, type TableSize } from './seat';

/** Whether a line is a game with a declarer. */
export function isPlayed(deal: ListDeal): deal is PlayedDeal {
  return 'declarer' in deal;
}

/** The entries of one line as they stand there, whether or not they can be read. */
export function writtenEntries(deal: ListDeal): readonly SeatPoints[] {
  if (isPlayed(deal)) return [{ seat: deal.declarer, points: deal.score }];
  if (!('ramsch' in deal)) return [];
  return Object.entries(deal.ramsch.scores).map(([seat, points]) => ({ seat: Number(seat), points }));
}

/** What one line puts into the columns: no entry of nothing, none for a seat that is not at the table, none that is no whole number. */
export function entriesOf(deal: ListDeal, players: TableSize): readonly SeatPoints[] {
  return writtenEntries(deal).filter(
    ({ seat, points }) => points !== 0 && isSeat(seat, players) && Number.isSafeInteger(points),
  );
}

/** Whether a score other than 0 can be the entry of some game under this rule. */
export function isEntry(score: number, { doublings = [1], ...rule }: EntryRule): boolean {
  return doublings.some((factor) => isPlainEntry(score / factor, rule));
}

function isPlainEntry(score: number, { values, charges, lossFactors }: Omit<EntryRule, 'doublings'>): boolean {
  if (score > 0) return values?.has(score) ?? Number.isInteger(score);
  return lossFactors.some((factor) => {
    const value = -score / factor;
    return Number.isInteger(value) && (values === undefined || values.has(value) || charges?.has(value) === true);
  });
}

/** Bounds of what one game puts into a column. */
export interface EntryRange {
  readonly won: { readonly least: number; readonly most: number };
  readonly lost: { readonly least: number; readonly most: number };
}

/** The least and the most that one game won, and one game lost, can put into a column under this rule; without known values every entry is possible. */
export function entryRange({ values, charges = new Set(), lossFactors, doublings = [1] }: EntryRule): EntryRange {
  if (values === undefined) return { won: { least: 1, most: Infinity }, lost: { least: -Infinity, most: -1 } };
  const won = [...values];
  const lost = [...won, ...charges].flatMap((value) => lossFactors.map((factor) => -value * factor));
  const [least, most] = [Math.min(...doublings), Math.max(...doublings)];
  return {
    won: { least: Math.min(...won) * least, most: Math.max(...won) * most },
    lost: { least: Math.min(...lost) * most, most: Math.max(...lost) * least },
  };
}
