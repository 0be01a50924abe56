import { by, games, passed, type Told } from '../../tools/deals';
import { dispute, revoke } from '../../tools/disputes';
import type { Ask } from '../../tools/http';
import { asAdmin, makeKey } from '../../tools/keys';
import { announce, command, schedule, type TestDraw, type TestSession } from '../../tools/tournament';
import { until } from '../scene';
import { readLog } from './read-log';

type Tables = TestDraw['tables'];

/** Somebody who runs an event: everything that he asks for has to be taken. */
interface Director {
  readonly ask: Ask;
  readonly path: string;
  does<Body = Record<string, unknown>>(
    at: string,
    body: object,
    status?: number,
    headers?: typeof asAdmin,
  ): Promise<Body>;
  changes(method: 'PUT' | 'PATCH' | 'DELETE', at: string, body?: object, seenAt?: string): Promise<void>;
  etag(at: string): Promise<string>;
}

function directorOf(ask: Ask, path: string): Director {
  const etag = async (at: string): Promise<string> =>
    (await ask('GET', at, { headers: asAdmin })).headers['etag'] ?? '';
  return {
    ask,
    path,
    etag,
    does: async <Body>(at: string, told: object, status = 201, headers = asAdmin) => {
      const answer = await command<Body>(ask, at, told, headers);
      expect({ at, ...answer }).toMatchObject({ at, status });
      return answer.body;
    },
    changes: async (method, at, body, seenAt = at) => {
      const headers = { ...asAdmin, 'If-Match': await etag(seenAt) };
      const answer = await ask(method, at, { ...(body && { body }), headers });
      expect({ at, ...answer }).toMatchObject({ at, status: method === 'DELETE' ? 204 : 200 });
    },
  };
}

/** An evening in which all goes differently than announced: two sessions, and everything that may happen between them. */
export async function eventfulEvening(ask: Ask): Promise<{ readonly id: string; readonly path: string }> {
  const profile = { cap: 9, warnings: { after: 2, points: -20 } };
  const { id, path } = await announce(ask, { profile, startsAt: '2027-03-01T09:00:00.000Z' });
  const director = directorOf(ask, path);
  const ids = await fieldChanges(director);
  await money(director, ids);
  const first = await schedule(ask, path, { deals: { '4': 4, '3': 6 } });
  const tables = await draws(director, first, ids);
  await lists(director, tables, ids);
  await disputes(director, tables);
  await warnings(director, tables);
  await ends(director, first, tables);
  await byTime(director);
  const key = await makeKey(ask, { role: 'scorer', tournament: id });
  await director.changes('DELETE', `/v1/keys/${key.id}`);
  return { id, path };
}

/** Nine in the field; some come, some go, and whoever has waited moves up. */
async function fieldChanges(director: Director): Promise<readonly string[]> {
  const { path } = director;
  const names = Array.from({ length: 11 }, (_, index) => ({ name: `Person ${index + 1}`, category: 'Seniors' }));
  const { items } = await director.does<{ items: { id: string }[] }>(`${path}/players`, { players: names });
  const ids = items.map((player) => player.id);
  await director.changes('PATCH', path, { name: 'A long evening', profile: { objectionMinutes: 30 } });
  await director.changes('PATCH', `${path}/players/${ids[0]}`, { club: 'Herz', consent: true });
  await director.changes('PATCH', `${path}/players/${ids[1]}`, { name: null });
  await director.does(`${path}/teams`, { teams: [{ kind: 'tandem', name: 'Two', members: ids.slice(2, 4) }] });
  await director.does(`${path}/players/${ids[8]}/withdraw`, { reason: 'Ill' }, 200);
  const walkIn = { name: 'Nobody', checkedIn: true, paid: true, waiting: true };
  const { items: gone } = await director.does<{ items: { id: string }[] }>(`${path}/players`, { players: [walkIn] });
  await director.changes('DELETE', `${path}/players/${gone[0]?.id}`);
  return ids;
}

async function money(director: Director, [payer]: readonly string[]): Promise<void> {
  const { path } = director;
  const charges = [{ code: 'entry', per: 'entry', cents: 500, refundable: true, to: [{ pot: 'prizes', parts: 1 }] }];
  await director.changes('PUT', `${path}/money`, { charges });
  await director.changes('PUT', `${path}/money`, { charges: charges.map((charge) => ({ ...charge, cents: 1000 })) });
  await director.does(`${path}/ledger/bookings`, { kind: 'payment', playerId: payer, cents: 1000 });
  await director.does(`${path}/ledger/bookings`, { kind: 'grant', pot: 'prizes', cents: 5000, reason: 'Given' });
}

