import type { Language } from '../language';
import type { ProblemError } from './problem-error';
import type { Problem } from './problem.schema';

/** The request that failed, as far as its answer tells of it. */
export interface FailedRequest {
  readonly path: string;
  readonly requestId: string;
  readonly language: Language;
}

/** The body of the answer to a request that failed. */
export function problemAnswer({ kind, facts }: ProblemError, { path, requestId, language }: FailedRequest): Problem {
  return {
    ...facts.members,
    type: `/problems/${kind.code}`,
    title: kind.title[language],
    status: kind.status,
    detail: (facts.detail ?? kind.explanation)[language],
    instance: path,
    code: kind.code,
    requestId,
    errors: (facts.errors ?? []).map((fault) => ({ ...fault, message: fault.message[language] })),
  };
}
