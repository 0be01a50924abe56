import * as laws from '../laws/cribbage/combinations';
import type { Law } from '../laws/law';
import type { Text } from '../text';
import { countOf, rankOf, type Card } from './card';
import { isSequence, RANK_GROUPS } from './count';
import { DOUBTS } from './doubts';
import type { LaterRule } from './later';

/** What is scored in play. */
export const SCORED_IN_PLAY = [
  'fifteen',
  'pair',
  'pair-royal',
  'double-pair-royal',
  'run',
  'thirty-one',
  'go',
] as const;

/** One combination made by a play, which is counted from 0. */
export interface PlayedPart {
  readonly play: number;
  readonly what: (typeof SCORED_IN_PLAY)[number];
  readonly cards: readonly Card[];
  readonly points: number;
  readonly law: Law;
}

/** What each play scores; null where the text gives no figure. */
export interface Pegging {
  readonly points: readonly (number | null)[];
  /** The running count after each play. */
  readonly counts: readonly number[];
  readonly parts: readonly PlayedPart[];
  readonly doubts: readonly Text[];
}

const LIMIT = 31;

/** Two hands of four cards. */
const ALL_PLAYED = 8;

/**
 * Scores the cards as they are played, from the first one on. The text does not give the limit of the count: from 31 on
 * nothing is said, unless the later rule is agreed to; then a card that would pass 31 begins a new count.
 */
export const pegging = (plays: readonly Card[], later: readonly LaterRule[] = []): Pegging => {
  const hasLimit = later.includes('thirty-one');
  const counts: number[] = [];
  const parts: PlayedPart[] = [];
  let begun = 0;
  let total = 0;
  for (const [play, card] of plays.entries()) {
    if (hasLimit && total + countOf(card) > LIMIT) {
      if (total < LIMIT) parts.push(goTo(play - 1, plays));
      begun = play;
      total = 0;
    }
    total += countOf(card);
    counts.push(total);
    if (hasLimit || total < LIMIT) {
      parts.push(...madeBy(play, plays.slice(begun, play + 1), total));
    }
    if (hasLimit && play === ALL_PLAYED - 1 && total < LIMIT) parts.push(goTo(play, plays));
  }
  const open = hasLimit ? -1 : counts.findIndex((sum) => sum >= LIMIT);
  const pointsOf = (play: number): number =>
    parts.reduce((sum, part) => sum + (part.play === play ? part.points : 0), 0);
  return {
    points: plays.map((_card, play) => (open >= 0 && play >= open ? null : pointsOf(play))),
    counts,
    parts,
    doubts: open >= 0 ? [DOUBTS['limit-of-the-count']] : [],
  };
};

const goTo = (play: number, plays: readonly Card[]): PlayedPart => ({
  play,
  what: 'go',
  cards: plays.slice(play, play + 1),
  points: 1,
  law: laws.laterThirtyOne,
});

/** What the last card of a count makes with those before it. */
const madeBy = (play: number, cards: readonly Card[], total: number): readonly PlayedPart[] => [
  ...(total === 15 ? [{ play, what: 'fifteen', cards, points: 2, law: laws.fifteens } as const] : []),
  ...(total === LIMIT ? [{ play, what: 'thirty-one', cards, points: 2, law: laws.laterThirtyOne } as const] : []),
  ...sameRank(play, cards),
  ...lastRun(play, cards),
];

const sameRank = (play: number, cards: readonly Card[]): readonly PlayedPart[] => {
  const last = cards.at(-1);
  const before = cards.findLastIndex((card) => last !== undefined && rankOf(card) !== rankOf(last));
  const same = cards.slice(before + 1);
  const group = RANK_GROUPS[same.length];
  return group === undefined ? [] : [{ play, cards: same, ...group }];
};

const lastRun = (play: number, cards: readonly Card[]): readonly PlayedPart[] => {
  const run = cards.map((_card, from) => cards.slice(from)).find(isSequence);
  return run === undefined ? [] : [{ play, what: 'run', cards: run, points: run.length, law: laws.sequencesInPlay }];
};
