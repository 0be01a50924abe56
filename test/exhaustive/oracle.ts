import type { ValueRequest } from '../../src/rules';
import { americanVerdict } from './american-oracle';
import { fosterVerdict } from './foster-oracle';
import { iskoVerdict } from './isko-oracle';
import { altenburgVerdict, eichhornVerdict } from './older-oracle';
import type { Verdict } from './verdict';

/** The codes that the slow referee knows: the rulesets, and the prose before Foster's laws. */
export const CODES = [
  'isko-2022',
  'isko-2018',
  'isko-1999',
  'foster',
  'foster-prose',
  'foster-american',
  'eichhorn-1898',
  'altenburg-1886',
] as const;
export type Code = (typeof CODES)[number];

const referees: Readonly<Record<Code, (request: ValueRequest) => Verdict>> = {
  'isko-2022': (request) => iskoVerdict(request),
  'isko-2018': (request) => iskoVerdict(request),
  'isko-1999': (request) => iskoVerdict(request),
  foster: (request) => fosterVerdict(request, 'law'),
  'foster-prose': (request) => fosterVerdict(request, 'prose'),
  'foster-american': americanVerdict,
  'eichhorn-1898': eichhornVerdict,
  'altenburg-1886': altenburgVerdict,
};

/**
 * The judgement of a second, slow referee, written from the texts and not from the engine: he counts on his fingers,
 * adds the unit until a bid is reached, and knows no table of rules. He judges games played to their end and those
 * that Foster lets be given up; a game that the code has not, or matadors that are missing, make him throw.
 */
export const verdictOf = (code: Code, request: ValueRequest): Verdict => referees[code](request);
