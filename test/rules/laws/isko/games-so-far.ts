import type { Situation } from '../../../../src/rules';

/** Spades with 1 at 18, open: 44 card points with the skat against 20 after six tricks. */
export const openGame: Situation = {
  contract: { game: 'suit', trump: 'S' },
  matadors: { with: 1 },
  bid: 18,
  skatPoints: 4,
  cardPoints: { declarer: 40, opponents: 20 },
  tricks: { declarer: 4, opponents: 2 },
};

/** The same game one trick later, with the opponents at so many card points. */
export const withOpponentsAt = (opponents: number): Situation => ({
  ...openGame,
  cardPoints: { declarer: 40, opponents },
  tricks: { declarer: 4, opponents: 3 },
});
