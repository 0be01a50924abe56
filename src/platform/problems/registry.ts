import type { Text } from '../language';

/** One way in which a request can fail. Its page stands at `/problems/<code>`. */
export interface ProblemKind {
  /** The stable name that clients compare, kebab-case. */
  readonly code: string;
  /** The HTTP status, 400 to 599. */
  readonly status: number;
  readonly title: Text;
  /** What it means and what to do about it, for the page. */
  readonly explanation: Text;
}

type Entry = Omit<ProblemKind, 'code'>;

const registry = new Map<string, ProblemKind>();

/**
 * Adds problems to the registry that feeds answers, pages and `openapi.yaml`.
 * Call it once per table, at the top of a file. A code that is taken already is a broken program and throws.
 */
export function defineProblems<Code extends string>(entries: Readonly<Record<Code, Entry>>): Record<Code, ProblemKind> {
  const kinds = {} as Record<Code, ProblemKind>;
  for (const code of Object.keys(entries) as Code[]) {
    if (registry.has(code)) throw new Error(`The problem ${code} is defined twice.`);
    kinds[code] = Object.freeze({ code, ...entries[code] });
    registry.set(code, kinds[code]);
  }
  return Object.freeze(kinds);
}

/** The problem with this code, or undefined. */
export function findProblem(code: string): ProblemKind | undefined {
  return registry.get(code);
}

/** Every problem, by status and then by code. */
export function allProblems(): readonly ProblemKind[] {
  return [...registry.values()].toSorted((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
}
