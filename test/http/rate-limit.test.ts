import { startService, type TestService } from '../tools/http';

describe('the rate limit', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ rateLimit: 3 });
  });
  afterAll(() => service.stop());

  it('refuses the fourth of three requests a minute with whole seconds to wait, and still answers health', async () => {
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await service.ask('GET', '/')).status);
    const { status, headers, body } = await service.ask('GET', '/');
    expect([...statuses, status]).toEqual([200, 200, 200, 429]);
    expect(body['code']).toBe('rate-limited');
    expect(headers['retry-after']).toMatch(/^[1-5]?\d$|^60$/);
    expect(headers['ratelimit']).toMatch(/^"default";r=0;t=\d+$/);
    expect((await service.ask('GET', '/livez')).status).toBe(200);
  });
});
