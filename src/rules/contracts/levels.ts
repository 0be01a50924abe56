import {
  LEVEL_PARTS,
  LEVELS,
  type Announcement,
  type GameRule,
  type Level,
  type LevelPart,
  type Ruleset,
} from '../rulesets/ruleset';
import type { Contract } from './contract';

const rank = (level: Level): number => LEVELS.indexOf(level);

/** Whether a level is this level or a higher one. */
export const reaches = (level: Level | undefined, other: Level): boolean =>
  level !== undefined && rank(level) >= rank(other);

/** The higher of two levels. */
export const higher = (a: Level, b: Level): Level => (rank(a) >= rank(b) ? a : b);

/** The level announced: said, carried by the game, or implied by opening a game of card points. */
export const announcementOf = (game: GameRule, contract: Contract): Announcement | undefined => {
  if (contract.ouvert === true && game.goal === 'points') return 'schwarz';
  return contract.announced ?? game.carries?.level;
};

/** Whether Hand counts: it was said, or the game is one that is opened from the hand only. */
export const isHand = (game: GameRule, contract: Contract): boolean =>
  contract.hand === true || (contract.ouvert === true && game.goal === 'points');

/**
 * The addends of the multiplier beside the matadors when a game is counted at a level.
 * Parts that a ruleset values at nothing are left out.
 */
export const levelParts = (
  ruleset: Ruleset,
  game: GameRule,
  contract: Contract,
  level: Level,
): readonly LevelPart[] => {
  const announced = announcementOf(game, contract);
  const counts: Readonly<Record<LevelPart, boolean>> = {
    game: true,
    hand: isHand(game, contract),
    schneider: reaches(level, 'schneider'),
    'schneider-announced': reaches(announced, 'schneider'),
    schwarz: reaches(level, 'schwarz'),
    'schwarz-announced': reaches(announced, 'schwarz'),
    ouvert: contract.ouvert === true && !(game.value.kind === 'multiplied' && game.value.open !== undefined),
  };
  return LEVEL_PARTS.filter((part) => counts[part] && ruleset.levels[part].amount > 0);
};
