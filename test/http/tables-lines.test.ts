import { by, games, passed, type Told } from '../tools/deals';
import { dispute, revoke } from '../tools/disputes';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { command, dealsAt, openSession, type OpenSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const four = (deals = 8, tournament: object = {}) =>
  openSession(ask, { players: 4, deals: { '4': deals }, tournament });
const tableAt = (open: OpenSession): string => `/v1/tables/${open.tables[0]?.id}`;

interface Table {
  readonly dealsEntered: number;
  readonly list: readonly { readonly total: number; readonly gamePoints: number }[];
  readonly checks: readonly { readonly code: string; readonly holds: boolean }[];
}
const read = (open: OpenSession, headers = asAdmin) => ask<Table>('GET', tableAt(open), { headers });
const points = async (open: OpenSession) => (await read(open)).body.list.map(({ gamePoints }) => gamePoints);

/** Sends a change under the current ETag of what it changes. */
async function change(method: string, at: string, { body, seenAt = at }: { body?: Told; seenAt?: string } = {}) {
  const etag = (await ask('GET', seenAt.split('?')[0] ?? '', { headers: asAdmin })).headers['etag'] ?? '';
  return ask(method, at, { ...(body && { body }), headers: { ...asAdmin, 'If-Match': etag } });
}

async function enterAll(open: OpenSession, deals: readonly Told[]): Promise<void> {
  for (const deal of deals) expect(await command(ask, dealsAt(open), deal)).toMatchObject({ status: 201 });
}

const hearts = by(2, games['hearts with 1: +20']);
const lostNull = by(4, { contract: { game: 'null' }, outcome: { won: false } });
const grand = by(1, { contract: { game: 'grand' }, matadors: { with: 2 }, outcome: { won: true } });
const paper = {
  totals: [1, 2, 3, 4].map((seat) => ({ seat, gamePoints: 0, won: 0, lost: 0 })),
  passed: 8,
  notPlayed: 0,
};

describe('the last deal', () => {
  it('is taken back, its number is free again, and the log keeps it', async () => {
    const open = await four();
    const deals = dealsAt(open);
    await enterAll(open, [hearts, grand]);
    const before = (await ask('GET', `${deals}/2`)).headers['etag'] ?? '';
    expect((await change('DELETE', `${deals}/2?reason=Wrong%20game`)).status).toBe(204);
    expect(await points(open)).toEqual([0, 20, 0, 0]);
    expect((await ask('GET', `${deals}/2`)).status).toBe(404);
    expect(await command(ask, deals, lostNull)).toMatchObject({ status: 201, body: { deal: 2, revision: 1 } });
    expect(
      await ask('PUT', `${deals}/2`, {
        body: { ...grand, reason: 'Late' },
        headers: { ...asAdmin, 'If-Match': before },
      }),
    ).toMatchObject({ status: 412 });
    const log = await ask<{ items: { action: string }[] }>('GET', `${open.path}/log?limit=100`);
    expect(log.body.items.find(({ action }) => action === 'deal-taken-back')).toMatchObject({
      subject: { deal: 2 },
      before: { revision: 1, score: 72, facts: { declarer: 1 } },
      reason: 'Wrong game',
    });
  });

  it('is the only one that can be', async () => {
    const open = await four();
    const deals = dealsAt(open);
    await enterAll(open, [hearts, grand]);
    expect(await change('DELETE', `${deals}/1`)).toMatchObject({
      status: 409,
      body: { code: 'deal-not-last', last: 2 },
    });
    expect((await ask('DELETE', `${deals}/3`, { headers: { ...asAdmin, 'If-Match': '"x"' } })).status).toBe(404);
    expect((await ask('DELETE', `${deals}/2`, { headers: asAdmin })).status).toBe(428);
    await dispute(ask, open.path, { tableId: open.tables[0]?.id, deal: 2, ...revoke });
    expect(await change('DELETE', `${deals}/2`)).toMatchObject({ status: 409, body: { code: 'deal-in-dispute' } });
  });
});

describe('a forgotten deal', () => {
  it('is inserted, and every later one moves on by one', async () => {
    const open = await four();
    const deals = dealsAt(open);
    // Seat 2 declares where seats 1 and 3 deal, then seat 3 where seats 2 and 4 do.
    const third = by(3, games['grand with 2: +72']);
    await enterAll(open, [hearts, third]);
    const inserted = await command(ask, deals, { deal: 2, insert: true, ...passed });
    expect(inserted).toMatchObject({ status: 409, body: { code: 'deals-cannot-move' } });
    const etag = (await ask('GET', `${deals}/2`)).headers['etag'] ?? '';
    const moved = by(1, games['grand with 2: +72']);
    await ask('PUT', `${deals}/2`, {
      body: { ...moved, reason: 'It was he' },
      headers: { ...asAdmin, 'If-Match': etag },
    });
    expect(await command(ask, deals, { deal: 2, insert: true, ...passed })).toMatchObject({
      status: 201,
      headers: { location: `${deals}/2` },
      body: { deal: 2, revision: 3, kind: 'passed' },
    });
    expect((await ask('GET', `${deals}/3`)).body).toMatchObject({
      revision: 1,
      dealer: 3,
      declarer: 1,
      result: { score: 72 },
    });
    expect(await points(open)).toEqual([72, 20, 0, 0]);
    expect((await read(open)).body.dealsEntered).toBe(3);
    const { body } = await ask<{ items: { kind: string }[] }>('GET', `${deals}/2/revisions`);
    expect(body.items.map(({ kind }) => kind)).toEqual(['played', 'played', 'passed']);
  });

  it('is refused with the line that cannot stand at the next number, and changes nothing', async () => {
    const open = await four();
    const deals = dealsAt(open);
    await enterAll(open, [by(2, games['hearts with 1: +20'])]);
    expect(await command(ask, deals, { deal: 1, insert: true, ...passed })).toMatchObject({
      status: 409,
      body: { code: 'deals-cannot-move', errors: [{ pointer: '/deals/1', code: 'dealer-cannot-declare' }] },
    });
    expect((await ask('GET', `${deals}/1`)).body).toMatchObject({ revision: 1, declarer: 2 });
  });

  it.each([
    ['without its number', { insert: true, ...passed }, 422, 'facts-missing'],
    ['behind the next one', { deal: 4, insert: true, ...passed }, 409, 'deal-out-of-order'],
  ])('%s is refused', async (_how, told, status, code) => {
    const open = await four();
    await enterAll(open, [passed, passed]);
    expect(await command(ask, dealsAt(open), told)).toMatchObject({ status, body: { code } });
  });

  it('finds no place in a list that is full, nor before a disputed deal', async () => {
    const open = await four(4);
    await enterAll(open, [passed, grand, passed]);
    await dispute(ask, open.path, { tableId: open.tables[0]?.id, deal: 2, ...revoke });
    const insert = (deal: number) => command(ask, dealsAt(open), { deal, insert: true, ...passed });
    expect(await insert(1)).toMatchObject({ status: 409, body: { code: 'deal-was-disputed', deal: 2 } });
    await enterAll(open, [passed]);
    expect(await insert(4)).toMatchObject({ status: 409, body: { code: 'session-full' } });
  });
});

describe('a list that changes its form', () => {
  it('goes on by sums after deals, and by deals after sums, with what was entered before', async () => {
    const open = await four();
    await enterAll(open, [hearts, grand]);
    const totals = `${tableAt(open)}/totals`;
    const onPaper = await change('PUT', totals, { body: paper, seenAt: tableAt(open) });
    expect(onPaper).toMatchObject({ status: 200, body: { onPaper: true, dealsEntered: 8 } });
    expect(await points(open)).toEqual([0, 0, 0, 0]);
    expect((await ask('GET', `${dealsAt(open)}/2`)).body).toMatchObject({ declarer: 1 });
    expect(await change('PUT', `${dealsAt(open)}/2`, { body: { ...passed, reason: 'Misread' } })).toMatchObject({
      status: 409,
      body: { code: 'list-on-paper' },
    });
    expect((await change('DELETE', totals, { seenAt: tableAt(open) })).status).toBe(204);
    expect((await read(open)).body).toMatchObject({ onPaper: false, dealsEntered: 2, listState: 'open' });
    expect(await points(open)).toEqual([72, 20, 0, 0]);
    expect(await command(ask, dealsAt(open), passed)).toMatchObject({ status: 201, body: { deal: 3 } });
    const log = await ask<{ items: { action: string }[] }>('GET', `${open.path}/log?limit=100`);
    expect(log.body.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['totals-entered', 'totals-taken-back']),
    );
  });

  it('has no sums to take back where none were entered', async () => {
    const open = await four();
    expect(await change('DELETE', `${tableAt(open)}/totals`, { seenAt: tableAt(open) })).toMatchObject({
      status: 409,
      body: { code: 'list-by-deals' },
    });
  });

  it.todo('takes sums of a list within which a substitute took over, stretch by stretch');
});

