import { startService, type Answer, type Ask, type TestService } from '../tools/http';
import { by, games, passed } from '../tools/deals';
import { asAdmin, makeKey } from '../tools/keys';
import {
  announce,
  command,
  dealsAt,
  enter,
  newCommand,
  openSession,
  type OpenSession,
  schedule,
  type TestDraw,
} from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const plan = {
  currency: 'EUR',
  charges: [
    {
      code: 'entry',
      per: 'entry',
      cents: 1000,
      refundable: true,
      to: [
        { pot: 'jackpot', parts: 10 },
        { pot: 'prizes', parts: 90 },
      ],
    },
    { code: 'card', per: 'session', cents: 200, refundable: false, to: [{ pot: 'house', parts: 1 }] },
    {
      code: 'loss',
      per: 'lost-game',
      tiers: [
        { from: 1, cents: 50 },
        { from: 2, cents: 100 },
      ],
      refundable: false,
      to: [{ pot: 'best', parts: 1 }],
    },
    { code: 'passed', per: 'passed-deal', cents: 50, refundable: false, to: [{ pot: 'house', parts: 1 }] },
  ],
  prizes: [{ code: 'overall', pot: 'prizes', plan: { kind: 'shares', weights: [3, 2] } }],
  awards: [
    { code: 'best-session', pot: 'best', criteria: [{ measure: 'best-session' }] },
    {
      code: 'matadors',
      criteria: [
        { measure: 'most-matadors', atLeast: 5, deals: { hand: true, matadors: 'without' } },
        { measure: 'highest-game', deals: { hand: true } },
      ],
    },
  ],
  jackpots: [{ code: 'grand-ouvert', pot: 'jackpot', sessions: 2, deals: { games: ['grand'], ouvert: true } }],
};

const putPlan = async (path: string, body: object = plan, headers: object = {}): Promise<Answer> => {
  const etag = (await ask('GET', `${path}/money`)).headers['etag'] ?? '';
  return ask('PUT', `${path}/money`, { body, headers: { ...asAdmin, 'If-Match': etag, ...headers } });
};

const asDirector = async <Body = Record<string, unknown>>(path: string): Promise<Body> => {
  const { status, body } = await ask<Body>('GET', path, { headers: asAdmin });
  expect(status).toBe(200);
  return body;
};

interface Book {
  readonly final: boolean;
  readonly sum: number;
  readonly accounts: readonly { readonly account: string; readonly balance: number }[];
  readonly items: readonly {
    readonly kind: string;
    readonly quantity: number;
    readonly each: number;
    readonly cents: number;
  }[];
  readonly next: string | null;
}
interface Desk {
  readonly cash: number;
  readonly persons: readonly { readonly playerId: string; readonly charged: number; readonly balance: number }[];
  readonly tables: readonly { readonly charged: number; readonly persons: readonly { readonly charged: number }[] }[];
}

/** Four players, four deals: seat 2 wins a hand game, seat 4 loses twice, one deal is passed. */
async function playedEvent(): Promise<OpenSession> {
  const open = await openSession(ask, { players: 4, deals: { '4': 4 } });
  expect((await putPlan(open.path, { ...plan, reason: 'announced at the table' })).status).toBe(200);
  const deals = [
    by(2, games['spades hand with 1, schneider: +44']),
    by(4, games['clubs without 2, lost: -72']),
    by(4, games['diamonds with 1, lost: -36']),
    passed,
  ];
  for (const told of deals) expect((await command(ask, dealsAt(open), told)).status).toBe(201);
  return open;
}

const finish = async ({ session }: OpenSession): Promise<void> => {
  expect((await session.step('close')).status).toBe(200);
  expect((await session.step('finalize', { reason: 'nobody objects' })).status).toBe(200);
};

const playerAt = ({ tables }: OpenSession, seat: number): string => tables[0]?.seats[seat - 1]?.playerId ?? '';

