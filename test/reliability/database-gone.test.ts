import { setTimeout as sleep } from 'node:timers/promises';
import { migratedDatabase, type TestDatabase } from '../tools/database';
import { passed } from '../tools/deals';
import { gateBefore, type Gate } from '../tools/gate';
import { asAdmin } from '../tools/keys';
import { dealsAt, newCommand, openSession, type OpenSession } from '../tools/tournament';
import { serviceProcess, type ServiceProcess } from './service-process';

const isFull = process.env['SKAT_RELIABILITY'] === 'full';

/** Milliseconds between two requests, and of the outage. */
const pace = 20;
const outage = 3_000;
const outages = isFull ? 10 : 1;

/** What came of one request: when it was sent and answered, and how. */
interface Outcome {
  readonly sent: number;
  readonly answered: number;
  /** 0 where the connection broke, as it does with a process that has ended. */
  readonly status: number;
  readonly retryAfter: string | null;
}

async function outcomeOf(url: string, init: RequestInit): Promise<Outcome> {
  const sent = Date.now();
  try {
    const answer = await fetch(url, init);
    await answer.text();
    return { sent, answered: Date.now(), status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { sent, answered: Date.now(), status: 0, retryAfter: null };
  }
}

/** Sends at a steady pace for as long as asked to; returns what came of it. */
function underLoad(send: () => Promise<Outcome>): { stop(): Promise<readonly Outcome[]> } {
  const outcomes: Promise<Outcome>[] = [];
  const timer = setInterval(() => outcomes.push(send()), pace);
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.all(outcomes);
    },
  };
}

describe('the database gone under load', () => {
  let fresh: TestDatabase;
  let gate: Gate;
  let service: ServiceProcess;

  beforeAll(async () => {
    fresh = await migratedDatabase();
    gate = await gateBefore(fresh.url);
    service = await serviceProcess(gate.url);
    await service.start();
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await gate.cut();
    await fresh.drop();
  }, 60_000);

  const reading = (url = service.url): Promise<Outcome> => outcomeOf(`${url}/v1/tournaments`, {});

  it('Q5: is told as 503 with the time to come back, and is forgotten 5 s after its return', async () => {
    let counts = { requests: 0, unavailable: 0, slowestReturn: 0 };
    for (let round = 0; round < outages; round += 1) {
      const load = underLoad(() => reading());
      await sleep(500);
      await gate.cut();
      const left = Date.now();
      await sleep(outage);
      await gate.open();
      const returned = Date.now();
      await sleep(5_500);
      const outcomes = await load.stop();
      expect(outcomes.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
      const away = outcomes.filter(({ sent, answered }) => sent > left + 100 && answered < returned);
      expect(away.length).toBeGreaterThan(20);
      for (const { status, retryAfter, sent, answered } of away) {
        expect(status).toBe(503);
        expect(Number(retryAfter)).toBeGreaterThan(0);
        expect(answered - sent).toBeLessThan(2_000);
      }
      const back = outcomes.find(({ sent, status }) => sent > returned && status === 200);
      expect(back).toBeDefined();
      const took = (back?.answered ?? Infinity) - returned;
      expect(took).toBeLessThan(5_000);
      counts = {
        requests: counts.requests + outcomes.length,
        unavailable: counts.unavailable + outcomes.filter(({ status }) => status === 503).length,
        slowestReturn: Math.max(counts.slowestReturn, took),
      };
    }
    process.stdout.write(`database stopped: ${JSON.stringify({ outages, ...counts })}\n`);
  }, 300_000);

  it('Q5: loses no deal that was acknowledged and doubles none, with retries by the same key', async () => {
    const evening: OpenSession = await openSession(service.ask, { players: 4 });
    const entries = 12;
    const entering = (async () => {
      for (let entry = 0; entry < entries; entry += 1) {
        const headers = { ...asAdmin, ...newCommand() };
        const send = () => service.ask('POST', dealsAt(evening), { body: passed, headers });
        while ((await send()).status !== 201) await sleep(100);
        await sleep(150);
      }
    })();
    await sleep(600);
    await gate.cut();
    await sleep(1_000);
    await gate.open();
    await entering;
    const { body } = await service.ask('GET', `/v1/tables/${evening.tables[0]?.id}`);
    expect(body['dealsEntered']).toBe(entries);
  }, 60_000);

  it('a network that falls silent keeps nobody waiting for more than 10 s, and no connection for good', async () => {
    gate.freeze();
    const answers = Promise.all(Array.from({ length: 20 }, () => reading()));
    expect((await fetch(`${service.url}/livez`)).status).toBe(200);
    const outcomes = await answers;
    for (const { status, sent, answered } of outcomes) {
      expect(status).toBe(503);
      expect(answered - sent).toBeLessThan(10_000);
    }
    gate.thaw();
    const thawed = Date.now();
    while ((await reading()).status !== 200) await sleep(50);
    expect(Date.now() - thawed).toBeLessThan(10_000);
    const slowest = Math.max(...outcomes.map(({ sent, answered }) => answered - sent));
    process.stdout.write(`network silent: ${JSON.stringify({ requests: outcomes.length, slowest })}\n`);
  }, 60_000);

  it('is a harness that sees a process that ends with its database', async () => {
    const wrong = await serviceProcess(gate.url, 'test/reliability/no-error-handler.ts');
    await wrong.start();
    expect((await reading(wrong.url)).status).toBe(200);
    await gate.cut();
    await sleep(200);
    expect((await reading(wrong.url)).status).toBe(0);
    await wrong.kill();
    await gate.open();
  }, 60_000);
});