describe('the rest of a session', () => {
  it('is entered as not played in one act with the closing, and needs a reason', async () => {
    const open = await openSession(ask, { players: 8, deals: { '4': 4 } });
    await enterAll(open, [hearts]);
    expect(await open.session.step('close', { reason: 'Time is up' })).toMatchObject({
      status: 409,
      body: { code: 'deals-missing' },
    });
    expect(await open.session.step('close', { missing: 'not-played' })).toMatchObject({
      status: 422,
      body: { code: 'reason-required', errors: [{ pointer: '/reason' }] },
    });
    expect(await open.session.step('close', { reason: 'Time is up', missing: 'not-played' })).toMatchObject({
      status: 200,
      body: { state: 'closed' },
    });
    for (const { id } of open.tables)
      expect((await ask('GET', `/v1/tables/${id}`)).body).toMatchObject({ dealsEntered: 4 });
    expect((await ask('GET', `${dealsAt(open)}/4`)).body).toMatchObject({ kind: 'not-played', reason: 'Time is up' });
    expect((await ask('GET', `${dealsAt(open)}/1`)).body).toMatchObject({ kind: 'played' });
  });
});

describe('a table asked for by its link', () => {
  it('tells all that its phone values games by, with the names of its table and of no other', async () => {
    const profile = { passedDealCredit: { points: 5, won: 0 }, options: { bock: true } };
    const open = await openSession(ask, { players: 8, deals: { '4': 8 }, tournament: { profile } });
    const [own, other] = open.tables;
    const link = await ask<{ key: string }>('GET', `/v1/tables/${own?.id}/link`, { headers: asAdmin });
    const headers = { Authorization: `Bearer ${link.body.key}` };
    const { body } = await ask<{ seats: { name: string }[]; serverTime: string }>('GET', `/v1/tables/${own?.id}`, {
      headers,
    });
    expect(body).toMatchObject({
      ruleset: 'isko-2022',
      options: { bock: true },
      rules: { scoring: 'seeger-fabian', passedDealCredit: { points: 5, won: 0 }, controlList: 'optional' },
      state: 'open',
      mayEnter: true,
      endsAt: null,
      dealers: [1, 2, 3, 4, 1, 2, 3, 4],
    });
    expect(body.seats.every(({ name }) => name.startsWith('Player '))).toBe(true);
    expect(Math.abs(Date.parse(body.serverTime) - Date.now())).toBeLessThan(60_000);
    for (const [id, by] of [
      [other?.id, headers],
      [own?.id, {}],
    ] as const) {
      const seen = await ask<{ seats: { name: string }[] }>('GET', `/v1/tables/${id}`, { headers: by });
      expect(seen.body.seats.every(({ name }) => name.startsWith('No. '))).toBe(true);
    }
  });
});
