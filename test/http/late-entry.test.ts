import { keptAndRecomputed } from '../reliability/kept-and-recomputed';
import { by, games, passed, type Told } from '../tools/deals';
import { seePdf } from '../tools/pdf';
import { startService, type Answer, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { command, dealsAt, enter, openSession, type OpenSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

type Body = Record<string, unknown>;

const tableOf = (open: OpenSession): string => dealsAt(open).replace('/deals', '');
const join = (open: OpenSession, player: string, more: object = {}): Promise<Answer<Body>> =>
  command(ask, `${open.path}/players/${player}/join`, {
    session: 1,
    tableId: open.tables[0]?.id,
    everybodyAgrees: true,
    ...more,
  });
const play = async (open: OpenSession, ...told: readonly Told[]) => {
  for (const one of told) expect((await command(ask, dealsAt(open), one)).status).toBe(201);
};

async function three(deals = 6, tournament: object = {}): Promise<OpenSession & { readonly late: string }> {
  const open = await openSession(ask, { players: 3, deals: { '3': deals }, tournament });
  const [late = ''] = await enter(ask, open.path, 1);
  return { ...open, late };
}

/** At a table of three a lost game and two others, then a newcomer, and a round of four with another lost one. */
const before = [by(2, games['hearts with 1: +20']), by(1, games['clubs without 2, lost: -72']), passed];
const after = [by(4, games['grand with 2: +72']), by(3, games['diamonds with 1, lost: -36']), passed, passed];
const totals = [-72 - 50 + 30, 20 + 50 + 40 + 30, 40 - 36 - 50, 72 + 50 + 30];

describe('a newcomer', () => {
  it('sits in the last seat from the start of a round on, and earlier deals give him nothing', async () => {
    const open = await three();
    await play(open, ...before);
    const joined = await join(open, open.late);
    // One round of three is left, which becomes one of four.
    expect(joined).toMatchObject({
      status: 200,
      body: { session: 1, playerId: open.late, seat: 4, fromDeal: 4, dealsFixed: 7 },
    });
    const [first] = after;
    expect((await command(ask, dealsAt(open), first)).body).toMatchObject({
      deal: 4,
      dealer: 1,
      forehand: 2,
      middlehand: 3,
      rearhand: 4,
    });
    await play(open, ...after.slice(1, 3));
    expect(await command(ask, dealsAt(open), by(4, games['grand with 2: +72']))).toMatchObject({
      status: 422,
      body: { code: 'dealer-cannot-declare' },
    });
    await play(open, passed);
    expect((await command(ask, dealsAt(open), passed)).body).toMatchObject({ code: 'session-full' });

    const table = await ask<{ seats: object[]; list: { total: number }[]; checks: object[] }>('GET', tableOf(open));
    expect(table.body.seats[3]).toMatchObject({ seat: 4, playerId: open.late, fromDeal: 4 });
    expect(table.body.list.map(({ total }) => total)).toEqual(totals);
    expect(table.body.checks).toEqual(['C1', 'C2', 'C3', 'C4', 'C5'].map((code) => ({ code, holds: true })));
    expect((await ask('GET', `${dealsAt(open)}/2`)).body).toMatchObject({ dealer: 2, rearhand: 2 });

    const { body } = await ask<{ items: { playerId: string; total: number }[] }>('GET', `${open.path}/standings`);
    const found = new Map(body.items.map(({ playerId, total }) => [playerId, total]));
    const players = [...(open.tables[0]?.seats ?? []).map(({ playerId }) => playerId), open.late];
    expect(players.map((id) => found.get(id))).toEqual(totals);
    const { kept, recomputed } = await keptAndRecomputed(service.database, open.id);
    expect(kept).toEqual(recomputed);
    expect(await open.session.step('close')).toMatchObject({ status: 200 });
    const log = await ask<{ items: object[] }>('GET', `${open.path}/log`);
    expect(log.body.items).toContainEqual(
      expect.objectContaining({ action: 'player-joined', after: { player: open.late, fromDeal: 4, dealsFixed: 7 } }),
    );
  });

  it('is dealt in before the first deal as if he had been drawn there', async () => {
    const open = await three(6, { profile: { deals: { '4': 20 } } });
    expect((await join(open, open.late)).body).toMatchObject({ seat: 4, fromDeal: 1, dealsFixed: 20 });
    expect((await command(ask, dealsAt(open), passed)).body).toMatchObject({ dealer: 1, rearhand: 4 });
  });

  it('deals last in his rounds, as the credit for passed deals has it', async () => {
    const open = await three(6, { profile: { passedDealCredit: { points: 30 } } });
    await play(open, passed, passed, passed);
    await join(open, open.late);
    await play(open, passed, passed, passed, passed);
    const { body } = await ask<{ list: { total: number }[] }>('GET', tableOf(open));
    expect(body.list.map(({ total }) => total)).toEqual([60, 60, 60, 30]);
    const { kept, recomputed } = await keptAndRecomputed(service.database, open.id);
    expect(kept).toEqual(recomputed);
    expect(kept.find(({ id }) => id === open.late)).toMatchObject({ total: 30 });
  });

  it('joins no round that has begun, and none after the last', async () => {
    const open = await three(3);
    await play(open, passed);
    const refused = { status: 409, body: { code: 'not-between-rounds' } };
    expect(await join(open, open.late)).toMatchObject({ ...refused, body: { dealsEntered: 1, dealsFixed: 3 } });
    await play(open, passed, passed);
    expect(await join(open, open.late)).toMatchObject(refused);
    expect((await ask('GET', tableOf(open))).body).toMatchObject({ dealsFixed: 3, dealsEntered: 3 });
  });

  it('waits until the second list has come to the round too', async () => {
    const open = await three();
    await play(open, passed, passed, passed);
    const control = `${tableOf(open)}/lists/control/deals`;
    for (let deal = 1; deal <= 4; deal += 1) expect((await command(ask, control, passed)).status).toBe(201);
    expect(await join(open, open.late)).toMatchObject({ status: 409, body: { code: 'not-between-rounds' } });
  });

  it('needs the consent of everybody, a seat that is free and one that is his alone', async () => {
    const open = await three();
    expect(await join(open, open.late, { everybodyAgrees: false })).toMatchObject({
      status: 422,
      body: { code: 'consent-missing', errors: [{ pointer: '/everybodyAgrees' }] },
    });
    expect(await join(open, open.tables[0]?.seats[0]?.playerId ?? '')).toMatchObject({
      status: 409,
      body: { code: 'player-seated-already' },
    });
    expect(await join(open, open.late, { tableId: open.id })).toMatchObject({
      status: 422,
      body: { code: 'no-such-table' },
    });
    expect((await join(open, open.late)).status).toBe(200);
    const [fifth = ''] = await enter(ask, open.path, 1);
    expect(await join(open, fifth)).toMatchObject({ status: 409, body: { code: 'table-full' } });
    expect(await join(open, open.late)).toMatchObject({ body: { code: 'player-seated-already' } });
  });

  it('joins a running session only, and no list that is kept on paper', async () => {
    const open = await three(3);
    const put = async () =>
      ask('PUT', `${tableOf(open)}/totals`, {
        body: {
          totals: [1, 2, 3].map((seat) => ({ seat, gamePoints: 0, won: 0, lost: 0 })),
          passed: 3,
          notPlayed: 0,
        },
        headers: { ...asAdmin, 'If-Match': (await ask('GET', tableOf(open))).headers['etag'] ?? '' },
      });
    expect((await put()).status).toBe(200);
    expect(await join(open, open.late)).toMatchObject({ status: 409, body: { code: 'list-not-divisible' } });
    await open.session.step('close');
    expect(await join(open, open.late)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  });

  it('keeps his table from being entered as end sums', async () => {
    const open = await three();
    await play(open, passed, passed, passed);
    await join(open, open.late);
    const totalsOf = [1, 2, 3, 4].map((seat) => ({ seat, gamePoints: 0, won: 0, lost: 0 }));
    const etag = (await ask('GET', tableOf(open))).headers['etag'] ?? '';
    const put = { body: { totals: totalsOf, passed: 7, notPlayed: 0 }, headers: { ...asAdmin, 'If-Match': etag } };
    expect((await ask('PUT', `${tableOf(open)}/totals`, put)).status).toBe(409);
  });

  it('does not sit with somebody whom he must never meet', async () => {
    const open = await three();
    const players = [open.late, open.tables[0]?.seats[1]?.playerId];
    const etag = (await ask('GET', open.path)).headers['etag'] ?? '';
    const body = { profile: { bans: [{ players }] }, reason: 'They asked for it' };
    const headers = { ...asAdmin, 'If-Match': etag };
    expect((await ask('PATCH', open.path, { body, headers })).status).toBe(200);
    expect(await join(open, open.late)).toMatchObject({ status: 409, body: { code: 'bans-cannot-be-kept' } });
  });

  it('makes a table of four one of five under the old American code, and settles only what he was there for', async () => {
    const tournament = { ruleset: 'foster' };
    const open = await openSession(ask, { players: 4, deals: { '4': 8 }, tournament });
    const [late = ''] = await enter(ask, open.path, 1);
    const solo = { contract: { game: 'solo', trump: 'D' }, matadors: { with: 1 }, outcome: { cardPoints: 70 } };
    const none = { notPlayed: true, reason: 'Late' };
    await play(open, by(2, solo), none, none, none);
    expect((await join(open, late)).body).toMatchObject({ seat: 5, fromDeal: 5, dealsFixed: 9 });
    await play(open, by(5, solo), none, none, none, none);
    // 9 points for D, times 2 for one matador and the game: 18 from each of those who were at the table.
    const { body } = await ask<{ net: object }>('GET', `${tableOf(open)}/settlement`);
    expect(body.net).toEqual({ '1': -36, '2': 54 - 18, '3': -36, '4': -36, '5': 72 });
    const shown = await ask<{ running: { columns: object[] } }>('GET', tableOf(open));
    expect(shown.body.running.columns[4]).toMatchObject({ items: [{ deal: 5, points: 18, running: 18 }] });
    expect(await open.session.step('close')).toMatchObject({ status: 200 });
  });
});

it('the score sheet of a table that somebody joined knows since when he sits there', async () => {
  const open = await three();
  await play(open, ...before);
  await join(open, open.late);
  const answer = await fetch(`${service.url}${open.path}/pdf/score-sheets?session=1`, { headers: asAdmin });
  const [page] = await seePdf(Buffer.from(await answer.arrayBuffer()), { readsCodes: false });
  expect(page?.text).toContain("Others' lost games × 40 (1–3), × 30 (4–7)");
});
