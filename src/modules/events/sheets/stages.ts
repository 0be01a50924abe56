import { orderAt, type DealOrder, type Stage, type Stages, type TableSize } from '../../../competition';
import type { PlayingTable } from '../../../persistence/stores/tables';

/** How many play at a table, and since which deal; later stages are those that a newcomer began. */
export function stagesOf({ seats }: Pick<PlayingTable, 'seats'>): Stages {
  const beginnings = [...new Set(seats.map(({ fromDeal }) => fromDeal))].toSorted((a, b) => a - b);
  const stageFrom = (fromDeal: number): Stage => {
    const players = seats.filter((seat) => seat.fromDeal <= fromDeal).length as TableSize;
    return { fromDeal, players };
  };
  const [first = 1, ...later] = beginnings;
  return [stageFrom(first), ...later.map(stageFrom)];
}

/** Who does what in a deal of a table. */
export function orderOf(table: Pick<PlayingTable, 'seats'>, deal: number): DealOrder {
  return orderAt(stagesOf(table), deal);
}
