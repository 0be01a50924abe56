import { s1 } from './s1';
import { s2 } from './s2';
import { s3 } from './s3';
import { s4 } from './s4';
import { s5 } from './s5';
import { s6 } from './s6';
import { s7 } from './s7';
import { s8 } from './s8';
import { s9 } from './s9';
import { s14 } from './s14';

const benches: Readonly<Record<string, () => Promise<void>>> = { s1, s2, s3, s4, s5, s6, s7, s8, s9, s14 };

/** `npm run bench` runs all, `npm run bench -- s9` those that are named. */
async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  for (const [name, bench] of Object.entries(benches)) if (asked.length === 0 || asked.includes(name)) await bench();
  process.exit(0);
}

void main();
