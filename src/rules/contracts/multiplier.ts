import type { Law } from '../laws/law';
import { LEVELS, type Cited, type GameRule, type Level, type LevelPart, type Ruleset } from '../rulesets/ruleset';
import type { Contract } from './contract';
import { announcementOf, higher, levelParts } from './levels';
import { longestRun } from './matadors';
import { mayHoldLowest } from './spitze';

/** What a multiplier is made of, in the order in which it is counted. */
export type MultiplierPart = 'matadors' | LevelPart | 'spitze' | 'announced-factor' | 'beyond-announced';

export interface Multiplier {
  readonly parts: readonly { readonly what: MultiplierPart; readonly amount: number; readonly law: Law }[];
  readonly total: number;
}

/**
 * The multiplier of a game counted at a level: matadors and levels added up; where a code multiplies an announced game,
 * that sum times the factor, and a level made beyond the announced one added once more (American Skat).
 */
export const multiplierOf = (
  ruleset: Ruleset,
  game: GameRule,
  contract: Contract,
  level: Level,
  matadors: number,
): Multiplier => {
  const announced = announcementOf(game, contract);
  const factor = announced && ruleset.announcedFactor;
  const counted = factor === undefined ? level : announced;
  const parts: Multiplier['parts'] = [
    { what: 'matadors', amount: matadors, law: ruleset.matadors.law },
    ...levelParts(ruleset, game, contract, counted ?? level).map((part) => cited(part, ruleset.levels[part])),
    ...(contract.spitze === true && ruleset.spitze !== undefined ? [cited('spitze', ruleset.spitze)] : []),
  ];
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  if (announced === undefined || factor === undefined) return { parts, total: sum };
  const beyond = higher(level, announced) === announced ? 0 : factor.beyond.amount;
  return {
    parts: [
      ...parts,
      cited('announced-factor', factor[announced]),
      ...(beyond === 0 ? [] : [cited('beyond-announced', factor.beyond)]),
    ],
    total: sum * factor[announced].amount + beyond,
  };
};

/** Written out, because copying frozen data by spreading costs more than all the rest. */
const cited = (what: MultiplierPart, { amount, law }: Cited): Multiplier['parts'][number] => ({ what, amount, law });

/** Every way to announce a game that the code allows, the trump suit apart. */
export const waysToAnnounce = (game: GameRule): readonly Omit<Contract, 'game' | 'trump'>[] => {
  const levels = game.announces.map((announced) => ({ announced }));
  if (game.skat !== 'either') return game.carries === undefined ? [{}, ...levels] : [{}];
  return [
    {},
    { hand: true },
    ...levels.map((level) => ({ hand: true, ...level })),
    ...(game.ouvert === true ? [{ hand: true, ouvert: true }] : []),
  ];
};

/** Every multiplier that a game can have when it is announced in one of these ways, ascending. */
export const possibleMultipliers = (
  ruleset: Ruleset,
  game: GameRule,
  ways = waysToAnnounce(game),
): readonly number[] => {
  const runs = Array.from({ length: longestRun(ruleset, game) }, (_, index) => index + 1);
  const found = new Set<number>();
  for (const way of ways) {
    const contract: Contract = { game: 'suit', ...way };
    const announced = announcementOf(game, contract) ?? 'simple';
    for (const level of LEVELS.slice(LEVELS.indexOf(announced))) {
      for (const run of runs) {
        const { total } = multiplierOf(ruleset, game, contract, level, run);
        found.add(total);
        if (ruleset.spitze !== undefined && mayHoldLowest(game, run)) found.add(total + ruleset.spitze.amount);
      }
    }
  }
  return [...found].toSorted((a, b) => a - b);
};
