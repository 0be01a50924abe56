import { startService, type TestService } from '../tools/http';

describe('health', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it.each(['/livez', '/readyz'])('answers ok at %s', async (path) => {
    expect(await service.ask('GET', path)).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('counts requests by route template and never by path', async () => {
    await service.ask('GET', '/problems/not-found');
    const { text } = await service.ask('GET', '/metrics');
    expect(text).toContain('route="/problems/:code"');
    expect(text).not.toContain('/problems/not-found');
  });

  it('serves its contract as JSON and as the committed bytes of YAML', async () => {
    const { body } = await service.ask('GET', '/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0' });
    expect((await service.ask('GET', '/openapi.yaml')).text).toMatch(/^openapi: 3\.1\.0\n/);
  });

  it('shows the contract at /docs from files of its own', async () => {
    const page = await fetch(`${service.url}/docs`).then((answer) => answer.text());
    expect(page).not.toMatch(/(src|href)=['"]https?:/);
    for (const [, file = ''] of page.matchAll(/src="\.\/(docs\/[^"]+)"/g)) {
      expect((await fetch(`${service.url}/${file}`)).status).toBe(200);
    }
  });
});
