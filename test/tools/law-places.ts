import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Law } from '../../src/rules';

const project = path.resolve(__dirname, '../..');

/** A law as the sources hold it: the name of its constant, or of the list that it stands in, its file and its line. */
export interface LawPlace {
  readonly name: string;
  readonly law: Law;
  readonly file: string;
  readonly line: number;
}

const filesUnder = (folder: string, ending: string): readonly string[] =>
  readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file))
    .toSorted();

const linesOf = (file: string): readonly string[] => readFileSync(path.join(project, file), 'utf8').split('\n');

const isLaw = (value: unknown): value is Law =>
  typeof value === 'object' && value !== null && 'number' in value && 'title' in value;

/** The laws of one file under `src/rules/laws/<source>`, in the order in which they stand. */
const placesIn = (file: string): readonly LawPlace[] => {
  const exported = Object.entries(require(path.join(project, file)) as Readonly<Record<string, unknown>>);
  const lines = linesOf(file);
  return exported
    .flatMap(([name, law]) => {
      const line = lines.findIndex((text) => /^export const (\w+)/.exec(text)?.[1] === name) + 1;
      return line > 0 ? [law].flat().flatMap((one) => (isLaw(one) ? [{ name, law: one, file, line }] : [])) : [];
    })
    .toSorted((a, b) => a.line - b.line);
};

/** Every law constant of the project with its place. */
export const lawPlaces = (): readonly LawPlace[] =>
  filesUnder('src/rules/laws', '.ts')
    .filter((file) => path.dirname(file) !== path.join('src', 'rules', 'laws'))
    .flatMap(placesIn);

/** The places `file:line` of the tests whose titles begin with a citation. */
export const testPlaces = (citation: string): readonly string[] =>
  filesUnder('test', '.test.ts').flatMap((file) =>
    linesOf(file).flatMap((line, index) => (line.includes(`'${citation}: `) ? [`${file}:${index + 1}`] : [])),
  );
