import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import { startService, type Ask, type TestService } from '../tools/http';
import { by, games, passed } from '../tools/deals';
import { dispute, revoke } from '../tools/disputes';
import { asAdmin } from '../tools/keys';
import { command, openSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const room = async (path: string) => (await ask('GET', `${path}/control-room`)).body;

it('the control room shows the tables behind the others, and the lists that are missing', async () => {
  const { id, session, tables } = await openSession(ask, { players: 9, deals: { '3': 6 } });
  const [one, two, three] = tables;
  for (const table of [one, two]) {
    for (let deal = 1; deal <= 6; deal += 1) await command(ask, `/v1/tables/${table?.id}/deals`, passed);
  }
  const slow = { tableId: three?.id, table: 3, dealsEntered: 0, dealsFixed: 6, behind: 6 };
  expect(await room(session.path)).toMatchObject({
    number: 1,
    state: 'open',
    timeUp: false,
    clock: { secondsLeft: null },
    tables: 3,
    complete: 2,
    missing: [{ tableId: three?.id, table: 3, dealsEntered: 0, dealsFixed: 6 }],
    unconfirmed: [
      { tableId: one?.id, table: 1 },
      { tableId: two?.id, table: 2 },
    ],
    slow: [slow],
    failedChecks: [],
    openDisputes: [],
  });
  await service.database.dataSource.query(
    `UPDATE session SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 minute' WHERE tournament_id = $1`,
    [id],
  );
  for (let shown = await room(session.path); shown['timeUp'] !== true;) shown = await room(session.path);
  const { behind: _, ...missing } = slow;
  expect(await room(session.path)).toMatchObject({ clock: { secondsLeft: 0 }, missing: [missing], slow: [slow] });
});

it('the control room names the checks that fail, table and sum', async () => {
  const { session, tables } = await openSession(ask, { players: 3, deals: { '3': 3 } });
  const path = `/v1/tables/${tables[0]?.id}`;
  const totals = [1, 2, 3].map((seat) => ({ seat, gamePoints: 10, won: 1, lost: 1 }));
  const etag = (await ask('GET', path)).headers['etag'] ?? '';
  const paper = { body: { totals, passed: 0, notPlayed: 0 }, headers: { ...asAdmin, 'If-Match': etag } };
  const answer = await ask('PUT', `${path}/totals`, paper);
  expect(answer.status).toBe(200);
  const shown = await room(session.path);
  expect(shown['failedChecks']).toContainEqual(
    expect.objectContaining({ tableId: tables[0]?.id, table: 1, code: 'C1', line: null }),
  );
  const { body } = await session.step('close');
  const refused = (body['errors'] as { code: string }[]).map(({ code }) => code);
  expect((shown['failedChecks'] as { code: string }[]).map(({ code }) => code)).toEqual(refused);
});

it('the control room counts a list as confirmed once two seats have confirmed it as it stands', async () => {
  const { session, tables } = await openSession(ask, { players: 3, deals: { '3': 3 } });
  const path = `/v1/tables/${tables[0]?.id}`;
  for (let deal = 1; deal <= 3; deal += 1) await command(ask, `${path}/deals`, passed);
  const confirm = async (seat: number) => {
    const etag = (await ask('GET', path)).headers['etag'] ?? '';
    return command(ask, `${path}/confirmations`, { seat }, { ...asAdmin, 'If-Match': etag });
  };
  expect((await room(session.path))['unconfirmed']).toHaveLength(1);
  expect(await confirm(1)).toMatchObject({ status: 201 });
  expect((await room(session.path))['unconfirmed']).toHaveLength(1);
  expect(await confirm(2)).toMatchObject({ status: 201 });
  expect((await room(session.path))['unconfirmed']).toEqual([]);
});

it('the control room names the disputes that wait for a ruling', async () => {
  const { path, session, tables } = await openSession(ask, { players: 3, deals: { '3': 3 } });
  const tableId = tables[0]?.id ?? '';
  await command(ask, `/v1/tables/${tableId}/deals`, by(2, games['hearts with 1: +20']));
  const { answer } = await dispute(ask, path, { tableId, deal: 1, ...revoke });
  expect((await room(session.path))['openDisputes']).toEqual([{ disputeId: answer.body['id'], tableId, deal: 1 }]);
});

it('the control room reads many lists by as many queries as one', async () => {
  const counts: number[] = [];
  for (const players of [3, 9]) {
    const { session, tables } = await openSession(ask, { players, deals: { '3': 3 } });
    for (const { id } of tables) {
      for (let deal = 1; deal <= 3; deal += 1) await command(ask, `/v1/tables/${id}/deals`, passed);
    }
    const query = jest.spyOn(PostgresQueryRunner.prototype, 'query');
    expect(await room(session.path)).toMatchObject({ complete: players / 3 });
    counts.push(
      query.mock.calls.filter(([sql]) => /FROM "?(deal|paper_list|control_entry|adjustment)/i.test(sql)).length,
    );
    query.mockRestore();
  }
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[1]).toBe(counts[0]);
});

it('there is no control room of a session that nobody has scheduled', async () => {
  const { path } = await openSession(ask, { players: 3 });
  expect((await ask('GET', `${path}/sessions/2/control-room`)).status).toBe(404);
});
