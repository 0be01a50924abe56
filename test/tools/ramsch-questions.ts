import { parseCard, SEATS, type Card } from '../../src/rules';
import { rankOf, suitOf } from '../../src/rules/cards/card';
import { trumpsOf, PLAIN_ORDER } from '../../src/rules/cards/orders';
import { pointsOf } from '../../src/rules/cards/points';
import type { Case } from './cases';

/** The body of `POST /v1/ramsch/value`, as a client writes it. */
export interface RamschBody {
  readonly ruleset: string;
  readonly cardPoints: Readonly<Record<string, number>>;
  readonly tricks: Readonly<Record<string, number>>;
  readonly skatPoints: number;
  readonly lastTrick: string;
  readonly doubled?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
}

const RULESETS: Readonly<Record<string, string>> = {
  'foster-laws': 'foster',
  'nasl-tournee': 'foster',
  eichhorn: 'eichhorn-1898',
  pub: 'isko-2022',
};

/** The case file's names of house rules as agreed options. */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  fixed: { form: 'fixed' },
  augenramsch: { form: 'points' },
  'skat-to-loser': { form: 'points', skat: 'loser' },
  schieberamsch: { form: 'points', doublings: ['passing'] },
  klopfen: { form: 'points', doublings: ['knocking'] },
  'winner-ramsch-37c3': { form: 'winner-23' },
};

/** Where a case gives no card points, they stand as those that its two skat cards leave. */
const LEFT_OF_THE_SKAT = { V: 50, M: 35, H: 14 };

const three = (counts: unknown): Readonly<Record<string, number>> => {
  const values = Object.values(counts as Readonly<Record<string, number>>);
  return Object.fromEntries(SEATS.map((seat, index) => [seat, values[index] ?? 0]));
};

const seatOf = (given: unknown, tricks: Readonly<Record<string, number>>): string =>
  typeof given === 'string'
    ? (SEATS['VMH'.indexOf(given)] as string)
    : (SEATS.find((seat) => (tricks[seat] ?? 0) > 0) as string);

/**
 * A Ramsch case as a question. What a case leaves out is filled with possible facts that change nothing: as many tricks
 * as its card points and players without a trick allow, the last of them taken by the first who has one.
 */
export const ramschQuestion = ({ given, ruleset }: Case): RamschBody => {
  const cardPoints = three(given['trickPoints'] ?? given['cardPoints'] ?? LEFT_OF_THE_SKAT);
  const tricks = three(given['tricks'] ?? likelyTricks(given, cardPoints));
  const variant = VARIANTS[String(given['variant'])];
  const { passedOnUnseen: passing, knocks: knocking } = given;
  const counted = Object.values(cardPoints).reduce((sum, points) => sum + points, 0);
  return {
    ruleset: RULESETS[ruleset] ?? ruleset,
    cardPoints,
    tricks,
    skatPoints: 120 - counted,
    lastTrick: seatOf(given['lastTrick'], tricks),
    ...(passing === undefined && knocking === undefined ? {} : { doubled: { passing, knocking } }),
    ...(variant === undefined ? {} : { options: { ramsch: variant } }),
  };
};

const likelyTricks = (given: Case['given'], cardPoints: Readonly<Record<string, number>>) => {
  if (given['jungfern'] === 2) return { F: 10, M: 0, R: 0 };
  return cardPoints['rearhand'] === cardPoints['forehand'] ? { F: 4, M: 3, R: 3 } : { F: 5, M: 3, R: 2 };
};

/** A recorded Ramsch: ten cards a seat, thirty plays from forehand on, cards as `CT`. */
export interface RamschHand {
  readonly id: string;
  readonly variant: string;
  readonly skat: string;
  readonly plays: string;
  readonly tricks: readonly number[];
  readonly scores: readonly number[];
}

const cardsOf = (text: string): readonly Card[] => text.split('.').map((name) => parseCard(name) as Card);

const TRUMPS = trumpsOf('jacks');

/** How strong a card is in a trick: trumps above the suit that was led, everything else nothing. */
const strength = (card: Card, led: Card): number => {
  if (TRUMPS.includes(card)) return 20 - TRUMPS.indexOf(card);
  const follows = suitOf(card) === suitOf(led) && !TRUMPS.includes(led);
  return follows ? 10 - PLAIN_ORDER.indexOf(rankOf(card)) : 0;
};

/** A recorded Ramsch as a question, its tricks counted from the plays. */
export const corpusQuestion = ({ variant, skat, plays }: RamschHand): RamschBody => {
  const cards = cardsOf(plays);
  const points = [0, 0, 0];
  const tricks = [0, 0, 0];
  let leader = 0;
  for (let first = 0; first < cards.length; first += 3) {
    const trick = cards.slice(first, first + 3);
    const strengths = trick.map((card) => strength(card, trick[0] as Card));
    leader = (leader + strengths.indexOf(Math.max(...strengths))) % 3;
    points[leader] = (points[leader] ?? 0) + sumOf(trick);
    tricks[leader] = (tricks[leader] ?? 0) + 1;
  }
  return {
    ruleset: 'isko-2022',
    cardPoints: three(points),
    tricks: three(tricks),
    skatPoints: sumOf(cardsOf(skat)),
    lastTrick: SEATS[leader] as string,
    options: { ramsch: { form: 'points', skat: variant.endsWith('loser') ? 'loser' : 'last-trick' } },
  };
};

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);