describe('the money plan', () => {
  it('is empty until it is announced, and comes back as it was announced', async () => {
    const { path } = await announce(ask);
    const empty = await ask('GET', `${path}/money`);
    expect(empty.body).toEqual({ currency: 'EUR', charges: [], prizes: [], awards: [], jackpots: [] });
    const put = await putPlan(path);
    expect(put).toMatchObject({ status: 200, body: plan });
    const got = await ask('GET', `${path}/money`);
    expect(got.body).toEqual(plan);
    expect(got.headers['etag']).toBe(put.headers['etag']);
    const stale = await putPlan(path, plan, { 'If-Match': empty.headers['etag'] });
    expect(stale.status).toBe(412);
  });

  it('changes after the first session opened only with a reason, which the log keeps', async () => {
    const { path } = await openSession(ask, { players: 3 });
    expect(await putPlan(path)).toMatchObject({ status: 422, body: { code: 'announced-plan' } });
    expect((await putPlan(path, { ...plan, reason: 'forgotten' })).status).toBe(200);
    const { items } = await asDirector<{ items: { action: string; reason: string }[] }>(`${path}/log`);
    expect(items.at(-1)).toMatchObject({ action: 'money-plan-announced', reason: 'forgotten' });
  });

  it.each([
    ['code-used-twice', '/charges/1/code', { charges: [plan.charges[0], plan.charges[0]] }],
    ['code-used-twice', '/awards/0/code', { prizes: plan.prizes, awards: [{ ...plan.awards[0], code: 'overall' }] }],
    ['pot-used-twice', '/jackpots/0/pot', { prizes: plan.prizes, jackpots: [{ ...plan.jackpots[0], pot: 'prizes' }] }],
    ['tiers-not-ascending', '/charges/0/tiers', { charges: [{ ...plan.charges[2], tiers: [{ from: 2, cents: 50 }] }] }],
    ['number-out-of-range', '/charges/0/cents', { charges: [{ ...plan.charges[0], cents: 0 }] }],
  ])('is refused as %s at %s', async (code, pointer, body) => {
    const { path } = await announce(ask);
    const answer = await putPlan(path, body);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ code, pointer }] } });
    expect((await ask<typeof plan>('GET', `${path}/money`)).body.charges).toEqual([]);
  });
});

describe('the ledger', () => {
  it('sums to zero, says the unit of every line, and holds no prize before the event is final', async () => {
    const open = await playedEvent();
    const book = await asDirector<Book>(`${open.path}/ledger?limit=100`);
    expect(book.final).toBe(false);
    expect(book.accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    expect(book.sum).toBe(0);
    for (const { quantity, each, cents } of book.items) expect(quantity * each).toBe(cents);
    const loser = `player:${playerAt(open, 4)}`;
    const losses = book.items.filter((line) => 'code' in line && line.code === 'loss' && line.kind === 'charge');
    expect(losses).toEqual([
      {
        kind: 'charge',
        code: 'loss',
        from: loser,
        to: 'charge:loss',
        quantity: 1,
        unit: 'lost-game',
        each: 50,
        cents: 50,
        session: 1,
        table: 1,
      },
      {
        kind: 'charge',
        code: 'loss',
        from: loser,
        to: 'charge:loss',
        quantity: 1,
        unit: 'lost-game',
        each: 100,
        cents: 100,
        session: 1,
        table: 1,
      },
    ]);
    expect(Object.fromEntries(book.accounts.map(({ account, balance }) => [account, balance]))).toMatchObject({
      [loser]: -1000 - 200 - 150 - 50,
      'pot:jackpot': 400,
      'pot:prizes': 3600,
      'pot:best': 150,
      'pot:house': 4 * 200 + 4 * 50,
      'charge:entry': 0,
    });
    expect(book.items.some(({ kind }) => kind === 'prize')).toBe(false);
  });

  it('is read page by page', async () => {
    const { path } = await playedEvent();
    const whole = await asDirector<Book>(`${path}/ledger?limit=100`);
    const items: unknown[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Book = await asDirector(`${path}/ledger?limit=7${next && `&cursor=${next}`}`);
      items.push(...page.items);
      next = page.next;
    }
    expect(items).toEqual(whole.items);
  });

  it('follows a correction of a deal', async () => {
    const open = await playedEvent();
    const deal = `${dealsAt(open)}/3`;
    const etag = (await ask('GET', deal)).headers['etag'] ?? '';
    const body = { ...passed, reason: 'written in the wrong line' };
    expect((await ask('PUT', deal, { body, headers: { ...asAdmin, 'If-Match': etag } })).status).toBe(200);
    const { tables } = await asDirector<Desk>(`${open.path}/ledger/desk`);
    expect(tables[0]?.charged).toBe(4 * 200 + 50 + 4 * 2 * 50);
  });

  it('counts the lost games of a paper list', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 6 } });
    expect((await putPlan(open.path, { ...plan, reason: 'late' })).status).toBe(200);
    const table = `/v1/tables/${open.tables[0]?.id}`;
    const etag = (await ask('GET', table, { headers: asAdmin })).headers['etag'] ?? '';
    const totals = [
      { seat: 1, gamePoints: 24, won: 1, lost: 0 },
      { seat: 2, gamePoints: -96, won: 0, lost: 2 },
      { seat: 3, gamePoints: 48, won: 2, lost: 0 },
    ];
    const body = { totals, passed: 1, notPlayed: 0 };
    const put = await ask('PUT', `${table}/totals`, { body, headers: { ...asAdmin, 'If-Match': etag } });
    expect(put.status).toBe(200);
    const { tables } = await asDirector<Desk>(`${open.path}/ledger/desk`);
    expect(tables[0]?.persons.map(({ charged }) => charged)).toEqual([250, 400, 250]);
  });

  it('is for directors alone', async () => {
    const { id, path } = await announce(ask);
    const scorer = await makeKey(ask, { role: 'scorer', tournament: id });
    for (const read of [`${path}/ledger`, `${path}/ledger/desk`]) {
      expect((await ask('GET', read)).status).toBe(401);
      expect((await ask('GET', read, { headers: scorer.headers })).status).toBe(403);
    }
    const body = { kind: 'grant', pot: 'prizes', cents: 100 };
    expect((await command(ask, `${path}/ledger/bookings`, body, scorer.headers)).status).toBe(403);
  });
});

