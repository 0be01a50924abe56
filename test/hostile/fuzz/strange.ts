import type { Dice } from './dice';

const strangeValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  0.5,
  1e308,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[]]]],
  'a'.repeat(5_000),
  '\u0000',
  '\uD800',
  '\u202Eabc',
  '__proto__',
  'constructor',
  "'; DROP TABLE deal; --",
  '=1+1',
  '../../etc/passwd',
  '{{7*7}}',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59-23:59',
  '2027-02-30T10:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
  '🂡🂢',
  'Pik-Sieben',
  '*'.repeat(200),
];

/** A value that hardly anybody has thought of. */
export const strange = (dice: Dice): unknown => structuredClone(dice.pick(strangeValues));

type Container = unknown[] | Record<string, unknown>;

/** The same value with one to three changes somewhere in it. */
export function mutated(value: unknown, dice: Dice): unknown {
  const copy = structuredClone(value);
  for (let changes = 1 + dice.below(3); changes > 0; changes -= 1) {
    const places = placesIn(copy);
    if (places.length === 0) return strange(dice);
    const { inside, key } = dice.pick(places);
    change(inside, key, dice);
  }
  return copy;
}

function placesIn(value: unknown): readonly { readonly inside: Container; readonly key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = value as Container;
  return Object.entries(inside).flatMap(([key, inner]) => [{ inside, key }, ...placesIn(inner)]);
}

function change(inside: Container, key: string, dice: Dice): void {
  const fields = inside as Record<string, unknown>;
  const value = fields[key];
  const kinds = [
    () => (fields[key] = strange(dice)),
    () => (Array.isArray(inside) ? inside.splice(Number(key), 1) : delete fields[key]),
    () => (Array.isArray(inside) ? inside.push(structuredClone(value)) : (fields['unheardOf'] = 1)),
    () => (fields[key] = typeof value === 'number' ? value + dice.pick([-1, 1, 100]) : [value]),
    () => (fields[key] = typeof value === 'string' ? value.slice(0, dice.below(value.length + 1)) : String(value)),
  ];
  dice.pick(kinds)();
}
