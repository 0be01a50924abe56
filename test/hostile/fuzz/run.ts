import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** `npm run fuzz -- --seed 7 --count 20000` */
const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string' } } });
const { seed, count = '20000' } = values;
const env = { ...process.env, ...(seed !== undefined && { SKAT_SEED: seed }), SKAT_FUZZ_COUNT: count };
const { status } = spawnSync(process.execPath, [require.resolve('jest/bin/jest'), 'test/hostile/fuzz'], {
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
