import type { PlannedMembers } from '../plan-account';
import { signedSpreads } from './signed-spreads';
import { type Starter, starters } from './starters';

/** Rounds over players from 0 on, each of them all at tables of four, in which no two meet twice; undefined where none is kept. */
export function designFor(players: number): PlannedMembers | undefined {
  if (players === 32) return signedSpreads();
  const starter = starters.find(({ tables }) => tables.length === players);
  return starter && turned(starter);
}

function turned({ rounds, tables }: Starter): PlannedMembers {
  const turning = 3 * rounds;
  return Array.from({ length: rounds }, (_, turn) =>
    inFours(
      tables.map((player) => (player < turning ? player - (player % rounds) + ((player + turn) % rounds) : player)),
    ),
  );
}

const inFours = (players: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: players.length / 4 }, (_, table) => players.slice(4 * table, 4 * table + 4));
