/** What is said of a deal, as a client sends it. */
export type Told = Readonly<Record<string, unknown>>;

/** Card points with which a declarer wins, loses without being schneider, and makes schneider. */
const won = { cardPoints: 70 };
export const lost = { cardPoints: 45 };
const schneider = { cardPoints: 95 };

const suit = (trump: string, matadors: object, outcome: object = won, more: object = {}) => ({
  contract: { game: 'suit', trump, ...more },
  matadors,
  outcome,
});
const grand = (matadors: object, outcome: object = won, more: object = {}) => ({
  contract: { game: 'grand', ...more },
  matadors,
  outcome,
});

/** A deal that nobody bid for. */
export const passed: Told = { passed: true };

/** A game in the worked examples, under the seat that declared it. */
export const by = (declarer: number, game: object): Told => ({ declarer, ...game });

/** The games of the worked examples, with the entry each makes. */
export const games = {
  'clubs with 1: +24': suit('C', { with: 1 }),
  'clubs without 2, lost: -72': suit('C', { without: 2 }, lost),
  'diamonds with 1, lost: -36': suit('D', { with: 1 }, lost),
  'diamonds with 2, lost: -54': suit('D', { with: 2 }, lost),
  'diamonds without 2, lost: -54': suit('D', { without: 2 }, lost),
  'hearts with 1: +20': suit('H', { with: 1 }),
  'hearts hand without 3: +50': suit('H', { without: 3 }, won, { hand: true }),
  'spades hand with 1, schneider: +44': suit('S', { with: 1 }, schneider, { hand: true }),
  'grand with 1, schneider: +72': grand({ with: 1 }, schneider),
  'grand with 2: +72': grand({ with: 2 }),
  'grand with 4, schneider: +144': grand({ with: 4 }, schneider),
  'grand hand without 1, lost: -144': grand({ without: 1 }, lost, { hand: true }),
  'null: +23': { contract: { game: 'null' }, outcome: { tricks: 0 } },
  'null ouvert: +46': { contract: { game: 'null', ouvert: true }, outcome: { tricks: 0 } },
  'null ouvert, lost: -92': { contract: { game: 'null', ouvert: true }, outcome: { tricks: 1 } },
} as const;
