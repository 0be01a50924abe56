import { seededGenerator } from '../../src/competition';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { announce, command, enter, schedule, type TestDraw } from '../tools/tournament';
import { keptAndRecomputed } from './kept-and-recomputed';
import { addUp, anyDeal, endSums, writeList } from './written-list';
import type { Arrival, Figures, WrittenDeal, WrittenList } from './written-list';

const isFull = process.env['SKAT_RELIABILITY'] === 'full';

/** `byDeals`: one of so many tables enters every deal, the others hand their lists in on paper. */
const extent = isFull
  ? { players: 450, sessions: 8, deals: { '4': 48, '3': 36 }, byDeals: 4, leaving: 5 }
  : { players: 11, sessions: 3, deals: { '4': 8, '3': 6 }, byDeals: 2, leaving: 1 };

/** One of so many lists is corrected, and as many are adjusted. */
const correctedLists = isFull ? 50 : 3;

/** So many tables enter at once. */
const atOnce = 4;

jest.setTimeout(isFull ? 3_600_000 : 120_000);

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const random = seededGenerator('a17'.padEnd(64, '0'));

type Table = TestDraw['tables'][number];

/** What will happen at a table, decided before anything is sent, so that it depends on the seed alone. */
interface Course {
  readonly table: Table;
  readonly list: WrittenList;
  readonly arrivals: readonly Arrival[];
  readonly onPaper: boolean;
  /** The deal that was misread, by its place, and what it was. */
  readonly misread: { readonly index: number; readonly deal: WrittenDeal } | undefined;
}

/** What the event came to. */
const count = { deals: 0, papers: 0, corrections: 0, substitutes: 0, absentees: 0, joined: 0, withdrawn: 0 };

const seatsOf = ({ seats }: Table): readonly string[] => seats.map(({ playerId }) => playerId);
const playerAt = (path: string, id: string | undefined): string => `${path}/players/${id}`;

function decide(table: Table, index: number, arrival: Arrival | undefined): Course {
  const arrivals = arrival ? [arrival] : [];
  const size = table.seats.length;
  const rounds = extent.deals[size === 4 ? '4' : '3'] / size;
  const isJoined = arrivals.some(({ seat }) => seat > size);
  // One round of three has been played, and every other one becomes one of four.
  const deals = isJoined ? 3 + 4 * (rounds - 1) : size * rounds;
  const list = writeList(random, seatsOf(table), { deals, arrivals });
  const misread = random.below(correctedLists) === 0 ? misreadIn(list) : undefined;
  return { table, list, arrivals, onPaper: arrivals.length === 0 && index % extent.byDeals !== 0, misread };
}

function misreadIn({ deals }: WrittenList): Course['misread'] {
  const index = random.below(deals.length);
  const [deal] = deals.slice(index);
  return deal && { index, deal: anyDeal(random, deal) };
}

/** Who comes to the tables of a session: a substitute from the fifth deal on or from the first, and a fourth where three sit. */
function arrivalsAt({ tables }: TestDraw, number: number, { reserve, late }: Newcomers): ReadonlyMap<Table, Arrival> {
  const four = tables.find(({ seats }) => seats.length === 4);
  const three = tables.find(({ seats }) => seats.length === 3);
  return new Map<Table, Arrival>([
    ...(four ? [[four, { seat: 2, playerId: reserve, fromDeal: number % 2 === 0 ? 1 : 5 }] as const] : []),
    ...(three ? [[three, { seat: 4, playerId: late, fromDeal: 4 }] as const] : []),
  ]);
}

interface Newcomers {
  readonly reserve: string;
  readonly late: string;
}

async function arrive(path: string, number: number, { table }: Course, arrival: Arrival): Promise<void> {
  const { seat, playerId, fromDeal } = arrival;
  if (seat > table.seats.length) {
    const told = { session: number, tableId: table.id, everybodyAgrees: true };
    const joined = await command(ask, `${playerAt(path, playerId)}/join`, told);
    expect(joined).toMatchObject({ status: 200, body: { seat, fromDeal } });
    count.joined += 1;
    return;
  }
  const told = { session: number, substitute: playerId, fromDeal, reason: 'Ill' };
  const replaced = await command(ask, `${playerAt(path, seatsOf(table)[seat - 1])}/replace`, told);
  expect(replaced).toMatchObject({ status: 200, body: { seat, fromDeal, substituteId: playerId } });
  count[fromDeal === 1 ? 'absentees' : 'substitutes'] += 1;
}

async function play(path: string, number: number, course: Course): Promise<void> {
  const { table, list, arrivals, onPaper, misread } = course;
  if (onPaper) await handIn(table, list);
  else {
    for (const [index, { told }] of list.deals.entries()) {
      const deal = index + 1;
      for (const arrival of arrivals) if (arrival.fromDeal === deal) await arrive(path, number, course, arrival);
      expect(await command(ask, `/v1/tables/${table.id}/deals`, told)).toMatchObject({ status: 201, body: { deal } });
      count.deals += 1;
    }
  }
  if (misread) await correct(course, misread);
}

async function handIn(table: Table, list: WrittenList, reason?: string): Promise<void> {
  const headers = { ...asAdmin, 'If-Match': (await ask('GET', `/v1/tables/${table.id}`)).headers['etag'] ?? '' };
  const body = { ...endSums(list), ...(reason !== undefined && { reason }) };
  expect(await ask('PUT', `/v1/tables/${table.id}/totals`, { body, headers })).toMatchObject({ status: 200 });
  count.papers += 1;
}

