import { seededFor } from '../../tools/seeded';

/** Chance that can be had again from the seed of the run. */
export interface Dice {
  /** 0 to `limit` - 1. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  /** True once in so many. */
  oneIn(many: number): boolean;
}

/** The dice of the run. */
export function diceOfRun(): Dice {
  const { below } = seededFor('fuzz');
  return {
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    oneIn: (many) => below(many) === 0,
  };
}
