import { axeFindings, journeys, picture } from './browser';

journeys('what it is worth', (walk) => {
  it('is told in taps, and an overbid is found out', async () => {
    const page = await walk().open('/value', { language: 'de' });
    const key = (name: string) => page.getByRole('button', { name, exact: true });
    await page.getByText('Noch offen: Spiel').waitFor();
    await key('Herz').click();
    await key('mit').click();
    await key('1').click();
    await key('gewonnen').click();
    await page.getByRole('heading', { name: 'Gewonnen' }).waitFor();
    expect(await page.locator('output').textContent()).toBe('20');
    await page.getByLabel('gereizt bis').selectOption('24');
    await page.getByRole('heading', { name: 'Verloren, überreizt' }).waitFor();
    expect(await page.locator('output').textContent()).toBe('−60');
    await picture(page, 'value-overbid');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'ISkO 2022 3.6' }).click();
    await page.getByRole('heading', { level: 1, name: 'Überreiztes Spiel' }).waitFor();
  });

  it('is told by keyboard alone, a Grand ouvert with four', async () => {
    const page = await walk().open('/value', { language: 'en', size: 'desk' });
    for (const name of ['Grand', 'with', '4', 'ouvert', 'won']) {
      await page.getByRole('button', { name, exact: true }).press('Enter');
    }
    await page.getByRole('heading', { name: 'Won' }).waitFor();
    expect(await page.locator('output').textContent()).toBe('264');
  });
});
