import { startService, type TestService } from '../tools/http';

describe('the start page', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it.each([
    ['en', 'knows the laws of Skat'],
    ['de', 'kennt die Regeln des Skats'],
  ])('greets in %s and leads to pages that exist', async (language, words) => {
    const { status, headers, text } = await service.ask('GET', '/', { headers: { 'Accept-Language': language } });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
    expect(text).toContain(words);
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links).toContain('/docs');
    for (const link of links) {
      const answer = await fetch(service.url + link);
      await answer.arrayBuffer();
      expect({ link, status: answer.status }).toEqual({ link, status: 200 });
    }
  });
});
