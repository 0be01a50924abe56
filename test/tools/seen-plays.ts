import type { PlayedCard } from './foster-deals';

/** The first cards of a game of which nobody saw more, as a body of `deals/replay`; forehand declares and leads. */
export interface SeenPlays {
  readonly ruleset: string;
  readonly contract: Readonly<Record<string, string>>;
  /** Cards in the order of play from forehand on. */
  readonly cards: readonly string[];
  /** Hands of which all is known. */
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  readonly mode?: 'strict' | 'judge';
}

const SEATS = ['forehand', 'middlehand', 'rearhand'] as const;

/** As many tricks as are led by forehand. */
const playsOf = (cards: readonly string[]): readonly PlayedCard[] =>
  cards.map((card, index) => ({ seat: SEATS[index % 3] as string, card }));

/** The body of the question; whatever is not told stays unseen. */
export const seenPlays = ({ cards, hands = {}, ...told }: SeenPlays) => ({
  ...told,
  hands: { forehand: [], middlehand: [], rearhand: [], ...hands },
  unknown: Object.fromEntries([
    ...SEATS.filter((seat) => hands[seat] === undefined).map((seat) => [seat, 10] as const),
    ['skat', 2] as const,
  ]),
  skat: [],
  declarer: 'forehand',
  plays: playsOf(cards),
});

/** Neighbours of an order, the stronger first. */
export const neighbours = (order: readonly string[]): readonly (readonly [stronger: string, weaker: string])[] =>
  order.slice(1).map((weaker, index) => [order[index] as string, weaker]);
