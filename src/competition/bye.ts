import { drawLot } from './tie-chain';

/**
 * Who pauses for a session: of those who have paused least often, the one whom the lot names. The same input gives the same answer
 * on every machine; nobody is named where there are no players. `seed` as in `seededGenerator`, `byes` by id, 0 where absent.
 */
export function drawBye(ids: readonly string[], byes: ReadonlyMap<string, number>, seed: string): string | undefined {
  const byesOf = (id: string): number => byes.get(id) ?? 0;
  const fewest = Math.min(...ids.map(byesOf));
  return drawLot(
    ids.filter((id) => byesOf(id) === fewest),
    seed,
  )[0];
}
