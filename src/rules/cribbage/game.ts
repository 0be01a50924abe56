import type { Text } from '../text';
import { isJack, rankOf, type Card } from './card';
import { DOUBTS } from './doubts';

/** The game, and the hole at which a player turns the corner of the board. */
export const GAME = 61;
export const CORNER = 30;

/** Who deals first: the lowest card; equal lowest cards, or more than one card shown, are cut again. */
export type Cut = { readonly dealer: string } | { readonly recutBy: readonly string[] };

/** Reads the cards that were cut, by name; `showedSeveral` names those who exposed more than one. */
export const cutForDeal = (cuts: Readonly<Record<string, Card>>, showedSeveral: readonly string[] = []): Cut => {
  if (showedSeveral.length > 0) return { recutBy: showedSeveral };
  const lowest = Math.min(...Object.values(cuts).map(rankOf));
  const names = Object.keys(cuts).filter((name) => {
    const card = cuts[name];
    return card !== undefined && rankOf(card) === lowest;
  });
  const [dealer, ...tied] = names;
  return dealer !== undefined && tied.length === 0 ? { dealer } : { recutBy: names };
};

/** What the starter brings the dealer: two for a jack, nothing once he has played a card. */
export const hisHeels = (starter: Card, dealerPlayed: boolean): number => (isJack(starter) && !dealerPlayed ? 2 : 0);

/** Whether a game was a lurch and how many games it counts; null at exactly 30, of which nothing is said. */
export interface Game {
  readonly lurch: boolean | null;
  readonly games: number | null;
  readonly doubts: readonly Text[];
}

/** A finished game by the points of its loser, 0 to 60. */
export const finishedGame = (loser: number): Game => {
  if (loser === CORNER) return { lurch: null, games: null, doubts: [DOUBTS['exactly-30']] };
  const lurch = loser < CORNER;
  return { lurch, games: lurch ? 2 : 1, doubts: [] };
};

/** Where the pegs stand: the front one at the total, the other at the total before the last count. */
export interface Board {
  readonly total: number;
  readonly front: number;
  readonly back: number;
  readonly row: 'start' | 'outer' | 'inner' | 'game-hole';
}

/** The pegs after some counts in their order; nobody goes beyond the game hole. */
export const board = (counts: readonly number[]): Board => {
  const reached = counts.reduce<readonly number[]>(
    (all, count) => [...all, Math.min(GAME, (all.at(-1) ?? 0) + count)],
    [0],
  );
  const total = reached.at(-1) ?? 0;
  const row = total === 0 ? 'start' : total === GAME ? 'game-hole' : total > CORNER ? 'inner' : 'outer';
  return { total, front: total, back: reached.at(-2) ?? 0, row };
};

/** A game that was played, by the names of its two. */
export interface PlayedGame {
  readonly winner: string;
  readonly loser: string;
  readonly lurch: boolean;
}

/** What everybody wins or loses, in cents, at so much a game; a lurch counts double. The sum is nothing. */
export const stakes = (games: readonly PlayedGame[], cents: number): Readonly<Record<string, number>> => {
  const net: Record<string, number> = {};
  for (const { winner, loser, lurch } of games) {
    const paid = cents * (lurch ? 2 : 1);
    net[winner] = (net[winner] ?? 0) + paid;
    net[loser] = (net[loser] ?? 0) - paid;
  }
  return net;
};
