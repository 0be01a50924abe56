import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../../src/app';
import { openDatabase, type Database } from '../../src/persistence/database';
import { createLog } from '../../src/platform';
import { migratedDatabase, type TestDatabase } from '../tools/database';
import { listening, startService, type TestService } from '../tools/http';

describe('the rate limit', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ rateLimit: 3 });
  });
  afterAll(() => service.stop());

  it('refuses the fourth of three requests a minute with whole seconds to wait, and still answers health', async () => {
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await service.ask('GET', '/')).status);
    const { status, headers, body } = await service.ask('GET', '/');
    expect([...statuses, status]).toEqual([200, 200, 200, 429]);
    expect(body['code']).toBe('rate-limited');
    expect(headers['retry-after']).toMatch(/^[1-5]?\d$|^60$/);
    expect(headers['ratelimit']).toMatch(/^"default";r=0;t=\d+$/);
    expect((await service.ask('GET', '/livez')).status).toBe(200);
  });
});

describe('the rate limit of two processes', () => {
  const limit = 40;
  let fresh: TestDatabase;
  const running: { readonly stop: () => Promise<void>; readonly url: string }[] = [];

  beforeAll(async () => {
    fresh = await migratedDatabase();
    for (const _process of ['first', 'second']) {
      const database: Database = await openDatabase({ url: fresh.url, dataDir: '' });
      const app = await createApp(
        { trustProxy: false, rateLimit: limit, adminKey: undefined },
        database,
        createLog('silent'),
      );
      const url = await listening(app);
      running.push({ url, stop: () => app.close().then(() => database.close()) });
    }
  });
  afterAll(async () => {
    for (const { stop } of running) await stop();
    await fresh.drop();
  });

  const leftAt = async (url: string): Promise<number> => {
    const { headers } = await fetch(url);
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };

  it('is one: what somebody has asked of the one he can no longer ask of the other', async () => {
    const [first = '', second = ''] = running.map(({ url }) => url);
    for (let sent = 0; sent < limit - 5; sent += 1) await fetch(first);
    const asked = Date.now();
    let sent = 1;
    while ((await leftAt(second)) > 5 && Date.now() - asked < 5_000) {
      sent += 1;
      await sleep(500);
    }
    const rest = limit - (limit - 5) - sent;
    expect(rest).toBeGreaterThan(0);
    for (let more = 0; more < rest; more += 1) expect((await fetch(second)).status).toBe(200);
    expect((await fetch(second)).status).toBe(429);
  });
});