/** A deal was misread, and somebody was late. */
async function correct(
  { table, list, onPaper }: Course,
  { index, deal }: NonNullable<Course['misread']>,
): Promise<void> {
  list.deals.splice(index, 1, deal);
  if (onPaper) await handIn(table, list, 'Misread');
  else {
    const path = `/v1/tables/${table.id}/deals/${index + 1}`;
    const headers = { ...asAdmin, 'If-Match': (await ask('GET', path)).headers['etag'] ?? '' };
    const answer = await ask('PUT', path, { body: { ...deal.told, reason: 'Misread' }, headers });
    expect(answer).toMatchObject({ status: 200, body: { revision: 2 } });
  }
  const holders = list.deals.at(-1)?.holders ?? [];
  const penalty = { seat: 1 + (index % holders.length), points: -10 };
  const adjusted = await command(ask, `/v1/tables/${table.id}/adjustments`, { ...penalty, reason: 'Late' });
  expect(adjusted).toMatchObject({ status: 201 });
  list.adjustments.push({ playerId: holders[penalty.seat - 1] ?? '', points: penalty.points });
  count.corrections += 1;
}

async function playAll(path: string, number: number, courses: readonly Course[]): Promise<void> {
  const left = [...courses];
  const oneAfterAnother = async (): Promise<void> => {
    for (let course = left.shift(); course; course = left.shift()) await play(path, number, course);
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterAnother));
}

/** Some of those who have just played go home. */
async function leave(path: string, { tables }: TestDraw): Promise<readonly string[]> {
  const first = random.below(tables.length);
  const gone = Array.from({ length: extent.leaving }, (_, index) => {
    return seatsOf(tables[(first + index) % tables.length] ?? { id: '', number: 0, seats: [] })[random.below(3)] ?? '';
  });
  for (const id of gone) {
    expect(await command(ask, `${playerAt(path, id)}/withdraw`, {})).toMatchObject({ status: 200 });
    count.withdrawn += 1;
  }
  return gone;
}

async function shown(path: string, query = ''): Promise<ReadonlyMap<string, Figures>> {
  type Place = Figures & { readonly rank: number; readonly playerId: string };
  const { body } = await ask<{ items: readonly Place[] }>('GET', `${path}/standings${query}`);
  const totals = body.items.map(({ total }) => total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  return new Map(body.items.map(({ playerId, total, won, lost }) => [playerId, { total, won, lost }]));
}

const sorted = (figures: ReadonlyMap<string, Figures>) => [...figures].toSorted(([a], [b]) => (a < b ? -1 : 1));

async function expectKept(id: string): Promise<void> {
  const { kept, recomputed } = await keptAndRecomputed(service.database, id);
  expect(kept).toEqual(recomputed);
}

it('a generated event has after every session the standings that its lists come to, with corrections, penalties, withdrawals, substitutes and latecomers', async () => {
  const { id, path } = await announce(ask);
  await enterAll(path, extent.players);
  const reserve = await enterReserve(path);
  const lists: WrittenList[] = [];
  const gone: string[] = [];
  for (let number = 1; number <= extent.sessions; number += 1) {
    const seating = number === extent.sessions ? 'standing' : 'draw';
    const session = await schedule(ask, path, { seating, deals: extent.deals });
    const { body } = await session.step<TestDraw>('draw');
    const drawn = body.tables.flatMap(seatsOf);
    expect(drawn.filter((player) => gone.includes(player))).toEqual([]);
    await session.step('open');
    const [late = ''] = await enter(ask, path, 1);
    const arrivals = arrivalsAt(body, number, { reserve, late });
    const courses = body.tables.map((table, index) => decide(table, index, arrivals.get(table)));
    await playAll(path, number, courses);
    const played = courses.map(({ list }) => list);
    lists.push(...played);
    expect(sorted(await shown(path, `?scope=session&session=${number}`))).toEqual(sorted(addUp(played)));
    expect(sorted(await shown(path))).toEqual(sorted(addUp(lists)));
    await expectKept(id);
    expect(await session.step('close')).toMatchObject({ status: 200 });
    gone.push(...(await leave(path, body)));
    expect(sorted(await shown(path))).toEqual(sorted(addUp(lists)));
  }
  expect(Object.entries(count).filter(([, times]) => times === 0)).toEqual([]);

  // A session that is declared void counts no more, and what is kept says so too.
  const last = await schedule(ask, path, { deals: extent.deals });
  const { body } = await last.step<TestDraw>('draw');
  await last.step('open');
  const [table] = body.tables;
  if (table) await playAll(path, extent.sessions + 1, [{ ...decide(table, 0, undefined), misread: undefined }]);
  expect(sorted(await shown(path))).not.toEqual(sorted(addUp(lists)));
  await last.step('void', { reason: 'Fire alarm' });
  expect(sorted(await shown(path))).toEqual(sorted(addUp(lists)));
  await expectKept(id);
  if (isFull)
    process.stdout.write(`${JSON.stringify({ players: extent.players, sessions: extent.sessions, ...count })}\n`);
});

async function enterAll(path: string, players: number): Promise<void> {
  for (let left = players; left > 0; left -= 200) await enter(ask, path, Math.min(200, left));
}

/** Somebody who waits, and plays only where he is called. */
async function enterReserve(path: string): Promise<string> {
  const players = [{ name: 'Reserve', waiting: true }];
  const { body } = await command<{ items: { id: string }[] }>(ask, `${path}/players`, { players, force: true });
  return body.items[0]?.id ?? '';
}
