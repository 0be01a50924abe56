import { startService, type Ask, type TestService } from '../tools/http';
import { by, games, passed, type Told } from '../tools/deals';
import { command, dealsAt, openSession, type OpenSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface TableBody {
  readonly list: readonly {
    readonly playerId: string;
    readonly gamePoints: number;
    readonly won: number;
    readonly lost: number;
    readonly bonus: number;
    readonly total: number;
  }[];
  readonly checks: readonly { readonly code: string; readonly holds: boolean }[];
  readonly dealsEntered: number;
}

/** Enters every deal at a table and returns the table as it then stands. */
async function play(open: OpenSession, index: number, deals: readonly Told[]): Promise<TableBody> {
  for (const [at, told] of deals.entries()) {
    expect(await command(ask, dealsAt(open, index), told)).toMatchObject({ status: 201, body: { deal: at + 1 } });
  }
  const { body } = await ask<TableBody>('GET', dealsAt(open, index).replace(/\/deals$/, ''));
  expect(body.dealsEntered).toBe(deals.length);
  expect(body.checks.map(({ code, holds }) => `${code} ${holds}`)).toEqual(
    expect.arrayContaining(['C1 true', 'C2 true', 'C3 true']),
  );
  expect(body.checks.every(({ holds }) => holds)).toBe(true);
  return body;
}

const totals = ({ list }: TableBody) => list.map(({ total }) => total);
const points = ({ list }: TableBody) => list.map(({ gamePoints }) => gamePoints);
const record = ({ list }: TableBody) => list.map(({ won, lost }) => `${won}/${lost}`);
const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);

/** Closes, finalizes and compares the standings with the lists. */
async function finish(open: OpenSession, tables: readonly TableBody[]): Promise<void> {
  expect(await open.session.step('close')).toMatchObject({ status: 200, body: { state: 'closed' } });
  expect(await open.session.step('finalize')).toMatchObject({ status: 200, body: { state: 'final' } });
  const listed = new Map(tables.flatMap(({ list }) => list).map(({ playerId, total }) => [playerId, total]));
  for (const query of ['', '?scope=session&session=1']) {
    const { body } = await ask<{ items: { playerId: string; total: number }[] }>(
      'GET',
      `${open.path}/standings${query}`,
    );
    expect(new Map(body.items.map(({ playerId, total }) => [playerId, total]))).toEqual(listed);
    const order = body.items.map(({ total }) => total);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  }
}

describe('the worked examples, entered deal by deal', () => {
  it('E1: a table of three, 266 = 136 + 50 x 2 + 30 x 1', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
    const table = await play(open, 0, [
      by(1, games['grand with 4, schneider: +144']),
      by(1, games['diamonds without 2, lost: -54']),
      by(3, games['null ouvert: +46']),
    ]);
    expect(totals(table)).toEqual([90, 40, 136]);
    expect([sum(totals(table)), sum(points(table))]).toEqual([266, 136]);
    await finish(open, [table]);
  });

  it('E2: a table of four, 227 = -93 + 200 + 120, the dealer who sat out credited too', async () => {
    const open = await openSession(ask, { players: 4, deals: { '4': 8 } });
    const table = await play(open, 0, [
      by(2, games['hearts with 1: +20']),
      by(4, games['grand with 2: +72']),
      by(1, games['clubs without 2, lost: -72']),
      passed,
      by(3, games['null: +23']),
      by(3, games['spades hand with 1, schneider: +44']),
      by(4, games['diamonds with 1, lost: -36']),
      by(2, games['grand hand without 1, lost: -144']),
    ]);
    expect(totals(table)).toEqual([-62, -64, 257, 96]);
    expect(points(table)).toEqual([-72, -124, 67, 36]);
    expect(record(table)).toEqual(['0/1', '1/1', '2/0', '1/1']);
    expect([sum(totals(table)), sum(points(table))]).toEqual([227, -93]);
    await finish(open, [table]);
  });

  it('E3: a table of three with six deals, 210 = 0 + 150 + 60', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 6 } });
    const table = await play(open, 0, [
      by(1, games['clubs with 1: +24']),
      by(2, games['null ouvert, lost: -92']),
      by(3, games['grand with 1, schneider: +72']),
      by(1, games['hearts hand without 3: +50']),
      by(3, games['diamonds with 2, lost: -54']),
      passed,
    ]);
    expect(totals(table)).toEqual([254, -102, 58]);
    expect(points(table)).toEqual([74, -92, 18]);
    expect(sum(totals(table))).toBe(210);
    await finish(open, [table]);
  });

  it('E4: the same loss at both tables of one session, sums -32 and -42', async () => {
    const open = await openSession(ask, { players: 7, deals: { '4': 4, '3': 3 } });
    const loss = by(2, games['clubs without 2, lost: -72']);
    const four = await play(open, 0, [loss, passed, passed, passed]);
    const three = await play(open, 1, [loss, passed, passed]);
    expect(totals(four)).toEqual([30, -122, 30, 30]);
    expect(totals(three)).toEqual([40, -122, 40]);
    expect([sum(totals(four)), sum(totals(three))]).toEqual([-32, -42]);
    await finish(open, [four, three]);
  });

  it('E8: a list of nothing but passed deals is complete', async () => {
    const open = await openSession(ask, { players: 4, deals: { '4': 8 } });
    const table = await play(open, 0, Array<Told>(8).fill(passed));
    expect(totals(table)).toEqual([0, 0, 0, 0]);
    await finish(open, [table]);
  });
});
