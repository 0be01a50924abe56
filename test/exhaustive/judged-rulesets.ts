import { agreeOn, bidValues, findRuleset, type Reading, type Ruleset } from '../../src/rules';
import { CODES, type Code } from './oracle';

/** A code as the engine speaks it, with the figures that may be bid under it, ascending. */
export interface Judged {
  readonly id: Code;
  readonly ruleset: Ruleset;
  readonly bids: readonly number[];
}

/** Past this no game of Foster's is worth anything. */
const HIGHEST_PROSE_BID = 220;

/** The prose takes any number from ten on for a bid; Altenburg bids games by name and no figure. */
const bidsOf = (id: Code, ruleset: Ruleset): readonly number[] => {
  if (id === 'altenburg-1886') return [];
  if (id === 'foster-prose') return Array.from({ length: HIGHEST_PROSE_BID - 9 }, (_, index) => index + 10);
  return bidValues(ruleset).map(({ value }) => value);
};

const judged = (id: Code, agreesToAll: boolean): Judged => {
  const [name, reading]: readonly [string, Reading] = id === 'foster-prose' ? ['foster', 'prose'] : [id, 'law'];
  const offered = findRuleset(name);
  const agreed = offered && agreeOn(offered, { reading, games: agreesToAll ? offered.options.games : [] });
  if (agreed?.ok !== true) throw new Error(`${id} does not offer its own games or reading`);
  return { id, ruleset: agreed.ruleset, bids: bidsOf(id, agreed.ruleset) };
};

/** What the slow referee knows, with no optional game agreed to. */
export const judgedRulesets = CODES.map((id) => judged(id, false));

/** The same with every optional game agreed to. */
export const fullyAgreed = CODES.map((id) => judged(id, true));