/** Drawn with a guest, drawn again with somebody who pauses, undrawn, and at last drawn for eight of whom one pauses. */
async function draws({ path }: Director, first: TestSession, ids: readonly string[]): Promise<Tables> {
  const guest = await first.step('draw', { floatingFourth: ids[10] });
  expect(guest).toMatchObject({ status: 200, body: { floatingFourth: ids[10] } });
  const again = await first.step<{ byes: unknown[] }>('draw', { uneven: 'bye', reason: 'The guest has left' });
  expect(again.body.byes).toHaveLength(1);
  expect(await first.step('undraw', { reason: 'Somebody is missing' })).toMatchObject({ status: 200 });
  for (const gone of [ids[10], ids[7]])
    expect(await command(first.ask, `${path}/players/${gone}/withdraw`, { reason: 'Gone' })).toMatchObject({
      status: 200,
    });
  const { body } = await first.step<TestDraw>('draw', { uneven: 'bye' });
  expect(await first.step('open')).toMatchObject({ status: 200 });
  return body.tables;
}

/** At the first table four play four deals; three at the second are joined by who pauses after a round. */
async function lists(director: Director, tables: Tables, ids: readonly string[]): Promise<void> {
  const { path } = director;
  const [four, three] = tables;
  if (four?.seats.length !== 4 || three?.seats.length !== 3) throw new Error('seven players sit at two tables');
  const [deals, others] = [`/v1/tables/${four.id}/deals`, `/v1/tables/${three.id}/deals`];
  const told = [
    by(2, games['hearts with 1: +20']),
    by(1, games['clubs without 2, lost: -72']),
    by(4, { contract: { game: 'null' }, outcome: { won: true } }),
  ];
  for (const deal of told) await director.does(deals, deal);
  await takesBack(director, four.id, told[2] ?? passed);
  const control = `/v1/tables/${four.id}/lists/control/deals`;
  await director.does(control, told[0] ?? passed);
  await director.does(control, { notPlayed: true, reason: 'Not written' });
  await director.changes('PUT', `${control}/2`, { ...told[1], reason: 'Found again' });
  await director.changes('PUT', `${deals}/1`, { ...by(3, games['grand with 2: +72']), reason: 'Misread' });
  await director.changes('PUT', `${deals}/1`, { ...by(3, games['null ouvert: +46']), reason: 'Read again' });
  for (let deal = 1; deal <= 3; deal += 1) await director.does(others, by(deal === 1 ? 2 : 1, games['null: +23']));
  const seated = tables.flatMap(({ seats }) => seats.map(({ playerId }) => playerId));
  const paused = ids.find((one) => ![...seated, ids[7], ids[8], ids[10]].includes(one));
  const joins = { session: 1, tableId: three.id, everybodyAgrees: true, reason: 'Came late' };
  await director.does(`${path}/players/${paused}/join`, joins, 200);
  const { dealsFixed } = (await director.ask<{ dealsFixed: number }>('GET', `/v1/tables/${three.id}`)).body;
  for (let deal = 4; deal <= dealsFixed; deal += 1) await director.does(others, passed);
  await director.does(`/v1/tables/${three.id}/adjustments`, {
    seat: 2,
    points: -50,
    reason: 'Late',
    law: 'isko-2022:4.1.4',
  });
  await director.does(`/v1/tables/${three.id}/adjustments`, { seat: 3, wrongSeat: true, reason: 'Sat wrong' });
  await director.does(`/v1/tables/${three.id}/adjustments/1/withdraw`, { reason: 'Was there' }, 200);
  await director.does(deals, { notPlayed: true, reason: 'Time was up' });
}

/** A deal is taken back and entered again, one is forgotten and inserted, and the list is on paper for a while. */
async function takesBack(director: Director, table: string, last: Told): Promise<void> {
  const deals = `/v1/tables/${table}/deals`;
  await director.changes('DELETE', `${deals}/3`);
  await director.does(deals, { deal: 2, insert: true, ...passed });
  await director.changes('DELETE', `${deals}/3`);
  await director.changes('PUT', `${deals}/2`, {
    ...by(1, games['clubs without 2, lost: -72']),
    reason: 'Not forgotten',
  });
  const feet = [1, 2, 3, 4].map((seat) => ({ seat, gamePoints: 0, won: 0, lost: 0 }));
  await director.changes(
    'PUT',
    `/v1/tables/${table}/totals`,
    { totals: feet, passed: 4, notPlayed: 0 },
    `/v1/tables/${table}`,
  );
  await director.changes('DELETE', `/v1/tables/${table}/totals`, undefined, `/v1/tables/${table}`);
  await director.does(deals, last);
}

