import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isJudging, LAW_SOURCES, lawsOf, type Law, type LawSource } from '../../../src/rules';
import { LAWS } from '../../../src/rules/laws/registry';
import { lawPlaces, type LawPlace } from '../../tools/law-places';

const project = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(project, file), 'utf8');
const places = lawPlaces();
const files = [...new Set(places.map(({ file }) => file))];
const inFile = (file: string): readonly LawPlace[] => places.filter((place) => place.file === file);

const numbersOf = (law: Law): readonly string[] => [...new Set(Object.values(law.number))];

/** The rows of the coverage table that opens a file: number, title and status. */
const coverageTable = (file: string): readonly (readonly string[])[] =>
  (read(file).match(/^ \* \|.*\|$/gm) ?? [])
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .slice(2);

const testOf = (file: string): string => file.replace(/^src/, 'test').replace(/\.ts$/, '.test.ts');

describe('the laws and their places', () => {
  test('all 61 laws of Foster have their constant, none is missing and none is two', () => {
    const numbered = lawsOf('foster').filter(({ number }) => /^\d+$/.test(number));
    expect(numbered.map(({ number }) => Number(number))).toEqual(Array.from({ length: 61 }, (_, index) => index + 1));
    expect(new Set(numbered.map(({ law }) => law)).size).toBe(61);
  });

  test('every law constant is registered, and every registered law is such a constant', () => {
    const unplaced = LAWS.filter((law) => !places.some((place) => place.law === law));
    expect(unplaced.map(({ title }) => title.en)).toEqual([]);
    expect(places).toHaveLength(LAWS.length);
  });

  test.each(LAW_SOURCES)('no number of %s is given to two laws', (source: LawSource) => {
    const numbers = lawsOf(source).map(({ number }) => number);
    expect(numbers).toHaveLength(new Set(numbers).size);
  });

  test("each number of Foster's laws stands once in the sources", () => {
    const sources = readdirSync(path.join(project, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => read(path.join('src', file)))
      .join('\n');
    const repeated = lawsOf('foster').filter(({ number }) => sources.split(`foster: '${number}'`).length !== 2);
    expect(repeated.map(({ number }) => number)).toEqual([]);
  });

  test.each(files.filter((file) => file.includes('/foster/')))('%s opens with the table of its laws', (file) => {
    const rows = inFile(file).map(({ law }) => [numbersOf(law).join(', '), law.title.en, law.status]);
    expect(coverageTable(file)).toEqual(rows);
  });

  test.each(files.filter((file) => inFile(file).some(({ law }) => isJudging(law))))(
    '%s has for each law that judges a test where it applies and one where it does not',
    (file) => {
      expect(existsSync(path.join(project, testOf(file)))).toBe(true);
      const [applies = '', misses = ''] = read(testOf(file)).split('\nwhereItDoesNot([');
      const untested = inFile(file)
        .map(({ law }) => law)
        .filter(isJudging)
        .filter(({ number }) => {
          const cited = (tests: string): boolean =>
            Object.entries(number).some(([source, own]) => tests.includes(`'${source}:${own}: `));
          return !cited(applies) || !cited(misses);
        });
      expect(untested.map(({ title }) => title.en)).toEqual([]);
    },
  );
});
