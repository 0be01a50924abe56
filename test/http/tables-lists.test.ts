import { startService, type Ask, type TestService } from '../tools/http';
import { by, games, passed } from '../tools/deals';
import { asAdmin, makeKey } from '../tools/keys';
import { command, dealsAt, newCommand, openSession, type OpenSession } from '../tools/tournament';
import { versionIn } from '../tools/version';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Table {
  readonly listState: string;
  readonly onPaper: boolean;
  readonly list: readonly { readonly total: number; readonly adjustment: number }[];
  readonly checks: readonly { readonly code: string; readonly holds: boolean; readonly line?: number }[];
  readonly wrongSeats: readonly number[];
  readonly confirmations: readonly { readonly seat: number }[];
}

const tableAt = (open: OpenSession): string => `/v1/tables/${open.tables[0]?.id}`;
const read = (open: OpenSession) => ask<Table>('GET', tableAt(open));
const totals = ({ list }: Table) => list.map(({ total }) => total);
const failing = ({ checks }: Table) =>
  checks.filter(({ holds }) => !holds).map(({ code, line }) => (line === undefined ? code : `${code} ${line}`));

/** Sends something under the current ETag of the table. */
async function put(open: OpenSession, body: object, headers: object = {}) {
  const etag = (await read(open)).headers['etag'] ?? '';
  return ask<Table & { code: string }>('PUT', `${tableAt(open)}/totals`, {
    body,
    headers: { ...asAdmin, 'If-Match': etag, ...headers },
  });
}

const standings = async (open: OpenSession): Promise<ReadonlyMap<string, number>> => {
  const { body } = await ask<{ items: { playerId: string; total: number }[] }>('GET', `${open.path}/standings`);
  return new Map(body.items.map(({ playerId, total }) => [playerId, total]));
};
const standingsBySeat = async (open: OpenSession) => {
  const found = await standings(open);
  return open.tables[0]?.seats.map(({ playerId }) => found.get(playerId));
};

const column = (seat: number, gamePoints: number, won: number, lost: number, more: object = {}) => ({
  seat,
  gamePoints,
  won,
  lost,
  ...more,
});
/** The feet of the worked example of eight deals at a table of four. */
const eight = [column(1, -72, 0, 1), column(2, -124, 1, 1), column(3, 67, 2, 0), column(4, 36, 1, 1)];
const four = (deals = 8, profile = {}) =>
  openSession(ask, { players: 4, deals: { '4': deals }, tournament: { profile } });

