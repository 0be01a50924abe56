import { BadData, databaseFailure, DatabaseUnavailable, SerializationConflict } from './persistence/failures';
import { httpProblems, ProblemError } from './platform';

/**
 * What a failure of the database is told as: 503 with `Retry-After` when it is away or could not agree with itself,
 * 400 when it cannot store a value. Undefined for every error of another origin.
 */
export function databaseProblem(error: unknown): ProblemError | undefined {
  const failure = databaseFailure(error);
  if (failure instanceof BadData) return new ProblemError(httpProblems['invalid-request']);
  if (failure instanceof DatabaseUnavailable || failure instanceof SerializationConflict) {
    return new ProblemError(httpProblems['database-unavailable'], { headers: { 'Retry-After': '2' } });
  }
  return undefined;
}
