import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
} from 'typeorm';
import { codeOf } from './error-code';

/** The database cannot be reached or cannot take the work now; the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** A statement took longer than it may and was ended; the same call will most likely fail again. */
export class StatementTooSlow extends Error {
  override readonly name = 'StatementTooSlow';
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
export type DatabaseFailure = DatabaseUnavailable | StatementTooSlow | SerializationConflict | BadData;

type FailureClass = new (message: string, options: ErrorOptions) => DatabaseFailure;

/** By SQLSTATE or the beginning of one; the first match counts. */
const bySqlState: readonly (readonly [string, FailureClass])[] = [
  ['22', BadData],
  ['40001', SerializationConflict],
  ['40P01', SerializationConflict],
  ['08', DatabaseUnavailable],
  ['53', DatabaseUnavailable],
  ['57P', DatabaseUnavailable],
  ['58', DatabaseUnavailable], // the disk or the system under it
  ['57014', StatementTooSlow], // statement_timeout
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
  /connection terminated|timeout exceeded when trying to connect|client (has encountered a connection|was closed)|pool after calling end|driver not connected/i;

/** What TypeORM says to whoever goes on after the connection of his transaction was lost between two statements. */
const afterLoss = [
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
] as const;

/** Runs work on the database; what the database did wrong is thrown as a {@link DatabaseFailure}, all else as it is. */
export async function tellingFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw databaseFailure(error);
  }
}

/**
 * Tells a failure of the database by its meaning; anything else comes back as it is. Only for errors that come from the
 * database: the connection of a client fails with the same codes.
 */
export function databaseFailure(error: unknown): unknown {
  const failure = classOf(error);
  return failure ? new failure(messages.get(failure) ?? '', { cause: error }) : error;
}

const messages = new Map<FailureClass, string>([
  [DatabaseUnavailable, 'the database cannot be reached or is overloaded'],
  [StatementTooSlow, 'the database did not come to an end in time'],
  [SerializationConflict, 'another transaction changed the same facts'],
  [BadData, 'the database cannot store one of the values'],
]);

function classOf(error: unknown): FailureClass | undefined {
  if (error instanceof QueryFailedError) return classOf(error.driverError);
  if (afterLoss.some((kind) => error instanceof kind)) return DatabaseUnavailable;
  const code = codeOf(error);
  if (code === undefined) return driverWords.test(String(error)) ? DatabaseUnavailable : undefined;
  // A missing socket is told like a missing file.
  if (networkCodes.has(code) || isConnecting(error)) return DatabaseUnavailable;
  return bySqlState.find(([state]) => code.startsWith(state))?.[1];
}

function isConnecting(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error && error.syscall === 'connect';
}
