import { createHash } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');

/**
 * The data folder of the server that the tests share. It stays between runs, so that only the first one has to make a
 * cluster, and a run that was interrupted leaves nothing behind that the next one does not take up.
 */
export const testDataDir = path.join(
  tmpdir(),
  `skat-test-${userInfo().uid}-${createHash('sha256').update(project).digest('hex').slice(0, 8)}`,
);

/** Set by Jest's global setup: the address of a server on which databases may be made. */
export const testServerUrl = (): string => {
  const url = process.env['TEST_SERVER_URL'];
  if (url === undefined) throw new Error('TEST_SERVER_URL is not set: run the tests through Jest');
  return url;
};
