import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { announce, command, enter, openSession, playOnPaper, schedule, type TestDraw } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Standings {
  readonly final: boolean;
  readonly sequence: number;
  readonly items: readonly { readonly rank: number; readonly playerId: string; readonly cut?: true }[];
}

/** Eight players and one closed session in which they have 80, 70, ..., or the points named. */
async function played(points: readonly number[] = [80, 70, 60, 50, 40, 30, 20, 10], profile: object = {}) {
  const { path } = await announce(ask, { profile });
  const ids = await enter(ask, path, points.length);
  const session = await playOnPaper(ask, path, new Map(ids.map((id, index) => [id, points[index] ?? 0])));
  expect(await session.step('close', { reason: 'Made up' })).toMatchObject({ status: 200 });
  return { path, ids, session };
}

const standings = async (path: string) => (await ask<Standings>('GET', `${path}/standings`)).body;
const undo = async (path: string) => {
  const etag = (await ask('GET', `${path}/cut`)).headers['etag'] ?? '';
  return ask('DELETE', `${path}/cut`, { headers: { ...asAdmin, 'If-Match': etag } });
};

describe('a cut', () => {
  it('leaves the best in the field; the others keep their results, stand behind them and are not drawn', async () => {
    const { path, ids } = await played();
    const cut = await command(ask, `${path}/cut`, { after: 1, best: 4 });
    expect(cut).toMatchObject({
      status: 201,
      body: { after: 1, best: 4, goOn: 4, out: [5, 6, 7, 8].map((number) => ({ number, name: `Player ${number}` })) },
    });
    expect((await ask('GET', `${path}/cut`, { headers: asAdmin })).body['items']).toEqual([cut.body]);
    const { items } = await standings(path);
    expect(items.map(({ playerId, cut: isCut }) => [playerId, isCut])).toEqual(
      ids.map((id, index) => [id, index < 4 ? undefined : true]),
    );
    const second = await playOnPaper(ask, path, new Map(ids.map((id) => [id, -500])));
    expect(second.path).toMatch(/2$/);
    const after = (await standings(path)).items;
    expect(after.map(({ playerId }) => playerId)).toEqual(ids);
    expect(after.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const log = await ask<{ items: { action: string; subject: object; after: object }[] }>(
      'GET',
      `${path}/log?limit=100`,
    );
    expect(log.body.items.find(({ action }) => action === 'field-cut')).toMatchObject({
      subject: { players: ids.slice(4) },
      after: { after: 1, best: 4 },
    });
  });

  it.each([
    [['total', 'won', 'lost', 'lot'], 4],
    [['total'], 5],
  ])('with the chain %j leaves those who share the last place: %d of eight go on', async (tieChain, goOn) => {
    const { path } = await played([80, 70, 60, 50, 50, 30, 20, 10], { tieChain });
    expect((await command(ask, `${path}/cut`, { after: 1, best: 4 })).body).toMatchObject({ goOn });
  });

  it('gives the place of somebody who has left to the next one', async () => {
    const { path, ids } = await played();
    await command(ask, `${path}/players/${ids[0]}/withdraw`, { reason: 'Ill' });
    const { body } = await command<{ out: { number: number }[] }>(ask, `${path}/cut`, { after: 1, best: 4 });
    expect(body.out.map(({ number }) => number)).toEqual([6, 7, 8]);
  });

  it('is taken back until somebody is seated after it, and whoever was out is drawn again', async () => {
    const { path } = await played();
    await command(ask, `${path}/cut`, { after: 1, best: 4 });
    expect(await ask('DELETE', `${path}/cut`, { headers: asAdmin })).toMatchObject({ status: 428 });
    const session = await schedule(ask, path);
    expect((await session.step<TestDraw>('draw')).body.tables).toHaveLength(1);
    expect(await undo(path)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
    await session.step('undraw', { reason: 'The cut was wrong' });
    expect(await undo(path)).toMatchObject({ status: 204 });
    expect(await undo(path)).toMatchObject({ status: 404 });
    expect((await standings(path)).items.some(({ cut }) => cut)).toBe(false);
    expect((await session.step<TestDraw>('draw')).body.tables).toHaveLength(2);
  });

  it.each([
    [{ after: 9, best: 4 }, 404, 'not-found'],
    [{ after: 1, best: 8 }, 422, 'nobody-is-cut'],
    [{ after: 1, best: 2 }, 422, 'number-out-of-range'],
    [{ after: 1 }, 400, 'invalid-request'],
  ])('is not made by %j', async (cut, status, code) => {
    const { path } = await played();
    expect(await command(ask, `${path}/cut`, cut)).toMatchObject({ status, body: { code } });
    expect((await ask('GET', `${path}/cut`)).body).toEqual({ items: [] });
  });

  it('waits for the closing of its session, or for a reason', async () => {
    const { path } = await openSession(ask, { players: 8 });
    const early = await command(ask, `${path}/cut`, { after: 1, best: 4 });
    expect(early).toMatchObject({ status: 409, body: { code: 'session-not-closed', sessions: [1] } });
    expect(await command(ask, `${path}/cut`, { after: 1, best: 4, reason: 'The hall closes' })).toMatchObject({
      status: 201,
    });
  });
});

describe('standings', () => {
  it('say when they are final, and up to which line of the log they go', async () => {
    const { path, session } = await played();
    const before = await standings(path);
    expect(before.final).toBe(false);
    await session.step('finalize', { reason: 'All have seen it' });
    const after = await standings(path);
    expect(after.final).toBe(true);
    const { body } = await ask<{ items: { sequence: number }[] }>('GET', `${path}/log?limit=100`);
    expect(after.sequence).toBe(body.items.at(-1)?.sequence);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    await schedule(ask, path);
    expect((await standings(path)).final).toBe(false);
  });
});
