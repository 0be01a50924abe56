import { ramsch as eichhornLaw } from '../laws/eichhorn/part-two';
import { ramsch as fosterLaw } from '../laws/foster/games';
import type { RamschOfCode } from './form';

/** Foster's law 4: 20, 30 or 50; the last trick takes the skat and settles a tie among those who share it. */
export const fosterRamsch: RamschOfCode = {
  charge: { kind: 'rates', rates: [20, 30, 50] },
  ties: 'last-trick',
  skat: 'last-trick',
  doublings: [],
  law: fosterLaw,
};

/** Eichhorn's Ramsch: 10, or 15 with a player who took no trick; the surviving text gives no more. */
export const eichhornRamsch: RamschOfCode = {
  charge: { kind: 'rates', rates: [10, 15, 15] },
  ties: 'last-trick',
  skat: 'last-trick',
  doublings: [],
  law: eichhornLaw,
  silentOn: ['skat', 'ties', 'two-virgins'],
};
