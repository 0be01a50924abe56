import { randomUUID } from 'node:crypto';
import { by, games, passed, type Told } from '../tools/deals';
import { dispute, revoke } from '../tools/disputes';
import { fosterDeal } from '../tools/foster-deals';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin, makeKey, shows } from '../tools/keys';
import { announce, command, dealsAt, newCommand, openSession, type OpenSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const hearts = by(2, games['hearts with 1: +20']);
const tableIn = ({ tables }: OpenSession): string => tables[0]?.id ?? '';

/** An open session with one deal that seat 2 has declared and won. */
async function oneDeal(told: Told = hearts, tournament: object = {}): Promise<OpenSession> {
  const open = await openSession(ask, { players: 4, deals: { '4': 4 }, tournament });
  expect(await command(ask, dealsAt(open), told)).toMatchObject({ status: 201 });
  return open;
}

async function correct(deals: string, deal: number, told: object) {
  const etag = (await ask('GET', `${deals}/${deal}`)).headers['etag'] ?? '';
  return ask('PUT', `${deals}/${deal}`, { body: told, headers: { ...asAdmin, 'If-Match': etag } });
}

describe('a dispute', () => {
  it('is opened on a deal with what is known of it, and the ruling of the engine comes with it', async () => {
    const open = await oneDeal();
    const told = { tableId: tableIn(open), deal: 1, ...revoke };
    const { path, answer } = await dispute(ask, open.path, told);
    expect(answer).toMatchObject({
      headers: { location: path },
      body: {
        session: 1,
        tableId: tableIn(open),
        deal: 1,
        revision: 1,
        kind: 'revoke',
        ruleset: 'isko-2022',
        advice: { disposition: 'game-lost', missing: [], game: { won: false, result: { score: -40 } } },
        minute: { consequence: 'The declarer has lost the game.', entered: null, missing: [] },
      },
    });
    const { minute } = answer.body;
    expect(minute['laws']).toContainEqual({
      citation: expect.stringMatching(/^isko-2022:/) as string,
      summary: expect.any(String) as string,
    });
    expect(minute['reasoning']).not.toHaveLength(0);
    const read = await ask('GET', path);
    expect([read.body, read.headers['etag']]).toEqual([answer.body, answer.headers['etag']]);
    const german = await ask('GET', path, { headers: { 'Accept-Language': 'de' } });
    expect(german.body).toMatchObject({
      state: 'open',
      minute: { consequence: 'Der Alleinspieler hat das Spiel verloren.' },
    });
  });

  it('is advised as the question is, and the advice is kept as it was', async () => {
    const open = await oneDeal();
    const { answer } = await dispute(ask, open.path, { tableId: tableIn(open), deal: 1, ...revoke });
    const { contract, matadors } = games['hearts with 1: +20'];
    const { body } = await ask('POST', '/v1/irregularities/adjudicate', {
      body: { ruleset: 'isko', incident: revoke.incident, situation: { ...revoke.situation, contract, matadors } },
    });
    expect(answer.body.advice).toEqual(body['ruling']);
  });

  it('takes the part of an offender from his seat, by number or by hand', async () => {
    const open = await oneDeal();
    const advised = async (offender: number | string) => {
      const incident = { ...revoke.incident, offender };
      const { path, answer } = await dispute(ask, open.path, { tableId: tableIn(open), deal: 1, ...revoke, incident });
      await service.database.dataSource.query(`UPDATE dispute SET state = 'withdrawn'`);
      expect((await ask('GET', path)).body).toMatchObject({ incident: { offender } });
      return answer.body.advice.disposition;
    };
    expect(await advised(2)).toBe('game-lost');
    expect(await advised('forehand')).toBe('game-lost');
    expect(await advised(3)).toBe('game-won');
  });

  it('takes a record in place of the situation', async () => {
    const { ruleset: _, ...recorded } = fosterDeal('F245');
    const contract = { game: 'suit', trump: 'S', hand: true };
    const record = { ...recorded, contract };
    const game = { contract, bid: 18, matadors: { without: 1 }, outcome: { cardPoints: 70 } };
    const open = await oneDeal(by(2, game));
    const incident = { kind: 'revoke', offender: 'opponent', at: { trick: 2 }, facts: { trickQuitted: true } };
    const { answer } = await dispute(ask, open.path, {
      tableId: tableIn(open),
      deal: 1,
      incident: { ...incident, phase: 'trick-open' },
      record,
    });
    expect(answer.body.advice).toMatchObject({ disposition: 'game-won', game: { result: { score: 33 } } });
    const twice = { ...record, skat: ['SA', 'C10'] };
    expect(
      await command(ask, `${open.path}/disputes`, { tableId: tableIn(open), incident, record: twice }),
    ).toMatchObject({ status: 422, body: { code: 'card-twice', errors: [{ pointer: '/record/skat' }] } });
  });

  it('may be about a table without a deal, or about no table', async () => {
    const open = await oneDeal();
    const onTable = await dispute(ask, open.path, { tableId: tableIn(open), ...revoke });
    expect(onTable.answer.body).toMatchObject({ deal: null, revision: null, tableId: tableIn(open) });
    expect(onTable.answer.body.advice.missing[0]).toMatchObject({ pointer: '/situation/contract' });
    const onNone = await dispute(ask, open.path, { incident: { kind: 'revoke', offender: 'declarer' } });
    expect(onNone.answer.body).toMatchObject({ session: null, tableId: null, deal: null });
  });

  it.each([
    ['another contract', { situation: { contract: { game: 'grand' } } }, 422, 'deal-disagrees', '/situation/contract'],
    ['other matadors', { situation: { matadors: { with: 2 } } }, 422, 'deal-disagrees', '/situation/matadors'],
    [
      'more points than the deal ended with',
      { situation: { cardPoints: { declarer: 71, opponents: 0 } } },
      422,
      'deal-disagrees',
      '/situation/cardPoints',
    ],
    [
      'more points for the others than the deal left them',
      { situation: { cardPoints: { declarer: 0, opponents: 51 } } },
      422,
      'deal-disagrees',
      '/situation/cardPoints',
    ],
    ['a deal without its table', { tableId: undefined }, 422, 'facts-missing', '/tableId'],
    ['a table that is not there', { tableId: randomUUID() }, 422, 'unknown-table', '/tableId'],
    ['a deal that was not entered', { deal: 2 }, 409, 'deal-not-entered', undefined],
    [
      'an unknown kind',
      { incident: { kind: 'cheating', offender: 'declarer' } },
      400,
      'invalid-request',
      '/incident/kind',
    ],
    [
      'an unknown fact',
      { incident: { ...revoke.incident, facts: { mood: 'bad' } } },
      400,
      'invalid-request',
      '/incident/facts/mood',
    ],
  ])('is refused with %s, and nothing is stored', async (_what, changed, status, code, pointer) => {
    const open = await oneDeal();
    const told = { tableId: tableIn(open), deal: 1, ...revoke, ...changed };
    const { status: found, body } = await command(ask, `${open.path}/disputes`, told);
    expect([found, body['code']]).toEqual([status, code]);
    if (pointer !== undefined) expect(body['errors']).toContainEqual(expect.objectContaining({ pointer }));
    expect((await ask('GET', `${open.path}/disputes`)).body).toEqual({ items: [], next: null });
  });

  it('says the same contract in other words without contradiction', async () => {
    const open = await oneDeal();
    const contract = { trump: 'H', game: 'suit', hand: false };
    const situation = { ...revoke.situation, contract };
    const told = { tableId: tableIn(open), deal: 1, ...revoke, situation };
    expect(await command(ask, `${open.path}/disputes`, told)).toMatchObject({ status: 201 });
  });

  it('is opened once, however often it is sent', async () => {
    const open = await oneDeal();
    const headers = { ...asAdmin, ...newCommand() };
    const body = { tableId: tableIn(open), deal: 1, ...revoke };
    const send = () => ask('POST', `${open.path}/disputes`, { body, headers });
    const [first, second] = [await send(), await send()];
    expect([second.body, second.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
    expect((await ask('GET', `${open.path}/disputes`)).body['items']).toHaveLength(1);
    const withoutKey = await ask('POST', `${open.path}/disputes`, { body, headers: asAdmin });
    expect([withoutKey.status, withoutKey.body['code']]).toEqual([400, 'idempotency-key-missing']);
  });

  it('is opened by the officials of the event, and read by all where it is public', async () => {
    const open = await oneDeal();
    const told = { tableId: tableIn(open), deal: 1, ...revoke };
    const other = await announce(ask);
    const foreign = await makeKey(ask, { role: 'referee', tournament: other.id });
    expect(await command(ask, `${open.path}/disputes`, told, foreign.headers)).toMatchObject({ status: 403 });
    expect(await command(ask, `${open.path}/disputes`, told, {})).toMatchObject({ status: 401 });
    const scorer = await makeKey(ask, { role: 'scorer', tournament: open.id });
    const { path } = await dispute(ask, open.path, told, scorer.headers);
    expect(await ask('GET', path)).toMatchObject({ status: 200 });
    const hidden = await oneDeal(hearts, { private: true });
    const secret = await dispute(ask, hidden.path, { tableId: tableIn(hidden), deal: 1, ...revoke });
    expect(await ask('GET', secret.path)).toMatchObject({ status: 404 });
    expect(await ask('GET', `/v1/disputes/${randomUUID()}`)).toMatchObject({ status: 404 });
  });

  it('is opened by the players about their own table and nothing else', async () => {
    const open = await openSession(ask, { players: 8, deals: { '4': 4 } });
    const [own, other] = open.tables.map(({ id }) => id);
    const { body } = await ask<{ key: string }>('GET', `/v1/tables/${own}/link`, { headers: asAdmin });
    const players = shows(body.key);
    await dispute(ask, open.path, { tableId: own, ...revoke }, players);
    for (const tableId of [other, undefined, randomUUID()]) {
      expect(await command(ask, `${open.path}/disputes`, { tableId, ...revoke }, players)).toMatchObject({
        status: 403,
      });
    }
  });

  it('stands in the list of its event, which can be searched by state and table and is read page by page', async () => {
    const open = await oneDeal();
    for (const deal of [1, undefined, undefined]) {
      await dispute(ask, open.path, { tableId: tableIn(open), deal, ...revoke });
    }
    await dispute(ask, open.path, { incident: revoke.incident });
    const list = (query: string) =>
      ask<{ items: { id: string }[]; next: string | null }>('GET', `${open.path}/disputes${query}`);
    expect((await list(`?table=${tableIn(open)}`)).body.items).toHaveLength(3);
    expect((await list('?state=ruled')).body.items).toEqual([]);
    const first = await list('?limit=3');
    const rest = await list(`?limit=3&cursor=${first.body.next}`);
    const ids = [...first.body.items, ...rest.body.items].map(({ id }) => id);
    expect([first.body.items.length, new Set(ids).size, rest.body.next]).toEqual([3, 4, null]);
    expect(await list('?cursor=nonsense')).toMatchObject({ status: 400 });
  });

  it('is told to the followers and to the log with ids only', async () => {
    const open = await oneDeal();
    const { answer } = await dispute(ask, open.path, { tableId: tableIn(open), deal: 1, ...revoke });
    const { body } = await ask<{ items: { action: string; subject: object }[] }>('GET', `${open.path}/log?limit=100`);
    expect(body.items.at(-1)).toMatchObject({
      action: 'dispute-opened',
      subject: { dispute: answer.body.id, session: 1, table: tableIn(open), deal: 1 },
      after: { revision: 1, advice: { en: { ruling: { disposition: 'game-lost' } } } },
    });
    expect(JSON.stringify(body)).not.toContain('Player');
  });
});

describe('while a dispute waits for a ruling', () => {
  it('only its deal stays as it is', async () => {
    const open = await oneDeal();
    const deals = dealsAt(open);
    await command(ask, deals, passed);
    const { path, answer } = await dispute(ask, open.path, { tableId: tableIn(open), deal: 1, ...revoke });
    expect(await correct(deals, 1, { ...passed, reason: 'A slip.' })).toMatchObject({
      status: 409,
      headers: { location: path },
      body: { code: 'deal-in-dispute', dispute: answer.body.id, deal: 1 },
    });
    expect(await command(ask, `${open.path}/disputes`, { tableId: tableIn(open), deal: 1, ...revoke })).toMatchObject({
      status: 409,
      body: { code: 'deal-in-dispute' },
    });
    expect(await correct(deals, 2, { ...hearts, declarer: 1, reason: 'A slip.' })).toMatchObject({ status: 200 });
    expect(await command(ask, deals, passed)).toMatchObject({ status: 201 });
  });

  it('its session is closed and finalized only for a reason, which the log has with the disputes', async () => {
    const open = await oneDeal();
    for (let deal = 2; deal <= 4; deal += 1) await command(ask, dealsAt(open), passed);
    const { answer } = await dispute(ask, open.path, { tableId: tableIn(open), deal: 1, ...revoke });
    expect(await open.session.step('close')).toMatchObject({
      status: 409,
      body: { code: 'disputes-open', errors: [{ pointer: '/tables/1/deals/1' }], disputes: [answer.body.id] },
    });
    const reason = 'The hall closes.';
    expect(await open.session.step('close', { reason })).toMatchObject({ status: 200, body: { state: 'closed' } });
    expect(await open.session.step('finalize')).toMatchObject({ status: 409, body: { code: 'disputes-open' } });
    expect(await open.session.step('finalize', { reason })).toMatchObject({ status: 200 });
    const { body } = await ask<{ items: object[] }>('GET', `${open.path}/log?limit=100`);
    expect(body.items.slice(-2)).toMatchObject([
      { action: 'session-closed', reason, after: { disputes: [answer.body.id] } },
      { action: 'session-finalized', reason, after: { disputes: [answer.body.id] } },
    ]);
  });

  it('is opened by the table until the time for objections is over, by a referee later, and in a final session by nobody', async () => {
    const open = await oneDeal(hearts, { profile: { objectionMinutes: 0 } });
    for (let deal = 2; deal <= 4; deal += 1) await command(ask, dealsAt(open), passed);
    await open.session.step('close');
    const told = { tableId: tableIn(open), ...revoke };
    const scorer = await makeKey(ask, { role: 'scorer', tournament: open.id });
    expect(await command(ask, `${open.path}/disputes`, told, scorer.headers)).toMatchObject({
      status: 409,
      body: { code: 'deadline-passed' },
    });
    await dispute(ask, open.path, told);
    await open.session.step('finalize', { reason: 'Over.' });
    expect(await command(ask, `${open.path}/disputes`, told)).toMatchObject({
      status: 409,
      body: {
        code: 'wrong-state',
        state: 'final',
        link: `${open.session.path}/reopen`,
        detail: expect.stringContaining('reopened') as string,
      },
    });
  });
});