describe('a paper list', () => {
  it('gives the totals of the same list written deal by deal, and the session can be closed', async () => {
    const open = await four();
    const answer = await put(open, { totals: eight, passed: 1, notPlayed: 0 });
    expect(answer).toMatchObject({ status: 200, body: { onPaper: true, listState: 'complete' } });
    expect(totals(answer.body)).toEqual([-62, -64, 257, 96]);
    expect(failing(answer.body)).toEqual([]);
    expect(versionIn(answer.headers['etag'])).toBe(versionIn((await read(open)).headers['etag']));
    expect(await standingsBySeat(open)).toEqual([-62, -64, 257, 96]);
    expect(await open.session.step('close')).toMatchObject({ status: 200 });
  });

  it('with a failed check is kept, and keeps the session from closing unless the director gives a reason', async () => {
    const open = await four();
    const forgotten = [column(1, -72, 0, 1, { total: -92 }), ...eight.slice(1)];
    const answer = await put(open, { totals: forgotten, passed: 0, notPlayed: 0 });
    expect(failing(answer.body)).toEqual(['C1', 'C2', 'C8']);
    expect(await open.session.step('close')).toMatchObject({
      status: 409,
      body: {
        code: 'checks-failed',
        errors: [{ pointer: '/tables/1', code: 'C1' }, { code: 'C2' }, { pointer: '/tables/1/seats/1', code: 'C8' }],
      },
    });
    expect(await open.session.step('close', { reason: 'The table has gone home' })).toMatchObject({ status: 200 });
    const log = await ask<{ items: object[] }>('GET', `${open.path}/log?limit=100`);
    expect(log.body.items.at(-1)).toMatchObject({
      action: 'session-closed',
      after: {
        state: 'closed',
        failed: [
          { table: 1, code: 'C1' },
          { table: 1, code: 'C2' },
          { table: 1, code: 'C8', seat: 1 },
        ],
      },
      reason: 'The table has gone home',
    });
  });

  it('is corrected with a reason, and what stood before stays in the log', async () => {
    const open = await four();
    await put(open, { totals: eight, passed: 0, notPlayed: 0 });
    const right = { totals: eight, passed: 1, notPlayed: 0 };
    expect(await put(open, right)).toMatchObject({ status: 422, body: { code: 'correction-without-reason' } });
    expect(failing((await read(open)).body)).toEqual(['C1']);
    expect(await put(open, { ...right, reason: 'One passed deal was forgotten' })).toMatchObject({ status: 200 });
    expect(failing((await read(open)).body)).toEqual([]);
    const log = await ask<{ items: object[] }>('GET', `${open.path}/log?limit=100`);
    expect(log.body.items.at(-1)).toMatchObject({
      action: 'totals-corrected',
      before: { revision: 1, passed: 0 },
      after: { revision: 2, passed: 1 },
    });
  });

  it.each([
    ['a seat too few', { totals: eight.slice(1) }, 'columns-missing'],
    ['a seat twice', { totals: [...eight.slice(1), eight[1]] }, 'columns-missing'],
    ['a seat that is not there', { totals: [...eight.slice(1), column(5, 0, 0, 0)] }, 'columns-missing'],
    ['points that are no list', { totals: [column(1, 100_001, 0, 0), ...eight.slice(1)] }, 'number-out-of-range'],
    ['games counted below 0', { totals: [column(1, 0, -1, 0), ...eight.slice(1)] }, 'number-out-of-range'],
  ])('is refused with %s', async (_what, told, code) => {
    const open = await four();
    expect(await put(open, { passed: 1, notPlayed: 0, ...told })).toMatchObject({ status: 422, body: { code } });
    expect((await read(open)).body.onPaper).toBe(false);
  });

  it('needs the ETag of the list', async () => {
    const open = await four();
    const body = { totals: eight, passed: 1, notPlayed: 0 };
    expect((await ask('PUT', `${tableAt(open)}/totals`, { body, headers: asAdmin })).status).toBe(428);
    expect(await put(open, body, { 'If-Match': '"1-000000000000"' })).toMatchObject({ status: 412 });
  });

  it('keeps single deals out', async () => {
    const paper = await four();
    await put(paper, { totals: eight, passed: 1, notPlayed: 0 });
    expect(await command(ask, dealsAt(paper), passed)).toMatchObject({ status: 409, body: { code: 'list-on-paper' } });
  });
});

