import { QueryFailedError } from 'typeorm';
import { codeOf } from './error-code';

/** The database cannot be reached or cannot take the work now; the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Two transactions stood in each other's way and repeating did not help; the same call may succeed later. */
export class SerializationConflict extends Error {
  override readonly name = 'SerializationConflict';
}

/** A value that PostgreSQL cannot store, such as U+0000 in a text or a number out of range. */
export class BadData extends Error {
  override readonly name = 'BadData';
}

/** All that a failing database is told as; anything else is a broken program. */
export type DatabaseFailure = DatabaseUnavailable | SerializationConflict | BadData;

type FailureClass = new (message: string, options: ErrorOptions) => DatabaseFailure;

/** By SQLSTATE or the beginning of one; the first match counts. */
const bySqlState: readonly (readonly [string, FailureClass])[] = [
  ['22', BadData],
  ['40001', SerializationConflict],
  ['40P01', SerializationConflict],
  ['08', DatabaseUnavailable],
  ['53', DatabaseUnavailable],
  ['57P', DatabaseUnavailable],
  ['57014', DatabaseUnavailable], // statement_timeout
  ['55P03', DatabaseUnavailable], // lock_timeout
  ['25P03', DatabaseUnavailable], // idle_in_transaction_session_timeout
  ['25P04', DatabaseUnavailable], // transaction_timeout
  ['25006', DatabaseUnavailable], // a standby, for as long as it is one
];

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver gives its own losses no code. */
const driverWords =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection/i;

/** Tells a failure of the database by its meaning; anything else comes back as it is. */
export function databaseFailure(error: unknown): unknown {
  const failure = classOf(error);
  return failure ? new failure(messages.get(failure) ?? '', { cause: error }) : error;
}

const messages = new Map<FailureClass, string>([
  [DatabaseUnavailable, 'the database cannot be reached or is overloaded'],
  [SerializationConflict, 'another transaction changed the same facts'],
  [BadData, 'the database cannot store one of the values'],
]);

function classOf(error: unknown): FailureClass | undefined {
  if (error instanceof QueryFailedError) return classOf(error.driverError);
  const code = codeOf(error);
  if (code === undefined) return driverWords.test(String(error)) ? DatabaseUnavailable : undefined;
  // A missing socket is told like a missing file.
  if (networkCodes.has(code) || isConnecting(error)) return DatabaseUnavailable;
  return bySqlState.find(([state]) => code.startsWith(state))?.[1];
}

function isConnecting(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error && error.syscall === 'connect';
}