describe('a booking', () => {
  it('is made once however often it is sent, and stands at the desk', async () => {
    const open = await playedEvent();
    const playerId = playerAt(open, 4);
    const sent = { body: { kind: 'payment', playerId, cents: 1400 }, headers: { ...asAdmin, ...newCommand() } };
    const first = await ask('POST', `${open.path}/ledger/bookings`, sent);
    expect(first).toMatchObject({ status: 201, body: { number: 1, kind: 'payment', cents: 1400, currency: 'EUR' } });
    const again = await ask('POST', `${open.path}/ledger/bookings`, sent);
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotency-replayed': 'true' } });
    const { cash, persons } = await asDirector<Desk>(`${open.path}/ledger/desk`);
    expect(cash).toBe(1400);
    expect(persons.find((person) => person.playerId === playerId)).toMatchObject({
      paid: 1400,
      charged: 1400,
      balance: 0,
    });
  });

  it.each([
    ['not-refundable', '/charge', { kind: 'refund', charge: 'card', cents: 200 }],
    ['not-refundable', '/charge', { kind: 'refund', charge: 'nothing', cents: 200 }],
    ['more-than-charged', '/cents', { kind: 'refund', charge: 'entry', cents: 1001 }],
    ['more-than-balance', '/cents', { kind: 'payout', cents: 1 }],
    ['unknown-player', '/playerId', { kind: 'payment', cents: 1, playerId: '00000000-0000-4000-8000-000000000000' }],
    ['unknown-pot', '/pot', { kind: 'grant', cents: 1, pot: 'nowhere' }],
  ])('is refused as %s at %s', async (code, pointer, told) => {
    const open = await playedEvent();
    const body = told.kind === 'grant' ? told : { playerId: playerAt(open, 1), ...told };
    const answer = await command(ask, `${open.path}/ledger/bookings`, body);
    expect(answer).toMatchObject({ status: 422, body: { code, errors: [{ code, pointer }] } });
    expect((await asDirector<Desk>(`${open.path}/ledger/desk`)).cash).toBe(0);
  });

  it('gives an entry back once, and its charge then stays in the plan', async () => {
    const { path } = await announce(ask);
    const [playerId = ''] = await enter(ask, path, 1);
    await putPlan(path);
    const refund = { kind: 'refund', playerId, charge: 'entry', cents: 1000, reason: 'ill' };
    expect((await command(ask, `${path}/ledger/bookings`, refund)).status).toBe(201);
    expect(await command(ask, `${path}/ledger/bookings`, refund)).toMatchObject({
      status: 422,
      body: { code: 'more-than-charged' },
    });
    expect(await putPlan(path, { ...plan, charges: [] })).toMatchObject({
      status: 422,
      body: { code: 'booked-code-missing', codes: ['entry'] },
    });
    const book = await asDirector<Book>(`${path}/ledger`);
    expect(book.accounts.find(({ account }) => account === `player:${playerId}`)?.balance).toBe(0);
  });
});

