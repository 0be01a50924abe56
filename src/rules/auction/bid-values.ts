import { SUITS, type Suit } from '../cards/card';
import { entriesOf } from '../entries';
import { possibleMultipliers, waysToAnnounce } from '../contracts/multiplier';
import { unitOf } from '../contracts/overbid';
import type { GameId, GameRule, NamedCall, Ruleset } from '../rulesets/ruleset';

/** One way to be worth a bid: a game, its trump suit and multiplier, or a flat game as it is played. */
export interface BidGame {
  readonly game: GameId;
  readonly trump?: Suit;
  readonly multiplier?: number;
  readonly hand?: true;
  readonly ouvert?: true;
}

/** Something that may be bid: a number, or the rank of a named call. */
export interface BidValue {
  readonly value: number;
  readonly call?: string;
  readonly games: readonly BidGame[];
}

const multipliedValues = (ruleset: Ruleset, id: GameId, game: GameRule): readonly (BidGame & { value: number })[] => {
  if (game.value.kind !== 'multiplied') return [];
  const { open } = game.value;
  const ways = waysToAnnounce(game);
  const opened = open === undefined ? [] : ways.filter(({ ouvert }) => ouvert === true);
  const priced = [
    {
      multipliers: possibleMultipliers(
        ruleset,
        game,
        ways.filter((way) => !opened.includes(way)),
      ),
    },
    { multipliers: possibleMultipliers(ruleset, game, opened), ouvert: true as const },
  ];
  const suits = game.trumps === 'suit' ? SUITS.map((trump) => ({ trump })) : [{}];
  return suits.flatMap((suit) =>
    priced.flatMap(({ multipliers, ...how }) =>
      multipliers.map((multiplier) => ({
        game: id,
        ...suit,
        ...how,
        multiplier,
        value: unitOf(game, { ...suit, ...how }) * multiplier,
      })),
    ),
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

/** Named calls stand by their rank, each with the one game that it names. */
const namedValues = (calls: readonly NamedCall[]): readonly BidValue[] =>
  calls.map(({ name: call, ...game }, index) => ({ value: index + 1, call, games: [game] }));

const computeBidValues = (ruleset: Ruleset): readonly BidValue[] => {
  if (ruleset.bidding.named !== undefined) return namedValues(ruleset.bidding.named);
  const byValue = new Map<number, BidGame[]>();
  for (const [id, game] of entriesOf(ruleset.games)) {
    if (game.agreed !== undefined) continue;
    for (const { value, ...how } of [...multipliedValues(ruleset, id, game), ...flatValues(id, game)]) {
      byValue.set(value, [...(byValue.get(value) ?? []), how]);
    }
  }
  return [...byValue].map(([value, games]) => ({ value, games })).toSorted((a, b) => a.value - b.value);
};

/** What may be bid under a ruleset, ascending, and for each number the next one above it. */
interface Ladder {
  readonly values: readonly BidValue[];
  readonly next: ReadonlyMap<number, number | null>;
}

const ladders = new WeakMap<Ruleset, Ladder>();

const ladderOf = (ruleset: Ruleset): Ladder => {
  const known = ladders.get(ruleset);
  if (known !== undefined) return known;
  const values = computeBidValues(ruleset);
  const ladder = { values, next: new Map(values.map(({ value }, index) => [value, values[index + 1]?.value ?? null])) };
  ladders.set(ruleset, ladder);
  return ladder;
};

/**
 * Every number that may be bid, ascending, each with the games that are worth it: a bid is the value of some game
 * (ISkO 3.3.1; Foster law 33). Games played only by agreement add no number. 63 values in the ISkO, 71 in Foster.
 */
export const bidValues = (ruleset: Ruleset): readonly BidValue[] => ladderOf(ruleset).values;

/** The lowest number that may be bid. */
export const lowestBid = (ruleset: Ruleset): number => bidValues(ruleset)[0]?.value ?? 0;

/** The lowest number that may be bid above another; null above the highest. Without one it is the lowest of all. */
export const nextBid = (ruleset: Ruleset, above: number | null): number | null => {
  if (above === null) return lowestBid(ruleset);
  return ruleset.bidding.figures === 'any-number' ? above + 1 : (ladderOf(ruleset).next.get(above) ?? null);
};

/** Whether a number may be bid: some game can be worth exactly this much, or the code takes any from the lowest up. */
export const isBiddable = (ruleset: Ruleset, bid: number): boolean =>
  ruleset.bidding.figures === 'any-number' ? bid >= lowestBid(ruleset) : isGameValue(ruleset, bid);

/** Whether some game of the ruleset can be worth exactly this much. */
export const isGameValue = (ruleset: Ruleset, bid: number): boolean => ladderOf(ruleset).next.has(bid);

/** The rank of a named call, written `solo-C` or `solo C`; undefined in a code of numbers or for a word it does not have. */
export const rankOfCall = (ruleset: Ruleset, name: string): number | undefined => {
  const wanted = name.trim().replaceAll(' ', '-').toLowerCase();
  const index = ruleset.bidding.named?.findIndex((call) => call.name.toLowerCase() === wanted) ?? -1;
  return index === -1 ? undefined : index + 1;
};

/** What a number stands for in front of people: the named call of that rank, or the number itself. */
export const bidName = (ruleset: Ruleset, value: number): number | string =>
  ruleset.bidding.named?.[value - 1]?.name ?? value;
