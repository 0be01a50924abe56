import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { freePort } from '../reliability/service-process';
import { report, rounded } from './figure';

const project = path.resolve(__dirname, '../..');

async function secondsToFirstAnswer(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: project,
    env: { PATH: process.env['PATH'], PORT: String(port), SKAT_DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const answers = async (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await sleep(10);
  const seconds = (performance.now() - started) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** S9: start to first answer on the embedded database, the first start on an empty folder and the second. */
export async function s9(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'skat-bench-'));
  try {
    const first = await secondsToFirstAnswer(dataDir);
    const second = await secondsToFirstAnswer(dataDir);
    report('S9', { firstStartSeconds: rounded(first), secondStartSeconds: rounded(second), below: 5 });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
