import type { ValueRequest } from '../../src/rules';
import { fosterVerdict } from './foster-oracle';
import { iskoVerdict } from './isko-oracle';
import type { Verdict } from './verdict';

/**
 * The judgement of a second, slow referee, written from the texts and not from the engine: he counts on his fingers,
 * adds the unit until a bid is reached, and knows no table of rules. He judges games played to their end and
 * tournees given up; a game that the ruleset has not, or matadors that are missing, make him throw.
 */
export const verdictOf = (rulesetId: string, request: ValueRequest): Verdict =>
  rulesetId === 'foster' ? fosterVerdict(request) : iskoVerdict(request);
