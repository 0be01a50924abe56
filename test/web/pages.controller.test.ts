import { startService, type TestService } from '../tools/http';

describe('the pages', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(service.url + path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it.each([
    ['en', 'Knows the laws of Skat'],
    ['de', 'Kennt die Skatgesetze'],
  ])('greet in %s', async (language, words) => {
    const { status, headers, text } = await service.ask('GET', '/', { headers: { 'Accept-Language': language } });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
    expect(text).toContain(`<html lang="${language}"`);
    expect(text).toContain(words);
  });

  it.each([
    '/laws',
    '/laws/foster:47',
    '/value',
    '/deals',
    '/events',
    '/events/0190',
    '/events/0190/screen',
    '/t/0190',
    '/desk',
    '/desk/board/7',
    '/referee',
    '/referee/practice',
  ])('have a shell at %s', async (path) => {
    const { status, headers, text } = await read(path);
    expect({ status, type: headers.get('content-type'), caching: headers.get('cache-control') }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      caching: 'no-cache',
    });
    expect(text).toMatch(/<title>.+ · Skat Arbiter<\/title>/);
    expect(text).toContain('<div id="root">');
  });

  it('are sent in the language of the address, else in the one chosen before, else in that of the browser', async () => {
    const chosen = { 'Accept-Language': 'en', Cookie: 'language=de' };
    expect((await read('/value', chosen)).text).toContain('<html lang="de"');
    expect((await read('/value?lang=en', chosen)).text).toContain('<html lang="en"');
    expect((await read('/value', { ...chosen, Cookie: 'language=fr' })).text).toContain('<html lang="en"');
    expect((await read('/value', chosen)).headers.get('vary')).toContain('Cookie');
  });

  it('are sent in the colours chosen before, and leave them to the device otherwise', async () => {
    expect((await read('/value', { Cookie: 'scheme=dark' })).text).toContain('data-mantine-color-scheme="dark"');
    expect((await read('/value', { Cookie: 'scheme="><script>' })).text).not.toContain('data-mantine-color-scheme');
  });

  it('let a law be read without scripts, with what the other codes say', async () => {
    const { text } = await read('/laws/foster:47', { 'Accept-Language': 'de' });
    expect(text).toContain('<title>foster:47: Der Alleinspieler spielt außer der Reihe aus · Skat Arbiter</title>');
    expect(text).toContain('href="/laws/isko-2022:4.1.4"');
    const list = (await read('/laws', { 'Accept-Language': 'de' })).text;
    expect([...list.matchAll(/href="\/laws\//g)].length).toBeGreaterThan(200);
    expect((await read('/laws/foster:4711')).status).toBe(404);
  });

  it.each([
    ['/v1/laws/foster:47', '/laws/foster:47'],
    ['/v1/rulesets/foster', '/laws?code=foster'],
    ['/v1/tables/0190', '/t/0190'],
  ])('are where a browser is led from %s', async (answer, page) => {
    const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    const led = await fetch(service.url + answer, { headers: browser, redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([303, page]);
    const machine = await fetch(service.url + answer, { headers: { Accept: '*/*' }, redirect: 'manual' });
    expect(machine.headers.get('content-type')).toMatch(/json/);
  });

  it('allow scripts from files of our own only', async () => {
    const policy = (await read('/value')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect((await read('/value')).text).not.toMatch(/<script(?![^>]* src=)/);
  });
});
