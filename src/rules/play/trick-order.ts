import { cardOf, PACK, suitOf, type Card } from '../cards/card';
import { setOf, type CardSet } from '../cards/card-set';
import { NULL_ORDER, PLAIN_ORDER, trumpsOf, type Trump } from '../cards/orders';

/** How the cards stand to one another in a trick; each list is indexed by card and holds sets of cards. */
export interface TrickOrder {
  /** The cards that follow a card when it is led, itself among them. */
  readonly follows: Uint32Array;
  /** The cards that take the trick from a card which holds it. */
  readonly beatenBy: Uint32Array;
}

/** The cards of one kind from the highest down: the trumps, or a suit without them. */
export function kindOf(trump: Trump, card: Card): readonly Card[] {
  const trumps = trumpsOf(trump);
  if (trumps.includes(card)) return trumps;
  const ranks = trump === 'none' ? NULL_ORDER : PLAIN_ORDER;
  return ranks.map((rank) => cardOf(suitOf(card), rank));
}

function orderOf(trump: Trump): TrickOrder {
  const trumps = trumpsOf(trump);
  const beating = (card: Card): CardSet => {
    const kind = kindOf(trump, card);
    const higher = kind.slice(0, kind.indexOf(card));
    return setOf(kind === trumps ? higher : [...trumps, ...higher]);
  };
  return {
    follows: Uint32Array.from(PACK, (card) => setOf(kindOf(trump, card))),
    beatenBy: Uint32Array.from(PACK, beating),
  };
}

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
export function trickOrderOf(trump: Trump): TrickOrder {
  return ORDERS[trump];
}

/** Where in a trick of three the card lies that takes it: 0 the card led, 1 the second, 2 the third. */
export function winnerOf({ beatenBy }: TrickOrder, led: Card, second: Card, third: Card): 0 | 1 | 2 {
  const bySecond = (((beatenBy[led] as number) >>> second) & 1) === 1;
  const held = bySecond ? second : led;
  if ((((beatenBy[held] as number) >>> third) & 1) === 1) return 2;
  return bySecond ? 1 : 0;
}
