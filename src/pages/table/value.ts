import { bidValues } from '../../rules/auction/bid-values';
import { valueListed } from '../../rules/contracts/listed-game';
import type { Valuation } from '../../rules/contracts/valuation';
import type { Fault } from '../../rules/faults';
import { agreeOn } from '../../rules/rulesets/agreement';
import type { Agreement } from '../../rules/rulesets/house-options';
import { findRuleset } from '../../rules/rulesets/registry';
import type { Ruleset } from '../../rules/rulesets/ruleset';
import type { ToldGame } from './draft';

/** The rules of a table, as its event has agreed on them; undefined where this browser does not know them. */
export function rulesOf(id: string, options: Agreement): Ruleset | undefined {
  const ruleset = findRuleset(id);
  const agreed = ruleset && agreeOn(ruleset, options);
  return agreed?.ok === true ? agreed.ruleset : undefined;
}

/** What a game comes to by the rules in this browser, or the first thing that does not fit. */
export function valued(
  ruleset: Ruleset,
  told: ToldGame,
): { readonly is: 'valued'; readonly valuation: Valuation } | { readonly is: 'refused'; readonly fault: Fault } {
  const { outcome, declarer: _, ...game } = told;
  const answer = valueListed(ruleset, game, outcome);
  if (answer.ok) return { is: 'valued', valuation: answer.valuation };
  const [fault] = answer.faults;
  if (fault === undefined) throw new Error('a game was refused without a fault');
  return { is: 'refused', fault };
}

/** The bids that a game of this value does not cover, ascending. */
export const bidsAbove = (ruleset: Ruleset, value: number): readonly number[] =>
  bidValues(ruleset).flatMap((bid) => (bid.value > value ? [bid.value] : []));
