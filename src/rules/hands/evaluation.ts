import { SUITS, type Suit } from '../cards/card';
import { setOf, type CardSet } from '../cards/card-set';
import type { Trump } from '../cards/orders';
import type { Matadors } from '../contracts/contract';
import { longestRun, matadorsOf } from '../contracts/matadors';
import { unitOf } from '../contracts/overbid';
import { entriesOf } from '../entries';
import type { Fault } from '../faults';
import type { GameId, GameRule, Ruleset } from '../rulesets/ruleset';
import { handFaults, type HeldCards } from './facts';
import { matadorSpread, type MatadorCase } from './matador-spread';
import { safeBid } from './safe-bid';
import { possibleSkats, skatsFor } from './skats';
import { waysToPlay, type LevelValue, type Way, type WayValues } from './ways';

/** One level of one way: its value with the fewest matadors that a possible skat can give, and with the most. */
export interface EvaluatedLevel extends LevelValue {
  readonly best: number;
}

/** A way to play and the highest bid that its lowest value covers. */
export interface EvaluatedWay {
  readonly way: Way;
  readonly values: readonly EvaluatedLevel[];
  readonly safeBid: number | string | null;
}

/** Matadors that some skats give, and what the plainest way to play is then worth. */
export interface SkatCase extends MatadorCase {
  readonly value: number;
}

/** What a hand is worth in one game. */
export interface GameEvaluation {
  readonly game: GameId;
  readonly trump?: Suit;
  /** The unit value; null in a game of fixed value. */
  readonly unit: number | null;
  /** Of the cards that are known; null in a game without trumps. */
  readonly matadors: Matadors | null;
  /** Every case that the possible skats give, cheapest first; one with a known skat. */
  readonly cases: readonly [SkatCase, ...SkatCase[]];
  readonly ways: readonly EvaluatedWay[];
}

export type HandAnswer =
  | { readonly ok: true; readonly games: readonly GameEvaluation[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

interface Holding {
  readonly hand: CardSet;
  /** The hand, and the skat where it is known. */
  readonly known: CardSet;
  readonly skats: readonly CardSet[];
}

/**
 * What a hand is worth in every game of a ruleset; with an unknown skat exact over all 231 of them. A game for which no
 * possible skat holds a card to turn is left out.
 */
export const evaluateHand = (ruleset: Ruleset, cards: HeldCards): HandAnswer => {
  const faults = handFaults(cards);
  if (faults.length > 0) return { ok: false, faults };
  const hand = setOf(cards.hand);
  const holding: Holding = {
    hand,
    known: setOf([...cards.hand, ...(cards.skat ?? [])]),
    skats: cards.skat === undefined ? possibleSkats(hand) : [setOf(cards.skat)],
  };
  const games = entriesOf(ruleset.games)
    .filter(([, game]) => game.agreed === undefined)
    .flatMap(([id, game]) =>
      game.trumps === 'suit'
        ? SUITS.flatMap((suit) => evaluateGame(ruleset, id, game, holding, suit))
        : evaluateGame(ruleset, id, game, holding),
    );
  return { ok: true, games };
};

const evaluateGame = (
  ruleset: Ruleset,
  id: GameId,
  game: GameRule,
  { known, hand, skats }: Holding,
  suit?: Suit,
): readonly GameEvaluation[] => {
  const trump: Trump = suit ?? (game.trumps === 'jacks' ? 'jacks' : 'none');
  const valued = matadorSpread(hand, trump, skatsFor(game, trump, skats), longestRun(ruleset, game)).map((found) => {
    const ways = waysToPlay(ruleset, game, suit, found.matadors);
    return { ...found, ways, value: ways[0]?.values[0]?.value ?? 0 };
  });
  const [worst, ...others] = valued.map(({ matadors, skats: times, value }): SkatCase => ({
    matadors,
    skats: times,
    value,
  }));
  if (worst === undefined) return [];
  return [
    {
      game: id,
      ...(suit === undefined ? {} : { trump: suit }),
      unit: game.value.kind === 'flat' ? null : unitOf(game, { trump: suit }),
      matadors: matadorsOf(known, trump, longestRun(ruleset, game)) ?? null,
      cases: [worst, ...others],
      ways: betweenWays(valued[0]?.ways ?? [], valued.at(-1)?.ways ?? []).map((way) => ({
        ...way,
        safeBid: safeBid(ruleset, { game: id, trump: suit, value: way.values[0]?.value ?? 0 }),
      })),
    },
  ];
};

/** The same ways with the fewest and with the most matadors, side by side. */
const betweenWays = (fewest: readonly WayValues[], most: readonly WayValues[]) =>
  fewest.map(({ way, values }, index) => ({
    way,
    values: values.map((value, level) => ({ ...value, best: most[index]?.values[level]?.value ?? value.value })),
  }));
