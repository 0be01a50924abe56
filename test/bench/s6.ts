import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../../src/persistence/database';
import { serviceProcess, type ServiceProcess } from '../reliability/service-process';
import { adminKey } from '../tools/http';
import { median, report, rounded } from './figure';
import { DEALS, held, holdTheEnd, newEvent, tablesOf } from './s6-event';

const whole = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** Smaller ones for a quick look: `S6_TABLES=40 S6_PLAYERS=400 S6_FEW=100 S6_ROUNDS=3 S6_DEALS=4`. */
const TABLES = whole('S6_TABLES', 200);
const EVENTS = [whole('S6_PLAYERS', 4500), whole('S6_FEW', 450)] as const;
const ROUNDS = whole('S6_ROUNDS', 5);
const DEALS_A_ROUND = whole('S6_DEALS', 4);

/** What one round of entries came to. */
interface Round {
  readonly perSecond: number;
  /** Milliseconds that each entry took until it was stored. */
  readonly times: readonly number[];
  /** Answers other than 201, by status; 0 is none at all. Each is sent again under its key. */
  readonly errors: readonly number[];
}

/** A game that the player behind the dealer wins. */
const entryOf = (deal: number) => ({
  deal,
  declarer: (deal % 4) + 1,
  bid: 18,
  contract: { game: 'suit', trump: 'C' },
  matadors: { with: 1 },
  outcome: { cardPoints: 75, tricks: 6 },
});

const agent = new Agent({ keepAlive: true, maxSockets: TABLES });

/** One try; the status of the answer. */
function enter(url: string, table: string, deal: number, key: string): Promise<number> {
  const headers = { authorization: `Bearer ${adminKey}`, 'content-type': 'application/json', 'idempotency-key': key };
  return new Promise((resolve) => {
    const entry = request(`${url}/v1/tables/${table}/deals`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    entry.on('error', () => resolve(0)).end(JSON.stringify(entryOf(deal)));
  });
}

/** Every table enters its next deals one after the other, all tables at once, in turns at these services. */
async function playRound(urls: readonly string[], tables: readonly string[], first: number): Promise<Round> {
  const times: number[] = [];
  const errors: number[] = [];
  const started = performance.now();
  const play = async (table: string, url: string): Promise<void> => {
    for (let deal = first; deal < first + DEALS_A_ROUND; deal += 1) {
      const sent = performance.now();
      const key = randomUUID();
      for (let status = 0; status !== 201;) {
        status = await enter(url, table, deal, key);
        if (status !== 201) errors.push(status);
      }
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(tables.map((table, index) => play(table, urls[index % urls.length] ?? '')));
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: times.length / seconds, times, errors };
}

/** The same rounds in events of both sizes, in turns; the first round of each warms up. */
async function compare(source: DataSource, urls: readonly string[], holdsTheEnd: boolean): Promise<void> {
  await holdTheEnd(source, holdsTheEnd);
  const events = [];
  for (const players of EVENTS) {
    const id = await newEvent(source, players);
    events.push({ id, players, tables: await tablesOf(source, id, TABLES), rounds: [] as Round[] });
  }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { tables, rounds } of events) rounds.push(await playRound(urls, tables, round * DEALS_A_ROUND + 1));
  }
  const figures = [];
  for (const { id, players, rounds } of events) {
    const perSecond = median(rounds.slice(1).map((round) => round.perSecond));
    const times = rounds.slice(1).flatMap((round) => round.times);
    const slowestHundredth = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
    const [cold = [], ...warm] = rounds.map(({ errors }) => errors);
    const due = TABLES * DEALS_A_ROUND * rounds.length;
    const { deals, lines } = await held(source, id);
    figures.push({ perSecond, slowestHundredth });
    report('S6', {
      processes: urls.length,
      players,
      tables: TABLES,
      ...(holdsTheEnd && { endHeldUntilCommit: true }),
      entriesPerSecond: Math.round(perSecond),
      slowestHundredthMilliseconds: Math.round(slowestHundredth),
      errors: warm.flat().length,
      errorsWhenCold: cold.length,
      ...(cold.length + warm.flat().length > 0 && { statuses: [...new Set([...cold, ...warm.flat()])].join(' ') }),
      lostDeals: due - deals,
      lostLines: due - lines,
    });
  }
  const [large, small] = figures;
  if (holdsTheEnd || !large || !small) return;
  report('S6', {
    processes: urls.length,
    ofEntriesPerSecond: rounded(large.perSecond / small.perSecond),
    atLeast: 0.8,
    ofSlowestHundredth: rounded(large.slowestHundredth / small.slowestHundredth),
    atMost: 1.2,
  });
}

/**
 * S6: tables that enter deals at once in a large event beside the same in a small one, at one process and at two; and the
 * large one as it would be if every entry held the end of the log.
 */
export async function s6(): Promise<void> {
  if ((ROUNDS + 1) * DEALS_A_ROUND > DEALS) throw new Error('a list has not so many deals');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'skat-bench-'));
  // Every account can enter it, so that the data do not move away.
  chmodSync(dataDir, 0o755);
  const database = await openDatabase({ dataDir });
  const { connectionString } = database.dataSource.options.extra as { connectionString: string };
  const services: ServiceProcess[] = [];
  try {
    for (const processes of [1, 2]) {
      const service = await serviceProcess(connectionString);
      services.push(service);
      await service.start();
      const urls = services.map(({ url }) => url);
      await compare(database.dataSource, urls, false);
      if (processes === 2) await compare(database.dataSource, urls, true);
    }
  } finally {
    agent.destroy();
    for (const service of services) await service.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
