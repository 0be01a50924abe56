import { LineLogger } from '../../src/persistence/line-logger';

test('warnings and failed migrations become lines of the log, statements with their values do not', () => {
  const lines: string[] = [];
  const logger = new LineLogger((line) => lines.push(line));
  logger.logMigration('Migration "create" failed');
  logger.log('warn', 'an extension is missing');
  logger.logQuery('SELECT $1', ['a secret']);
  logger.logQueryError('no', 'SELECT $1', ['a secret']);
  expect(lines).toEqual(['Migration "create" failed', 'an extension is missing']);
});
