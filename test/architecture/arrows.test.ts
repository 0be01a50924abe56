import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

/** The violations of the arrows in the folder `src` below a root. */
function violations(root: string): readonly Violation[] {
  const binary = path.join(project, 'node_modules/.bin/depcruise');
  const config = path.join(__dirname, 'dependency-cruiser.cjs');
  const { stdout, stderr } = spawnSync(binary, ['--config', config, '--output-type', 'json', 'src'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (stdout.length === 0) throw new Error(stderr.toString());
  const { summary } = JSON.parse(stdout.toString()) as { summary: { violations: Violation[]; totalCruised: number } };
  expect(summary.totalCruised).toBeGreaterThan(10);
  return summary.violations;
}

/** A small house with one broken arrow per rule. */
const brokenHouse: Readonly<Record<string, string>> = {
  'src/rules/index.ts': `export * from './cards';`,
  'src/rules/cards.ts': `import { hash } from 'node:crypto'; export const card = hash;`,
  'src/competition/index.ts': `import { card } from '../rules/cards'; export const list = card;`,
  'src/chronicle/deals.ts': `import { inner } from '../platform/inner'; import { z } from 'zod'; import { list } from '../competition'; export const deals = [inner, z, list];`,
  'src/chronicle/index.ts': `export * from './deals';`,
  'src/platform/index.ts': `import { card } from '../rules'; export const limit = card;`,
  'src/platform/inner.ts': `export const inner = 1;`,
  'src/persistence/store.ts': `import { card } from '../rules'; import { limit } from '../platform'; export const store = [card, limit];`,
  'src/persistence/types.ts': `import type { card } from '../rules'; import type { deals } from '../chronicle'; export type Card = typeof card | typeof deals;`,
  'src/modules/access/key.ts': `export const key = 1;`,
  'src/modules/access/index.ts': `export * from './key';`,
  'src/modules/questions/faults.ts': `export const faults = 1;`,
  'src/modules/questions/bids/index.ts': `import { deal } from '../deals/deals'; import { page } from '../../../web/page'; import { faults } from '../faults'; export const bids = [deal, page, faults];`,
  'src/modules/questions/deals/index.ts': `import { store } from '../../../persistence/store'; export * from './deals'; export const stored = store;`,
  'src/modules/questions/deals/deals.ts': `import { inner } from '../../../platform/inner'; export const deal = inner;`,
  'src/modules/events/tables/index.ts': `import { log } from '../../carriers/log'; import { key } from '../../access/key'; import { deals } from '../../../chronicle/deals'; export const tables = [log, key, deals];`,
  'src/modules/carriers/log/index.ts': `import { line } from '../../../tools/check/line'; export const log = line;`,
  'src/tools/check/line.ts': `import { start } from '../../web/start'; export const line = start;`,
  'src/web/start.ts': `export const start = 1;`,
  'src/web/page.ts': `import { store } from '../persistence/store'; export const page = store;`,
  'src/greeting.ts': `import { label } from './pages/page'; export const greeting = label;`,
  'src/pages/page.tsx': `import { limit } from '../platform'; export const label = limit;`,
  'src/app.ts': `import { main } from './main'; export const app = main;`,
  'src/main.ts': `import { app } from './app'; export const main = app;`,
};

describe('the arrows of the architecture', () => {
  it('are kept by every import of the sources', () => {
    const found = violations(project).map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
    expect(found).toEqual([]);
  }, 240_000);

  it('are each seen when broken, and only where broken', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'broken-house-'));
    for (const [file, text] of Object.entries(brokenHouse)) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    const found = new Set(violations(root).map(({ rule, from }) => `${rule.name}: ${from}`));
    rmSync(root, { recursive: true });
    expect([...found].toSorted()).toEqual([
      'chronicle-asks-the-cores-only: src/chronicle/deals.ts',
      'competition-imports-the-door-of-the-rules: src/competition/index.ts',
      'cores-and-platform-have-one-door: src/modules/events/tables/index.ts',
      'cores-and-platform-have-one-door: src/modules/questions/deals/deals.ts',
      'events-know-no-carriers: src/modules/events/tables/index.ts',
      'modules-know-nobody-above: src/modules/questions/bids/index.ts',
      'modules-meet-at-their-doors: src/modules/events/tables/index.ts',
      'modules-meet-at-their-doors: src/modules/questions/bids/index.ts',
      'no-circles: src/app.ts',
      'nobody-needs-the-pages: src/greeting.ts',
      'pages-know-no-server: src/pages/page.tsx',
      'persistence-knows-only-the-cores: src/persistence/store.ts',
      'persistence-takes-types-only: src/persistence/store.ts',
      'platform-knows-no-other-part: src/platform/index.ts',
      'questions-ask-nobody: src/modules/questions/deals/index.ts',
      'rules-import-nothing: src/rules/cards.ts',
      'tools-have-doors: src/modules/carriers/log/index.ts',
      'tools-show-no-pages: src/tools/check/line.ts',
      'web-asks-modules-only: src/web/page.ts',
    ]);
  }, 240_000);
});
