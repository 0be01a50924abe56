import { randomUUID } from 'node:crypto';
import { startService, type Ask, type TestService } from '../tools/http';
import { by, games, passed, type Told } from '../tools/deals';
import { asAdmin, makeKey } from '../tools/keys';
import {
  announce,
  command,
  dealsAt,
  enter,
  newCommand,
  openSession,
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

const four = () => openSession(ask, { players: 4, deals: { '4': 4 } });
const three = () => openSession(ask, { players: 3, deals: { '3': 3 } });
const hearts = by(2, games['hearts with 1: +20']);

/** Corrects a deal under its current ETag, or under other headers. */
async function correct(deals: string, deal: number, told: Told, headers: object = {}) {
  const etag = (await ask('GET', `${deals}/${deal}`)).headers['etag'] ?? '';
  return ask('PUT', `${deals}/${deal}`, { body: told, headers: { ...asAdmin, 'If-Match': etag, ...headers } });
}

describe('a deal', () => {
  it('is the next one unless it names its number, and the answer says who dealt and what it came to', async () => {
    const deals = dealsAt(await four());
    const first = await command(ask, deals, hearts);
    expect(first).toMatchObject({
      status: 201,
      headers: { location: `${deals}/1` },
      body: {
        deal: 1,
        revision: 1,
        dealer: 1,
        forehand: 2,
        middlehand: 3,
        rearhand: 4,
        declarer: 2,
        result: { won: true, reason: 'made', value: 20, charged: 20, score: 20 },
      },
    });
    expect((await command(ask, deals, { deal: 2, ...passed })).body).toMatchObject({
      deal: 2,
      dealer: 2,
      forehand: 3,
      declarer: null,
      result: null,
      kind: 'passed',
    });
    const read = await ask('GET', `${deals}/1`);
    expect(read.body).toEqual(first.body);
    expect(read.headers['etag']).toBe(first.headers['etag']);
    const { body } = await ask<{ items: { deal: number }[]; next: null }>('GET', deals);
    expect(body).toMatchObject({ items: [{ deal: 1 }, { deal: 2 }], next: null });
  });

  it('is valued under the ruleset of the tournament with its agreed games', async () => {
    const foster = { ruleset: 'foster', profile: { options: { games: ['revolution'] } } };
    const open = await openSession(ask, { players: 3, deals: { '3': 3 }, tournament: foster });
    const told = by(1, { contract: { game: 'revolution' }, outcome: { tricks: 0 } });
    expect(await command(ask, dealsAt(open), told)).toMatchObject({ status: 201, body: { result: { won: true } } });
    expect(await command(ask, dealsAt(await three()), told)).toMatchObject({ status: 422 });
  });

  it.each([
    ['a dealer at a table of four', by(1, games['hearts with 1: +20']), 422, 'dealer-cannot-declare'],
    ['a seat that the table does not have', by(5, games['hearts with 1: +20']), 422, 'seat-not-at-table'],
    ['a bid that is no game value', by(2, { bid: 19, ...games['hearts with 1: +20'] }), 422, 'not-a-game-value'],
    [
      '121 card points',
      by(2, { ...games['hearts with 1: +20'], outcome: { cardPoints: 121 } }),
      422,
      'number-out-of-range',
    ],
    ['missing tricks', by(2, { contract: { game: 'null' }, outcome: {} }), 422, 'facts-missing'],
    [
      'a game of another code',
      by(2, { contract: { game: 'solo', trump: 'C' }, outcome: {} }),
      422,
      'game-not-in-ruleset',
    ],
    ['a score of its own', by(2, { ...games['hearts with 1: +20'], score: 500 }), 400, 'invalid-request'],
    ['no word of what happened', {}, 400, 'invalid-request'],
    ['not played without a reason', { notPlayed: true }, 400, 'invalid-request'],
    ['a Ramsch without its facts', { ramsch: {} }, 400, 'invalid-request'],
  ])('is refused with %s, and nothing is stored', async (_what, told, status, code) => {
    const deals = dealsAt(await four());
    expect(await command(ask, deals, told)).toMatchObject({ status, body: { code } });
    expect((await ask('GET', deals)).body).toMatchObject({ items: [] });
  });

  it('is refused with the code and the law of the question', async () => {
    const told = by(2, { bid: 19, ...games['hearts with 1: +20'] });
    const stored = await command(ask, dealsAt(await four()), told);
    const { declarer: _, ...question } = told;
    const asked = await ask('POST', '/v1/contracts/value', { body: { ruleset: 'isko', ...question } });
    expect([asked.status, asked.body['code'], asked.body['law']]).toEqual([
      stored.status,
      stored.body['code'],
      stored.body['law'],
    ]);
    expect(asked.body['law']).toMatch(/^isko-/);
  });

  it('cannot be passed in where Ramsch follows', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 }, tournament: { ruleset: 'foster' } });
    expect(await command(ask, dealsAt(open), passed)).toMatchObject({
      status: 422,
      body: { code: 'ramsch-follows', law: expect.stringMatching(/^foster:/) as string },
    });
  });

  it('is entered in order, up to the fixed number', async () => {
    const deals = dealsAt(await three());
    expect(await command(ask, deals, { deal: 2, ...passed })).toMatchObject({
      status: 409,
      body: { code: 'deal-out-of-order', next: 1 },
    });
    for (let entered = 0; entered < 3; entered += 1) expect((await command(ask, deals, passed)).status).toBe(201);
    for (const told of [passed, { deal: 4, ...passed }]) {
      expect(await command(ask, deals, told)).toMatchObject({ status: 409, body: { code: 'session-full' } });
    }
  });

  it('that stands already is shown again to the same entry and defended against another', async () => {
    const deals = dealsAt(await three());
    const first = await command(ask, deals, { deal: 1, ...hearts });
    const same = await command(ask, deals, { deal: 1, ...hearts });
    expect([same.status, same.body, same.headers['etag']]).toEqual([200, first.body, first.headers['etag']]);
    expect(await command(ask, deals, { deal: 1, ...passed })).toMatchObject({
      status: 409,
      headers: { location: `${deals}/1` },
      body: { code: 'deal-exists', deal: 1, link: `${deals}/1` },
    });
    expect((await ask('GET', `${deals}/1/revisions`)).body['items']).toHaveLength(1);
  });

  it('that seats 1 and 3 send at the same moment under different keys is one deal', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 30 } });
    const deals = dealsAt(open);
    for (let deal = 1; deal <= 30; deal += 1) {
      const answers = await Promise.all([
        command(ask, deals, { deal, ...passed }),
        command(ask, deals, { deal, ...(deal % 2 === 0 ? passed : hearts) }),
      ]);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === (deal % 2 === 0 ? 200 : 409))).toHaveLength(1);
    }
    const { body } = await ask<{ items: { deal: number }[] }>('GET', deals);
    expect(body.items.map(({ deal }) => deal)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('that is sent again with its key is the same deal, with the same status, body and ETag', async () => {
    const deals = dealsAt(await three());
    const headers = { ...asAdmin, ...newCommand() };
    const first = await ask('POST', deals, { body: hearts, headers });
    await command(ask, deals, passed);
    const again = await ask('POST', deals, { body: hearts, headers });
    expect([again.status, again.text, again.headers['etag']]).toEqual([201, first.text, first.headers['etag']]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await ask('POST', deals, { body: passed, headers })).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
    expect(await ask('POST', deals, { body: hearts, headers: asAdmin })).toMatchObject({
      status: 400,
      body: { code: 'idempotency-key-missing' },
    });
  });
});

