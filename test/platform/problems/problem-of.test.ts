import { HttpException } from '@nestjs/common';
import { httpProblems, ProblemError } from '../../../src/platform';
import { problemOf } from '../../../src/platform/problems/problem-of';

const fastifyError = (code: string, statusCode: number): Error => Object.assign(new Error(code), { code, statusCode });

describe('the problem of a thrown value', () => {
  it('is itself where it is one already', () => {
    const problem = new ProblemError(httpProblems['not-found']);
    expect(problemOf(problem)).toBe(problem);
  });

  it.each([
    [fastifyError('FST_ERR_CTP_BODY_TOO_LARGE', 413), 'body-too-large'],
    [fastifyError('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415), 'unsupported-media-type'],
    [fastifyError('FST_ERR_MAX_PARAM_LENGTH', 414), 'path-too-long'],
    [fastifyError('FST_ERR_SOMETHING_NEW', 400), 'malformed-request'],
    [new HttpException('wrapped', 400, { cause: fastifyError('FST_ERR_BAD_URL', 400) }), 'malformed-request'],
    [new HttpException('unknown route', 404), 'not-found'],
    [new HttpException('never sent by us', 418), 'internal-error'],
    [new Error('a defect'), 'internal-error'],
    ['a string', 'internal-error'],
    [undefined, 'internal-error'],
  ])('of %p is %s', (error, code) => {
    expect(problemOf(error).kind.code).toBe(code);
  });
});
