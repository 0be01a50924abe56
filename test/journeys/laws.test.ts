import { journeys } from './browser';

journeys('the laws', (walk) => {
  it('are found by what players call it, and by number', async () => {
    const page = await walk().open('/', { language: 'de' });
    const search = page.getByLabel('Ein Gesetz suchen');
    await search.fill('falsch bedient');
    await page.getByText(/^\d+ Gesetze?$/).waitFor();
    await search.fill('foster:47');
    await page.getByRole('link', { name: 'Foster 47' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Der Alleinspieler spielt außer der Reihe aus' }).waitFor();
    await page.getByText('Zur selben Sache').waitFor();
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe('/laws/foster:47');
  });

  it('are worked out when they are shown', async () => {
    const page = await walk().open('/laws/isko-2022:3.6', { language: 'en' });
    const example = page.getByText(/^Hearts with 1, bid 24: /);
    expect(await example.textContent()).toBe('Hearts with 1, bid 24: −60');
  });

  it('are where a browser is led from the interface', async () => {
    const page = await walk().open('/v1/laws/foster:47', { language: 'de' });
    await page.getByRole('heading', { level: 1, name: 'Der Alleinspieler spielt außer der Reihe aus' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/laws/foster:47');
  });
});
