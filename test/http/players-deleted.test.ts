import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin, makeKey } from '../tools/keys';
import { announce, command, enter, newCommand, openSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

async function remove(path: string, id: string, headers: Readonly<Record<string, string>> = asAdmin) {
  const at = `${path}/players/${id}`;
  const etag = (await ask('GET', at)).headers['etag'] ?? '"1-x"';
  return ask('DELETE', at, { headers: { ...headers, 'If-Match': etag } });
}

interface Listed {
  readonly items: readonly { readonly id: string; readonly number: number; readonly state: string }[];
}
const all = async (path: string) => (await ask<Listed>('GET', `${path}/players?limit=100`)).body.items;
const desk = async (path: string) =>
  (
    await ask<{ cash: number; persons: { playerId: string; charged: number; paid: number; balance: number }[] }>(
      'GET',
      `${path}/ledger/desk`,
      { headers: asAdmin },
    )
  ).body;

describe('a player whom no draw has seated', () => {
  it('is deleted with his name and his charge, and whoever waits takes his place', async () => {
    const { id, path } = await announce(ask, { profile: { cap: 3 } });
    const [first = '', , , last = ''] = await enter(ask, path, 4);
    expect(await remove(path, first)).toMatchObject({ status: 204 });
    expect(await ask('GET', `${path}/players/${first}`, { headers: asAdmin })).toMatchObject({ status: 404 });
    expect(await remove(path, first)).toMatchObject({ status: 404 });
    expect(await all(path)).toMatchObject([{ number: 2 }, { number: 3 }, { id: last, state: 'entered' }]);
    const names = await service.database.dataSource.query<object[]>(
      'SELECT 1 FROM player_name WHERE tournament_id = $1 AND player_id = $2',
      [id, first],
    );
    expect(names).toEqual([]);
    const log = await ask<{ items: { action: string }[] }>('GET', `${path}/log`);
    expect(log.body.items.slice(-2)).toMatchObject([
      { action: 'player-deleted', subject: { player: first }, before: { number: 1, state: 'entered' } },
      { action: 'player-moved-up', subject: { player: last } },
    ]);
  });

  it('is deleted by directors only, as they have seen him', async () => {
    const { id, path } = await announce(ask);
    const [one = ''] = await enter(ask, path, 1);
    const scorer = await makeKey(ask, { role: 'scorer', tournament: id });
    expect(await remove(path, one, scorer.headers)).toMatchObject({ status: 403 });
    expect(await ask('DELETE', `${path}/players/${one}`, { headers: asAdmin })).toMatchObject({ status: 428 });
    expect(
      await ask('DELETE', `${path}/players/${one}`, { headers: { ...asAdmin, 'If-Match': '"7-x"' } }),
    ).toMatchObject({ status: 412 });
  });
});

it('a player whom a draw has seated stays', async () => {
  const { path, tables } = await openSession(ask, { players: 4 });
  const seated = tables[0]?.seats[0]?.playerId ?? '';
  expect(await remove(path, seated)).toMatchObject({ status: 409, body: { code: 'player-was-drawn' } });
  expect(await all(path)).toHaveLength(4);
});

describe('a walk-in', () => {
  const announced = async () => {
    const { path } = await announce(ask, { profile: { cap: 3 } });
    await enter(ask, path, 1);
    const charges = [{ code: 'entry', per: 'entry', cents: 1000, to: [{ pot: 'prizes', parts: 1 }] }];
    const headers = { ...asAdmin, 'If-Match': (await ask('GET', `${path}/money`)).headers['etag'] ?? '' };
    expect(await ask('PUT', `${path}/money`, { body: { currency: 'EUR', charges }, headers })).toMatchObject({
      status: 200,
    });
    return path;
  };

  it('is entered, checked in and has paid in one call, which counts once', async () => {
    const path = await announced();
    const sent = {
      body: { players: [{ name: 'Ann', checkedIn: true, paid: true }, { name: 'Bob' }, { name: 'Cem', paid: true }] },
      headers: { ...asAdmin, ...newCommand() },
    };
    const first = await ask<Listed>('POST', `${path}/players`, sent);
    expect(first).toMatchObject({ status: 201, body: { items: [{ checkedIn: true }, {}, { state: 'waiting' }] } });
    expect((await ask('POST', `${path}/players`, sent)).body).toEqual(first.body);
    const [ann, bob, cem] = first.body.items.map(({ id }) => id);
    const { cash, persons } = await desk(path);
    expect(cash).toBe(1000);
    const of = (id: string | undefined) => persons.find(({ playerId }) => playerId === id);
    expect(of(ann)).toMatchObject({ charged: 1000, paid: 1000, balance: 0 });
    expect(of(bob)).toMatchObject({ charged: 1000, paid: 0 });
    expect(of(cem) ?? { paid: 0 }).toMatchObject({ paid: 0 });
    expect(await remove(path, ann ?? '')).toMatchObject({ status: 409, body: { code: 'player-has-bookings' } });
  });

  it('books nothing where the event charges nothing', async () => {
    const { path } = await announce(ask);
    await command(ask, `${path}/players`, { players: [{ name: 'Ann', paid: true }] });
    expect((await desk(path)).cash).toBe(0);
  });
});
