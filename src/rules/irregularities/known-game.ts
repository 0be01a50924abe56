import { completionsOf, type Counts } from '../contracts/known-counts';
import { decidedBy, decidedOnAll, needsOf, type Need } from '../contracts/need';
import type { Side } from '../rulesets/ruleset';
import type { IncidentCase } from './incident';

/** What the declarer may have to reach, by what is known of the game. */
export const needsIn = ({ ruleset, situation }: IncidentCase): readonly Need[] => needsOf(ruleset, situation);

/**
 * The counts that the game may have had before the incident, one of each kind that the code or `further` card points of
 * the declarer tell apart: a single one where all is known. None where the known counts contradict each other.
 */
export const countsIn = (facts: IncidentCase, further: readonly number[] = []): readonly Counts[] => {
  const { ruleset, situation, incident } = facts;
  const { win, schneider, ownSchneider } = ruleset.thresholds;
  const trick = incident.at?.trick;
  const { cardPoints, tricks, skatPoints } = situation;
  const known = { cardPoints, tricks, skatPoints, played: trick === undefined ? undefined : trick - 1 };
  return completionsOf(known, [ownSchneider.amount + 1, win.amount, schneider.amount, ...further]);
};

/**
 * Who had decided the game before the incident (ISkO 4.1.3): the side that has it whatever completes the known counts;
 * null where it was open whatever completes them, `unknown` where completions differ.
 */
export const decisionBefore = (facts: IncidentCase): Side | null | 'unknown' =>
  decidedOnAll(needsIn(facts), countsIn(facts));

/**
 * The counts to judge an early end by: those before the incident, of which only some may be known. As long as nothing
 * shows that the game was decided it is taken to have been open.
 */
export const countsStanding = (facts: IncidentCase): readonly Counts[] => {
  const counts = countsIn(facts);
  const open = counts.filter((full) => needsIn(facts).some((need) => decidedBy(need, full) === null));
  return decisionBefore(facts) === 'unknown' && open.length > 0 ? open : counts;
};
