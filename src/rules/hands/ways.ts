import type { Contract, Matadors } from '../contracts/contract';
import { announcementOf } from '../contracts/levels';
import { matadorCount } from '../contracts/matadors';
import { multiplierOf, waysToAnnounce, type MultiplierPart } from '../contracts/multiplier';
import { unitOf } from '../contracts/overbid';
import type { Law } from '../laws/law';
import { LEVELS, type FlatValues, type GameRule, type Level, type Ruleset } from '../rulesets/ruleset';

/** A way to play a game: from the hand, with a level announced, open. */
export type Way = Omit<Contract, 'game' | 'trump' | 'passtMirNicht'>;

/** One addend of a multiplier, or the fixed value of a game. */
export interface HandStep {
  readonly what: MultiplierPart | 'flat';
  readonly amount: number;
  readonly law: Law;
}

/** What a game is worth when it is won at a level; null where the game has no levels. */
export interface LevelValue {
  readonly level: Level | null;
  readonly multiplier: number | null;
  readonly value: number;
  readonly steps: readonly HandStep[];
}

export interface WayValues {
  readonly way: Way;
  readonly values: readonly LevelValue[];
}

/** Every way to play a game with what it is worth with these matadors; the plainest way at the lowest level comes first. */
export const waysToPlay = (
  ruleset: Ruleset,
  game: GameRule,
  trump: Contract['trump'],
  matadors: Matadors | null,
): readonly WayValues[] =>
  game.value.kind === 'flat' || matadors === null
    ? flatWays(game)
    : waysToAnnounce(game).map((way) => ({ way, values: multipliedValues(ruleset, game, trump, way, matadors) }));

/** The multiplier looks at neither the game nor the trump suit of a contract. */
const contractOf = (way: Way): Contract => ({ game: 'suit', ...way });

const multipliedValues = (
  ruleset: Ruleset,
  game: GameRule,
  trump: Contract['trump'],
  way: Way,
  matadors: Matadors,
): readonly LevelValue[] =>
  levelsFrom(game, way).map((level) => {
    const { parts, total } = multiplierOf(ruleset, game, contractOf(way), level, matadorCount(matadors));
    return {
      level,
      multiplier: total,
      value: unitOf(game, { trump, ...way }) * total,
      steps: parts,
    } satisfies LevelValue;
  });

const levelsFrom = (game: GameRule, way: Way): readonly Level[] =>
  LEVELS.slice(LEVELS.indexOf(announcementOf(game, contractOf(way)) ?? 'simple'));

const FLAT_WAYS: readonly (readonly [keyof FlatValues, Way])[] = [
  ['closed', {}],
  ['hand', { hand: true }],
  ['ouvert', { ouvert: true }],
  ['ouvertHand', { hand: true, ouvert: true }],
];

const flatWays = ({ value: data, law }: GameRule): readonly WayValues[] =>
  FLAT_WAYS.flatMap(([name, way]): readonly WayValues[] => {
    const value = data.kind === 'flat' ? data.values[name] : undefined;
    if (value === undefined) return [];
    return [{ way, values: [{ level: null, multiplier: null, value, steps: [{ what: 'flat', amount: value, law }] }] }];
  });
