import { cardOf, PACK, suitOf, type Card } from '../cards/card';
import { NO_CARDS, setOf, type CardSet } from '../cards/card-set';
import { NULL_ORDER, PLAIN_ORDER, trumpsOf, type Trump } from '../cards/orders';

/** How the cards stand to one another in a trick; each list is indexed by card. */
export interface TrickOrder {
  /** The cards that follow a card when it is led, itself among them. */
  readonly follows: readonly CardSet[];
  /** The cards that take the trick from a card which holds it. */
  readonly beatenBy: readonly CardSet[];
}

/** The cards of one kind from the highest down: the trumps, or a suit without them. */
const kindOf = (trump: Trump, card: Card): readonly Card[] => {
  const trumps = trumpsOf(trump);
  if (trumps.includes(card)) return trumps;
  const ranks = trump === 'none' ? NULL_ORDER : PLAIN_ORDER;
  return ranks.map((rank) => cardOf(suitOf(card), rank));
};

const orderOf = (trump: Trump): TrickOrder => {
  const trumps = trumpsOf(trump);
  const beating = (card: Card): CardSet => {
    const kind = kindOf(trump, card);
    const higher = kind.slice(0, kind.indexOf(card));
    return setOf(kind === trumps ? higher : [...trumps, ...higher]);
  };
  return { follows: PACK.map((card) => setOf(kindOf(trump, card))), beatenBy: PACK.map(beating) };
};

const ORDERS: Readonly<Record<Trump, TrickOrder>> = {
  none: orderOf('none'),
  jacks: orderOf('jacks'),
  C: orderOf('C'),
  S: orderOf('S'),
  H: orderOf('H'),
  D: orderOf('D'),
};

/**
 * The order of a game by what is trump in it: jacks are trumps before all others, a Grand and a Ramsch have only them,
 * the Null family has none and its own ranks (Foster laws 12 and 13; ISkO 2.2).
 */
export const trickOrderOf = (trump: Trump): TrickOrder => ORDERS[trump];

/** Where in a trick the card lies that holds it, from 0; the first card led. */
export const winnerIn = ({ beatenBy }: TrickOrder, cards: readonly Card[]): number => {
  let best = 0;
  for (let index = 1; index < cards.length; index += 1) {
    if ((((beatenBy[cards[best] as Card] ?? NO_CARDS) >>> (cards[index] as Card)) & 1) === 1) best = index;
  }
  return best;
};
