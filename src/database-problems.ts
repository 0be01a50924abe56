import { BadData, DatabaseUnavailable, SerializationConflict, StatementTooSlow } from './persistence/failures';
import { CommandKeyReused, CommandRunning } from './persistence/commands';
import { httpProblems, idempotencyProblems, ProblemError } from './platform';

/**
 * What a failure of the database is told as: 503 with `Retry-After` when it is away, could not agree with itself or was too
 * slow, 400 when it cannot store a value; 409 and 422 when a command was sent twice at once, or its key with another body.
 * Undefined for every error of another origin.
 */
export function databaseProblem(error: unknown): ProblemError | undefined {
  if (error instanceof CommandKeyReused) return new ProblemError(idempotencyProblems['idempotency-key-reused']);
  if (error instanceof CommandRunning) return again(idempotencyProblems['idempotency-key-running'], 1);
  if (error instanceof BadData) return new ProblemError(httpProblems['invalid-request']);
  if (error instanceof StatementTooSlow) return again(httpProblems['database-too-slow'], 30);
  if (error instanceof DatabaseUnavailable || error instanceof SerializationConflict) {
    return again(httpProblems['database-unavailable'], 2);
  }
  return undefined;
}

function again(kind: ProblemError['kind'], seconds: number): ProblemError {
  return new ProblemError(kind, { headers: { 'Retry-After': String(seconds) } });
}
