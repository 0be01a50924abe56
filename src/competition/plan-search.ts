import type { DrawField } from './draw-field';
import { type PlanAccount, planAccount, type PlannedMembers } from './plan-account';
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

/** What a search can come to at best. */
export interface PlanGoal {
  /** No plan costs less. */
  readonly least: number;
  /** Whatever costs less than this has as few repeats as can be. */
  readonly fewestRepeats: number;
}

/**
 * Betters a plan by exchanges of two players within a session until it cannot be better or the trials are used up; never
 * ends with a dearer plan than it began with. The sessions have tables of the same sizes in the same order.
 */
export function searchPlan(
  field: DrawField,
  start: PlannedMembers,
  { least, fewestRepeats }: PlanGoal,
  generator: SeededGenerator,
): PlannedMembers {
  const account = planAccount(field, start);
  let best = start;
  let bestPrice = account.price();
  if ((start[0]?.length ?? 0) < 2) return best;
  const sessions = copyOf(start);
  const choose = chooser(sessions, generator);
  const remembered = new Float64Array(memory).fill(bestPrice);
  let [current, nearBest, quiet] = [bestPrice, bestPrice, 0];
  const places = field.count * start.length;
  let end = Math.min((bestPrice < fewestRepeats ? polishing : trials.perPlace) * places, trials.atMost);
  for (let trial = 0; trial < end && bestPrice > least; trial += 1) {
    const slot = trial % memory;
    const limit = Math.max(current, remembered[slot] ?? 0);
    const exchange = choose();
    change(account, exchange);
    if (account.price() > limit) change(account, exchange);
    current = account.price();
    if (current < (remembered[slot] ?? 0)) remembered[slot] = current;
    quiet += 1;
    if (current < nearBest) [nearBest, quiet] = [current, 0];
    if (current < bestPrice) {
      if (bestPrice >= fewestRepeats && current < fewestRepeats) end = Math.min(end, trial + polishing * places);
      [best, bestPrice] = [copyOf(sessions), current];
    }
    if (quiet < patience) continue;
    for (let step = 0; step < kick * sessions.length; step += 1) change(account, choose());
    current = account.price();
    [nearBest, quiet] = [current, 0];
    remembered.fill(current);
  }
  return best;
}

/** Chooses two places of a session that are not at one table, each such pair equally likely. */
function chooser(sessions: readonly number[][][], generator: SeededGenerator): () => Exchange {
  const places = sessions.map((tables) => tables.flatMap((members) => members.map((_, seat) => ({ members, seat }))));
  return () => {
    const session = places[generator.below(places.length)] ?? [];
    const one = session[generator.below(session.length)];
    let other = one;
    while (one?.members === other?.members) other = session[generator.below(session.length)];
    return { own: one?.members ?? [], i: one?.seat ?? 0, theirs: other?.members ?? [], j: other?.seat ?? 0 };
  };
}

/** Carries an exchange out; carried out again it is undone. */
function change(account: PlanAccount, { own, i, theirs, j }: Exchange): void {
  const leaving = own[i] ?? 0;
  const coming = theirs[j] ?? 0;
  moveMeetings(account, own, leaving, coming);
  moveMeetings(account, theirs, coming, leaving);
  if (own.length !== theirs.length) {
    account.sitAtThree(own.length === 3 ? leaving : coming, -1);
    account.sitAtThree(own.length === 3 ? coming : leaving, 1);
  }
  own[i] = coming;
  theirs[j] = leaving;
}

function moveMeetings(account: PlanAccount, members: readonly number[], leaving: number, coming: number): void {
  for (let index = 0; index < members.length; index += 1) {
    const member = members[index] ?? 0;
    if (member === leaving) continue;
    account.meet(leaving, member, -1);
    account.meet(coming, member, 1);
  }
}

const copyOf = (sessions: PlannedMembers): number[][][] =>
  sessions.map((tables) => tables.map((members) => [...members]));
