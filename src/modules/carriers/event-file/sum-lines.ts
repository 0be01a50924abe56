import type { ColumnSums, DealRevision } from '../../../persistence/stores/deals';
import type { PlayingTable } from '../../../persistence/stores/tables';
import { orderOf } from '../../events/sheets';

/** A deal that counts, as far as its list goes. */
export type CountingLine = Pick<DealRevision, 'deal' | 'kind' | 'declarer' | 'score' | 'scores'>;

/** The sums of a table's columns, as the database adds them up: see `sumColumns`. */
export function sumLines(
  { id: tableId, seats, substitutes }: Pick<PlayingTable, 'id' | 'seats' | 'substitutes'>,
  lines: readonly CountingLine[],
): readonly ColumnSums[] {
  const beginnings = [...new Set([...seats, ...substitutes].map(({ fromDeal }) => fromDeal))].filter(
    (deal) => deal > 1,
  );
  const sums = new Map<string, ColumnSums>();
  for (const line of lines) {
    const { deal, kind } = line;
    const stretch = beginnings.filter((fromDeal) => fromDeal <= deal).length;
    for (const { seat, points } of entriesOf(line, seats)) {
      const place = `${stretch} ${kind} ${seat}`;
      const before = sums.get(place) ?? { tableId, stretch, kind, seat, deals: 0, gamePoints: 0, won: 0, lost: 0 };
      sums.set(place, {
        ...before,
        deals: before.deals + 1,
        gamePoints: before.gamePoints + points,
        won: before.won + Number(kind === 'played' && points > 0),
        lost: before.lost + Number(kind === 'played' && points < 0),
      });
    }
  }
  return [...sums.values()];
}

/** In whose columns a deal stands; a passed one is its dealer's. */
function entriesOf(
  { deal, kind, declarer, score, scores }: CountingLine,
  seats: PlayingTable['seats'],
): readonly { readonly seat: number | null; readonly points: number }[] {
  if (scores !== null) return Object.entries(scores).map(([seat, points]) => ({ seat: Number(seat), points }));
  if (kind === 'passed') return [{ seat: orderOf({ seats }, deal).dealer, points: 0 }];
  return [{ seat: declarer, points: score ?? 0 }];
}
