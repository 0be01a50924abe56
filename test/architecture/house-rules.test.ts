import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: project })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(project, file)));
const read = (file: string): string => readFileSync(path.join(project, file), 'utf8');
const code = tracked.filter((file) => /\.(tsx?|cjs)$/.test(file) && file !== 'test/architecture/house-rules.test.ts');
const sources = code.filter((file) => /^(src|migrations)\//.test(file));
const tests = code.filter((file) => file.startsWith('test/'));

/** Tables of the field, whose length the field decides. */
const data = /^src\/rules\/(rulesets|laws)\//;

/** Test folders that mirror `src`: what stands in `src/a/b.ts` is tested in `test/a`. */
const mirrored = /^test\/(rules|competition|chronicle|persistence|platform|modules|pages|web)\//;

describe('the rules of the house', () => {
  it('see the sources', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it('allow no source over 400 lines, data left out', () => {
    const long = sources.filter((file) => !data.test(file) && read(file).split('\n').length > 401);
    expect(long).toEqual([]);
  });

  it('allow no default export, no enum and no namespace', () => {
    const offence = /^\s*(export default|export enum|enum |namespace )/m;
    expect(sources.filter((file) => offence.test(read(file)))).toEqual([]);
  });

  it('allow no name but kebab-case, and no utils', () => {
    const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/;
    const misnamed = sources.filter((file) => !name.test(path.basename(file)) || /util|helper|common/.test(file));
    expect(misnamed).toEqual([]);
  });

  it('place every test in the folder that mirrors its source', () => {
    const mirrors = tests.filter((file) => mirrored.test(file) && /\.test\.tsx?$/.test(file));
    const folders = new Set(sources.map((file) => path.dirname(file)));
    const astray = mirrors.filter((file) => !folders.has(path.dirname(file).replace(/^test/, 'src')));
    expect(mirrors.length).toBeGreaterThan(10);
    expect(astray).toEqual([]);
  });

  it('let comments and titles of tests name no file that is not in the repository', () => {
    const told = /\/\*[\s\S]*?\*\/|(^|\s)\/\/ .*$|\b(it|test|describe)(\.\w+)?\(\s*['"`].*/gm;
    const named = /\b[\w.-]+\.(md|jsonl|csv|sgf|yaml)\b|\b(shared|findings|research|seeds)\/\w+/g;
    const known = new Set(tracked.map((file) => path.basename(file)));
    const missing = code.flatMap((file) =>
      [...read(file).matchAll(told)]
        .flatMap(([words]) => words.match(named) ?? [])
        .filter((name) => !known.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('let tests draw by chance from the seed of the run alone', () => {
    const astray = tests.filter((file) => {
      const text = read(file);
      return /Math\.random|\bfc\.assert\(|import \{[^}]*\bassert\b[^}]*\} from 'fast-check'/.test(text);
    });
    expect(astray.filter((file) => file !== 'test/tools/property.ts')).toEqual([]);
  });

  it('keep paths of one machine and addresses of registries out of every file', () => {
    const machine = /\/(root|home|work)\/|registry\.\w+\.(org|com)|"resolved"\s*:/;
    const offending = tracked.filter((file) => !file.startsWith('test/cases/') && machine.test(read(file)));
    expect(offending).toEqual([]);
  });
});