describe('a correction', () => {
  it('is a further revision; nothing is overwritten, and the list follows', async () => {
    const open = await three();
    const deals = dealsAt(open);
    await command(ask, deals, hearts);
    const told = { reason: 'It was lost', ...by(2, games['clubs without 2, lost: -72']) };
    const corrected = await correct(deals, 1, told);
    expect(corrected).toMatchObject({
      status: 200,
      body: { revision: 2, reason: 'It was lost', result: { score: -72 } },
    });
    const { body } = await ask<{ items: object[] }>('GET', `${deals}/1/revisions`);
    expect(body.items).toMatchObject([
      { revision: 1, result: { score: 20 } },
      { revision: 2, result: { score: -72 } },
    ]);
    const table = await ask<{ list: { total: number }[] }>('GET', deals.replace(/\/deals$/, ''));
    expect(table.body.list.map(({ total }) => total)).toEqual([40, -122, 40]);
    const log = await ask<{ items: object[] }>('GET', `${open.path}/log`);
    expect(log.body.items.at(-1)).toMatchObject({
      action: 'deal-corrected',
      before: { revision: 1, score: 20 },
      after: { revision: 2, score: -72 },
      reason: 'It was lost',
    });
  });

  it('of one version is made by one of two who saw it', async () => {
    const deals = dealsAt(await three());
    const etag = (await command(ask, deals, hearts)).headers['etag'] ?? '';
    const answers = await Promise.all(
      [1, 2].map(() => correct(deals, 1, { reason: 'Slip', ...passed }, { 'If-Match': etag })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(1);
  });

  it('needs the ETag of that deal and a reason', async () => {
    const deals = dealsAt(await three());
    await command(ask, deals, hearts);
    const other = (await command(ask, deals, passed)).headers['etag'] ?? '';
    const body = { reason: 'Slip', ...passed };
    expect((await ask('PUT', `${deals}/1`, { body, headers: asAdmin })).status).toBe(428);
    expect((await correct(deals, 1, body, { 'If-Match': '*' })).status).toBe(412);
    expect((await correct(deals, 1, body, { 'If-Match': other })).status).toBe(412);
    expect((await correct(deals, 1, passed)).status).toBe(400);
    expect((await ask('PUT', `${deals}/3`, { body, headers: { ...asAdmin, 'If-Match': other } })).status).toBe(404);
  });

  it('in a closed session is for directors, and in a final one for nobody', async () => {
    const open = await three();
    const deals = dealsAt(open);
    for (let deal = 0; deal < 3; deal += 1) await command(ask, deals, passed);
    const scorer = await makeKey(ask, { role: 'scorer', tournament: open.id });
    const director = await makeKey(ask, { role: 'director', tournament: open.id });
    const slip = { reason: 'Slip', ...hearts };
    expect((await correct(deals, 1, slip, scorer.headers)).status).toBe(200);
    await open.session.step('close');
    expect((await correct(deals, 1, slip, scorer.headers)).status).toBe(403);
    expect((await correct(deals, 1, slip, director.headers)).status).toBe(200);
    expect(await command(ask, deals, passed)).toMatchObject({ status: 409, body: { code: 'session-not-open' } });
    await open.session.step('finalize');
    expect(await correct(deals, 1, slip)).toMatchObject({ status: 409, body: { code: 'wrong-state', state: 'final' } });
    await open.session.step('reopen', { reason: 'A complaint' });
    expect((await correct(deals, 1, slip, scorer.headers)).status).toBe(200);
  });
});

describe('a session', () => {
  it('is closed when every deal is entered, passed or not played with a reason', async () => {
    const open = await three();
    const deals = dealsAt(open);
    await command(ask, deals, hearts);
    expect(await open.session.step('close')).toMatchObject({
      status: 409,
      body: { code: 'deals-missing', tables: [{ number: 1, dealsEntered: 1, dealsFixed: 3 }] },
    });
    await command(ask, deals, passed);
    const notPlayed = await command(ask, deals, { notPlayed: true, reason: 'Time was up' });
    expect(notPlayed).toMatchObject({
      status: 201,
      body: { kind: 'not-played', reason: 'Time was up', declarer: null },
    });
    expect(await open.session.step('close')).toMatchObject({ status: 200, body: { state: 'closed' } });
    const table = await ask<{ checks: { code: string; holds: boolean }[] }>('GET', deals.replace(/\/deals$/, ''));
    expect(table.body.checks.every(({ holds }) => holds)).toBe(true);
  });

  it('whose time has come takes its first deal without waiting for the scheduler', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    const session = await schedule(ask, path, { startsAt: new Date(Date.now() - 1000).toISOString() });
    const { body } = await session.step<TestDraw>('draw');
    expect((await command(ask, `/v1/tables/${body.tables[0]?.id}/deals`, passed)).status).toBe(201);
    const log = await ask<{ items: { action: string }[] }>('GET', `${path}/log`);
    expect(log.body.items.filter(({ action }) => action === 'session-opened')).toHaveLength(1);
  });

  it('that is drawn and not due takes no deal', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    const { body } = await (await schedule(ask, path)).step<TestDraw>('draw');
    expect(await command(ask, `/v1/tables/${body.tables[0]?.id}/deals`, passed)).toMatchObject({
      status: 409,
      body: { code: 'session-not-open', state: 'drawn' },
    });
  });

  it('that is void no longer counts in the standings', async () => {
    const open = await three();
    await command(ask, dealsAt(open), hearts);
    expect((await ask('GET', `${open.path}/standings`)).body['items']).toHaveLength(3);
    await open.session.step('void', { reason: 'Wrong cards' });
    expect((await ask('GET', `${open.path}/standings`)).body['items']).toEqual([]);
  });
});

