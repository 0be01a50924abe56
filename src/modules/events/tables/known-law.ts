import { ProblemError } from '../../../platform';
import type { Law } from '../../../rules';
import { lawNamed } from '../../questions/laws';
import { dealProblems } from './deals.problems';

/** The law of a citation; 422 at the pointer where there is none. */
export function requireLaw(citation: string, pointer: string): Law {
  const sourced = lawNamed(citation);
  if (sourced !== undefined) return sourced.law;
  const kind = dealProblems['unknown-law'];
  throw new ProblemError(kind, { errors: [{ pointer, code: kind.code, message: kind.title }] });
}
