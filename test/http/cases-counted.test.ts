import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedCases, casesNotAsked, countedIds } from '../tools/asked-cases';

const groups = Object.entries(askedCases).flatMap(([subject, parts]) =>
  Object.entries<readonly { readonly id: string }[]>(parts).map(([part, rows]) => ({
    name: `askedCases.${subject}.${part}`,
    rows,
  })),
);

describe('every golden case', () => {
  test('is asked by exactly one test over HTTP, or stands on the list of those that are not', () => {
    const asked = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
    const listed = casesNotAsked.map(({ id }) => id);
    expect([...asked, ...listed].toSorted()).toEqual(countedIds.toSorted());
  });

  test('that is said to be asked belongs to rows that a test takes', () => {
    const files = readdirSync(__dirname).filter((file) => file.endsWith('.test.ts'));
    const tests = files.map((file) => readFileSync(join(__dirname, file), 'utf8')).join('\n');
    expect(groups.filter(({ name }) => !new RegExp(`${name}\\b`).test(tests)).map(({ name }) => name)).toEqual([]);
    expect(groups.filter(({ rows }) => rows.length === 0).map(({ name }) => name)).toEqual([]);
  });

  test('that is not asked has its argument', () => {
    expect(casesNotAsked.filter(({ argument }) => argument.length < 20)).toEqual([]);
  });
});

it.todo('every variant case decided right through HTTP, those listed as not offered or as later too');
