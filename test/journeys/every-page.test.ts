import { axeFindings, isWiderThanScreen, journeys, picture, sizes } from './browser';

/** Every address that has a page. */
const pages = [
  { name: 'start', path: '/' },
  { name: 'laws', path: '/laws' },
  { name: 'law', path: '/laws/foster:47' },
  { name: 'value', path: '/value' },
  { name: 'desk', path: '/desk' },
];

const looks = (['phone', 'desk'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
);

journeys('every page', (walk) => {
  const shown = pages.flatMap((page) => (['de', 'en'] as const).map((language) => ({ ...page, language })));

  it.each(shown)('is for everybody: $name in $language', async ({ name, path, language }) => {
    const page = await walk().open(path, { language });
    await page.waitForLoadState('networkidle');
    await page.locator('main h1').waitFor();
    for (const { size, colorScheme } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(sizes[size]);
      await picture(page, `${name}-${size}-${language}-${colorScheme}`);
      const found = { size, colorScheme, findings: await axeFindings(page), sideways: await isWiderThanScreen(page) };
      expect(found).toEqual({ size, colorScheme, findings: [], sideways: false });
    }
  });
});
