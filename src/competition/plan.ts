import type { DrawInput, SeatedTable } from './draw';
import { bestSeatings } from './draw-criteria';
import { type DrawField, drawField, type EarlierTable } from './draw-field';
import { searchTables } from './draw-search';
import { fewestThreesPlanned, planBound } from './plan-bound';
import { countPlan, leastPrice, type PlanCount, type PlannedMembers } from './plan-account';
import { searchPlan } from './plan-search';
import { seededGenerator, type SeededGenerator } from './seeded-generator';

/** All that a plan depends on: what a draw does, and for which sessions it is made. */
export interface PlanInput extends DrawInput {
  /** Numbers of the sessions. */
  readonly sessions: readonly number[];
}

/** The tables of one planned session. */
export interface PlannedSession {
  readonly session: number;
  readonly tables: readonly SeatedTable[];
}

/** A plan with what speaks against it. */
export interface Plan {
  readonly seed: string;
  readonly sessions: readonly PlannedSession[];
  /** Meetings of pairs who have met before, over all its sessions. */
  readonly repeats: number;
  /** No plan for these players could have fewer repeats than this. */
  readonly lowerBound: number;
  /** What could not be avoided; with `banned` above 0 the plan must not be used. */
  readonly unavoided: PlanCount;
}

/**
 * Plans several sessions at once, so that over all of them as few pairs as can be meet again. The ranked criteria are those of
 * `PlanCount`; within what they leave everybody changes his seat number. The same input gives the same plan on every machine.
 *
 * To make a plan again: one generator from the seed serves everything in turn. Each session is searched by `searchTables` with all before
 * it as its history and no seats remembered; `searchPlan` betters the whole; then each table in turn takes one of its best seatings.
 *
 * Sizes that do not add up to the entrants, or an id twice, are a broken program: RangeError.
 */
export function planSessions(input: PlanInput): Plan {
  const { entrants, sizes, sessions, seed, history = [], bans = [] } = input;
  if (new Set(entrants.map(({ id }) => id)).size !== entrants.length) throw new RangeError('an entrant stands twice');
  if (sizes.reduce((sum, size) => sum + size, 0) !== entrants.length) {
    throw new RangeError(`${entrants.length} entrants do not fill tables of ${sizes.join(', ')}`);
  }
  const generator = seededGenerator(seed);
  const field = drawField(entrants, history, bans);
  const drawn = inTurn(input, (before) =>
    searchTables({ ...before, seatUses: new Uint8Array(before.seatUses.length) }, sizes, generator),
  );
  const lowerBound = planBound(field, sizes, sessions.length);
  const threeAgain = fewestThreesPlanned(field, sizes, sessions.length);
  const goal = {
    least: leastPrice({ repeats: lowerBound, threeAgain }),
    fewestRepeats: leastPrice({ repeats: lowerBound + 1, threeAgain: 0 }),
  };
  const best = searchPlan(field, drawn, goal, generator);
  const seated = inTurn(input, (before, index) => (best[index] ?? []).map((table) => seat(before, table, generator)));
  const named = (players: readonly number[]): readonly string[] => players.map((player) => field.ids[player] ?? '');
  const unavoided = countPlan(field, best);
  return {
    seed,
    sessions: sessions.map((session, index) => ({
      session,
      tables: (seated[index] ?? []).map((players, table) => ({ number: table + 1, seats: named(players) })),
    })),
    repeats: unavoided.repeats,
    lowerBound,
    unavoided,
  };
}

/** One session after the other, each with all before it in its field. */
function inTurn(
  { entrants, sessions, history = [], bans = [] }: PlanInput,
  fill: (before: DrawField, index: number) => PlannedMembers[number],
): PlannedMembers {
  const before: EarlierTable[] = [...history];
  return sessions.map((session, index) => {
    const field = drawField(entrants, before, bans);
    const tables = fill(field, index);
    before.push(...tables.map((players) => ({ session, seats: players.map((player) => field.ids[player] ?? '') })));
    return tables;
  });
}

function seat(field: DrawField, table: readonly number[], generator: SeededGenerator): readonly number[] {
  const seatings = bestSeatings(field, table);
  return seatings[generator.below(seatings.length)] ?? [];
}