describe('prizes and awards', () => {
  it('name the winners by number to the public, and what decided', async () => {
    const open = await playedEvent();
    const prizes = await ask<{ items: { places: { playerId: string; name: string; cents: number }[] }[] }>(
      'GET',
      `${open.path}/prizes`,
    );
    expect(prizes.body).toMatchObject({
      final: false,
      items: [{ code: 'overall', cents: 3600, promised: 3600, left: 0 }],
    });
    const places = prizes.body.items[0]?.places ?? [];
    expect(places.map(({ cents }) => cents)).toEqual([2160, 1440]);
    expect(places[0]?.playerId).toBe(playerAt(open, 2));
    expect(places[0]?.name).toMatch(/^No\. \d$/);

    const awards = await ask('GET', `${open.path}/awards`);
    const winner = playerAt(open, 2);
    expect(awards.body).toMatchObject({
      items: [
        { code: 'best-session', cents: 150, left: 0, holders: [{ playerId: winner, session: 1, cents: 150 }] },
        {
          code: 'matadors',
          criterion: { measure: 'highest-game' },
          pot: null,
          holders: [{ playerId: winner, figure: 44, session: 1, table: 1, deal: 1, cents: 0 }],
        },
      ],
      jackpots: [{ code: 'grand-ouvert', cents: 400, left: 400, winners: [] }],
    });
  });

  it('are paid once the event is final: the ledger still sums to zero, and a payout takes no more than was won', async () => {
    const open = await playedEvent();
    await finish(open);
    expect((await ask('GET', `${open.path}/prizes`)).body).toMatchObject({ final: true });
    const { accounts, final } = await asDirector<Book>(`${open.path}/ledger`);
    expect(final).toBe(true);
    expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    const balances = Object.fromEntries(accounts.map(({ account, balance }) => [account, balance]));
    const winner = playerAt(open, 2);
    expect(balances).toMatchObject({ 'pot:prizes': 0, 'pot:best': 0, 'pot:jackpot': 400 });
    expect(balances[`player:${winner}`]).toBe(2160 + 150 - 1000 - 200 - 50);
    const payout = { kind: 'payout', playerId: winner, cents: 1061 };
    expect((await command(ask, `${open.path}/ledger/bookings`, payout)).body).toMatchObject({
      code: 'more-than-balance',
    });
    expect((await command(ask, `${open.path}/ledger/bookings`, { ...payout, cents: 1060 })).status).toBe(201);
  });

  it('of a private tournament are hidden', async () => {
    const { path } = await announce(ask, { private: true });
    for (const read of ['money', 'prizes', 'awards']) expect((await ask('GET', `${path}/${read}`)).status).toBe(404);
  });
});

it('a jackpot is won by a Grand ouvert, and a grant of the organiser fills it', async () => {
  const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
  await putPlan(open.path, { ...plan, reason: 'late' });
  expect(
    (await command(ask, `${open.path}/ledger/bookings`, { kind: 'grant', pot: 'jackpot', cents: 701 })).status,
  ).toBe(201);
  const ouvert = {
    declarer: 1,
    contract: { game: 'grand', hand: true, ouvert: true },
    matadors: { with: 4 },
    outcome: { cardPoints: 120, tricks: 10 },
  };
  expect((await command(ask, dealsAt(open), ouvert)).status).toBe(201);
  expect((await ask('GET', `${open.path}/awards`)).body).toMatchObject({
    jackpots: [
      { cents: 1001, left: 501, winners: [{ playerId: playerAt(open, 1), session: 1, table: 1, deal: 1, cents: 500 }] },
    ],
  });
});

