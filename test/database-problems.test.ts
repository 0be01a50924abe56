import { databaseProblem } from '../src/database-problems';
import { databaseFailure } from '../src/persistence/failures';

const failing = (code: string): Error => Object.assign(new Error('failed'), { code });
const told = (code: string) => databaseProblem(databaseFailure(failing(code)));

describe('a failure of the database', () => {
  it.each(['ECONNREFUSED', '57P01', '40001'])('of code %s is 503 with Retry-After', (code) => {
    expect(told(code)?.kind).toMatchObject({ status: 503, code: 'database-unavailable' });
    expect(told(code)?.facts.headers).toEqual({ 'Retry-After': '2' });
  });

  it('that is a statement ended by its own time limit is told as just that', () => {
    expect(told('57014')?.kind).toMatchObject({ status: 503, code: 'database-too-slow' });
    expect(told('57014')?.facts.headers).toEqual({ 'Retry-After': '30' });
  });

  it.each(['22021', '22003'])('of class 22, code %s, is the request that is at fault', (code) => {
    expect(told(code)?.kind).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  it('is told from every other error', () => {
    expect(told('23505')).toBeUndefined();
    expect(databaseProblem(new Error('a defect'))).toBeUndefined();
  });

  it.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])('is not what befell the connection of a client, code %s', (code) => {
    expect(databaseProblem(failing(code))).toBeUndefined();
  });
});
