import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** One golden case: what is given, what is expected, where it comes from. */
export interface Case {
  readonly id: string;
  readonly kind: string;
  readonly ruleset: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
  readonly source: string;
  readonly status?: string;
  readonly law?: string;
}

const readLines = (path: string): readonly unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));

/** The cases of a file in `test/cases`, of one kind and of the named rulesets. */
export const goldenCases = (file: string, kind: string, rulesets: readonly string[]): readonly Case[] =>
  (readLines(join(__dirname, '..', 'cases', file)) as readonly Case[]).filter(
    (row) => row.kind === kind && rulesets.includes(row.ruleset),
  );

/** The rows of any file in `test/cases`. */
export const goldenRows = <Row>(file: string): readonly Row[] =>
  readLines(join(__dirname, '..', 'cases', file)) as readonly Row[];

const corpusFolder = resolve(__dirname, '../../../shared/corpus');

/** The lines of a recorded corpus; undefined, with a message, where the corpus does not lie beside the project. */
export const corpusLines = (file: string): readonly string[] | undefined => {
  const path = join(corpusFolder, file);
  if (existsSync(path))
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
  process.stderr.write(`The corpus ${file} is not beside the project; its tests are skipped.\n`);
  return undefined;
};

/** The rows of a recorded corpus of JSON lines. */
export const corpusRows = <Row>(file: string): readonly Row[] | undefined =>
  corpusLines(file)?.map((line) => JSON.parse(line) as Row);
