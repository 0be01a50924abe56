import { by, games } from '../tools/deals';
import { dispute, revoke, ruleAsJury } from '../tools/disputes';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin, makeKey } from '../tools/keys';
import { command, dealsAt, openSession, type OpenSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Given {
  readonly id: string;
  readonly adjustment: number | null;
}

const announced = { profile: { warnings: { after: 2, points: -50 } } };
const evening = (tournament: object = announced) => openSession(ask, { players: 4, deals: { '4': 4 }, tournament });
const tableIn = ({ tables }: OpenSession): string => tables[0]?.id ?? '';
const inSeat = ({ tables }: OpenSession, seat: number): string =>
  tables[0]?.seats.find((one) => one.seat === seat)?.playerId ?? '';

const warn = (open: OpenSession, seat: number, more: object = {}, headers = asAdmin) => {
  const told = { tableId: tableIn(open), playerId: inSeat(open, seat), reason: 'He spoke.', ...more };
  return command<Given & Record<string, unknown>>(ask, `${open.path}/warnings`, told, headers);
};

async function totalOf(open: OpenSession, seat: number): Promise<number | undefined> {
  const { body } = await ask<{ items: { playerId: string; total: number }[] }>('GET', `${open.path}/standings`);
  return body.items.find(({ playerId }) => playerId === inSeat(open, seat))?.total;
}

describe('a warning', () => {
  it('stands with its reason and its term, and costs nothing where nothing is announced', async () => {
    const open = await evening({});
    for (let times = 0; times < 3; times += 1) {
      expect(await warn(open, 3, { law: 'isko:4.1.4', expires: 'session' })).toMatchObject({
        status: 201,
        body: {
          reason: 'He spoke.',
          law: 'isko-2022:4.1.4',
          expires: 'session',
          session: 1,
          adjustment: null,
          ruling: null,
        },
      });
    }
    expect(await totalOf(open, 3)).toBe(0);
  });

  it('costs what the event has announced once there are so many, and no other player', async () => {
    const open = await evening();
    expect((await warn(open, 3)).body.adjustment).toBeNull();
    expect((await warn(open, 4)).body.adjustment).toBeNull();
    const second = await warn(open, 3);
    expect(second.body.adjustment).toBe(1);
    expect([await totalOf(open, 3), await totalOf(open, 4)]).toEqual([-50, 0]);
    expect((await warn(open, 3)).body.adjustment).toBeNull();
    expect((await warn(open, 3)).body.adjustment).toBe(2);
    expect(await totalOf(open, 3)).toBe(-100);
    const { body } = await ask<{ items: object[] }>('GET', `${open.path}/log?limit=100`);
    expect(body.items.filter((line) => 'action' in line && line.action === 'warning-given')[2]).toMatchObject({
      subject: { warning: second.body.id, session: 1, table: tableIn(open), player: inSeat(open, 3) },
      after: { counted: 2, adjustment: 1, points: -50 },
      reason: 'He spoke.',
    });
  });

  it('of an earlier session counts only where it was given for the event', async () => {
    const open = await evening();
    await warn(open, 3, { expires: 'session' });
    await service.database.dataSource.query('UPDATE warning SET session = 2 WHERE table_id = $1', [tableIn(open)]);
    expect((await warn(open, 3, { expires: 'event' })).body.adjustment).toBeNull();
    await service.database.dataSource.query('UPDATE warning SET session = 2 WHERE table_id = $1', [tableIn(open)]);
    expect((await warn(open, 3)).body.adjustment).toBe(1);
  });

  it('is withdrawn with what it has cost, and both stay to be seen', async () => {
    const open = await evening();
    await warn(open, 3);
    const { body } = await warn(open, 3);
    const path = `${open.path}/warnings/${body.id}/withdraw`;
    const reason = 'It was another.';
    expect(await command(ask, path, { reason })).toMatchObject({
      status: 200,
      body: { withdrawnFor: reason, adjustment: 1 },
    });
    expect(await totalOf(open, 3)).toBe(0);
    expect((await ask('GET', `/v1/tables/${tableIn(open)}/adjustments`)).body).toMatchObject({
      items: [{ points: -50, withdrawnFor: reason }],
    });
    expect(await command(ask, path, { reason })).toMatchObject({ status: 409, body: { code: 'warning-withdrawn' } });
    expect((await warn(open, 3)).body.adjustment).toBe(2);
  });

  it('comes with a ruling where the referee gives it, and goes with the ruling of the jury', async () => {
    const open = await evening();
    await command(ask, dealsAt(open), by(2, games['hearts with 1: +20']));
    await warn(open, 3);
    const { path, answer } = await dispute(ask, open.path, { tableId: tableIn(open), deal: 1, ...revoke });
    const told = { departing: { warnings: [{ seat: 3 }] }, reason: 'He spoke again.', law: 'isko-2022:4.1.4' };
    const ruled = await command(ask, `${path}/rulings`, told);
    expect(ruled).toMatchObject({ status: 201, body: { rulings: [{ warnings: [expect.any(String)] }] } });
    expect(await totalOf(open, 3)).toBe(-50);
    await ruleAsJury(ask, path, open.id, { departing: {}, reason: 'He did not.', law: 'isko-2022:4.1.4' });
    expect(await totalOf(open, 3)).toBe(0);
    const list = await ask<{ items: object[] }>('GET', `${open.path}/warnings?player=${inSeat(open, 3)}`);
    expect(list.body.items).toMatchObject([
      { withdrawnFor: null, ruling: null },
      { withdrawnFor: 'He did not.', ruling: { dispute: answer.body.id, number: 1 } },
    ]);
  });

  it('is given by a referee to somebody at the table, and by nobody else', async () => {
    const open = await evening();
    const other = await evening();
    const scorer = await makeKey(ask, { role: 'scorer', tournament: open.id });
    expect(await warn(open, 3, {}, scorer.headers)).toMatchObject({ status: 403 });
    expect(await warn(open, 3, { playerId: inSeat(other, 3) })).toMatchObject({
      status: 422,
      body: { code: 'player-not-at-table', errors: [{ pointer: '/playerId' }] },
    });
    expect(await warn(open, 3, { tableId: tableIn(other) })).toMatchObject({ status: 404 });
    expect(await warn(open, 3, { law: 'isko:99.9' })).toMatchObject({ status: 422, body: { code: 'unknown-law' } });
    expect(await warn(open, 3, { reason: ' ' })).toMatchObject({ status: 400 });
    expect((await ask('GET', `${open.path}/warnings`)).body).toEqual({ items: [], next: null });
  });

  it('stands in a list that is read page by page', async () => {
    const open = await evening();
    for (const seat of [1, 2, 3]) await warn(open, seat);
    const list = (query: string) =>
      ask<{ items: Given[]; next: string | null }>('GET', `${open.path}/warnings?limit=2${query}`);
    const first = await list('');
    const rest = await list(`&cursor=${first.body.next}`);
    const ids = [...first.body.items, ...rest.body.items].map(({ id }) => id);
    expect([new Set(ids).size, rest.body.next]).toEqual([3, null]);
  });
});
