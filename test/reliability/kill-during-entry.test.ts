import { migratedDatabase } from '../tools/database';
import { asAdmin } from '../tools/keys';
import { dealsAt } from '../tools/tournament';
import { dealOf, differencesOf, openTables, storedDeals, storedWrongly, type Entry } from './entries';
import { runCampaign, type Campaign, type Losses, type Target } from './retrying-clients';
import { serviceProcess } from './service-process';

const isFull = process.env['SKAT_RELIABILITY'] === 'full';
const campaign: Campaign = isFull
  ? { clients: 32, entriesPerClient: 36, kills: 12, doubleSendEvery: 10 }
  : { clients: 8, entriesPerClient: 24, kills: 3, doubleSendEvery: 10 };

/** Sends everything once, so that whatever the harness finds was done by a kill. */
const patient: Campaign = { ...campaign, doubleSendEvery: 0 };

interface StoppableTarget extends Target {
  readonly stop: () => Promise<void>;
}

/** The whole service. What it holds is read past it. */
async function entryTarget(url: string): Promise<StoppableTarget> {
  const service = await serviceProcess(url);
  await service.start();
  const scene = await openTables(service.ask, campaign.clients, campaign.entriesPerClient);
  return {
    start: service.start,
    kill: service.kill,
    stop: service.stop,
    send: async (client, entry, key) => {
      const headers = { ...asAdmin, 'Idempotency-Key': key };
      return (await service.ask('POST', dealsAt(scene, client), { body: dealOf(entry), headers })).status;
    },
    stored: () => storedDeals(url, scene),
  };
}

/** A wrong service, which takes entries at `/<client>/<entry>/<key>` and holds them in `wrong_entry`. */
const wrongTarget =
  (script: string) =>
  async (url: string): Promise<StoppableTarget> => {
    const service = await serviceProcess(url, script);
    await service.start();
    return {
      start: service.start,
      kill: service.kill,
      stop: service.stop,
      send: async (client, entry, key) =>
        (await fetch(`${service.url}/${client}/${entry}/${key}`, { method: 'POST' })).status,
      stored: () => storedWrongly(url),
    };
  };

async function losses(name: string, make: (url: string) => Promise<StoppableTarget>, asked: Campaign): Promise<Losses> {
  const { url, drop } = await migratedDatabase();
  const target = await make(url);
  try {
    const found = await runCampaign(target, asked);
    process.stdout.write(`${name}: ${JSON.stringify(found)}\n`);
    return found;
  } finally {
    await target.stop();
    await drop();
  }
}

/** What every campaign has done, right or wrong. */
const done = { acknowledged: campaign.clients * campaign.entriesPerClient, kills: campaign.kills, unknown: 0 };

describe('Q1: the service killed with -9 while deals are entered and retried', () => {
  it('loses nothing that it acknowledged and doubles nothing', async () => {
    expect(await losses('deal entry', entryTarget, campaign)).toMatchObject({ ...done, lost: 0, doubled: 0 });
  }, 300_000);

  it('is a harness whose kills alone find the doubles of a service that looks first and then inserts', async () => {
    const found = await losses('look, then insert', wrongTarget('test/reliability/look-then-insert.ts'), patient);
    expect(found).toMatchObject({ ...done, lost: 0 });
    expect(found.doubled).toBeGreaterThan(0);
  }, 300_000);

  it('is a harness whose kills find the losses of a service that answers first and then inserts', async () => {
    const found = await losses('answer, then insert', wrongTarget('test/reliability/answer-then-insert.ts'), patient);
    expect(found).toMatchObject({ ...done, doubled: 0 });
    expect(found.lost).toBeGreaterThan(0);
  }, 300_000);

  it('is a harness to which one lost and one doubled of the same client are two', () => {
    const acknowledged = new Set<Entry>(['0/0', '0/1']);
    expect(differencesOf(acknowledged, ['0/0', '0/0'])).toEqual({ acknowledged: 2, lost: 1, doubled: 1, unknown: 0 });
    expect(differencesOf(acknowledged, ['0/0', '0/1', '0/2'])).toMatchObject({ lost: 0, doubled: 0, unknown: 1 });
  });
});
