import { applyDecorators, Header, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiProduces, ApiResponse } from '@nestjs/swagger';
import { constant as constantCaching } from '../http/caching';
import type { z } from 'zod';
import type { ProblemKind } from '../problems/registry';

/** What an operation answers. */
export interface AnswerDescription {
  /** The operation's name in the contract, camelCase and unique: `valueContract`. */
  readonly id: string;
  /** One line for the list of operations. */
  readonly summary: string;
  /** What a newcomer cannot guess from the summary. */
  readonly description?: string;
  /** 200 where absent. */
  readonly status?: 200 | 201 | 204;
  /** The body of a good answer; give it `.meta({ id })` to name it in the contract. Absent where there is no body. */
  readonly schema?: z.ZodType;
  /** `application/json` where absent. */
  readonly mediaType?: string;
  /** The answer also exists as plain text, for whoever prefers that; see {@link PrefersText}. */
  readonly alsoText?: true;
  /** The answer changes with the version of the service only, and may be kept by anybody for an hour. */
  readonly constant?: true;
  /** The body can also be a stream of lines of this media type; its answer is one too, of lines with the named schema. */
  readonly alsoLines?: AlsoLines;
  /** Problems beyond those that every operation shares. */
  readonly problems?: readonly ProblemKind[];
}

/** A second form of an operation; see {@link TakesLinesAs}. `answer` is the id of a schema of the contract. */
export interface AlsoLines {
  readonly takes: string;
  readonly description: string;
  readonly gives: string;
  readonly answer: string;
}

export const textMediaType = 'text/plain';

/** Metadata key of the media types that an operation produces, its own first. */
export const producedMediaTypes = Symbol('produced media types');

/** Where the codes of an operation's own problems wait until the document is completed. */
export const problemsExtension = 'x-problems';

/** Where it waits until then that an operation also answers in plain text. */
export const textExtension = 'x-also-text';

/** Where it waits that an operation also takes and gives lines. */
export const linesExtension = 'x-also-lines';

/** Declares the whole answer of a controller method: name, status, schema and problems. */
export function Answers(description: AnswerDescription): MethodDecorator {
  const {
    id,
    summary,
    description: text,
    status = 200,
    schema,
    mediaType = 'application/json',
    alsoText = false,
    constant = false,
    alsoLines,
    problems = [],
  } = description;
  return applyDecorators(
    HttpCode(status),
    ...(constant ? [Header('Cache-Control', constantCaching)] : []),
    SetMetadata(producedMediaTypes, alsoText ? [mediaType, textMediaType] : [mediaType]),
    ...(alsoText ? [Header('Vary', 'Accept, Accept-Language'), ApiExtension(textExtension, true)] : []),
    ...(alsoLines === undefined ? [] : [ApiExtension(linesExtension, alsoLines)]),
    ApiOperation({ operationId: id, summary, ...(text !== undefined && { description: text }) }),
    ApiProduces(mediaType),
    ApiResponse({
      status,
      description: status === 204 ? 'Done.' : 'The answer.',
      ...(schema === undefined ? {} : { standardSchema: schema }),
    }),
    ApiExtension(
      problemsExtension,
      problems.map(({ code }) => code),
    ),
  );
}
