import type { ScoringSystem } from './score-list';
import type { TableSize } from './seat';

/** What a system adds to the game points: for each game won (and takes for each lost), and for each game lost by another. */
export interface BonusRates {
  readonly perGame: number;
  readonly perOthersLoss: number;
}

/** For a system that writes game points only. */
export const noBonus: BonusRates = { perGame: 0, perOthersLoss: 0 };

const atAnyTable = { 3: noBonus, 4: noBonus, 5: noBonus, 6: noBonus };

const rates: Readonly<Record<ScoringSystem, Partial<Readonly<Record<TableSize, BonusRates>>>>> = {
  // Everybody else at the table is credited, the dealer who sat out included: 2 x 40 or 3 x 30 for one lost game.
  'seeger-fabian': { 3: { perGame: 50, perOthersLoss: 40 }, 4: { perGame: 50, perOthersLoss: 30 } },
  classic: atAnyTable,
  running: atAnyTable,
};

/** The rates of a system at a table of this size, or undefined where the system knows no such table. */
export function bonusRates(scoring: ScoringSystem, players: TableSize): BonusRates | undefined {
  return rates[scoring][players];
}
