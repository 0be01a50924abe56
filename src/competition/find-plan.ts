import { roundsForField } from './designs/rounds-for-field';
import type { DrawInput } from './draw';
import { type DrawField, drawField, type EarlierTable } from './draw-field';
import { searchTables } from './draw-search';
import { countPlan, leastPrice, planAccount, type PlannedMembers } from './plan-account';
import { type PlanGoal, relabelPlan, searchPlan } from './plan-search';
import type { SeededGenerator } from './seeded-generator';

/** Whom a plan seats, what lies before it, and for which sessions it is made. */
export interface PlanField extends Omit<DrawInput, 'seed'> {
  /** Numbers of the sessions. */
  readonly sessions: readonly number[];
}

/** How many ways to take rounds of a design are tried. */
const waysOfDesign = 30;

/** The better of what a design gives and of what a search alone finds, which is left out if no plan can be better. */
export function findPlan(
  input: PlanField,
  field: DrawField,
  goal: PlanGoal,
  generator: SeededGenerator,
): PlannedMembers {
  const designed = fromDesign(input, field, goal, generator);
  if (designed === undefined) return searchAll(input, field, goal, generator);
  const priceOf = (sessions: PlannedMembers): number => planAccount(field, sessions).price();
  if (priceOf(designed) <= leastPrice(goal)) return designed;
  const searched = searchAll(input, field, goal, generator);
  return priceOf(searched) < priceOf(designed) ? searched : designed;
}

/** The rounds of a design with players in its places as well as can be; then sessions drawn after them where it has fewer. */
function fromDesign(
  input: PlanField,
  field: DrawField,
  goal: PlanGoal,
  generator: SeededGenerator,
): PlannedMembers | undefined {
  const rounds = fairestRounds(input, field, generator);
  if (rounds === undefined) return undefined;
  const { threeAgain } = countPlan(field, rounds);
  const told = relabelPlan(field, rounds, { repeats: 0, threeAgain }, generator);
  const all = inTurn(input, (before, index) => told[index] ?? drawAnother(before, input.sizes, generator));
  const { banned, repeats, apart } = countPlan(field, all);
  return banned + apart === 0 && repeats <= goal.repeats ? all : searchPlan(field, all, goal, generator);
}

/** Of several ways to take rounds of a design the one that costs least, which is where places at tables of three go round best. */
function fairestRounds(
  { sizes, sessions }: PlanField,
  field: DrawField,
  generator: SeededGenerator,
): PlannedMembers | undefined {
  const ways = Array.from({ length: waysOfDesign }, () => roundsForField(sizes, sessions.length, generator));
  const costs = ways.map((rounds) => (rounds ? planAccount(field, rounds).price() : 0));
  return ways[costs.indexOf(Math.min(...costs))];
}

/** Session after session is drawn, and the whole bettered. */
export function searchAll(
  input: PlanField,
  field: DrawField,
  goal: PlanGoal,
  generator: SeededGenerator,
): PlannedMembers {
  const drawn = inTurn(input, (before) => drawAnother(before, input.sizes, generator));
  return searchPlan(field, drawn, goal, generator);
}

const drawAnother = (before: DrawField, sizes: readonly number[], generator: SeededGenerator): PlannedMembers[number] =>
  searchTables({ ...before, seatUses: new Uint8Array(before.seatUses.length) }, sizes, generator);

/** One session after the other, each with all before it in its field. */
export function inTurn(
  { entrants, sessions, history = [], bans = [] }: PlanField,
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
