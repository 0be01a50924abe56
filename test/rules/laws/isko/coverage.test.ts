import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLaw, LAW_SOURCES, lawsOf, type LawSource } from '../../../../src/rules';
import { LAWS } from '../../../../src/rules/laws/registry';

/** The provisions that our catalogue of the order distinguishes, in the numbering of 1999. */
const OLD: readonly string[] = `
  1.1 1.2 2.1 2.2 2.2.1 2.2.2 2.2.3 2.3 2.4 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.5 3.2.6 3.2.7 3.2.8
  3.2.9 3.2.10 3.2.13 3.2.14 3.2.15 3.2.16 3.3.1 3.3.2 3.3.3 3.3.4 3.3.5 3.3.9 3.3.10 3.4 3.4.1 3.4.4 3.4.5
  3.4.8 3.5 3.5.2 4.1.1 4.1.2 4.1.3 4.1.4 4.1.5 4.1.6 4.1.7 4.1.8 4.2.3 4.2.9 4.3.1 4.3.2 4.3.3 4.3.4 4.3.5 4.3.6 4.4.1
  4.4.3 4.4.6 4.5 4.5.2 4.5.10 5.1 5.2.1 5.2.2 5.2.3 5.2.4 5.2.5 5.2.6 5.2.7 5.2.8 5.3 5.4 5.5 5.6
`
  .trim()
  .split(/\s+/);

/** The same in the numbering of 2018. */
const NEW: readonly string[] = `
  1.1 1.2 2.1 2.2 2.3 2.4.1 2.4.2 2.5 2.5.9 2.6 3.1 3.2.1 3.2.2 3.2.3 3.2.4 3.2.5 3.2.11 3.2.12 3.2.13
  3.2.14 3.2.15 3.2.16 3.2.17 3.2.18 3.2.19 3.3.3 3.3.4 3.3.5 3.3.6 3.3.7 3.3.8 3.3.9 3.3.10 3.3.11 3.4 3.5
  3.5.1 3.5.2 3.5.3 3.5.4 3.5.5 3.5.6 3.6 3.6.1 3.6.2 3.6.3 3.6.4 4.1.1 4.1.2 4.1.3 4.1.4 4.1.5 4.1.6 4.1.7
  4.1.8 4.2.3 4.2.4 4.2.5 4.2.6 4.2.7 4.2.8 4.2.9 4.3.1 4.3.2 4.3.3 4.3.4 4.3.5 4.3.6 4.3.7 4.4.1 4.4.2 4.4.3 4.4.4
  4.4.5 4.4.6 4.5
`
  .trim()
  .split(/\s+/);

const missingFrom = (source: LawSource, numbers: readonly string[]): readonly string[] =>
  numbers.filter((number) => findLaw(`${source}:${number}`) === undefined);

describe('the provisions of the ISkO', () => {
  test('are all accounted for in the numbering of 1999', () => {
    expect(missingFrom('isko-1999', OLD)).toEqual([]);
    expect(OLD).toHaveLength(new Set(OLD).size);
  });

  test.each(['isko-2018', 'isko-2022'] as const)('are all accounted for in %s', (edition) => {
    expect(missingFrom(edition, NEW)).toEqual([]);
    expect(NEW).toHaveLength(new Set(NEW).size);
  });

  test('whose text was not seen say so and rule on nothing', () => {
    const others = ['foster-american', 'foster-cribbage', 'frog'];
    const unseen = LAWS.filter(
      ({ status, number }) => status === 'referee' && !others.some((source) => source in number),
    );
    expect(unseen.length).toBeGreaterThan(70);
    for (const { summary } of unseen) {
      expect(summary.en).toMatch(/text not verified/i);
      expect(summary.de).toMatch(/text nicht geprüft/i);
    }
  });

  test('are in force in an edition under one number or under an unknown one, never both', () => {
    const twice = LAWS.filter(({ number, alsoIn = [] }) => alsoIn.some((source) => number[source] !== undefined));
    expect(twice.map(({ title }) => title.en)).toEqual([]);
  });
});

describe('citations', () => {
  const folder = path.resolve(__dirname, '../../../../src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

  test.each(LAW_SOURCES)('of %s stand once in the sources, beside the law that they name', (source) => {
    const repeated = lawsOf(source).filter(({ number }) => sources.split(`'${source}:${number}'`).length > 1);
    expect(repeated.map(({ number }) => number)).toEqual([]);
  });

  test.each(['old', 'now'])('of the ISkO are written down once (%s)', (numbering) => {
    const written = [...sources.matchAll(new RegExp(`\\b${numbering}: '([^']+)'`, 'g'))].map(([, number]) => number);
    expect(written.length).toBeGreaterThan(30);
    expect(written.filter((number, index) => written.indexOf(number) !== index)).toEqual([]);
  });
});