describe('the second list', () => {
  const control = (open: OpenSession) => `${tableAt(open)}/lists/control/deals`;
  const hearts = by(2, games['hearts with 1: +20']);

  it('is compared line by line at once, and a difference keeps the session from closing until it is put right', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
    expect((await command(ask, control(open), hearts)).body).toMatchObject({ deal: 1, agrees: null });
    await command(ask, dealsAt(open), hearts);
    await command(ask, dealsAt(open), by(2, games['grand with 2: +72']));
    expect((await command(ask, control(open), passed)).body).toMatchObject({ deal: 2, agrees: false });
    await command(ask, dealsAt(open), passed);
    expect((await command(ask, control(open), passed)).body).toMatchObject({ deal: 3, agrees: true });
    expect(failing((await read(open)).body)).toEqual(['C7 2']);
    expect(await open.session.step('close')).toMatchObject({
      status: 409,
      body: { code: 'checks-failed', errors: [{ pointer: '/tables/1/deals/2', code: 'C7' }] },
    });
    const etag = (await ask('GET', `${control(open)}/2`)).headers['etag'] ?? '';
    const body = { reason: 'The game was overlooked', ...by(2, games['grand with 2: +72']) };
    const corrected = await ask('PUT', `${control(open)}/2`, { body, headers: { ...asAdmin, 'If-Match': etag } });
    expect(corrected).toMatchObject({ status: 200, body: { revision: 2, agrees: true } });
    expect(await ask('PUT', `${control(open)}/2`, { body, headers: { ...asAdmin, 'If-Match': etag } })).toMatchObject({
      status: 412,
    });
    expect(failing((await read(open)).body)).toEqual([]);
    expect(await open.session.step('close')).toMatchObject({ status: 200 });
    const { body: lines } = await ask<{ items: { agrees: boolean }[] }>('GET', control(open));
    expect(lines.items.map(({ agrees }) => agrees)).toEqual([true, true, true]);
  });

  it('takes its lines in order and each of them once', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
    expect(await command(ask, control(open), { deal: 2, ...passed })).toMatchObject({
      status: 409,
      body: { code: 'deal-out-of-order', next: 1 },
    });
    await command(ask, control(open), hearts);
    expect((await command(ask, control(open), { deal: 1, ...hearts })).status).toBe(200);
    expect(await command(ask, control(open), { deal: 1, ...passed })).toMatchObject({
      status: 409,
      body: { code: 'deal-exists' },
    });
    expect((await read(open)).body).toMatchObject({ dealsInControl: 1, dealsEntered: 0 });
  });

  it('is asked for at the closing where the event requires it', async () => {
    const profile = { controlList: 'required' };
    const open = await openSession(ask, { players: 3, deals: { '3': 3 }, tournament: { profile } });
    for (let deal = 0; deal < 3; deal += 1) await command(ask, dealsAt(open), passed);
    expect(failing((await read(open)).body)).toEqual(['C7 1', 'C7 2', 'C7 3']);
    expect(await open.session.step('close')).toMatchObject({ status: 409, body: { code: 'checks-failed' } });
  });
});

describe('the sums of a paper list, seat by seat', () => {
  it('name the seat at closing, in both languages', async () => {
    const open = await openSession(ask, { players: 4, deals: { '4': 4 } });
    const sums = (seat: number, gamePoints: number, more: object = {}) => ({
      seat,
      gamePoints,
      won: gamePoints > 0 ? 1 : 0,
      lost: 0,
      ...more,
    });
    const answer = await put(open, {
      totals: [sums(1, 24, { total: 114 }), sums(2, 7, { total: 17 }), sums(3, 0), sums(4, 0)],
      passed: 2,
      notPlayed: 0,
    });
    const broken = answer.body.checks.filter(({ holds }) => !holds);
    expect(broken).toEqual([
      { code: 'C8', holds: false, seat: 1, expected: 74, found: 114 },
      { code: 'C8', holds: false, seat: 2, expected: 57, found: 17 },
      { code: 'C10', holds: false, seat: 2, expected: 18, found: 7 },
    ]);
    const refused = await open.session.step('close', {}, { ...asAdmin, 'Accept-Language': 'de' });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        errors: [
          {
            pointer: '/tables/1/seats/1',
            code: 'C8',
            message:
              'Tisch 1: die Endsumme folgt nicht aus der Spalte (C8) auf Platz 1: 114 statt 74. Die Liste berichtigen oder mit Begründung schließen.',
          },
          { pointer: '/tables/1/seats/2', code: 'C8' },
          { pointer: '/tables/1/seats/2', code: 'C10' },
        ],
      },
    });
    const reason = 'The sheet is lost';
    expect(await open.session.step('close', { reason })).toMatchObject({ status: 200 });
    const log = await ask<{ items: object[] }>('GET', `${open.path}/log?limit=100`);
    expect(log.body.items.at(-1)).toMatchObject({
      after: { failed: [{ code: 'C8', seat: 1 }, { seat: 2 }, { seat: 2 }] },
    });
  });
});

