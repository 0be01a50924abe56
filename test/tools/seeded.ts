import { createHash, randomInt } from 'node:crypto';
import { seededGenerator, type SeededGenerator } from '../../src/competition';

/** The seed of this run: `SKAT_SEED` repeats an earlier one. */
export const runSeed = Number(process.env['SKAT_SEED'] ?? randomInt(2 ** 31));

/** A generator of one's own for whoever draws by chance, the same in every run of one seed. */
export function seededFor(who: string, seed = runSeed): SeededGenerator {
  return seededGenerator(createHash('sha256').update(`${seed} ${who}`).digest('hex'));
}