describe('prizes for tandems', () => {
  const pairs = {
    charges: [plan.charges[0]],
    prizes: [{ code: 'pairs', pot: 'prizes', plan: { kind: 'shares', weights: [1] }, scope: 'tandem' }],
    reason: 'announced at the table',
  };

  /** Three players in two tandems, of which the unpaired player wins the only game; returns what the tandems are paid. */
  async function paidIn(oddTandem: string, unpaired?: string) {
    const { path } = await announce(ask, { profile: { oddTandem } });
    const players = ['Pair 1', 'Pair 1', 'Pair 2'].map((tandem, index) => ({ name: `P${index}`, tandem }));
    const { body: entered } = await command<{ items: { id: string }[] }>(ask, `${path}/players`, { players });
    const session = await schedule(ask, path, { deals: { '3': 3 } });
    const { body: draw } = await session.step<TestDraw>('draw');
    expect((await session.step('open')).status).toBe(200);
    const [pairedOne, , single] = entered.items.map(({ id }) => id);
    const seats = new Map(draw.tables[0]?.seats.map(({ seat, playerId }) => [playerId, seat]));
    const won = [
      by(seats.get(pairedOne ?? '') ?? 0, games['spades hand with 1, schneider: +44']),
      by(seats.get(single ?? '') ?? 0, games['hearts with 1: +20']),
    ];
    for (const told of won) {
      expect((await command(ask, `/v1/tables/${draw.tables[0]?.id}/deals`, told)).status).toBe(201);
    }
    const [rule] = pairs.prizes;
    const announced = { ...pairs, prizes: [{ ...rule, ...(unpaired && { unpaired }) }] };
    expect((await putPlan(path, announced)).status).toBe(200);
    const { body } = await ask<{ items: { places: { name: string; group: string; cents: number }[] }[] }>(
      'GET',
      `${path}/prizes`,
      { headers: asAdmin },
    );
    return body.items[0]?.places.map(({ name, group, cents }) => `${group}: ${name} ${cents}`);
  }

  // 94 points with the 44 of the pair, 70 with the 20 of the single, who has 140 where he is doubled.
  it.each([
    ['as-is', undefined, ['Pair 1: P0 1350', 'Pair 1: P1 1350']],
    ['doubled', undefined, ['Pair 2: P2 2700']],
    ['doubled', 'passed-over', ['Pair 1: P0 1350', 'Pair 1: P1 1350']],
  ])('count an unpaired player %s as the profile says, %s as the plan says', async (odd, unpaired, paid) => {
    expect(await paidIn(odd, unpaired)).toEqual(paid);
  });

  it.each([
    ['/prizes/0/categories', { scope: 'tandem', categories: ['junior'] }],
    ['/prizes/0/unpaired', { unpaired: 'passed-over' }],
  ])('are refused where facts contradict at %s', async (pointer, told) => {
    const { path } = await announce(ask);
    const [rule] = plan.prizes;
    expect(await putPlan(path, { prizes: [{ ...rule, ...told }] })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'facts-contradict', pointer }] },
    });
  });
});

it('prizes are parted by the same lot as the standings, though somebody has not played yet', async () => {
  const open = await openSession(ask, { players: 4, deals: { '4': 4 } });
  await enter(ask, open.path, 1);
  for (let deal = 1; deal <= 4; deal += 1) expect((await command(ask, dealsAt(open), passed)).status).toBe(201);
  const shares = { kind: 'shares', weights: [4, 3, 2, 1] };
  const reason = 'announced at the table';
  const prizes = [{ ...plan.prizes[0], plan: shares }];
  expect((await putPlan(open.path, { charges: [plan.charges[0]], prizes, reason })).status).toBe(200);
  const ranked = await asDirector<{ items: { playerId: string }[] }>(`${open.path}/standings`);
  const paid = await asDirector<{ items: { places: { playerId: string }[] }[] }>(`${open.path}/prizes`);
  const ids = (items: readonly { playerId: string }[] = []) => items.map(({ playerId }) => playerId);
  expect(ids(paid.items[0]?.places)).toEqual(ids(ranked.items));
});

it('who waits for a place has paid no entry', async () => {
  const { path } = await announce(ask, { profile: { cap: 3 } });
  await enter(ask, path, 5);
  await putPlan(path);
  const { accounts } = await asDirector<Book>(`${path}/ledger`);
  expect(accounts.filter(({ account }) => account.startsWith('player:'))).toHaveLength(3);
});

it.todo(
  'one export stream for the whole event, import into an empty service, re-export identical; the checker; the generator',
);
