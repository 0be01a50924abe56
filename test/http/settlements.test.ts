import { askedCases } from '../tools/asked-cases';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

type Amounts = Readonly<Record<string, number>>;

interface Settled {
  readonly net: Amounts;
  readonly pairs?: readonly { readonly first: string; readonly second: string; readonly points: number }[];
  readonly cents?: Amounts;
  readonly stake?: object;
  readonly remainderRule?: string;
  readonly sum: number;
}

async function settle(body: object): Promise<Settled> {
  const answer = await service.ask<Settled>('POST', '/v1/settlements', { body });
  expect(answer).toMatchObject({ status: 200, body: { sum: 0 } });
  const total = (amounts: Amounts = {}): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  expect([total(answer.body.net), total(answer.body.cents)]).toEqual([0, 0]);
  return answer.body;
}

const methods = ['pairwise', 'low-zero', 'average'] as const;
const quarterCent = { cents: 1, points: 4 };

describe.each(methods)('settled by %s', (method) => {
  it('E12: -7, 88 and 19 are -121, 164 and -43', async () => {
    expect((await settle({ method, scores: { A: -7, B: 88, C: 19 } })).net).toEqual({ A: -121, B: 164, C: -43 });
  });

  it('E13: 186, 42, 344 and 116 at a quarter cent are 14, -130, 172 and -56 cents', async () => {
    const scores = { A: 186, B: 42, C: 344, D: 116 };
    const { net, cents, stake } = await settle({ method, scores, stake: quarterCent });
    expect(net).toEqual({ A: 56, B: -520, C: 688, D: -224 });
    expect(cents).toEqual({ A: 14, B: -130, C: 172, D: -56 });
    expect(stake).toEqual(quarterCent);
  });

  it('E14: 218, -81, 60 and -38, rounded to quarters first, are 180, -120, 20 and -80 cents', async () => {
    const scores = { A: 218, B: -81, C: 60, D: -38 };
    const { cents } = await settle({ method, scores, stake: quarterCent, remainderRule: 'round-scores' });
    expect(cents).toEqual({ A: 180, B: -120, C: 20, D: -80 });
  });

  it('E15: 1100, 950 and 750 are 500, 50 and -550, and the money published is that of half a cent', async () => {
    const { net, cents } = await settle({
      method,
      scores: { A: 1100, B: 950, C: 750 },
      stake: { cents: 1, points: 2 },
    });
    expect(net).toEqual({ A: 500, B: 50, C: -550 });
    expect(cents).toEqual({ A: 250, B: 25, C: -275 });
  });
});

describe('the settlement cases of Foster', () => {
  const bySum = askedCases.settlements.methods;

  it('are there', () => expect(bySum).toHaveLength(6));

  it.each(bySum.map((row) => [`${row.id}: ${row.source}`, row] as const))('%s', async (_title, row) => {
    const { method, scores } = row.given as { method: string; scores: Amounts };
    const { net, pairs = [] } = await settle({ method, scores });
    const players = Object.keys(scores).length;
    const found = {
      net,
      differences: Object.fromEntries(Object.entries(net).map(([name, points]) => [name, points / players])),
      pairs: Object.fromEntries(pairs.map(({ first, second, points }) => [first + second, points])),
    };
    const { net: wantedNet, differences, pairs: wantedPairs } = row.expect;
    expect(found).toMatchObject({
      ...(wantedNet === undefined ? {} : { net: wantedNet }),
      ...(differences === undefined ? {} : { differences }),
      ...(wantedPairs === undefined ? {} : { pairs: wantedPairs }),
    });
  });

  const ofCents = askedCases.settlements.cents.map((row) => [row.id, row] as const);
  it.each(ofCents)('%s: a quarter cent on the pairwise net of four', async (_id, { given, expect: wanted }) => {
    const net = given['scores'] as Amounts;
    const scores = { A: 186, B: 42, C: 344, D: 116 };
    const settled = await settle({ method: 'pairwise', scores, stake: quarterCent });
    expect(settled.net).toEqual(net);
    expect(settled.cents).toEqual(wanted['cents']);
  });
});

describe('the session cases that are settlements', () => {
  const payments = askedCases.settlements.payments;
  const finals = askedCases.settlements.finals;

  it('are there', () => expect([...payments, ...finals]).toHaveLength(5));

  it.each(payments.map((row) => [row.id, row] as const))('%s: each pays the value of one game', async (_id, row) => {
    const { players, player, value, won } = row.given as {
      players: string[];
      player: string;
      value: number;
      won: boolean;
    };
    const scores = Object.fromEntries(players.map((name) => [name, name === player ? (won ? value : -value) : 0]));
    expect((await settle({ method: 'pairwise', scores })).net).toEqual(row.expect['payments']);
  });

  it.each(finals.map((row) => [row.id, row] as const))('%s: a final score is settled', async (_id, row) => {
    const settled = await settle({ method: 'average', scores: row.given['final'], stake: quarterCent });
    const { settlement = settled.net, cents = settled.cents } = row.expect;
    expect([settled.net, settled.cents]).toEqual([settlement, cents]);
  });
});

describe('a settlement', () => {
  it('says by which rule a cent went that could not be split', async () => {
    const { cents, remainderRule } = await settle({
      method: 'pairwise',
      scores: { A: 2, B: 0, C: 0 },
      stake: quarterCent,
    });
    expect(cents).toEqual({ A: 1, B: 0, C: -1 });
    expect(remainderRule).toBe('largest-remainder');
  });

  it('takes names that other programs stumble over', async () => {
    const scores = { constructor: 3, toString: 1, hasOwnProperty: -4, 'Müller, K.': 0 };
    expect((await settle({ method: 'average', scores })).net).toEqual({
      constructor: 12,
      toString: 4,
      hasOwnProperty: -16,
      'Müller, K.': 0,
    });
  });

  it.each([
    ['a name of 81 characters', { method: 'average', scores: { ['x'.repeat(81)]: 1 } }, 400],
    ['an empty name', { method: 'average', scores: { '': 1 } }, 400],
    ['the name U+0000', { method: 'average', scores: { '\0': 1 } }, 400],
    ['an unknown method', { method: 'even', scores: { A: 1 } }, 400],
    ['half a point', { method: 'average', scores: { A: 0.5 } }, 400],
    ['a score beyond a million', { method: 'average', scores: { A: 1_000_001 } }, 422],
    ['a stake of nothing', { method: 'average', scores: { A: 1 }, stake: { cents: 0, points: 1 } }, 422],
    [
      '101 names',
      { method: 'average', scores: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`p${n}`, n])) },
      400,
    ],
  ])('of %s is refused', async (_title, body, status) => {
    expect((await service.ask('POST', '/v1/settlements', { body })).status).toBe(status);
  });

  it('of a score named __proto__ is refused and changes nothing', async () => {
    const raw = '{"method":"average","scores":{"__proto__":1,"A":2}}';
    const answer = await service.ask('POST', '/v1/settlements', {
      raw,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
