import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
} from 'typeorm';
import {
  BadData,
  databaseFailure,
  DatabaseUnavailable,
  SerializationConflict,
  StatementTooSlow,
} from '../../src/persistence/failures';

const coded = (code: string): Error => Object.assign(new Error('from the driver'), { code });

test.each([
  ['22003', BadData],
  ['22021', BadData],
  ['22P05', BadData],
  ['40001', SerializationConflict],
  ['40P01', SerializationConflict],
  ['08006', DatabaseUnavailable],
  ['53300', DatabaseUnavailable],
  ['57P01', DatabaseUnavailable],
  ['57014', StatementTooSlow],
  ['58030', DatabaseUnavailable],
  ['55P03', DatabaseUnavailable],
  ['ECONNREFUSED', DatabaseUnavailable],
])('%s is told as %p, also inside of what TypeORM throws', (code, failure) => {
  expect(databaseFailure(coded(code))).toBeInstanceOf(failure);
  expect(databaseFailure(new QueryFailedError('SELECT 1', [], coded(code)))).toBeInstanceOf(failure);
});

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('the driver saying "%s" means that the database is unavailable', (words) => {
  expect(databaseFailure(new Error(words))).toBeInstanceOf(DatabaseUnavailable);
});

test.each([
  new QueryRunnerAlreadyReleasedError(),
  new QueryRunnerProviderAlreadyReleasedError(),
  new TransactionNotStartedError(),
])('what follows a connection that was lost between two statements is a loss too: %s', (error) => {
  expect(databaseFailure(error)).toBeInstanceOf(DatabaseUnavailable);
});

test('a missing socket means that the database is unavailable, a missing file does not', () => {
  const socket = Object.assign(coded('ENOENT'), { syscall: 'connect' });
  const file = Object.assign(coded('ENOENT'), { syscall: 'open' });
  expect(databaseFailure(socket)).toBeInstanceOf(DatabaseUnavailable);
  expect(databaseFailure(file)).toBe(file);
});

test.each([coded('23505'), coded('42601'), new TypeError('a broken program'), 'a string', undefined])(
  '%p is no failure of the database and comes back as it is',
  (error) => {
    expect(databaseFailure(error)).toBe(error);
  },
);

test('a failure keeps what caused it and says nothing of it in its message', () => {
  const cause = coded('22003');
  expect(databaseFailure(cause)).toMatchObject({ cause, message: 'the database cannot store one of the values' });
});
