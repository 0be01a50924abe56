import { journeys } from './browser';

journeys('the start page', (walk) => {
  it('finds a law by keyboard alone, and keeps language and colours', async () => {
    const page = await walk().open('/', { language: 'de' });
    await page.getByLabel('Ein Gesetz suchen').fill('überreizt');
    await page.getByText(/^\d+ Gesetze?$/).waitFor();
    await page.getByRole('button', { name: 'EN', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Dark' }).press('Enter');
    await page.reload();
    await page.getByRole('button', { name: 'Light' }).waitFor();
    const root = page.locator('html');
    expect([await root.getAttribute('lang'), await root.getAttribute('data-mantine-color-scheme')]).toEqual([
      'en',
      'dark',
    ]);
  });

  it('says that there is no network, and that it is back', async () => {
    const page = await walk().open('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('No network.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('No network.').waitFor({ state: 'detached' });
    expect(await page.getByRole('status').first().textContent()).toBe('');
  });
});
