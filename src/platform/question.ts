import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';
import type { Language } from './language';

/** How a question can be asked from a stream: the name of its call, and the schema that its body satisfies. */
export interface QuestionCall {
  readonly call: string;
  readonly schema: z.ZodType;
}

/** Metadata key of a {@link QuestionCall}. */
export const questionCall = Symbol('question call');

/**
 * Lets a controller method, which takes the checked body and the language, be asked from a stream as well.
 * `call` is its path below `/v1` with dots: `contracts.value`.
 */
export function Question<Schema extends z.ZodType>(call: string, schema: Schema) {
  const mark = SetMetadata(questionCall, { call, schema } satisfies QuestionCall);
  return <Method extends (body: z.output<Schema>, language: Language) => unknown>(
    target: object,
    name: string | symbol,
    method: TypedPropertyDescriptor<Method>,
  ): void => {
    mark(target, name, method);
  };
}
