/** How many people belong to one table: three or four today, up to six under the old American codes (foster:6). */
export type TableSize = 3 | 4 | 5 | 6;

/** The seats of a table, 1..players, clockwise. */
export function seatsOf(players: TableSize): readonly number[] {
  return Array.from({ length: players }, (_, index) => index + 1);
}

/** Whether a number names a seat at a table of this size. */
export function isSeat(seat: number, players: TableSize): boolean {
  return Number.isInteger(seat) && seat >= 1 && seat <= players;
}
