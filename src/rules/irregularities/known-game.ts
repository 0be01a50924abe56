import { completionsOf, type Counts } from '../contracts/known-counts';
import { decidedOnAll, needsOf, type Need } from '../contracts/need';
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
