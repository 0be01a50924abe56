/*
 * Skat played as a beginner would program it, with objects and arrays and nothing shared with the service: the other
 * opinion in the counts of continuations, and the measure in the bench of playouts.
 */

/** A card by its suit and rank, `{ suit: 'H', rank: '10' }`. */
export interface PlainCard {
  readonly suit: string;
  readonly rank: string;
}

/** `C S H D` name the trump suit; `grand` and `ramsch` have the jacks alone, `null` nothing. */
export type PlainGame = 'C' | 'S' | 'H' | 'D' | 'grand' | 'ramsch' | 'null';

export interface PlainPosition {
  readonly game: PlainGame;
  readonly hands: readonly (readonly PlainCard[])[];
  readonly trick: readonly PlainCard[];
  readonly leader: number;
  /** The declarer of a Revolution, whose opponents play from one hand. */
  readonly against?: number | undefined;
}

export const plainCard = (name: string): PlainCard => ({ suit: name.slice(0, 1), rank: name.slice(1) });
export const plainName = ({ suit, rank }: PlainCard): string => suit + rank;

const isTrump = (game: PlainGame, { suit, rank }: PlainCard): boolean =>
  game !== 'null' && (rank === 'J' || suit === game);

/** What has to be followed: trumps, or the suit of the card. */
const kindOf = (game: PlainGame, card: PlainCard): string => (isTrump(game, card) ? 'trump' : card.suit);

const strengthOf = (game: PlainGame, { suit, rank }: PlainCard): number => {
  if (game === 'null') return ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'].indexOf(rank);
  if (rank === 'J') return 100 + ['D', 'H', 'S', 'C'].indexOf(suit);
  return ['7', '8', '9', 'Q', 'K', '10', 'A'].indexOf(rank);
};

const playerOf = ({ leader, trick }: PlainPosition): number => (leader + trick.length) % 3;

export const plainLegal = (position: PlainPosition): readonly PlainCard[] => {
  const hand = position.hands[playerOf(position)] ?? [];
  const [led] = position.trick;
  if (led === undefined) return hand;
  const following = hand.filter((card) => kindOf(position.game, card) === kindOf(position.game, led));
  return following.length > 0 ? following : hand;
};

export const plainWinner = (game: PlainGame, cards: readonly PlainCard[]): number => {
  const worth = cards.map((card) => {
    if (isTrump(game, card)) return 1000 + strengthOf(game, card);
    return cards[0] !== undefined && card.suit === cards[0].suit ? strengthOf(game, card) : -1;
  });
  return worth.indexOf(Math.max(...worth));
};

export const plainPlay = (position: PlainPosition, card: PlainCard): PlainPosition => {
  const player = playerOf(position);
  const shares = (seat: number): boolean =>
    seat === player || (position.against !== undefined && seat !== position.against && player !== position.against);
  const hands = position.hands.map((hand, seat) =>
    shares(seat) ? hand.filter((held) => plainName(held) !== plainName(card)) : hand,
  );
  const trick = [...position.trick, card];
  if (trick.length < 3) return { ...position, hands, trick };
  return { ...position, hands, trick: [], leader: (position.leader + plainWinner(position.game, trick)) % 3 };
};

/** How many ways there are to play so many cards on. */
export const plainCount = (position: PlainPosition, depth: number): number =>
  depth === 0
    ? 1
    : plainLegal(position).reduce((sum, card) => sum + plainCount(plainPlay(position, card), depth - 1), 0);