/** A ruling that the jury undoes, one by which a deal is played anew, one about no table, and a dispute that is withdrawn. */
async function disputes(director: Director, [four]: Tables): Promise<void> {
  const { ask, path } = director;
  const at = { tableId: four?.id ?? '' };
  const untold = { incident: { kind: 'revoke', offender: 'declarer' } };
  const because = { reason: 'Seen by all', law: 'isko-2022:4.1.4' };
  const { path: first } = await dispute(ask, path, { ...at, deal: 2, ...revoke });
  const penalties = [{ seat: 1, points: -10 }];
  const hard = { deal: { won: false, level: 'schneider' }, penalties, warnings: [{ seat: 2 }, { seat: 2 }] };
  await director.does(`${first}/rulings`, { departing: hard, ...because });
  await director.does(`${first}/appeals`, { reason: 'Not so' });
  const jury = await makeKey(ask, { role: 'director', tournament: path.split('/').at(-1) ?? '' });
  const mild = { departing: { deal: { passed: true }, penalties }, ...because, reason: 'Heard all' };
  await director.does(`${first}/rulings`, mild, 201, jury.headers);
  const { path: second } = await dispute(ask, path, { ...at, deal: 3, ...untold });
  await director.does(`${second}/rulings`, { departing: { deal: { playAnew: true } }, ...because });
  await director.changes('PUT', `/v1/tables/${at.tableId}/deals/3`, {
    ...by(1, games['null: +23']),
    reason: 'Played anew',
  });
  const { path: third } = await dispute(ask, path, revoke);
  await director.does(`${third}/rulings`, { departing: {}, ...because });
  const { path: fourth } = await dispute(ask, path, { ...at, deal: 1, ...untold });
  await director.changes('PATCH', fourth, { situation: { skatPoints: 4 }, reason: 'Looked again' });
  await director.does(`${fourth}/withdraw`, { reason: 'They have agreed' }, 200);
}

async function warnings(director: Director, [, three]: Tables): Promise<void> {
  const warned = { tableId: three?.id, playerId: three?.seats[0]?.playerId, reason: 'Spoke' };
  const given: string[] = [];
  for (const expires of ['event', 'session', 'event'] as const)
    given.push((await director.does<{ id: string }>(`${director.path}/warnings`, { ...warned, expires })).id);
  for (const id of given.slice(1))
    await director.does(`${director.path}/warnings/${id}/withdraw`, { reason: 'It was another one' }, 200);
}

/** Confirmed, closed, opened again, replaced from the first deal on, and closed for good. */
async function ends(director: Director, session: TestSession, [four]: Tables): Promise<void> {
  const table = `/v1/tables/${four?.id}`;
  for (const seat of [2, 2, 3]) {
    const seen = { ...asAdmin, 'If-Match': await director.etag(table) };
    await director.does(`${table}/confirmations`, { seat, by: `device-${seat}` }, 201, seen);
  }
  const steps = { close: 'The second list was lost', reopen: 'One line is wrong' };
  for (const [name, reason] of Object.entries(steps))
    expect(await session.step(name, { reason })).toMatchObject({ status: 200 });
  for (const name of ['close', 'finalize'])
    expect(await session.step(name, { reason: 'All have seen it' })).toMatchObject({ status: 200 });
}

