import type { SeatedTable } from './draw';
import { bestSeatings } from './draw-criteria';
import { type DrawField, drawField } from './draw-field';
import { type DrawMethod, drawMethod } from './draw-method';
import { findPlan, inTurn, type PlanField, searchAll } from './find-plan';
import { countPlan, type PlanCount } from './plan-account';
import { fewestThreesPlanned, planBound } from './plan-bound';
import { seededGenerator, type SeededGenerator } from './seeded-generator';

/** All that a plan depends on. */
export interface PlanInput extends PlanField {
  /** Hexadecimal, see `seededGenerator`. */
  readonly seed: string;
  /** How it is made; another one than that of today where an earlier plan is made again. */
  readonly method?: DrawMethod;
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
 * To make a plan again: one generator from the seed serves everything in turn. First `roundsForField` takes the rounds of a design,
 * `relabelPlan` betters who is who in them, and sessions beyond them are searched by `searchTables`, with all before as their history and
 * no seats remembered; `searchPlan` betters the whole. Where no design is kept, or a plan without its lesser faults might be,
 * every session is searched, the whole bettered in the same way, and the cheaper plan taken; then each table in turn takes one of its
 * best seatings. Method 1 knew no designs.
 *
 * Sizes that do not add up to the entrants, or an id twice, are a broken program: RangeError.
 */
export function planSessions(input: PlanInput): Plan {
  const { entrants, sizes, sessions, seed, history = [], bans = [], method = drawMethod } = input;
  if (new Set(entrants.map(({ id }) => id)).size !== entrants.length) throw new RangeError('an entrant stands twice');
  if (sizes.reduce((sum, size) => sum + size, 0) !== entrants.length) {
    throw new RangeError(`${entrants.length} entrants do not fill tables of ${sizes.join(', ')}`);
  }
  const generator = seededGenerator(seed);
  const field = drawField(entrants, history, bans);
  const lowerBound = planBound(field, sizes, sessions.length);
  const goal = { repeats: lowerBound, threeAgain: fewestThreesPlanned(field, sizes, sessions.length) };
  const best = method === 1 ? searchAll(input, field, goal, generator) : findPlan(input, field, goal, generator);
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

function seat(field: DrawField, table: readonly number[], generator: SeededGenerator): readonly number[] {
  const seatings = bestSeatings(field, table);
  return seatings[generator.below(seatings.length)] ?? [];
}
