import { has, type CardSet } from '../cards/card-set';
import { trumpsOf, type Trump } from '../cards/orders';
import type { GameRule, Ruleset } from '../rulesets/ruleset';
import type { Matadors } from './contract';

/**
 * Counts the matadors of the declarer's cards, skat included: the run of trumps from the jack of clubs downward
 * that he holds, or that he lacks, at most `most` of it. Games without trumps have none (ISkO 2.3; Foster law 2).
 */
export const matadorsOf = (cards: CardSet, trump: Trump, most = Infinity): Matadors | undefined => {
  const trumps = trumpsOf(trump);
  const [highest] = trumps;
  if (highest === undefined) return undefined;
  const holds = has(cards, highest);
  const end = trumps.findIndex((card) => has(cards, card) !== holds);
  const run = Math.min(end === -1 ? trumps.length : end, most);
  return holds ? { with: run } : { without: run };
};

/** The longest run of matadors that a ruleset counts in a game. */
export const longestRun = ({ matadors }: Ruleset, { trumps }: Pick<GameRule, 'trumps'>): number =>
  trumps === 'suit' ? matadors.suit : matadors.jacks;

/** How many matadors these are, with or without. */
export const matadorCount = (matadors: Matadors): number => ('with' in matadors ? matadors.with : matadors.without);

export const sameMatadors = (a: Matadors, b: Matadors): boolean =>
  'with' in a === 'with' in b && matadorCount(a) === matadorCount(b);
