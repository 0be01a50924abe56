import { seededGenerator } from '../../src/competition/seeded-generator';
import { ResultsFiller } from '../../src/modules/events/standings/results-filler';
import { Ledger } from '../../src/persistence/ledger';
import { by, games, passed, type Told } from '../tools/deals';
import { ruleAsJury } from '../tools/disputes';
import { startService, type Answer, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { announce, command, enter, schedule, type TestDraw } from '../tools/tournament';
import { keptAndRecomputed } from './kept-and-recomputed';

const acts = process.env['SKAT_RELIABILITY'] === 'full' ? 2000 : 132;

jest.setTimeout(600_000);

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const random = seededGenerator('a8'.padEnd(64, '0'));
const below = (limit: number): number => random.below(limit);
const oneOf = <T>(all: readonly T[]): T => all[below(all.length)] as T;

/** Where the acts are done. */
interface Scene {
  readonly id: string;
  readonly path: string;
  readonly session: number;
  readonly tables: TestDraw['tables'];
  /** Who entered first. */
  readonly field: readonly string[];
  /** Who came after the draw. */
  readonly reserves: readonly string[];
}

type Act = (scene: Scene) => Promise<Answer>;

const anyTable = ({ tables }: Scene) => oneOf(tables);

function anyEntry(size: number): Told {
  return below(8) === 0 ? passed : by(1 + below(size), oneOf(Object.values(games)));
}

async function put(path: string, seenAt: string, body: object): Promise<Answer> {
  const seen = await ask('GET', seenAt);
  return ask('PUT', path, { body, headers: { ...asAdmin, 'If-Match': seen.headers['etag'] ?? '"none"' } });
}

/** What a ruling may make of a deal. */
const becomes = [{ stands: true }, { passed: true }, { playAnew: true }, { won: false, level: 'schneider' }] as const;
const because = { reason: 'Seen by all', law: 'isko-2022:4.1.4' };

/** Brings a deal before a referee, who rules; the answer is the first that was refused, or the last. */
async function ruleOnDeal(scene: Scene): Promise<{ readonly answer: Answer; readonly path: string }> {
  const told = { tableId: anyTable(scene).id, deal: 1 + below(4), incident: { kind: 'revoke', offender: 'declarer' } };
  const opened = await command<{ id: string }>(ask, `${scene.path}/disputes`, told);
  const path = `/v1/disputes/${opened.body.id}`;
  if (opened.status !== 201) return { answer: opened, path };
  const penalties = [{ seat: 1 + below(3), points: -10 }];
  const answer = await command(ask, `${path}/rulings`, {
    ...because,
    departing: { deal: oneOf(becomes), penalties, warnings: [{ seat: 1 + below(3) }] },
  });
  if (answer.status !== 201) await command(ask, `${path}/withdraw`, {});
  return { answer, path };
}

/** A late entry after a round first, and then end sums, as only a list without deals takes them. */
const kinds: Readonly<Record<string, Act>> = {
  lateEntry: async (scene) => {
    const { id, seats } = scene.tables.at(-1) ?? anyTable(scene);
    for (let deal = 1; deal <= seats.length; deal += 1)
      await command(ask, `/v1/tables/${id}/deals`, { ...passed, deal });
    const body = { session: scene.session, tableId: id, everybodyAgrees: true };
    return command(ask, `${scene.path}/players/${oneOf(scene.reserves)}/join`, body);
  },
  endSums: (scene) => {
    const { id, seats } = anyTable(scene);
    const totals = seats.map(({ seat }) => {
      return { seat, gamePoints: below(900) - 300, won: below(5), lost: below(3), passed: below(2) };
    });
    return put(`/v1/tables/${id}/totals`, `/v1/tables/${id}`, {
      totals,
      passed: totals.reduce((sum, { passed: dealt }) => sum + dealt, 0),
      notPlayed: 0,
      reason: 'Read again',
    });
  },
  entry: (scene) => {
    const { id, seats } = anyTable(scene);
    return command(ask, `/v1/tables/${id}/deals`, anyEntry(seats.length));
  },
  correction: (scene) => {
    const { id, seats } = anyTable(scene);
    const path = `/v1/tables/${id}/deals/${1 + below(4)}`;
    return put(path, path, { ...anyEntry(seats.length), reason: 'Misread' });
  },
  adjustment: (scene) => {
    const { id, seats } = anyTable(scene);
    const body = { seat: 1 + below(seats.length), points: 1 + below(50), reason: 'Helped' };
    return command(ask, `/v1/tables/${id}/adjustments`, body);
  },
  wrongSeat: (scene) => {
    const { id, seats } = anyTable(scene);
    const body = { seat: 1 + below(seats.length), wrongSeat: true, reason: 'Took the seat of another' };
    return command(ask, `/v1/tables/${id}/adjustments`, body);
  },
  adjustmentWithdrawn: async (scene) => {
    const { id, seats } = anyTable(scene);
    const path = `/v1/tables/${id}/adjustments`;
    const { body } = await command<{ number: number }>(ask, path, {
      seat: 1 + below(seats.length),
      points: -50,
      reason: 'Late',
    });
    return command(ask, `${path}/${body.number}/withdraw`, { reason: 'Was there' });
  },
  replacement: (scene) => {
    const { playerId } = oneOf(anyTable(scene).seats);
    const body = { session: scene.session, substitute: oneOf(scene.reserves), fromDeal: 1 + below(4), reason: 'Ill' };
    return command(ask, `${scene.path}/players/${playerId}/replace`, body);
  },
  ruling: async (scene) => (await ruleOnDeal(scene)).answer,
  jury: async (scene) => {
    const { answer, path } = await ruleOnDeal(scene);
    if (answer.status !== 201) return answer;
    return ruleAsJury(ask, path, scene.id, { ...because, departing: { deal: oneOf(becomes) } });
  },
  warning: async ({ path, tables }) => {
    const { id, seats } = oneOf(tables);
    return command(ask, `${path}/warnings`, { tableId: id, playerId: oneOf(seats).playerId, reason: 'Spoke' });
  },
  withdrawal: ({ path, field }) => command(ask, `${path}/players/${oneOf(field)}/withdraw`, { reason: 'Ill' }),
};

async function requireEqual(id: string): Promise<void> {
  const { kept, recomputed } = await keptAndRecomputed(service.database, id);
  expect(kept).toEqual(recomputed);
}

it('Q8: what is kept equals the lists read again after random entries, corrections, rulings and withdrawals', async () => {
  const { id, path } = await announce(ask, {
    profile: { passedDealCredit: { points: 30, won: 1 }, warnings: { after: 2, points: -20 } },
  });
  const field = await enter(ask, path, 11);
  const names = Object.keys(kinds);
  const done = new Set<string>();
  for (const session of [1, 2]) {
    const scheduled = await schedule(ask, path, { deals: { '4': 8, '3': 6 } });
    const { body } = await scheduled.step<TestDraw>('draw');
    await scheduled.step('open');
    const reserves = await enter(ask, path, 6);
    for (let act = 0; act < acts / 2; act += 1) {
      const kind = act % 2 === 1 ? 'entry' : (names[(act >> 1) % names.length] ?? 'entry');
      const { status } = (await kinds[kind]?.({ id, path, session, tables: body.tables, field, reserves })) ?? {
        status: 0,
      };
      if (status < 300) done.add(kind);
      else expect([404, 409, 412, 422]).toContain(status);
      await requireEqual(id);
    }
  }
  expect([...done].toSorted()).toEqual(names.toSorted());
  const { kept } = await keptAndRecomputed(service.database, id);
  expect(kept.some(({ total }) => total !== 0)).toBe(true);

  // A harness that finds nothing wrong proves nothing: one point more in one place is found.
  await service.database.dataSource.query(
    `UPDATE session_result SET total = total + 1 WHERE ctid = (SELECT min(ctid) FROM session_result WHERE tournament_id = $1)`,
    [id],
  );
  const tampered = await keptAndRecomputed(service.database, id);
  expect(tampered.kept).not.toEqual(tampered.recomputed);

  // A database from before results were kept is filled at the start, but for what cannot be read.
  const { dataSource } = service.database;
  const unread = await announce(ask);
  await enter(ask, unread.path, 3);
  await (await schedule(ask, unread.path)).step('draw');
  await dataSource.query(`UPDATE tournament SET profile = '{}' WHERE id = $1`, [unread.id]);
  await dataSource.query('DELETE FROM session_result');
  expect((await keptAndRecomputed(service.database, id)).kept).toEqual([]);
  await new ResultsFiller(new Ledger(dataSource)).onApplicationBootstrap();
  expect((await keptAndRecomputed(service.database, id)).kept).toEqual(kept);
});
