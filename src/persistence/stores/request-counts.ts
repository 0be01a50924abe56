import type { EntityManager } from 'typeorm';

/** What all processes together have counted of a caller in the window that is running. */
export interface RequestCount {
  readonly key: string;
  readonly count: number;
  /** At least 1. */
  readonly secondsLeft: number;
}

/** Adds to the counts of callers, begins a window of so many seconds where none is running, and forgets those that are over. */
export async function addRequestCounts(
  manager: EntityManager,
  counts: ReadonlyMap<string, number>,
  windowSeconds: number,
): Promise<readonly RequestCount[]> {
  const named = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const rows = await manager.query<RequestCount[]>(
    `INSERT INTO request_count AS shared (key, count, resets_at)
     SELECT key, count, now() + make_interval(secs => $3) FROM unnest($1::text[], $2::integer[]) AS told (key, count)
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN shared.resets_at > now() THEN shared.count ELSE 0 END + excluded.count,
       resets_at = CASE WHEN shared.resets_at > now() THEN shared.resets_at ELSE excluded.resets_at END
     RETURNING key, count, greatest(1, ceil(extract(epoch FROM resets_at - now())))::integer AS "secondsLeft"`,
    [named.map(([key]) => key), named.map(([, count]) => count), windowSeconds],
  );
  await manager.query('DELETE FROM request_count WHERE resets_at < now()');
  return rows;
}
