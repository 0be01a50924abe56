import { createLog, NestLog } from '../../src/platform/log';

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog('debug', { write: (line) => (text += line) }));
  return text;
}

describe('the log', () => {
  it('blots out headers that carry secrets and leaves the others', () => {
    const headers = { authorization: 'Bearer skat_secret', cookie: 'id=secret', host: 'localhost' };
    const text = written((log) => log.info({ headers, req: { headers } }, 'seen'));
    expect(text).not.toContain('secret"');
    expect(text).not.toContain('skat_secret');
    expect(text).toContain('localhost');
  });

  it('takes the routine messages of the framework at level debug and its errors at level error', () => {
    const lines = written((log) => {
      const framework = new NestLog(log);
      framework.log('routes mapped', 'Router');
      framework.error('broken');
    });
    expect(lines).toContain('"level":20');
    expect(lines).toContain('"level":50');
  });
});
