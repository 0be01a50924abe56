import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Dictionary, languages, spoken } from '../../../src/pages/words/dictionary';

const pages = path.resolve(__dirname, '../../../src/pages');
const folders = readdirSync(pages).filter((folder) => existsSync(path.join(pages, folder, 'words.ts')));

/** Everything in the folder of a dictionary that could say one of its words. */
const sources = (folder: string): string =>
  readdirSync(path.join(pages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && file !== 'words.ts')
    .map((file) => readFileSync(path.join(pages, folder, file), 'utf8'))
    .join('\n');

const dictionaryOf = (folder: string): Dictionary => {
  const [words] = Object.values(require(path.join(pages, folder, 'words.ts')) as Record<string, Dictionary>);
  if (words === undefined) throw new Error(`${folder} has no dictionary.`);
  return words;
};

describe('the words of the pages', () => {
  it('are there', () => {
    expect(folders).toEqual(expect.arrayContaining(['kit', 'start']));
  });

  it.each(folders)('are complete in %s, in every language', (folder) => {
    const faults = Object.entries(dictionaryOf(folder)).flatMap(([name, word]) =>
      languages
        .filter((language) => {
          const said: unknown = word[language];
          return typeof said === 'string' ? said.trim() === '' : typeof said !== 'function';
        })
        .map((language) => `${name} in ${language}`),
    );
    expect(faults).toEqual([]);
  });

  it.each(folders)('are all said somewhere in %s', (folder) => {
    const text = sources(folder);
    const unused = Object.keys(dictionaryOf(folder)).filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
    expect(unused).toEqual([]);
  });

  it('come in one language, gaps and all', () => {
    const words = spoken(
      { yes: { de: 'ja', en: 'yes' }, two: { de: (n: number) => `${n} Spiele`, en: (n: number) => `${n} deals` } },
      'de',
    );
    expect([words.yes, words.two(2)]).toEqual(['ja', '2 Spiele']);
  });
});
