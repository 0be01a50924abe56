import { z } from 'zod';
import { httpProblems } from '../problems/http-problems';
import { findProblem } from '../problems/registry';
import { eitherOf, formsOf, schemaAt } from './forms';
import type { Text } from '../language';
import type { FieldFault } from '../problems/problem-error';
import type { ProblemKind } from '../problems/registry';

/** A fault of the input and the problem it amounts to. */
export interface Fault extends FieldFault {
  readonly kind: ProblemKind;
}

type Issue = z.core.$ZodIssue;

const german = z.locales.de().localeError;
const numeric: ReadonlySet<string> = new Set(['number', 'int', 'bigint']);

/**
 * What a value lacks to satisfy a schema; an empty list for a valid one is never asked for.
 * This is the one place that decides between 400 and 422: numbers out of range and refinements with
 * `params: { code }` are 422 (of the kind with that code, where one is defined), everything else is 400.
 */
export function faultsOf(schema: z.ZodType, value: unknown, prefix: string): readonly Fault[] {
  const inGerman = issuesOf(schema, value, german);
  return issuesOf(schema, value).flatMap((issue, index) => {
    const verdict = judge(issue);
    const message = formMessage(schema, issue) ?? {
      en: issue.message,
      // A refinement speaks English only; its kind has a German title.
      de: issue.code === 'custom' ? verdict.kind.title.de : (inGerman[index]?.message ?? issue.message),
    };
    return pointersOf(issue, prefix).map((place) => ({ pointer: place, ...verdict, message }));
  });
}

/** What belongs where nothing stands, or nothing of any form that is taken; undefined where the issue says it itself. */
function formMessage(schema: z.ZodType, issue: Issue): Text | undefined {
  if ('sentence' in issue) return issue.sentence as Text;
  if (!isAbsent(issue) && issue.code !== 'invalid_union') return undefined;
  const place = schemaAt(schema, issue.path);
  const forms = place === undefined ? [] : formsOf(place);
  if (forms.length === 0) return undefined;
  const { en, de } = eitherOf(forms);
  return isAbsent(issue)
    ? { en: `Missing: expected ${en}`, de: `Fehlt: erwartet wird ${de}` }
    : { en: `Expected ${en}`, de: `Erwartet wird ${de}` };
}

/** Whether the field is not there at all, as far as its type or its values were asked for. */
const isAbsent = (issue: Issue): boolean =>
  ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code) && issue.input === undefined;

function issuesOf(schema: z.ZodType, value: unknown, error?: z.core.$ZodErrorMap): readonly Issue[] {
  const { error: failure } = schema.safeParse(value, { reportInput: true, ...(error && { error }) });
  return (failure?.issues ?? []).flatMap((issue) => closest(issue, []));
}

/** Of a union the alternative that was meant: the one with the fewest faults, unless not even the type fits any. */
function closest(issue: Issue, path: readonly PropertyKey[]): readonly Issue[] {
  const placed = { ...issue, path: [...path, ...issue.path] };
  if (issue.code !== 'invalid_union') return [placed];
  const possible = issue.errors.filter(
    (issues) => !issues.some(({ code, path: { length } }) => code === 'invalid_type' && length === 0),
  );
  const meant = possible.filter((issues) => !issues.some(isOfAnotherForm));
  const alternatives = (meant.length > 0 ? meant : possible).toSorted((a, b) => a.length - b.length);
  return alternatives[0]?.flatMap((inner) => closest(inner, placed.path)) ?? [placed];
}

/** A word of its own says that the value has another form: a single literal, or a refinement with that code. */
function isOfAnotherForm(issue: Issue): boolean {
  if (issue.path.length !== 1) return false;
  if (issue.code === 'invalid_value') return issue.values.length === 1 && typeof issue.values[0] === 'string';
  return issue.code === 'custom' && issue.params?.['code'] === 'other-form';
}

function pointersOf(issue: Issue, prefix: string): readonly string[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return keys.map((path) => pointer(path, prefix));
}

/** The JSON pointer (RFC 6901) of a path. */
export function pointer(path: readonly PropertyKey[], prefix = ''): string {
  return prefix + path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function judge(issue: Issue): Pick<Fault, 'kind' | 'code'> {
  switch (issue.code) {
    case 'unrecognized_keys':
      return shape('unknown-field');
    case 'invalid_type':
      return shape(isAbsent(issue) ? 'missing' : 'wrong-type');
    case 'invalid_value':
    case 'invalid_union':
      return shape(isAbsent(issue) ? 'missing' : 'not-allowed');
    case 'too_big':
    case 'too_small':
      if (!numeric.has(issue.origin)) return shape('wrong-length');
      return { kind: httpProblems['number-out-of-range'], code: 'number-out-of-range' };
    case 'custom':
      return refinement(issue.params?.['code']);
    default:
      return shape('wrong-format');
  }
}

function shape(code: string): Pick<Fault, 'kind' | 'code'> {
  return { kind: httpProblems['invalid-request'], code };
}

function refinement(code: unknown): Pick<Fault, 'kind' | 'code'> {
  if (typeof code !== 'string') return shape('invalid');
  return { kind: findProblem(code) ?? httpProblems['facts-contradict'], code };
}
