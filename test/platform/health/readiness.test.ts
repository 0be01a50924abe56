import { Readiness } from '../../../src/platform';

const code = (problem: string) => ({ kind: { code: problem, status: 503 } });

describe('readiness', () => {
  it('is given while the database answers', async () => {
    await expect(new Readiness(() => Promise.resolve()).check()).resolves.toBeUndefined();
  });

  it('is refused with Retry-After while the database is away', async () => {
    const check = new Readiness(() => Promise.reject(new Error('gone'))).check();
    await expect(check).rejects.toMatchObject(code('database-unavailable'));
    await expect(check).rejects.toMatchObject({ facts: { headers: { 'Retry-After': '5' } } });
  });

  it('is refused while the process is being stopped', async () => {
    const readiness = new Readiness(() => Promise.resolve());
    readiness.drain();
    await expect(readiness.check()).rejects.toMatchObject(code('shutting-down'));
  });
});
