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

/** The recorded games are other people's and lie beside the project, or wherever `SKAT_CORPUS` says. */
const corpusFolder = process.env['SKAT_CORPUS'] ?? resolve(__dirname, '../../../shared/corpus');

/**
 * The lines of a recorded corpus; undefined, with a message, where it is not there. Under `CI=true` that is an error, so
 * that nobody takes tests for passed that did not run.
 */
export const corpusLines = (file: string): readonly string[] | undefined => {
  const path = join(corpusFolder, file);
  if (existsSync(path))
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
  if (process.env['CI'] === 'true') throw new Error(`the corpus ${file} is missing; SKAT_CORPUS names its folder`);
  process.stderr.write(`The corpus ${file} is missing, its tests are skipped; SKAT_CORPUS names its folder.\n`);
  return undefined;
};

/** The rows of a recorded corpus of JSON lines. */
export const corpusRows = <Row>(file: string): readonly Row[] | undefined =>
  corpusLines(file)?.map((line) => JSON.parse(line) as Row);
