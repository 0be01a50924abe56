import { HttpException } from '@nestjs/common';
import { httpProblems } from './http-problems';
import { ProblemError } from './problem-error';
import type { ProblemKind } from './registry';

const kindByFastifyCode: Readonly<Record<string, ProblemKind>> = {
  FST_ERR_BAD_URL: httpProblems['malformed-request'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: httpProblems['malformed-request'],
  FST_ERR_MAX_PARAM_LENGTH: httpProblems['path-too-long'],
  FST_ERR_CTP_BODY_TOO_LARGE: httpProblems['body-too-large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: httpProblems['unsupported-media-type'],
  FST_CP_ERR_INVALID_CONTENT: httpProblems['malformed-encoding'],
  FST_ERR_CTP_INVALID_TYPE: httpProblems['unsupported-media-type'],
};

const kindByStatus: Readonly<Record<number, ProblemKind>> = {
  400: httpProblems['malformed-request'],
  404: httpProblems['not-found'],
  408: httpProblems['request-timeout'],
  413: httpProblems['body-too-large'],
  415: httpProblems['unsupported-media-type'],
};

/**
 * The problem that a thrown value stands for: a {@link ProblemError} is itself, errors of the framework become theirs,
 * and everything else is `internal-error`, whose answer says nothing of the cause.
 */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return new ProblemError(frameworkKind(error) ?? httpProblems['internal-error']);
}

function frameworkKind(error: unknown): ProblemKind | undefined {
  if (error instanceof HttpException) return frameworkKind(error.cause) ?? kindByStatus[error.getStatus()];
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, statusCode } = error as { readonly code?: unknown; readonly statusCode?: unknown };
  const byCode = typeof code === 'string' ? kindByFastifyCode[code] : undefined;
  return byCode ?? (typeof statusCode === 'number' ? kindByStatus[statusCode] : undefined);
}
