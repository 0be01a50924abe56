import { allProblems } from '../../src/platform';
import { requireSaying, startService, type TestService } from '../tools/http';

describe('problems', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('tell of an unknown path as 404 with every member of RFC 9457', async () => {
    const { status, headers, body } = await service.ask('GET', '/v1/nothing?x=1');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(body).toEqual({
      type: '/problems/not-found',
      title: 'There is nothing here',
      status: 404,
      detail: 'There is no path /v1/nothing. All paths stand at /docs and in /openapi.yaml.',
      instance: '/v1/nothing',
      code: 'not-found',
      requestId: headers['x-request-id'],
      errors: [],
    });
  });

  it('tell of an unknown method as 405 and name the known ones', async () => {
    const { status, headers, body } = await service.ask('DELETE', '/livez');
    expect({ status, allow: headers['allow'], code: body['code'] }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
      code: 'method-not-allowed',
    });
  });

  it('tell of a missing file of the docs page as 404', async () => {
    expect(await service.ask('GET', '/docs/nothing.js')).toMatchObject({ status: 404 });
  });

  it('tell of a path that is no UTF-8 as 400', async () => {
    expect(await service.ask('GET', '/problems/%zz')).toMatchObject({
      status: 400,
      body: { code: 'malformed-request' },
    });
  });

  it('tell of a path part over 100 characters as 414', async () => {
    expect(await service.ask('GET', `/problems/${'x'.repeat(101)}`)).toMatchObject({
      status: 414,
      body: { code: 'path-too-long' },
    });
  });

  it('tell of an Accept that excludes the answer as 406', async () => {
    expect(await service.ask('GET', '/livez', { headers: { Accept: 'image/png' } })).toMatchObject({
      status: 406,
      body: { code: 'not-acceptable' },
    });
  });

  it('speak German when asked, with the same codes', async () => {
    const { headers, body } = await service.ask('GET', '/v1/nothing', {
      headers: { 'Accept-Language': 'de-AT, en;q=0.5' },
    });
    expect(headers['content-language']).toBe('de');
    expect(body).toMatchObject({ title: 'Hier ist nichts', code: 'not-found' });
  });

  it('never repeat their title as what is wrong, whatever they explain', () => {
    for (const { code, title, explanation } of allProblems()) {
      for (const language of ['en', 'de'] as const)
        requireSaying({ code, title: title[language], detail: explanation[language] });
    }
    expect(() => requireSaying({ code: 'x', title: 'It is not so', detail: 'It is not so.' })).toThrow(/repeats/);
  });

  it.each(allProblems().map(({ code }) => code))('have a page in both languages: %s', async (code) => {
    for (const language of ['en', 'de']) {
      const { status, text } = await service.ask('GET', `/problems/${code}`, {
        headers: { 'Accept-Language': language },
      });
      expect(status).toBe(200);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(`<code>${code}</code>`);
      expect(text).not.toContain('`');
    }
  });

  it('are listed, each with a link', async () => {
    const { text } = await service.ask('GET', '/problems');
    for (const { code } of allProblems()) expect(text).toContain(`href="/problems/${code}"`);
  });

  it('have no page for a code that is none', async () => {
    expect(await service.ask('GET', '/problems/nothing')).toMatchObject({ status: 404 });
  });
});
