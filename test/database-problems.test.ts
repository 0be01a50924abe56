import { databaseProblem } from '../src/database-problems';

const failing = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('a failure of the database', () => {
  it.each(['ECONNREFUSED', '57P01', '40001', '57014'])('of code %s is 503 with Retry-After', (code) => {
    const problem = databaseProblem(failing(code));
    expect(problem?.kind).toMatchObject({ status: 503, code: 'database-unavailable' });
    expect(problem?.facts.headers).toEqual({ 'Retry-After': '2' });
  });

  it.each(['22021', '22003'])('of class 22, code %s, is the request that is at fault', (code) => {
    expect(databaseProblem(failing(code))?.kind).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  it('is told from every other error', () => {
    expect(databaseProblem(failing('23505'))).toBeUndefined();
    expect(databaseProblem(new Error('a defect'))).toBeUndefined();
  });
});
