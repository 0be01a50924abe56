import { createHash } from 'node:crypto';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { announce, command, enter, schedule, type TestDraw, type TestSession } from '../tools/tournament';
import { pairsAt } from '../competition/arrangements';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface EventPlan {
  readonly items: readonly { readonly session: number; readonly seed: string; readonly tables: TestDraw['tables'] }[];
}

async function planned(players: number, sessions: number): Promise<{ path: string; id: string; all: TestSession[] }> {
  const { path, id } = await announce(ask);
  await enter(ask, path, players);
  const all: TestSession[] = [];
  for (let number = 1; number <= sessions; number += 1) all.push(await schedule(ask, path, { seating: 'plan' }));
  return { path, id, all };
}

const planOf = async (path: string): Promise<EventPlan['items']> =>
  (await ask<EventPlan>('GET', `${path}/plan`, { headers: asAdmin })).body.items;

const drawnSeats = ({ tables }: Pick<TestDraw, 'tables'>): readonly (readonly string[])[] =>
  tables.map(({ seats }) => seats.map(({ playerId }) => playerId));

async function drawAll(sessions: readonly TestSession[]): Promise<readonly TestDraw[]> {
  const draws: TestDraw[] = [];
  for (const session of sessions) {
    const { status, body } = await session.step<TestDraw>('draw');
    expect(status).toBe(200);
    draws.push(body);
  }
  return draws;
}

it('the sessions of a plan are drawn from it, and together repeat no pair that another plan would not', async () => {
  const { path, id, all } = await planned(9, 4);
  expect(await planOf(path)).toEqual([]);
  const draws = await drawAll(all);
  expect(draws.map(({ repeats, lowerBound }) => [repeats, lowerBound])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  const pairs = draws
    .flatMap(drawnSeats)
    .flatMap(pairsAt)
    .map((pair) => pair.toSorted().join());
  expect(new Set(pairs).size).toBe(36);

  const items = await planOf(path);
  expect(items.map(({ session }) => session)).toEqual([1, 2, 3, 4]);
  expect(items.map(drawnSeats)).toEqual(draws.map(drawnSeats));
  const { body } = await ask<{ publicWord: string }>('GET', path);
  const seed = createHash('sha256').update(`${id}:1:1:${body.publicWord}`).digest('hex');
  expect(new Set([...items, ...draws].map((drawn) => drawn.seed))).toEqual(new Set([seed]));
});

it('a session drawn again is planned anew with those still to be drawn, with a reason and another seed', async () => {
  const { path, all } = await planned(9, 4);
  const [first] = await drawAll(all.slice(0, 2));
  const before = await planOf(path);
  expect(await all[1]?.step('draw')).toMatchObject({ status: 422, body: { code: 'reason-required' } });
  const again = await all[1]?.step<TestDraw>('draw', { reason: 'A table was set up twice' });
  expect(again).toMatchObject({ status: 200, body: { attempt: 2, repeats: 0 } });
  const after = await planOf(path);
  expect(after[0]).toEqual(before[0]);
  expect(after.slice(1).map(({ seed }) => seed)).toEqual([1, 2, 3].map(() => again?.body.seed));
  const later = await drawAll(all.slice(2));
  const everything = [first, again?.body, ...later].flatMap((draw) => (draw ? drawnSeats(draw) : []));
  expect(new Set(everything.flatMap(pairsAt).map((pair) => pair.toSorted().join())).size).toBe(36);
});

it('players who come late are planned for from their first session on', async () => {
  const { path, all } = await planned(9, 3);
  await drawAll(all.slice(0, 1));
  const players = [{ name: 'Late' }, { name: 'Later' }, { name: 'Latest' }];
  expect(await command(ask, `${path}/players`, { players })).toMatchObject({ status: 201 });
  const draws = await drawAll(all.slice(1));
  expect(draws.map((draw) => drawnSeats(draw).flat().length)).toEqual([12, 12]);
  const items = await planOf(path);
  expect(items.slice(1).map(drawnSeats)).toEqual(draws.map(drawnSeats));
  expect(items[1]?.seed).not.toBe(items[0]?.seed);
});

it('only planned sessions have a place in the plan', async () => {
  const { path } = await announce(ask);
  await enter(ask, path, 7);
  const [one, two] = [await schedule(ask, path, { seating: 'plan' }), await schedule(ask, path)];
  const three = await schedule(ask, path, { seating: 'plan' });
  await drawAll([one, two, three]);
  expect((await planOf(path)).map(({ session }) => session)).toEqual([1, 3]);
});
