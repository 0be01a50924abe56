import { axeFindings, isWiderThanScreen, journeys, picture } from './browser';

/** Every address that has a page, and what is to be seen there before it is looked at. */
const pages = [
  { name: 'start', path: '/' },
  { name: 'desk', path: '/desk' },
];

journeys('every page', (walk) => {
  const devices = (['phone', 'desk'] as const).flatMap((size) =>
    (['de', 'en'] as const).flatMap((language) =>
      (['light', 'dark'] as const).map((scheme) => ({ size, language, scheme })),
    ),
  );

  it.each(pages)('is for everybody: $name', async ({ name, path }) => {
    for (const device of devices) {
      const page = await walk().open(path, device);
      await page.locator('main h1').waitFor();
      await picture(page, `${name}-${device.size}-${device.language}-${device.scheme}`);
      expect({ device, findings: await axeFindings(page) }).toEqual({ device, findings: [] });
      const sideways = await isWiderThanScreen(page);
      expect({ device, sideways }).toEqual({ device, sideways: false });
    }
  });
});
