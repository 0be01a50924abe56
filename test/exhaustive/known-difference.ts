import type { ValueRequest } from '../../src/rules';
import { verdictOf, type Code } from './oracle';

/**
 * The one question on which the engine is known to differ: an overbid game of the prose that is no tournee. The engine
 * charges the bid itself; the prose does so for a tournee alone and lets a heart Solo worth 30 after 33 cost 40.
 */
export const isKnownToDiffer = (code: Code, request: ValueRequest): boolean => {
  const { game } = request.contract;
  if (code !== 'foster-prose' || game === 'tournee' || request.matadors === undefined) return false;
  const { value, charged } = verdictOf(code, request);
  return charged > value;
};