/** A session that was due long ago: told of, drawn, opened and used up by the clock, and its lists kept on paper. */
async function byTime(director: Director): Promise<void> {
  const { ask, path } = director;
  const startsAt = new Date(Date.now() - 3_600_000).toISOString();
  const session = await schedule(ask, path, { startsAt, durationMinutes: 30, deals: { '4': 4, '3': 3 } });
  await until('the clock has done its part', async () =>
    (await readLog(ask, path)).some(({ action }) => action === 'session-overdue'),
  );
  const drawn = await session.step<TestDraw>('draw', { uneven: 'bye' });
  const isOpen = async () => (await ask('GET', session.path, { headers: asAdmin })).body['state'] === 'open';
  await until('the clock has done its part', isOpen);
  await director.changes('PATCH', session.path, { deals: { '4': 8 }, durationMinutes: 90 });
  await director.changes('PATCH', session.path, { startsAt: '2027-03-02T09:00:00.000Z', reason: 'The hall is closed' });
  expect(await session.step('open')).toMatchObject({ status: 200 });
  expect(await session.step('undraw', { reason: 'Somebody else came' })).toMatchObject({ status: 200 });
  await director.changes('PATCH', session.path, { seating: 'draw', deals: { '4': 4, '3': 3 } });
  expect(drawn).toMatchObject({ status: 200 });
  const { body } = await session.step<TestDraw>('draw', { uneven: 'bye' });
  expect(await session.step('open')).toMatchObject({ status: 200 });
  await director.changes('PATCH', session.path, { endsAt: new Date(Date.now() + 100).toISOString() });
  await until(
    'the clock has done its part',
    async () => (await ask('GET', session.path, { headers: asAdmin })).body['timeUp'] === true,
  );
  for (const { id, seats } of body.tables) {
    const table = `/v1/tables/${id}`;
    const totals = seats.map(({ seat }) => ({ seat, gamePoints: 0, won: 0, lost: 0 }));
    const paper = { totals, passed: seats.length, notPlayed: 0 };
    await director.changes('PUT', `${table}/totals`, paper, table);
    const other = totals.map((column) => (column.seat === 1 ? { ...column, gamePoints: 62, won: 2 } : column));
    const corrected = { totals: other, passed: seats.length - 2, notPlayed: 0, reason: 'Read again' };
    await director.changes('PUT', `${table}/totals`, corrected, table);
  }
  for (const name of ['close', 'finalize'])
    expect(await session.step(name, { reason: 'All have seen it' })).toMatchObject({ status: 200 });
  await cutsAndSeats(director);
}

/** The field is cut, taken back, and cut again; those who are left are seated by hand, and two change places. */
async function cutsAndSeats(director: Director): Promise<void> {
  const { ask, path } = director;
  const cut = { after: 2, best: 5 };
  await director.does(`${path}/cut`, cut);
  await director.changes('DELETE', `${path}/cut`);
  const { out } = await director.does<{ out: { number: number }[] }>(`${path}/cut`, { ...cut, best: 4 });
  const gone = new Set(out.map(({ number }) => number));
  const { items } = (
    await ask<{ items: { number: number; state: string }[] }>('GET', `${path}/players`, { headers: asAdmin })
  ).body;
  const there = items
    .filter(({ number, state }) => state === 'entered' && !gone.has(number))
    .map(({ number }) => number);
  const session = await schedule(ask, path, { seating: 'manual', deals: { '4': 4, '3': 3 } });
  const [first = 0, ...others] = there;
  await director.changes('PUT', `${session.path}/seating`, { tables: [{ seats: others.slice(0, 3) }] }, session.path);
  const swap = { a: others[0], b: first, reason: 'Came after all' };
  expect(await session.step('swap', swap)).toMatchObject({ status: 200 });
  await director.does(`${path}/checkins`, { players: there.slice(0, 2), paid: true }, 200);
}

/** A session of long ago at an American table, with a Ramsch; when it is over the names of its players are erased. */
export async function forgottenEvening(
  ask: Ask,
  eraseNames: () => Promise<number>,
): Promise<{ readonly id: string; readonly path: string }> {
  const { id, path } = await announce(ask, { ruleset: 'foster', profile: { namesKeptDays: 1 } });
  const director = directorOf(ask, path);
  const players = ['Anna', 'Ben', 'Clara', 'David'].map((name) => ({ name, waiting: false }));
  const { items } = await director.does<{ items: { id: string }[] }>(`${path}/players`, { players });
  await director.changes('PATCH', `${path}/players/${items[0]?.id}`, { name: null });
  const startsAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const session = await schedule(ask, path, { startsAt, deals: { '4': 4 } });
  const { body } = await session.step<TestDraw>('draw');
  const deals = `/v1/tables/${body.tables[0]?.id}/deals`;
  const ramsch = {
    cardPoints: { forehand: 51, middlehand: 39, rearhand: 20 },
    tricks: { forehand: 4, middlehand: 4, rearhand: 2 },
    skatPoints: 10,
    lastTrick: 'forehand',
  };
  await director.does(deals, { ramsch });
  await director.changes('PUT', `${deals}/1`, { ramsch: { ...ramsch, lastTrick: 'rearhand' }, reason: 'Misread' });
  await director.does(deals, { ramsch });
  expect(await session.step('void', { reason: 'Fire alarm' })).toMatchObject({ status: 200 });
  expect(await eraseNames()).toBe(1);
  return { id, path };
}
