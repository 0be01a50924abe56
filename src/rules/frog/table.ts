/** A deal at a table of three to five: seats are numbered clockwise from 1. */
export interface Table {
  readonly players: number;
  readonly dealer: number;
  readonly declarer: number;
}

/** The seats with cards, forehand first, and those without, the dealer first. */
export interface Deal {
  readonly active: readonly [number, number, number];
  readonly idle: readonly number[];
}

/** Who holds cards: all of three, of four all but the dealer, of five two on his left and one on his right. */
export const dealAt = (players: number, dealer: number): Deal => {
  const seat = (steps: number): number => ((dealer - 1 + steps + players) % players) + 1;
  const active = [seat(1), seat(2), players === 4 ? seat(3) : seat(players === 5 ? -1 : 0)] as const;
  const idle = Array.from({ length: players }, (_, steps) => seat(steps)).filter((one) => !active.includes(one));
  return { active, idle };
};
