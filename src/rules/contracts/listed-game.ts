import { fault } from '../faults';
import { PACK_POINTS, TRICKS } from '../cards/points';
import type { GameRule, Level, Ruleset } from '../rulesets/ruleset';
import type { Outcome, ValueRequest } from './contract';
import { announcementOf, reaches } from './levels';
import { valueContract, type ValuationAnswer } from './valuation';

/** What a score sheet holds of an outcome: won or lost at the table, before the bid is looked at, and the level made or suffered. */
export interface ListedOutcome {
  readonly won: boolean;
  /** What was announced where a won game names none, else simple. */
  readonly level?: Level | undefined;
}

/**
 * The value of a game as it was played, of which a list holds no card points: an overbid stays one, unlike in a win that
 * a referee has ruled. A level where card points do not decide, and one below what was announced in a game that was won,
 * are faults at `/outcome/level`; everything else is as in {@link valueContract}.
 */
export const valueListed = (
  ruleset: Ruleset,
  played: Omit<ValueRequest, 'outcome'>,
  { won, level }: ListedOutcome,
): ValuationAnswer => {
  const game = ruleset.games[played.contract.game];
  if (game === undefined) return valueContract(ruleset, { ...played, outcome: {} });
  const announced = won ? announcementOf(game, played.contract) : undefined;
  if (level !== undefined && level !== 'simple' && !hasLevels(game)) {
    return { ok: false, faults: [fault('level-not-counted', '/outcome/level')] };
  }
  if (level !== undefined && announced !== undefined && !reaches(level, announced)) {
    return { ok: false, faults: [fault('level-below-announced', '/outcome/level', { announced }, ruleset.announcing)] };
  }
  const counts = won ? made(ruleset, game, level ?? announced) : suffered(ruleset, game, level);
  const spitze = played.contract.spitze === true ? { spitze: won } : {};
  return valueContract(ruleset, { ...played, outcome: { ...counts, ...spitze } });
};

/** A game with its counts, or with what a list holds of them. */
export type ToldGame = Omit<ValueRequest, 'outcome'> & { readonly outcome: Outcome | ListedOutcome };

/** The value of a game, told by its counts or as on a list. */
export const valueTold = (ruleset: Ruleset, { outcome, ...played }: ToldGame): ValuationAnswer =>
  'won' in outcome ? valueListed(ruleset, played, outcome) : valueContract(ruleset, { ...played, outcome });

const hasLevels = ({ goal, value }: GameRule): boolean => goal === 'points' && value.kind === 'multiplied';

/** Tricks that go with the card points of every level but schwarz. */
const SOME_TRICKS = 5;

/** The least counts with which a level is made. */
const made = ({ thresholds }: Ruleset, { goal }: GameRule, level: Level = 'simple'): Outcome => {
  if (goal !== 'points') return { tricks: goal };
  if (level === 'schwarz') return { cardPoints: PACK_POINTS, tricks: TRICKS };
  return { cardPoints: (level === 'schneider' ? thresholds.schneider : thresholds.win).amount, tricks: SOME_TRICKS };
};

/** The most counts with which a level is suffered. */
const suffered = ({ thresholds }: Ruleset, { goal }: GameRule, level: Level = 'simple'): Outcome => {
  if (goal !== 'points') return { tricks: goal + 1 };
  if (level === 'schwarz') return { cardPoints: 0, tricks: 0 };
  const cardPoints = level === 'schneider' ? thresholds.ownSchneider.amount : thresholds.win.amount - 1;
  return { cardPoints, tricks: SOME_TRICKS };
};
