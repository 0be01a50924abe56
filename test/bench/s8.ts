import { drawTables, splitTables, type EarlierTable } from '../../src/competition';
import { report, rounded } from './figure';

const PLAYERS = 1400;

/** S8: the draw of a third session of 1,400 players in clubs and teams, all criteria on. */
export async function s8(): Promise<void> {
  const split = splitTables(PLAYERS);
  const sizes = split.kind === 'split' ? split.sizes : [];
  const entrants = Array.from({ length: PLAYERS }, (_, index) => {
    return { id: `p${index}`, apart: [`club ${index % 100}`, `team ${index >> 2}`] };
  });
  const history: EarlierTable[] = [];
  for (const session of [1, 2, 3]) {
    const started = performance.now();
    const seed = String(session).padStart(64, '0');
    const { tables, repeats, lowerBound, unavoided } = drawTables({ entrants, sizes, history, seed });
    history.push(...tables.map(({ seats }) => ({ session, seats })));
    const seconds = rounded((performance.now() - started) / 1000);
    if (session === 3)
      report('S8', { players: PLAYERS, session, seconds, below: 5, repeats, lowerBound, ...unavoided });
  }
}
