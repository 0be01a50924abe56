import { startService, type Ask, type TestService } from '../tools/http';
import { by, lost, type Told } from '../tools/deals';
import { asAdmin } from '../tools/keys';
import { command, dealsAt, openSession, type OpenSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Pad {
  readonly list: readonly { readonly total: number; readonly gamePoints: number; readonly adjustment: number }[];
  readonly checks: readonly { readonly holds: boolean }[];
  readonly running: {
    readonly columns: readonly { readonly items: readonly { readonly running: number; readonly lined: boolean }[] }[];
  };
}
interface Settled {
  readonly net: Readonly<Record<string, number>>;
  readonly cents?: Readonly<Record<string, number>>;
  readonly sum: number;
}

const won = { cardPoints: 70 };
const game = (name: 'solo' | 'tournee', trump: string, matadors: number, outcome: object = won): Told => ({
  contract: { game: name, trump },
  matadors: { with: matadors },
  outcome,
});

const tableAt = (open: OpenSession): string => dealsAt(open).replace('/deals', '');
const settle = async (open: OpenSession, method: string, stake = '') =>
  (await ask<Settled>('GET', `${tableAt(open)}/settlement?method=${method}${stake}`)).body;

/** Two rounds at a table of five, each deal by a seat that holds cards in it; the first three seats fill the score card. */
const evening: readonly Told[] = [
  by(3, game('solo', 'S', 4)), // 55
  by(1, game('solo', 'S', 2)), // 33
  by(2, game('solo', 'H', 3)), // 40
  by(3, game('tournee', 'H', 1)), // 12
  by(1, game('tournee', 'C', 1, lost)), // -16
  by(2, game('solo', 'C', 3)), // 48
  by(3, game('solo', 'C', 2, lost)), // -36
  {
    // Seats 4, 5 and 2 hold cards; seat 4 has 61 with the skat and loses 20.
    ramsch: { cardPoints: { 4: 51, 5: 39, 2: 20 }, tricks: { 4: 4, 5: 4, 2: 2 }, skatPoints: 10, lastTrick: 4 },
  },
  by(1, game('solo', 'C', 1, lost)), // -24
  by(4, game('solo', 'D', 1)), // 18
  by(3, game('tournee', 'H', 1, lost)), // -12
  by(4, game('solo', 'D', 1)), // 18
  by(5, game('solo', 'H', 1)), // 20
  by(5, game('solo', 'H', 1, lost)), // -20
  by(4, game('tournee', 'D', 1)), // 10
];

describe("Foster's evening", () => {
  let open: OpenSession;
  const entered: number[] = [];
  beforeAll(async () => {
    open = await openSession(ask, { players: 5, deals: { '5': 15 }, tournament: { ruleset: 'foster' } });
    for (const told of evening) {
      entered.push((await command(ask, dealsAt(open), told)).status);
    }
    const penalty = { seat: 5, points: -10, reason: 'Looked at the skat cards', law: 'foster:24' };
    entered.push((await command(ask, `${tableAt(open)}/adjustments`, penalty)).status);
  }, 60_000);

  it('takes every deal, a Ramsch among them, and the penalty', () => {
    expect(entered).toEqual(Array<number>(evening.length + 1).fill(201));
  });

  it('seats five at one table, where the dealer and one more hold no cards', async () => {
    expect(open.tables.map(({ seats }) => seats.length)).toEqual([5]);
    expect((await ask('GET', `${dealsAt(open)}/1`)).body).toMatchObject({
      dealer: 1,
      forehand: 2,
      middlehand: 3,
      rearhand: 5,
    });
    const idle = by(4, game('solo', 'D', 1));
    const other = await openSession(ask, { players: 5, deals: { '5': 5 }, tournament: { ruleset: 'foster' } });
    expect(await command(ask, dealsAt(other), idle)).toMatchObject({
      status: 422,
      body: { code: 'dealer-cannot-declare' },
    });
  });

  it('keeps the score card of the book in the columns of the first three', async () => {
    const { body } = await ask<Pad>('GET', tableAt(open));
    const columns = body.running.columns.map(({ items }) => items.map(({ running }) => running));
    expect(columns.slice(0, 3)).toEqual([
      [33, 17, -7],
      [40, 88],
      [55, 67, 31, 19],
    ]);
    expect(body.list.map(({ gamePoints, adjustment, total }) => [gamePoints, adjustment, total])).toEqual([
      [-7, 0, -7],
      [88, 0, 88],
      [19, 0, 19],
      [26, 0, 26],
      [0, -10, -10],
    ]);
    expect(body.checks.every(({ holds }) => holds)).toBe(true);
  });

  it('settles all five by each of the three methods alike, the penalty shared by all', async () => {
    const expected = { 1: -151, 2: 324, 3: -21, 4: 14, 5: -166 };
    for (const method of ['pairwise', 'low-zero', 'average']) {
      expect(await settle(open, method)).toMatchObject({ net: expected, sum: 0 });
    }
    const cents = (await settle(open, 'pairwise', '&cents=1&points=4')).cents ?? {};
    expect(Object.values(cents).reduce((sum, part) => sum + part, 0)).toBe(0);
  });

  it('is closed, and ranks by points', async () => {
    expect(await open.session.step('close')).toMatchObject({ status: 200 });
    const { body } = await ask<{ items: { total: number }[] }>('GET', `${open.path}/standings`);
    expect(body.items.map(({ total }) => total)).toEqual([88, 26, 19, -7, -10]);
  });
});

/** A table whose list is known by its end sums only. */
async function onPaper(points: readonly number[]): Promise<OpenSession> {
  const size = points.length;
  const open = await openSession(ask, { players: size, deals: { [size]: size }, tournament: { ruleset: 'foster' } });
  const totals = points.map((gamePoints, index) => ({ seat: index + 1, gamePoints, won: 1, lost: 0 }));
  const etag = (await ask('GET', tableAt(open))).headers['etag'] ?? '';
  const headers = { ...asAdmin, 'If-Match': etag };
  const entered = await ask('PUT', `${tableAt(open)}/totals`, { body: { totals, passed: 0, notPlayed: 0 }, headers });
  expect(entered.status).toBe(200);
  return open;
}

describe('the settlements of the book', () => {
  it('E12: of three, pair by pair', async () => {
    const open = await onPaper([-7, 88, 19]);
    expect(await settle(open, 'pairwise')).toMatchObject({
      net: { 1: -121, 2: 164, 3: -43 },
      pairs: [{ points: -95 }, { points: -26 }, { points: 69 }],
    });
  });

  it('E13: of four, with the lowest at zero, and by the average at a quarter cent a point', async () => {
    const open = await onPaper([186, 42, 344, 116]);
    expect((await settle(open, 'low-zero')).net).toEqual({ 1: 56, 2: -520, 3: 688, 4: -224 });
    const byAverage = await settle(open, 'average', '&cents=1&points=4');
    expect(byAverage.cents).toEqual({ 1: 14, 2: -130, 3: 172, 4: -56 });
    expect((await ask('GET', `${tableAt(open)}/settlement?cents=1`)).status).toBe(422);
  });
});

describe('a table of five or six', () => {
  it('needs a ruleset and a way of scoring that know it', async () => {
    for (const told of [
      { ruleset: 'isko', profile: { largestTable: 5 } },
      { ruleset: 'isko', profile: { largestTable: 5, scoring: 'running' } },
      { ruleset: 'foster', profile: { largestTable: 6, scoring: 'seeger-fabian' } },
    ]) {
      expect(await command(ask, '/v1/tournaments', { name: 'Evening', ...told })).toMatchObject({
        status: 422,
        body: { code: 'table-too-large' },
      });
    }
    const six = await openSession(ask, { players: 6, tournament: { ruleset: 'foster' } });
    expect(six.tables.map(({ seats }) => seats.length)).toEqual([6]);
    const split = { ruleset: 'foster', profile: { largestTable: 4 } };
    const threes = await openSession(ask, { players: 6, tournament: split });
    expect(threes.tables.map(({ seats }) => seats.length)).toEqual([3, 3]);
  });
});
