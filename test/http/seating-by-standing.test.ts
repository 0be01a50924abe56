import { startService, type Ask, type TestService } from '../tools/http';
import { by, games, passed } from '../tools/deals';
import { asAdmin } from '../tools/keys';
import { announce, command, enter, schedule, type TestDraw, type TestSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface SetDraw extends TestDraw {
  readonly setting?: {
    readonly moved: readonly { readonly playerId: string }[];
    readonly together: number;
    readonly fewestMoved: number;
    readonly isLeast: boolean;
  };
}

const seats = ({ tables }: TestDraw): readonly string[] =>
  tables.flatMap((table) => table.seats.map(({ playerId }) => playerId));

async function ranked(path: string, query = ''): Promise<readonly string[]> {
  const { body } = await ask<{ items: { playerId: string }[] }>('GET', `${path}/standings${query}`);
  return body.items.map(({ playerId }) => playerId);
}

/** Plays a session and closes it; lets the players of these seats win at the first table and lose at the second. */
async function play(session: TestSession, winners: readonly number[]): Promise<void> {
  const { body } = await session.step<TestDraw>('draw');
  await session.step('open');
  const results = [games['grand with 2: +72'], games['hearts with 1: +20']];
  for (const [index, { id }] of body.tables.entries()) {
    for (const [game, seat] of winners.entries()) {
      const deal = index === 0 ? by(seat, results[game] ?? {}) : by(seat, games['clubs without 2, lost: -72']);
      expect(await command(ask, `/v1/tables/${id}/deals`, deal)).toMatchObject({ status: 201 });
    }
    expect(await command(ask, `/v1/tables/${id}/deals`, passed)).toMatchObject({ status: 201 });
  }
  expect(await session.step('close')).toMatchObject({ status: 200 });
}

async function evening() {
  const { path } = await announce(ask);
  await enter(ask, path, 6);
  await play(await schedule(ask, path, { deals: { '3': 3 } }), [1, 2]);
  return path;
}

async function join(path: string, ids: readonly string[], team: string): Promise<void> {
  for (const id of ids) {
    const etag = (await ask('GET', `${path}/players/${id}`)).headers['etag'] ?? '';
    const headers = { ...asAdmin, 'If-Match': etag };
    expect(await ask('PATCH', `${path}/players/${id}`, { body: { team }, headers })).toMatchObject({ status: 200 });
  }
}

it('the standing fills the tables as it is shown, ties by the same lot', async () => {
  const path = await evening();
  const { body } = await (await schedule(ask, path, { seating: 'standing' })).step<SetDraw>('draw');
  expect(seats(body)).toEqual(await ranked(path));
  expect(body.setting).toEqual({ moved: [], together: 0, fewestMoved: 0, isLeast: true });
});

it('team mates are parted by the least change, which the answer and the log state', async () => {
  const path = await evening();
  const [first = '', second = '', third = '', fourth = '', ...rest] = await ranked(path);
  await join(path, [first, second], 'North');
  const { body } = await (await schedule(ask, path, { seating: 'standing' })).step<SetDraw>('draw');
  expect(seats(body)).toEqual([first, fourth, third, second, ...rest]);
  const moved = [
    { playerId: second, from: 1, to: 2, ranks: 2 },
    { playerId: fourth, from: 2, to: 1, ranks: 2 },
  ];
  expect(body.setting).toEqual({ moved, together: 0, fewestMoved: 2, isLeast: true });
  const log = await ask<{ items: { action: string; after: object }[] }>('GET', `${path}/log?limit=100`);
  expect(log.body.items.findLast(({ action }) => action === 'session-drawn')?.after).toMatchObject({ moved });
});

it('the last session of each player is the key where that is announced', async () => {
  const path = await evening();
  await play(await schedule(ask, path, { deals: { '3': 3 } }), [3, 2]);
  const last = await schedule(ask, path, { seating: 'standing', standing: 'last' });
  expect((await ask('GET', last.path)).body).toMatchObject({ standing: 'last' });
  const drawn = (await last.step<SetDraw>('draw')).body;
  const [lastKey, total] = [await ranked(path, '?scope=session&session=2'), await ranked(path)];
  expect(seats(drawn)).toEqual(lastKey);
  expect(lastKey).not.toEqual(total);
  const all = (await (await schedule(ask, path, { seating: 'standing' })).step<SetDraw>('draw')).body;
  expect(seats(all)).toEqual(total);
});
