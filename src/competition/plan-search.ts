import type { DrawField } from './draw-field';
import { leastPrice, type PlanAccount, planAccount, type PlanCount, type PlannedMembers } from './plan-account';
import type { SeededGenerator } from './seeded-generator';

/** How many exchanges are tried; counts and not times, so that every machine stops at the same plan. */
const trials = { perPlace: 30_000, atMost: 4_000_000 };

/** How many more a place once the repeats are proved to be the fewest and only lesser criteria are left. */
const polishing = 3_000;

/** An exchange is also kept when the plan is no dearer than so many exchanges ago: late acceptance, which needs no fractions. */
const memory = 300;

/** Trials without a better plan after which so many random exchanges a session lead away from it. */
const patience = 20_000;
const kick = 20;

/** Two members of different tables of one session who might change places. */
interface Exchange {
  readonly own: number[];
  readonly i: number;
  readonly theirs: number[];
  readonly j: number;
}

/** A change of the plan that is carried out when called, and undone when called again. */
type Move = () => void;

/** Draws moves for a plan that is kept in an account. */
type Chooser = (sessions: readonly number[][][], account: PlanAccount, generator: SeededGenerator) => () => Move;

/** What a plan can come to at best, by its proved bounds; no pair is banned or of one team then. */
export type PlanGoal = Pick<PlanCount, 'repeats' | 'threeAgain'>;

/**
 * Betters a plan by exchanges of two players within a session until it cannot be better or the trials are used up; never
 * ends with a dearer plan than it began with. The sessions have tables of the same sizes in the same order.
 */
export function searchPlan(
  field: DrawField,
  start: PlannedMembers,
  goal: PlanGoal,
  generator: SeededGenerator,
): PlannedMembers {
  return search(field, start, goal, generator, { places: field.count * start.length, choose: withinSessions });
}

/** Betters a plan as `searchPlan` does, but by exchanges of two players throughout: the plan keeps its shape, and others take its places. */
export function relabelPlan(
  field: DrawField,
  start: PlannedMembers,
  goal: PlanGoal,
  generator: SeededGenerator,
): PlannedMembers {
  return search(field, start, goal, generator, { places: field.count, choose: throughout });
}

function search(
  field: DrawField,
  start: PlannedMembers,
  goal: PlanGoal,
  generator: SeededGenerator,
  { places, choose }: { readonly places: number; readonly choose: Chooser },
): PlannedMembers {
  const least = leastPrice(goal);
  const moreRepeats = leastPrice({ repeats: goal.repeats + 1, threeAgain: 0 });
  const account = planAccount(field, start);
  let best = start;
  let bestPrice = account.price();
  if ((start[0]?.length ?? 0) < 2) return best;
  const sessions = copyOf(start);
  const next = choose(sessions, account, generator);
  const remembered = new Float64Array(memory).fill(bestPrice);
  let [current, nearBest, quiet] = [bestPrice, bestPrice, 0];
  let end = Math.min((bestPrice < moreRepeats ? polishing : trials.perPlace) * places, trials.atMost);
  for (let trial = 0; trial < end && bestPrice > least; trial += 1) {
    const slot = trial % memory;
    const limit = Math.max(current, remembered[slot] ?? 0);
    const move = next();
    move();
    if (account.price() > limit) move();
    current = account.price();
    if (current < (remembered[slot] ?? 0)) remembered[slot] = current;
    quiet += 1;
    if (current < nearBest) [nearBest, quiet] = [current, 0];
    if (current < bestPrice) {
      if (bestPrice >= moreRepeats && current < moreRepeats) end = Math.min(end, trial + polishing * places);
      [best, bestPrice] = [copyOf(sessions), current];
    }
    if (quiet < patience) continue;
    for (let step = 0; step < kick * sessions.length; step += 1) next()();
    current = account.price();
    [nearBest, quiet] = [current, 0];
    remembered.fill(current);
  }
  return best;
}

/** Two places of a session that are not at one table, each such pair equally likely. */
function withinSessions(sessions: readonly number[][][], account: PlanAccount, generator: SeededGenerator): () => Move {
  const places = sessions.map((tables) => tables.flatMap((members) => members.map((_, seat) => ({ members, seat }))));
  return () => {
    const session = places[generator.below(places.length)] ?? [];
    const one = session[generator.below(session.length)];
    let other = one;
    while (one?.members === other?.members) other = session[generator.below(session.length)];
    const exchange = { own: one?.members ?? [], i: one?.seat ?? 0, theirs: other?.members ?? [], j: other?.seat ?? 0 };
    return () => change(account, exchange);
  };
}

/** Two players, each pair equally likely, who change places in every session. */
function throughout(sessions: readonly number[][][], account: PlanAccount, generator: SeededGenerator): () => Move {
  const places: { readonly members: number[]; readonly seat: number }[][] = [];
  for (const members of sessions.flat()) {
    for (const [seat, player] of members.entries()) (places[player] ??= []).push({ members, seat });
  }
  return () => {
    const one = generator.below(places.length);
    const other = (one + 1 + generator.below(places.length - 1)) % places.length;
    return () => {
      const [theirs = [], own = []] = [places[other], places[one]];
      for (const [session, { members, seat }] of own.entries()) {
        const across = theirs[session] ?? { members, seat };
        change(account, { own: members, i: seat, theirs: across.members, j: across.seat });
      }
      [places[one], places[other]] = [theirs, own];
    };
  };
}

/** Carries an exchange out; carried out again it is undone. */
function change(account: PlanAccount, { own, i, theirs, j }: Exchange): void {
  const leaving = own[i] ?? 0;
  const coming = theirs[j] ?? 0;
  own[i] = coming;
  theirs[j] = leaving;
  if (own === theirs) return;
  moveMeetings(account, own, leaving, coming);
  moveMeetings(account, theirs, coming, leaving);
  if (own.length !== theirs.length) {
    account.sitAtThree(own.length === 3 ? leaving : coming, -1);
    account.sitAtThree(own.length === 3 ? coming : leaving, 1);
  }
}

function moveMeetings(account: PlanAccount, members: readonly number[], leaving: number, coming: number): void {
  for (let index = 0; index < members.length; index += 1) {
    const member = members[index] ?? 0;
    if (member === coming) continue;
    account.meet(leaving, member, -1);
    account.meet(coming, member, 1);
  }
}

const copyOf = (sessions: PlannedMembers): number[][][] =>
  sessions.map((tables) => tables.map((members) => [...members]));