describe('who may enter and read deals', () => {
  it('is decided as the table says', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 30 } });
    const hidden = await openSession(ask, { players: 3, tournament: { private: true } });
    const foreign = (await announce(ask)).id;
    const keys = {
      nobody: {},
      scorer: (await makeKey(ask, { role: 'scorer', tournament: open.id })).headers,
      referee: (await makeKey(ask, { role: 'referee', tournament: open.id })).headers,
      director: (await makeKey(ask, { role: 'director', tournament: open.id })).headers,
      foreigner: (await makeKey(ask, { role: 'director', tournament: foreign })).headers,
      admin: asAdmin,
    };
    const missing = `/v1/tables/${randomUUID()}/deals`;
    const found: Record<string, readonly number[]> = {};
    for (const [name, headers] of Object.entries(keys)) {
      const statuses = [];
      for (const deals of [dealsAt(open), dealsAt(hidden), missing]) {
        statuses.push((await ask('GET', deals, { headers })).status);
        statuses.push((await command(ask, deals, passed, headers)).status);
      }
      found[name] = statuses;
    }
    expect(found).toEqual({
      nobody: [200, 401, 404, 401, 404, 401],
      scorer: [200, 201, 404, 404, 404, 404],
      referee: [200, 201, 404, 404, 404, 404],
      director: [200, 201, 404, 404, 404, 404],
      foreigner: [200, 403, 404, 404, 404, 404],
      admin: [200, 201, 200, 201, 404, 404],
    });
  });
});