describe('adjustments', () => {
  const adjust = (open: OpenSession, body: object, headers = asAdmin) =>
    command(ask, `${tableAt(open)}/adjustments`, body, headers);

  it('count in list and standings apart from the deals, until they are withdrawn', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
    await command(ask, dealsAt(open), by(2, games['hearts with 1: +20']));
    const added = await adjust(open, { seat: 1, points: -10, reason: 'Misdeal', law: 'foster:24' });
    expect(added).toMatchObject({ status: 201, body: { number: 1, points: -10, law: 'foster:24', wrongSeat: false } });
    const { body } = await read(open);
    expect(totals(body)).toEqual([-10, 70, 0]);
    expect(body.list.map(({ adjustment }) => adjustment)).toEqual([-10, 0, 0]);
    expect(body.checks.find(({ code }) => code === 'C2')).toMatchObject({ holds: true });
    expect(await standingsBySeat(open)).toEqual([-10, 70, 0]);
    const withdrawn = await command(ask, `${tableAt(open)}/adjustments/1/withdraw`, { reason: 'It was another table' });
    expect(withdrawn).toMatchObject({ status: 200, body: { withdrawnFor: 'It was another table' } });
    expect(totals((await read(open)).body)).toEqual([0, 70, 0]);
    expect(await standingsBySeat(open)).toEqual([0, 70, 0]);
    expect((await ask('GET', `${tableAt(open)}/adjustments`)).body).toMatchObject({ items: [{ number: 1 }] });
    expect((await command(ask, `${tableAt(open)}/adjustments/1/withdraw`, { reason: 'Again' })).status).toBe(404);
  });

  it.each([
    ['a seat that the table does not have', { seat: 4, points: -10, reason: 'x' }, 422, 'seat-not-at-table'],
    ['no points', { seat: 1, points: 0, reason: 'x' }, 422, 'number-out-of-range'],
    ['no reason', { seat: 1, points: -10 }, 400, 'invalid-request'],
    ['a law that there is not', { seat: 1, points: -10, reason: 'x', law: 'foster:999' }, 422, 'unknown-law'],
    ['points and a wrong seat', { seat: 1, points: -10, wrongSeat: true, reason: 'x' }, 400, 'invalid-request'],
  ])('are refused with %s', async (_what, body, status, code) => {
    const open = await openSession(ask, { players: 3 });
    expect(await adjust(open, body)).toMatchObject({ status, body: { code } });
    expect((await ask('GET', `${tableAt(open)}/adjustments`)).body).toEqual({ items: [] });
  });

  it('are for referees and directors, and not for scorers', async () => {
    const open = await openSession(ask, { players: 3 });
    const body = { seat: 1, points: -10, reason: 'Misdeal' };
    const scorer = await makeKey(ask, { role: 'scorer', tournament: open.id });
    const referee = await makeKey(ask, { role: 'referee', tournament: open.id });
    expect((await adjust(open, body, scorer.headers)).status).toBe(403);
    expect((await adjust(open, body, referee.headers)).status).toBe(201);
  });

  it('E11: who sat in a wrong seat has nothing, the others keep what his lost game gave them, the list what was played', async () => {
    const open = await four();
    await put(open, { totals: eight, passed: 1, notPlayed: 0 });
    const ruled = await adjust(open, { seat: 4, wrongSeat: true, reason: 'Took the seat of another' });
    expect(ruled).toMatchObject({ status: 201, body: { points: null, wrongSeat: true } });
    expect(await standingsBySeat(open)).toEqual([-62, -64, 257, 0]);
    const { body } = await read(open);
    expect(body.wrongSeats).toEqual([4]);
    expect(totals(body)).toEqual([-62, -64, 257, 96]);
    const { body: ranked } = await ask<{ items: { playerId: string; won: number; lost: number }[] }>(
      'GET',
      `${open.path}/standings`,
    );
    const ruledOut = open.tables[0]?.seats[3]?.playerId;
    expect(ranked.items.find(({ playerId }) => playerId === ruledOut)).toMatchObject({ won: 0, lost: 0 });
  });
});

