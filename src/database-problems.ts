import { BadData, databaseFailure, DatabaseUnavailable, SerializationConflict } from './persistence/failures';
import { CommandKeyReused, CommandRunning } from './persistence/commands';
import { httpProblems, idempotencyProblems, ProblemError } from './platform';

/**
 * What a failure of the database is told as: 503 with `Retry-After` when it is away or could not agree with itself,
 * 400 when it cannot store a value; 409 and 422 when a command was sent twice at once, or its key with another body. Undefined for every error of another origin.
 */
export function databaseProblem(error: unknown): ProblemError | undefined {
  if (error instanceof CommandKeyReused) return new ProblemError(idempotencyProblems['idempotency-key-reused']);
  if (error instanceof CommandRunning) {
    return new ProblemError(idempotencyProblems['idempotency-key-running'], { headers: { 'Retry-After': '1' } });
  }
  const failure = databaseFailure(error);
  if (failure instanceof BadData) return new ProblemError(httpProblems['invalid-request']);
  if (failure instanceof DatabaseUnavailable || failure instanceof SerializationConflict) {
    return new ProblemError(httpProblems['database-unavailable'], { headers: { 'Retry-After': '2' } });
  }
  return undefined;
}
