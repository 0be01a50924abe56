import { Client } from 'pg';
import { freshDatabase } from '../tools/database';
import { passed } from '../tools/deals';
import { asAdmin } from '../tools/keys';
import { dealsAt, openSession, type OpenSession } from '../tools/tournament';
import { runCampaign, type Campaign, type Losses, type Target } from './retrying-clients';
import { serviceProcess } from './service-process';

const isFull = process.env['SKAT_RELIABILITY'] === 'full';
const campaign: Campaign = isFull
  ? { clients: 32, entriesPerClient: 36, kills: 12, life: [400, 1500] }
  : { clients: 8, entriesPerClient: 24, kills: 3, life: [300, 900] };

const report = (name: string, losses: Losses): void =>
  void process.stdout.write(`${name}: ${JSON.stringify(losses)}\n`);

/** The whole service, one table of four to a client, 48 deals each. */
async function entryTarget(url: string): Promise<Target & { stop(): Promise<void> }> {
  const service = await serviceProcess(url);
  await service.start();
  const scene: OpenSession = await openSession(service.ask, { players: 4 * campaign.clients });
  return {
    start: service.start,
    kill: service.kill,
    stop: service.stop,
    send: async (client, key) => {
      const headers = { ...asAdmin, 'Idempotency-Key': key };
      const { status } = await service.ask('POST', dealsAt(scene, client), { body: passed, headers });
      return status === 201;
    },
    held: async () =>
      Promise.all(
        scene.tables.map(
          async ({ id }) => (await service.ask<{ dealsEntered: number }>('GET', `/v1/tables/${id}`)).body.dealsEntered,
        ),
      ),
  };
}

/** The wrong service: look first, then insert. */
async function wrongTarget(url: string): Promise<Target & { stop(): Promise<void> }> {
  const service = await serviceProcess(url, 'test/reliability/look-then-insert.ts');
  await service.start();
  return {
    start: service.start,
    kill: service.kill,
    stop: service.stop,
    send: async (client, key) => (await fetch(`${service.url}/${client}/${key}`, { method: 'POST' })).ok,
    held: async () => {
      const database = new Client({ connectionString: url });
      await database.connect();
      const { rows } = await database.query<{ client: number; held: number }>(
        'SELECT client, count(*)::int AS held FROM wrong_entry GROUP BY client',
      );
      await database.end();
      const counts = Array.from({ length: campaign.clients }, () => 0);
      for (const { client, held } of rows) counts[client] = held;
      return counts;
    },
  };
}

async function losses(make: (url: string) => Promise<Target & { stop(): Promise<void> }>): Promise<Losses> {
  const { url, drop } = await freshDatabase();
  const target = await make(url);
  try {
    return await runCampaign(target, campaign);
  } finally {
    await target.stop();
    await drop();
  }
}

describe('the service killed with -9 while deals are entered and retried', () => {
  it('loses nothing that it acknowledged and doubles nothing', async () => {
    const found = await losses(entryTarget);
    report('deal entry', found);
    expect(found).toMatchObject({ acknowledged: campaign.clients * campaign.entriesPerClient, lost: 0, doubled: 0 });
    expect(found.kills).toBeGreaterThan(0);
  }, 300_000);

  it('is a harness that finds the doubles of a service that looks first and then inserts', async () => {
    const found = await losses(wrongTarget);
    report('look, then insert', found);
    expect(found.doubled).toBeGreaterThan(0);
  }, 300_000);
});