describe('confirmations', () => {
  const confirm = async (open: OpenSession, seat: number, headers: object = {}) => {
    const etag = (await read(open)).headers['etag'] ?? '';
    return ask('POST', `${tableAt(open)}/confirmations`, {
      body: { seat },
      headers: { ...asAdmin, ...newCommand(), 'If-Match': etag, ...headers },
    });
  };

  it('of two seats confirm a complete list; a correction needs them anew', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
    expect(await confirm(open, 1)).toMatchObject({ status: 409, body: { code: 'list-incomplete' } });
    for (let deal = 0; deal < 3; deal += 1) await command(ask, dealsAt(open), passed);
    const etag = (await read(open)).headers['etag'] ?? '';
    expect(await confirm(open, 1)).toMatchObject({ status: 201, body: { listState: 'complete' } });
    expect(await confirm(open, 1)).toMatchObject({ status: 201, body: { listState: 'complete' } });
    expect(await confirm(open, 3)).toMatchObject({
      status: 201,
      body: { listState: 'confirmed', confirmations: [{ seat: 1 }, { seat: 3 }] },
    });
    expect((await read(open)).body).toMatchObject({ listState: 'confirmed' });
    const deal = await ask('GET', `${dealsAt(open)}/1`);
    await ask('PUT', `${dealsAt(open)}/1`, {
      body: { reason: 'Overlooked', ...by(2, games['hearts with 1: +20']) },
      headers: { ...asAdmin, 'If-Match': deal.headers['etag'] ?? '' },
    });
    expect((await read(open)).body).toMatchObject({ listState: 'complete', confirmations: [] });
    expect(await confirm(open, 1, { 'If-Match': etag })).toMatchObject({ status: 412 });
    expect(await confirm(open, 4)).toMatchObject({ status: 422, body: { code: 'seat-not-at-table' } });
  });

  it('come from two devices: one does not speak for two seats', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
    for (let deal = 0; deal < 3; deal += 1) await command(ask, dealsAt(open), passed);
    const link = await ask<{ key: string }>('GET', `${tableAt(open)}/link`, { headers: asAdmin });
    const players = { Authorization: `Bearer ${link.body.key}` };
    const confirmBy = async (seat: number, by?: string) =>
      ask('POST', `${tableAt(open)}/confirmations`, {
        body: { seat, ...(by && { by }) },
        headers: { ...players, ...newCommand(), 'If-Match': (await read(open)).headers['etag'] ?? '' },
      });
    const phone = 'a-phone-of-its-own';
    expect(await confirmBy(1, phone)).toMatchObject({ status: 201 });
    expect(await confirmBy(1, phone)).toMatchObject({ status: 201 });
    expect(await confirmBy(3, phone)).toMatchObject({ status: 409, body: { code: 'device-has-confirmed', seat: 1 } });
    expect(await confirmBy(2)).toMatchObject({ status: 201, body: { listState: 'confirmed' } });
    expect(await confirmBy(3)).toMatchObject({ status: 409, body: { code: 'device-has-confirmed', seat: 2 } });
    expect(await confirmBy(3, 'short')).toMatchObject({ status: 400 });
  });

  it('need a key for the command and the ETag of the list', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
    const path = `${tableAt(open)}/confirmations`;
    expect((await ask('POST', path, { body: { seat: 1 }, headers: { ...asAdmin, ...newCommand() } })).status).toBe(428);
    const headers = { ...asAdmin, 'If-Match': (await read(open)).headers['etag'] ?? '' };
    expect((await ask('POST', path, { body: { seat: 1 }, headers })).status).toBe(400);
  });
});

describe('the time for objections', () => {
  const closed = async (profile: object) => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 }, tournament: { profile } });
    for (let deal = 0; deal < 3; deal += 1) await command(ask, dealsAt(open), passed);
    const { body } = await open.session.step<{ objectionsUntil: string }>('close');
    return { open, minutes: (Date.parse(body.objectionsUntil) - Date.now()) / 60_000 };
  };

  it('is an hour as usual, which keeps nobody from finalizing', async () => {
    const { open, minutes } = await closed({});
    expect(Math.round(minutes)).toBe(60);
    expect(await open.session.step('finalize')).toMatchObject({ status: 200 });
  });

  it('that was announced has to pass, unless the director says why not', async () => {
    const { open, minutes } = await closed({ objectionMinutes: 90 });
    expect(Math.round(minutes)).toBe(90);
    expect(await open.session.step('finalize')).toMatchObject({ status: 409, body: { code: 'objections-open' } });
    expect(await open.session.step('finalize', { reason: 'All have signed' })).toMatchObject({ status: 200 });
    const over = await closed({ objectionMinutes: 0 });
    expect(await over.open.session.step('finalize')).toMatchObject({ status: 200 });
  });
});
