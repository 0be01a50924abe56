import type { Text } from '../language';
import type { ProblemKind } from './registry';

/** One fault of a request. `pointer` is a JSON pointer into the body, or `/query/...`, `/path/...`, `/header/...`. */
export interface FieldFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: Text;
}

/** What may be told beside the kind. */
export interface ProblemFacts {
  /** What is wrong in this very case and what to do; the kind's explanation where absent. It never repeats the title. */
  readonly detail?: Text;
  readonly errors?: readonly FieldFault[];
  /** Headers of the answer, such as `Retry-After` in seconds or `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the answer, such as `law`. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** Thrown anywhere below a controller; becomes the answer of that kind. Its cause is for the log alone. */
export class ProblemError extends Error {
  constructor(
    readonly kind: ProblemKind,
    readonly facts: ProblemFacts = {},
    options?: ErrorOptions,
  ) {
    super(facts.detail?.en ?? kind.title.en, options);
    this.name = 'ProblemError';
  }
}
