import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../src/app';
import { openDatabase, type Database } from '../../src/persistence/database';
import { createLog } from '../../src/platform';
import { migratedDatabase, type TestDatabase } from '../tools/database';
import { gateBefore, type Gate } from '../tools/gate';
import { adminKey, asker, listening, type Ask } from '../tools/http';
import { committedContract, contractCheck } from '../tools/openapi';

describe('while the database is away', () => {
  let fresh: TestDatabase;
  let gate: Gate;
  let database: Database;
  let app: NestFastifyApplication;
  let ask: Ask;

  beforeAll(async () => {
    fresh = await migratedDatabase();
    gate = await gateBefore(fresh.url);
    database = await openDatabase({ url: gate.url, dataDir: '' });
    app = await createApp({ trustProxy: false, rateLimit: 0, adminKey }, database, createLog('silent'));
    ask = asker(await listening(app), contractCheck(committedContract()));
    await gate.cut();
  });
  afterAll(async () => {
    app.getHttpServer().closeAllConnections();
    await app.close();
    await database.close();
    await gate.cut();
    await fresh.drop();
  });

  it.each(['/readyz', '/v1/tournaments'])('%s answers 503 and when to try again', async (path) => {
    const { status, headers, body } = await ask('GET', path);
    expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'database-unavailable' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('the process lives, and questions are answered as ever', async () => {
    expect((await ask('GET', '/livez')).status).toBe(200);
    expect((await ask('GET', '/v1/rulesets')).status).toBe(200);
  });

  it('everything is well again as soon as it is back', async () => {
    await gate.open();
    expect((await ask('GET', '/v1/tournaments')).status).toBe(200);
    expect((await ask('GET', '/readyz')).status).toBe(200);
  });
});
