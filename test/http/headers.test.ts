import { startService, type TestService } from '../tools/http';

describe('the headers of every answer', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ rateLimit: 1000 });
  });
  afterAll(() => service.stop());

  it('return a request id that the caller chose', async () => {
    const { headers } = await service.ask('GET', '/problems', { headers: { 'X-Request-Id': 'table-7_deal-12' } });
    expect(headers['x-request-id']).toBe('table-7_deal-12');
  });

  it.each(['short', 'with spaces in it', 'x'.repeat(65)])('replace the request id "%s"', async (given) => {
    const { headers } = await service.ask('GET', '/problems', { headers: { 'X-Request-Id': given } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('name the limit and what is left of it', async () => {
    const { headers } = await service.ask('GET', '/problems');
    expect(headers['ratelimit-policy']).toBe('"default";q=1000;w=60');
    expect(headers['ratelimit']).toMatch(/^"default";r=9\d\d;t=\d+$/);
  });

  it('leave health free of the limit', async () => {
    expect((await service.ask('GET', '/livez')).headers).not.toHaveProperty('ratelimit');
  });

  it('let any origin read, and expose what clients need', async () => {
    const { headers } = await service.ask('GET', '/problems', { headers: { Origin: 'https://club.example' } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      vary: expect.stringContaining('Accept-Language') as string,
    });
    expect(headers['access-control-expose-headers']?.split(', ')).toEqual(
      expect.arrayContaining(['ETag', 'Location', 'Retry-After', 'RateLimit', 'X-Request-Id', 'Idempotency-Replayed']),
    );
  });

  it('answer a preflight on any path', async () => {
    const answer = await fetch(`${service.url}/v1/contracts/value`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://club.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  });

  it('keep pages to scripts of our own', async () => {
    const { headers } = await service.ask('GET', '/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('answer HEAD like GET without a body', async () => {
    expect(await service.ask('HEAD', '/livez')).toMatchObject({ status: 200, text: '' });
  });
});
