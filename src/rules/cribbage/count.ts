import * as laws from '../laws/cribbage/combinations';
import { hisNobs } from '../laws/cribbage/crib-and-starter';
import type { Law } from '../laws/law';
import type { Text } from '../text';
import { countOf, isJack, rankOf, suitOf, type Card } from './card';
import { DOUBTS } from './doubts';
import type { LaterRule } from './later';

/** What a combination is called; a pair royal is three of a rank, a double pair royal four. */
export const COMBINATIONS = ['fifteen', 'pair', 'pair-royal', 'double-pair-royal', 'run', 'nobs', 'flush'] as const;

/** One combination with its cards and points. */
export interface Part {
  readonly what: (typeof COMBINATIONS)[number];
  readonly cards: readonly Card[];
  readonly points: number;
  readonly law: Law;
}

/** A hand or crib to be counted; without its starter it counts by itself. */
export interface Hand {
  readonly cards: readonly Card[];
  readonly starter?: Card | undefined;
  readonly isCrib?: boolean;
  readonly later?: readonly LaterRule[];
}

/** What a hand counts, part by part. */
export interface Count {
  readonly fifteens: number;
  readonly pairs: number;
  readonly runs: number;
  readonly nobs: number;
  readonly flush: number;
  readonly total: number;
  readonly parts: readonly Part[];
  readonly doubts: readonly Text[];
}

/** Pairs, pair royals and double pair royals by the number of cards of a rank. */
export const RANK_GROUPS = [
  undefined,
  undefined,
  { what: 'pair', points: 2, law: laws.pairs },
  { what: 'pair-royal', points: 6, law: laws.pairsRoyal },
  { what: 'double-pair-royal', points: 12, law: laws.doublePairsRoyal },
] as const;

/** Counts a hand of one to four cards with its starter, or of up to five; a card twice is for the caller to refuse. */
export const count = (hand: Hand): Count => {
  const cards = hand.starter === undefined ? hand.cards : [...hand.cards, hand.starter];
  const subsets = subsetsOf(cards);
  const parts = [...fifteensIn(subsets), ...pairsIn(cards), ...runsIn(subsets), ...nobsIn(hand), ...flushIn(hand)];
  const sum = (...kinds: readonly Part['what'][]): number =>
    parts.reduce((points, part) => points + (kinds.includes(part.what) ? part.points : 0), 0);
  const isOpen = hand.later?.includes('flush') !== true && hand.cards.length >= 4 && ofOneSuit(hand.cards);
  return {
    fifteens: sum('fifteen'),
    pairs: sum('pair', 'pair-royal', 'double-pair-royal'),
    runs: sum('run'),
    nobs: sum('nobs'),
    flush: sum('flush'),
    total: sum(...COMBINATIONS),
    parts,
    doubts: isOpen ? [DOUBTS.flush] : [],
  };
};

/** The places of every set of two or more out of so many cards, the larger sets first. */
const PLACES = Array.from({ length: 6 }, (_, size) => {
  const places = Array.from({ length: size }, (_place, index) => index);
  return places
    .reduce<readonly (readonly number[])[]>((sets, place) => [...sets, ...sets.map((set) => [...set, place])], [[]])
    .filter(({ length }) => length > 1)
    .toSorted((a, b) => b.length - a.length);
});

/** Every set of two or more of the cards, the larger first. */
const subsetsOf = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  (PLACES[cards.length] ?? []).map((places) => places.map((place) => cards[place] as Card));

const fifteensIn = (subsets: readonly (readonly Card[])[]): readonly Part[] =>
  subsets
    .filter((cards) => cards.reduce((sum, card) => sum + countOf(card), 0) === 15)
    .map((cards) => ({ what: 'fifteen', cards, points: 2, law: laws.fifteens }));

const pairsIn = (cards: readonly Card[]): readonly Part[] =>
  [...new Set(cards.map(rankOf))].flatMap((rank) => {
    const same = cards.filter((card) => rankOf(card) === rank);
    const group = RANK_GROUPS[same.length];
    return group === undefined ? [] : [{ ...group, cards: same }];
  });

/** Whether the cards, in any order, are ranks that follow each other. */
export const isSequence = (cards: readonly Card[]): boolean => {
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b);
  return ranks.length >= 3 && ranks.every((rank, index) => index === 0 || rank === (ranks[index - 1] ?? 0) + 1);
};

/** Every way of the longest sequence; with duplicates it is double, triple or quadruple. */
const runsIn = (subsets: readonly (readonly Card[])[]): readonly Part[] => {
  const runs = subsets.filter(isSequence);
  const longest = runs.filter(({ length }) => length === runs[0]?.length);
  const law = longest.length > 1 ? laws.sequencesDoubled : laws.sequences;
  return longest.map((cards) => ({ what: 'run', cards, points: cards.length, law }));
};

const nobsIn = ({ cards, starter }: Hand): readonly Part[] =>
  starter === undefined
    ? []
    : cards
        .filter((card) => isJack(card) && suitOf(card) === suitOf(starter))
        .map((card) => ({ what: 'nobs', cards: [card], points: 1, law: hisNobs }));

const ofOneSuit = (cards: readonly Card[]): boolean => new Set(cards.map(suitOf)).size === 1;

/** Four of a suit in a hand, five with the starter; in the crib five only. */
const flushIn = ({ cards, starter, isCrib = false, later }: Hand): readonly Part[] => {
  if (later?.includes('flush') !== true || cards.length < 4 || !ofOneSuit(cards)) return [];
  const all = starter !== undefined && ofOneSuit([...cards, starter]) ? [...cards, starter] : cards;
  return isCrib && all.length < 5 ? [] : [{ what: 'flush', cards: all, points: all.length, law: laws.laterFlush }];
};
