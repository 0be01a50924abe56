import type { Law } from '../laws/law';
import { fault } from '../faults';
import type { EndingRule, Level, Ruleset } from '../rulesets/ruleset';
import type { Outcome, ValueRequest } from './contract';
import { valueContract, type ValuationAnswer } from './valuation';

/** What a referee has ruled of a game: won or lost, at which level, and under which law. */
export interface GameRuling {
  readonly won: boolean;
  readonly level: Level;
  readonly law: Law;
}

/**
 * The value of a game that was ruled won or lost, whatever its counts were. A win that is ruled holds against an overbid.
 * A level beyond the simple one is a fault at `/level` where card points do not decide.
 */
export const valueRuled = (
  ruleset: Ruleset,
  game: Omit<ValueRequest, 'outcome'>,
  { won, level, law }: GameRuling,
): ValuationAnswer => {
  const rule = ruleset.games[game.contract.game];
  if (rule !== undefined && rule.goal !== 'points' && level !== 'simple') {
    return { ok: false, faults: [fault('level-not-claimed', '/level')] };
  }
  const ended: EndingRule = won
    ? { effect: 'claims', law, curesOverbid: true }
    : { effect: 'loses', law, levelAsPlayed: true };
  return valueContract(ruleset, { ...game, outcome: won ? claimed(level) : suffered(ruleset, level) }, ended);
};

const claimed = (level: Level): Outcome => ({
  ending: { kind: 'claim', by: 'declarer', ...(level !== 'simple' && { level }) },
});

/** Counts with which a level is suffered. */
const suffered = ({ thresholds }: Ruleset, level: Level): Outcome => {
  const ending = { kind: 'offence', by: 'declarer' } as const;
  if (level === 'schwarz') return { cardPoints: 0, tricks: 0, ending };
  return { cardPoints: level === 'simple' ? thresholds.win.amount - 1 : thresholds.ownSchneider.amount, ending };
};
