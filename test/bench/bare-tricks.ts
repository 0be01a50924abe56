import type { Card, DealRecord } from '../../src/rules';
import { trumpsOf, PLAIN_ORDER, type Trump } from '../../src/rules/cards/orders';
import { cardOf, PACK, suitOf, SUITS } from '../../src/rules/cards/card';

const TRUMPS = 100;

/** How high each card stands in a trick with its trump: trumps above a hundred, plain cards by their rank. */
const strengthsOf = (trump: Trump): readonly number[] => {
  const strengths = PACK.map(() => 0);
  for (const suit of SUITS) PLAIN_ORDER.forEach((rank, place) => (strengths[cardOf(suit, rank)] = 50 - place));
  trumpsOf(trump).forEach((card, place) => (strengths[card] = TRUMPS + 20 - place));
  return strengths;
};

const STRENGTHS = {
  jacks: strengthsOf('jacks'),
  C: strengthsOf('C'),
  S: strengthsOf('S'),
  H: strengthsOf('H'),
  D: strengthsOf('D'),
};

/** Decides the ten tricks of a deal and nothing else; the places, 0 to 2, that took them, added up. */
export const decideTricks = ({ contract, plays }: DealRecord): number => {
  const strengths = STRENGTHS[contract?.trump ?? 'jacks'];
  let places = 0;
  for (let first = 0; first < plays.length; first += 3) {
    let best = first;
    let held = plays[first]?.card as Card;
    for (let next = first + 1; next < first + 3; next += 1) {
      const card = plays[next]?.card as Card;
      const isHigher = (strengths[card] ?? 0) > (strengths[held] ?? 0);
      if (!isHigher || ((strengths[card] ?? 0) < TRUMPS && suitOf(card) !== suitOf(held))) continue;
      best = next;
      held = card;
    }
    places += best - first;
  }
  return places;
};
