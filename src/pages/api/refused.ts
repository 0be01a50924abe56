/** A fault at one field of a request. */
export interface FieldFault {
  /** Where, as a JSON pointer into the body, or as `?name` for a parameter. */
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

/** What the API says when it refuses. */
export interface Problem {
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly code: string;
  readonly errors?: readonly FieldFault[];
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'title' in body;

/** An answer that is not the one asked for. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(status: number, body: unknown) {
    const problem = isProblem(body) ? body : { status, title: `HTTP ${status}`, code: 'unknown' };
    super(problem.detail ?? problem.title);
    this.name = 'Refused';
    this.problem = problem;
  }
}

/** No answer at all: no network, or no service. */
export class Unreachable extends Error {
  constructor() {
    super('unreachable');
    this.name = 'Unreachable';
  }
}

/** What an error says about one field, or nothing. */
export function faultAt(error: unknown, pointer: string): string | undefined {
  if (!(error instanceof Refused)) return undefined;
  return error.problem.errors?.find((fault) => fault.pointer === pointer)?.message;
}
