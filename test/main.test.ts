import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freshDatabase, type TestDatabase } from './tools/database';

const project = path.resolve(__dirname, '..');

interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** Runs the service as a process until it has greeted, then stops it as a supervisor would; or until it ends by itself. */
async function runOnce(env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, ['--require', './test/tools/ts-hook.cjs', 'src/main.ts'], {
    cwd: project,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.once('data', () => child.kill('SIGTERM'));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, said, complained };
}

describe('the process', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  it('shows an admin key at the very first start only, and ends with 0 when told to', async () => {
    const first = await runOnce({ DATABASE_URL: database.url });
    expect(first).toMatchObject({ code: 0, complained: '' });
    expect(first.said).toMatch(/^Skat Arbiter listens at http:\/\/127\.0\.0\.1:\d+\n/);
    expect(first.said).toMatch(/skat_[A-Za-z0-9_-]{43}/);
    const second = await runOnce({ DATABASE_URL: database.url });
    expect(second).toMatchObject({ code: 0, complained: '' });
    expect(second.said).not.toContain('skat_');
  });

  it('says in one sentence that its port is taken, and ends with 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    expect(await runOnce({ DATABASE_URL: database.url, PORT: String(port) })).toEqual({
      code: 1,
      said: '',
      complained: 'Skat Arbiter could not start: The port is in use already; set PORT to another one.\n',
    });
    taken.close();
  });

  it('says which variable is wrong before it touches anything, and ends with 1', async () => {
    expect(await runOnce({ DATABASE_URL: 'nowhere', PORT: '3k' })).toEqual({
      code: 1,
      said: '',
      complained:
        'Skat Arbiter could not start: PORT must be a whole number. DATABASE_URL must start with postgresql:// or postgres://.\n',
    });
  });
});
