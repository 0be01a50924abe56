import { httpProblems } from '../problems/http-problems';
import { pointer } from './faults';
import type { Fault } from './faults';

/** The greatest integer of the database, 2^31 - 1. */
const greatest = 2_147_483_647;

type Place = readonly PropertyKey[];

/**
 * Values that no schema should have to think of: U+0000 in a string or name, a field named `__proto__`,
 * and numbers beyond 32 bits. The value must not be nested endlessly; bodies have passed the depth check before.
 */
export function foreignValues(value: unknown, prefix: string): readonly Fault[] {
  const faults: Fault[] = [];
  visit(value, [], (path, fault) => faults.push({ ...fault, pointer: pointer(path, prefix) }));
  return faults;
}

function visit(value: unknown, path: Place, report: (path: Place, fault: Omit<Fault, 'pointer'>) => void): void {
  if (typeof value === 'string' && value.includes('\0')) report(path, nul);
  if (typeof value === 'number' && Math.abs(value) > greatest) report(path, beyond);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const place = [...path, key];
    if (key === '__proto__') report(place, prototypeField);
    if (key.includes('\0')) report(place, nul);
    visit(inner, place, report);
  }
}

const nul = {
  kind: httpProblems['invalid-request'],
  code: 'nul-character',
  message: { en: 'The character U+0000 is not allowed', de: 'Das Zeichen U+0000 ist nicht erlaubt' },
};

const prototypeField = {
  kind: httpProblems['invalid-request'],
  code: 'unknown-field',
  message: { en: 'Unrecognized key: "__proto__"', de: 'Unbekannter Schlüssel: "__proto__"' },
};

const beyond = {
  kind: httpProblems['number-out-of-range'],
  code: 'number-out-of-range',
  message: {
    en: `Numbers lie between -${greatest} and ${greatest}`,
    de: `Zahlen liegen zwischen -${greatest} und ${greatest}`,
  },
};
