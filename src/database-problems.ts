import { BadData, DatabaseUnavailable, SerializationConflict, StatementTooSlow } from './persistence/failures';
import { CommandKeyReused, CommandRunning } from './persistence/commands';
import { StoredByOtherVersion } from './persistence/kept/reader';
import { httpProblems, idempotencyProblems, ProblemError, type Text } from './platform';

/**
 * What a failure of the database is told as: 503 with `Retry-After` when it is away, could not agree with itself or was too
 * slow, 400 when it cannot store a value; 409 and 422 when a command was sent twice at once, or its key with another body.
 * Undefined for every error of another origin.
 */
export function databaseProblem(error: unknown): ProblemError | undefined {
  if (error instanceof CommandKeyReused) return new ProblemError(idempotencyProblems['idempotency-key-reused']);
  if (error instanceof CommandRunning) return again(idempotencyProblems['idempotency-key-running'], 1);
  if (error instanceof StoredByOtherVersion) return again(httpProblems['stored-by-other-version'], 30, notKnown(error));
  if (error instanceof BadData) return new ProblemError(httpProblems['invalid-request']);
  if (error instanceof StatementTooSlow) return again(httpProblems['database-too-slow'], 30);
  if (error instanceof DatabaseUnavailable || error instanceof SerializationConflict) {
    return again(httpProblems['database-unavailable'], 2);
  }
  return undefined;
}

function again(kind: ProblemError['kind'], seconds: number, detail?: Text): ProblemError {
  return new ProblemError(kind, { ...(detail && { detail }), headers: { 'Retry-After': String(seconds) } });
}

function notKnown({ what, path }: StoredByOtherVersion): Text {
  return {
    en: `${what}${path} was stored by another version of the service and says what this one does not know. Ask again once all processes run the newer version.`,
    de: `${what}${path} hat eine andere Version des Dienstes gespeichert; diese kennt es nicht. Erneut fragen, sobald alle Prozesse die neuere Version ausführen.`,
  };
}
