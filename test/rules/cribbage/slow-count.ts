import { cribbage } from '../../../src/rules';

const named = (card: cribbage.Card) => /^(.)(.+)$/.exec(cribbage.formatCard(card))?.slice(1) as [string, string];

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** The same count by another route: sums for fifteens, how many of each rank for pairs and runs, names for the rest. */
export const slowCount = (cards: readonly cribbage.Card[], starter: cribbage.Card) => {
  const all = [...cards, starter].map(named);
  const held = ORDER.map((rank) => all.filter(([, its]) => its === rank).length);
  const sums = Array.from({ length: 16 }, (_, sum): number => (sum === 0 ? 1 : 0));
  for (const [, rank] of all) {
    const counts = Number.isNaN(Number(rank)) ? (rank === 'A' ? 1 : 10) : Number(rank);
    for (let sum = 15; sum >= counts; sum -= 1) sums[sum] = (sums[sum] ?? 0) + (sums[sum - counts] ?? 0);
  }
  let runs = 0;
  for (let from = 0; from < ORDER.length; from += 1) {
    let length = 0;
    let ways = 1;
    while ((held[from + length] ?? 0) > 0) {
      ways *= held[from + length] ?? 0;
      length += 1;
    }
    if (length >= 3) runs += length * ways;
    from += length;
  }
  const [startSuit] = named(starter);
  const hand = cards.map(named);
  const fifteens = 2 * (sums[15] ?? 0);
  const pairs = held.reduce((points, many) => points + many * (many - 1), 0);
  const nobs = hand.filter(([suit, rank]) => rank === 'J' && suit === startSuit).length;
  const isFlush = hand.every(([suit]) => suit === hand[0]?.[0]);
  const flush = isFlush ? (hand[0]?.[0] === startSuit ? 5 : 4) : 0;
  return { fifteens, pairs, runs, nobs, flush };
};
