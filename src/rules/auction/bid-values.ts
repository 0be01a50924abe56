import { SUITS, type Suit } from '../cards/card';
import { entriesOf } from '../entries';
import { possibleMultipliers } from '../contracts/multiplier';
import type { GameId, GameRule, Ruleset } from '../rulesets/ruleset';

/** One way to be worth a bid: a game, its trump suit and multiplier, or a flat game as it is played. */
export interface BidGame {
  readonly game: GameId;
  readonly trump?: Suit;
  readonly multiplier?: number;
  readonly hand?: true;
  readonly ouvert?: true;
}

export interface BidValue {
  readonly value: number;
  readonly games: readonly BidGame[];
}

const multipliedValues = (ruleset: Ruleset, id: GameId, game: GameRule): readonly (BidGame & { value: number })[] => {
  if (game.value.kind !== 'multiplied') return [];
  const { unit } = game.value;
  const multipliers = possibleMultipliers(ruleset, game);
  const units = typeof unit === 'number' ? [{ unit }] : SUITS.map((trump) => ({ unit: unit[trump], trump }));
  return units.flatMap(({ unit: amount, ...trump }) =>
    multipliers.map((multiplier) => ({ game: id, ...trump, multiplier, value: amount * multiplier })),
  );
};

const flatValues = (id: GameId, game: GameRule): readonly (BidGame & { value: number })[] => {
  if (game.value.kind !== 'flat') return [];
  const { closed, hand, ouvert, ouvertHand } = game.value.values;
  return [
    { game: id, value: closed },
    ...(hand === undefined ? [] : [{ game: id, hand: true as const, value: hand }]),
    ...(ouvert === undefined ? [] : [{ game: id, ouvert: true as const, value: ouvert }]),
    ...(ouvertHand === undefined ? [] : [{ game: id, hand: true as const, ouvert: true as const, value: ouvertHand }]),
  ];
};

const computeBidValues = (ruleset: Ruleset): readonly BidValue[] => {
  const byValue = new Map<number, BidGame[]>();
  for (const [id, game] of entriesOf(ruleset.games)) {
    if (game.agreed !== undefined) continue;
    for (const { value, ...how } of [...multipliedValues(ruleset, id, game), ...flatValues(id, game)]) {
      byValue.set(value, [...(byValue.get(value) ?? []), how]);
    }
  }
  return [...byValue].map(([value, games]) => ({ value, games })).toSorted((a, b) => a.value - b.value);
};

const cache = new WeakMap<Ruleset, readonly BidValue[]>();

/**
 * Every number that may be bid, ascending, each with the games that are worth it: a bid is the value of some game
 * (ISkO 3.3.1; Foster law 33). Games played only by agreement add no number. 63 values in the ISkO, 71 in Foster.
 */
export const bidValues = (ruleset: Ruleset): readonly BidValue[] => {
  const known = cache.get(ruleset);
  if (known !== undefined) return known;
  const values = computeBidValues(ruleset);
  cache.set(ruleset, values);
  return values;
};

const numbers = new WeakMap<Ruleset, ReadonlySet<number>>();

/** The lowest number that may be bid. */
export const lowestBid = (ruleset: Ruleset): number => bidValues(ruleset)[0]?.value ?? 0;

/** Whether a number may be bid: some game can be worth exactly this much, or the code takes any from the lowest up. */
export const isBiddable = (ruleset: Ruleset, bid: number): boolean =>
  ruleset.bidding.figures === 'any-number' ? bid >= lowestBid(ruleset) : isGameValue(ruleset, bid);

/** Whether some game of the ruleset can be worth exactly this much. */
export const isGameValue = (ruleset: Ruleset, bid: number): boolean => {
  const known = numbers.get(ruleset) ?? new Set(bidValues(ruleset).map(({ value }) => value));
  numbers.set(ruleset, known);
  return known.has(bid);
};
