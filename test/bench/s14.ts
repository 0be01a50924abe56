import { type DrawMethod, drawMethods, planSessions, splitTables } from '../../src/competition';
import { report } from './figure';

const players = { from: 12, to: 60 };
const sessions = { from: 3, to: 13 };

/** What a plan came to, and in which time. */
interface Made {
  readonly repeats: number;
  readonly lowerBound: number;
  readonly seconds: number;
}

/**
 * S14: repeats of plans for 12 to 60 players over 3 to 13 sessions, by each method, beside the bound that is proved. One line for
 * each number of players; a figure a session as `repeats of method 1 > of method 2 (bound) seconds of 1, of 2`; `.` where neither has any.
 */
export async function s14(): Promise<void> {
  let slowest = 0;
  const sums = new Map<DrawMethod, number>(drawMethods.map((method) => [method, 0]));
  for (let count = players.from; count <= players.to; count += 1) {
    const cells: string[] = [];
    for (let asked = sessions.from; asked <= sessions.to; asked += 1) {
      const made = drawMethods.map((method) => ({ method, ...plan(count, asked, method) }));
      for (const { method, repeats } of made) sums.set(method, (sums.get(method) ?? 0) + repeats);
      slowest = Math.max(slowest, made.at(-1)?.seconds ?? 0);
      cells.push(cell(asked, made));
    }
    report('s14', { players: count, sessions: cells.join('; ') });
  }
  report('s14', { repeats: [...sums.values()].join(' > '), slowestSeconds: slowest });
  await Promise.resolve();
}

function cell(asked: number, made: readonly Made[]): string {
  const repeats = made.map((one) => one.repeats);
  if (Math.max(...repeats) === 0) return `${asked}: .`;
  const seconds = made.map((one) => one.seconds.toFixed(1));
  return `${asked}: ${repeats.join(' > ')} (${made[0]?.lowerBound}) ${seconds.join(', ')}`;
}

function plan(count: number, asked: number, method: DrawMethod): Made {
  const split = splitTables(count);
  const begun = performance.now();
  const { repeats, lowerBound } = planSessions({
    entrants: Array.from({ length: count }, (_, index) => ({ id: `p${index}` })),
    sizes: split.kind === 'split' ? split.sizes : [],
    sessions: Array.from({ length: asked }, (_, index) => index + 1),
    seed: '1'.padStart(64, '0'),
    method,
  });
  return { repeats, lowerBound, seconds: (performance.now() - begun) / 1000 };
}
