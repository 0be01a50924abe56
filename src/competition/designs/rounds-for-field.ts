import type { PlannedMembers } from '../plan-account';
import { type SeededGenerator, shuffled } from '../seeded-generator';
import { designFor } from './design';

type Tables = PlannedMembers[number];

/**
 * So many rounds of a design, or all it has, with random players at its places and at tables of these sizes, fours before threes.
 * For a field that leaves tables of three, some of the design are left out: as far as can be such as never meet, because
 * where two of them meet a round has a table too small. Such rounds come last, with players of other tables moved there.
 * Undefined where no design is kept, or where the tables are not those of a design with up to three left out.
 */
export function roundsForField(
  sizes: readonly number[],
  rounds: number,
  generator: SeededGenerator,
): PlannedMembers | undefined {
  const threes = sizes.filter((size) => size === 3).length;
  const design = designFor(4 * sizes.length);
  if (design === undefined || threes > 3 || sizes.some((size) => size < 3 || size > 4)) return undefined;
  const absent = chooseAbsent(design, threes, generator);
  const present = shuffled(pointsOf(design), generator).filter((point) => !absent.includes(point));
  const players = new Map(present.map((point, player) => [point, player]));
  const left = shuffled(design, generator).map((tables) =>
    tables.map((points) => points.flatMap((point) => players.get(point) ?? [])),
  );
  const isWhole = (tables: Tables): boolean => tables.every(({ length }) => length >= 3);
  const [whole, broken] = [left.filter(isWhole), left.filter((tables) => !isWhole(tables))];
  const chosen = [...whole, ...broken.map((tables) => evened(tables, generator))].slice(0, rounds);
  return shuffled(chosen, generator).map((tables) =>
    shuffled(tables, generator).toSorted((a, b) => b.length - a.length),
  );
}

/** One at random, each further one such that as few rounds as can be have two of them at one table. */
function chooseAbsent(design: PlannedMembers, count: number, generator: SeededGenerator): readonly number[] {
  const absent: number[] = [];
  const order = shuffled(pointsOf(design), generator);
  while (absent.length < count) {
    const costs = order.map((point) => (absent.includes(point) ? Infinity : brokenRounds(design, [...absent, point])));
    absent.push(order[costs.indexOf(Math.min(...costs))] ?? 0);
  }
  return absent;
}

function brokenRounds(design: PlannedMembers, absent: readonly number[]): number {
  return design.filter((tables) => tables.some((points) => points.filter((point) => absent.includes(point)).length > 1))
    .length;
}

/** Moves players of tables of four to the tables that are too small. */
function evened(tables: Tables, generator: SeededGenerator): Tables {
  const moved = tables.map((members) => [...members]);
  for (const small of moved.filter(({ length }) => length < 3)) {
    while (small.length < 3) {
      const fours = moved.filter(({ length }) => length === 4);
      small.push(...(fours[generator.below(fours.length)]?.splice(generator.below(4), 1) ?? []));
    }
  }
  return moved;
}

const pointsOf = (design: PlannedMembers): readonly number[] => design[0]?.flat() ?? [];
