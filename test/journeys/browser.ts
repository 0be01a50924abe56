import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { source as axeSource } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { startService, type TestService } from '../tools/http';

const project = path.resolve(__dirname, '../..');
const named = process.env['CHROMIUM_PATH'];
const browserPath = named ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));

/** A phone in the hall, and a screen at the desk. */
export const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const;

/** What a person's device is like. */
export interface Device {
  readonly size?: keyof typeof sizes;
  readonly language?: 'de' | 'en';
  readonly scheme?: 'light' | 'dark';
  /** Where the service is found, if not at its own address: behind a network of the test. */
  readonly origin?: string;
  /** What the browser may complain of, because the journey breaks it on purpose. */
  readonly mayComplain?: RegExp;
}

/** The service with its built pages, and a browser to walk through them. */
export interface Walk {
  readonly service: TestService;
  /** A page on a device of its own, with nothing kept from others. Complaints of the page fail the journey at its end. */
  open(path: string, device?: Device): Promise<Page>;
}

/**
 * Describes journeys through the pages in a real browser. Where there is none they are skipped with a line that says so.
 * No fixed sleeps: wait for what is to be seen.
 */
export function journeys(name: string, walk: (get: () => Walk) => void): void {
  if (browserPath === undefined) {
    process.stdout.write(`No Chromium at CHROMIUM_PATH or /usr/bin/chromium: the journeys of ${name} are skipped.\n`);
  }
  const suite = browserPath === undefined ? describe.skip : describe;
  jest.setTimeout(300_000);
  suite(name, () => {
    let browser: Browser;
    let service: TestService;
    let contexts: BrowserContext[] = [];
    let complaints: string[] = [];

    beforeAll(async () => {
      execFileSync(process.execPath, ['--require', './test/tools/ts-hook.cjs', 'src/tools/build-pages.ts'], {
        cwd: project,
      });
      service = await startService();
      // Debian's launcher is a script; the browser refuses to run as root inside its own sandbox.
      browser = await chromium.launch({ executablePath: browserPath ?? '', args: ['--no-sandbox'] });
    });
    afterEach(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      const heard = complaints;
      contexts = [];
      complaints = [];
      expect(heard).toEqual([]);
    });
    afterAll(async () => {
      await browser?.close();
      await service?.stop();
    });

    const open = async (address: string, device: Device = {}) => {
      const { size = 'phone', language = 'en', scheme = 'light', origin = service.url, mayComplain } = device;
      const context = await browser.newContext({
        viewport: sizes[size],
        hasTouch: size === 'phone',
        locale: language,
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(60_000);
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && mayComplain?.test(message.text()) !== true) complaints.push(message.text());
      });
      await page.goto(origin + address);
      return page;
    };
    walk(() => ({ service, open }));
  });
}

/** The rules of WCAG 2.2 AA and good practice that a page breaks, with the place of each. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

/** Whether one has to move a page sideways to read it. */
export const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.locator('html').evaluate((root: unknown) => {
    const { scrollWidth, clientWidth } = root as { scrollWidth: number; clientWidth: number };
    return scrollWidth > clientWidth;
  });

/** Keeps a picture of the page for the eyes of whoever works on it; the folder is not in the repository. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env['SKAT_PICTURES'] === undefined) return;
  await page.screenshot({ path: path.join(__dirname, 'pictures', `${name}.png`), fullPage: true });
}
