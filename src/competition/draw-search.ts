import { fewestSeatsAgain, fewestThreesAgain, lowerBound } from './draw-bound';
import { compareDraws, countCriteria, countRepeats, tablePrice } from './draw-criteria';
import type { DrawField } from './draw-field';
import { type SeededGenerator, shuffled } from './seeded-generator';

/** How many exchanges may be weighed in all; a count and not a time, so that every machine stops at the same draw. */
const weighings = { atLeast: 40_000, perPlayer: 200 };

/** Tables as members by number, with the price of each. */
interface Tables {
  readonly members: readonly number[][];
  readonly prices: number[];
}

/**
 * Improves a random arrangement by exchanges of two players until no criterion can be better or the weighings are used up.
 *
 * From each arrangement that no single exchange betters, a few random exchanges lead on; the better of the two is kept.
 */
export function searchTables(
  field: DrawField,
  sizes: readonly number[],
  generator: SeededGenerator,
): readonly (readonly number[])[] {
  const order = shuffled([...field.ids.keys()], generator);
  let best = priced(
    field,
    sizes.map((size) => order.splice(0, size)),
  );
  const budget = { left: weighings.atLeast + weighings.perPlayer * field.count };
  descend(field, best, generator, budget);
  let bestCount = countCriteria(field, best.members);
  const isUnbeatable = unbeatable(field, sizes);
  while (budget.left > 0 && sizes.length > 1 && !isUnbeatable(best.members)) {
    const tried = priced(
      field,
      best.members.map((members) => [...members]),
    );
    disturb(field, tried, generator);
    descend(field, tried, generator, budget);
    const count = countCriteria(field, tried.members);
    if (compareDraws(count, bestCount) > 0) continue;
    best = tried;
    bestCount = count;
  }
  return best.members;
}

function priced(field: DrawField, members: readonly number[][]): Tables {
  return { members, prices: members.map((table) => tablePrice(field, table)) };
}

/** Tells whether every criterion stands at a number that is proved to be the least. */
function unbeatable(field: DrawField, sizes: readonly number[]): (tables: readonly (readonly number[])[]) => boolean {
  const repeats = lowerBound(field, sizes);
  const least = { threeAgain: fewestThreesAgain(field, sizes), sameSeat: fewestSeatsAgain(field, sizes) };
  return (tables) => {
    const { banned, metThrice, apart, threeAgain, sameSeat } = countCriteria(field, tables);
    return (
      banned + metThrice + apart === 0 &&
      threeAgain === least.threeAgain &&
      sameSeat === least.sameSeat &&
      countRepeats(field, tables) === repeats
    );
  };
}

/** Takes the first exchange that lowers the price, again and again, looking only at tables that cost something. */
function descend(field: DrawField, tables: Tables, generator: SeededGenerator, budget: { left: number }): void {
  const waiting = shuffled([...tables.prices.keys()], generator).filter((table) => tables.prices[table] !== 0);
  for (let table = waiting.pop(); table !== undefined && budget.left > 0; table = waiting.pop()) {
    const partner = betterTable(field, tables, table, generator, budget);
    if (partner === undefined) continue;
    for (const changed of [table, partner]) {
      if (tables.prices[changed] !== 0 && !waiting.includes(changed)) waiting.push(changed);
    }
  }
}

/** Exchanges a member of the table for one of another table so that both together cost less, and tells which table that was. */
function betterTable(
  field: DrawField,
  tables: Tables,
  table: number,
  generator: SeededGenerator,
  budget: { left: number },
): number | undefined {
  const start = generator.below(tables.members.length);
  for (let step = 0; step < tables.members.length; step += 1) {
    const other = (start + step) % tables.members.length;
    if (other !== table && exchange(field, tables, table, other, budget)) return other;
  }
  return undefined;
}

function exchange(field: DrawField, tables: Tables, table: number, other: number, budget: { left: number }): boolean {
  const [own = [], theirs = []] = [tables.members[table], tables.members[other]];
  const before = (tables.prices[table] ?? 0) + (tables.prices[other] ?? 0);
  for (let i = 0; i < own.length; i += 1) {
    for (let j = 0; j < theirs.length; j += 1) {
      swap(own, i, theirs, j);
      budget.left -= 1;
      const [price, otherPrice] = [tablePrice(field, own), tablePrice(field, theirs)];
      if (price + otherPrice < before) {
        tables.prices[table] = price;
        tables.prices[other] = otherPrice;
        return true;
      }
      swap(own, i, theirs, j);
    }
  }
  return false;
}

/** Two to four random exchanges, each between two different tables. */
function disturb(field: DrawField, tables: Tables, generator: SeededGenerator): void {
  for (let left = 2 + generator.below(3); left > 0; left -= 1) {
    const table = generator.below(tables.members.length);
    const other = (table + 1 + generator.below(tables.members.length - 1)) % tables.members.length;
    const [own = [], theirs = []] = [tables.members[table], tables.members[other]];
    swap(own, generator.below(own.length), theirs, generator.below(theirs.length));
    tables.prices[table] = tablePrice(field, own);
    tables.prices[other] = tablePrice(field, theirs);
  }
}

function swap(own: number[], i: number, theirs: number[], j: number): void {
  const moved = own[i] ?? 0;
  own[i] = theirs[j] ?? 0;
  theirs[j] = moved;
}
