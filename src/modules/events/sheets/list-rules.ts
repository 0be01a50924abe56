import type { EntryRule } from '../../../competition';
import { profileOf, type Profile } from '../../../persistence/kept/profile';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { agreeOn, findRuleset, type Agreement, type Ruleset } from '../../../rules';
import { possibleEntries } from '../../questions/lists';

/** By what the lists of an event are scored and checked; what a game can be written as is looked at where it is given. */
export interface ListRules extends Pick<Profile, 'scoring' | 'controlList' | 'passedDealCredit'> {
  readonly entryRule?: EntryRule | undefined;
}

/** What the lists of an event are scored and checked by, as it has announced. */
export function listRulesOf({ ruleset, profile }: Pick<Tournament, 'ruleset' | 'profile'>): ListRules {
  const announced = profileOf({ profile });
  return { ...announced, entryRule: entryRuleOf(ruleset, announced.options) };
}

const known = new WeakMap<Ruleset, EntryRule>();

function entryRuleOf(id: string, options: Agreement): EntryRule | undefined {
  const ruleset = findRuleset(id);
  const agreed = ruleset && agreeOn(ruleset, options);
  if (agreed?.ok !== true) return undefined;
  const rule = known.get(agreed.ruleset) ?? possibleEntries([agreed.ruleset]);
  known.set(agreed.ruleset, rule);
  return rule;
}
