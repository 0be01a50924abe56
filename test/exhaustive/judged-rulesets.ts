import { agreeOn, RULESETS, type Ruleset } from '../../src/rules';

/** The rulesets that the slow referee knows. */
export const judgedRulesets = RULESETS.filter(({ id }) => id.startsWith('isko') || id === 'foster').map((ruleset) => ({
  id: ruleset.id,
  ruleset,
}));

/** The same with every optional game agreed to. */
export const fullyAgreed = judgedRulesets.map(({ id, ruleset }): { id: string; ruleset: Ruleset } => {
  const agreed = agreeOn(ruleset, { games: ruleset.options.games });
  if (!agreed.ok) throw new Error(`${id} does not offer its own games`);
  return { id, ruleset: agreed.ruleset };
});
