import { valueOfProspect, type Prospect, type Valuation } from '../../../rules';
import { refusalOf } from '../faults';
import type { OpenQuestion } from './open-question';

/** What the game of a question is worth where play comes to a prospect; facts that are missing for it are refused. */
export const valueIn = ({ ruleset, played }: OpenQuestion, prospect: Prospect): Valuation => {
  const { value, missing, impossible } = valueOfProspect(ruleset, played, prospect);
  if (value === null) throw refusalOf([...impossible, ...missing], ruleset.id);
  return value;
};
