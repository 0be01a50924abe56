import { createHash, randomUUID } from 'node:crypto';
import { by, games, passed } from './deals';
import { dispute, revoke } from './disputes';
import type { Ask } from './http';
import { asAdmin } from './keys';
import { announce, command, enter, schedule, type TestDraw } from './tournament';

/** What an event was answered with as a stream. */
export interface Streamed {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly lines: readonly EventLine[];
}

/** One line of an event, whatever its kind. */
export interface EventLine {
  readonly kind: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

type Headed = Readonly<Record<string, string>>;

/** The lines of an event. */
export const linesIn = (text: string): readonly EventLine[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as EventLine);

/** Writes the end of an event anew, for a file that somebody has changed. */
export function sealed(lines: readonly unknown[]): string {
  const body = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  const counts: Record<string, number> = {};
  for (const line of body.trimEnd().split('\n').slice(1)) {
    const { kind } = JSON.parse(line) as EventLine;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return `${body}${JSON.stringify({ kind: 'end', counts, sha256: createHash('sha256').update(body).digest('hex') })}\n`;
}

/** Exports an event, by default for the admin. */
export async function exportEvent(url: string, path: string, query = '', headers: Headed = asAdmin): Promise<Streamed> {
  const answer = await fetch(`${url}${path}/export${query}`, { headers });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, lines: answer.ok ? linesIn(text) : [] };
}

/** Sends an event as a stream and returns the JSON of the answer. */
export async function sendEvent(
  ask: Ask,
  path: string,
  text: string | Buffer,
  { key = randomUUID(), headers = asAdmin }: { readonly key?: string; readonly headers?: Headed } = {},
) {
  return ask('POST', path, {
    raw: text,
    headers: { ...headers, 'Content-Type': 'application/x-ndjson', 'Idempotency-Key': key },
  });
}

/** Imports an event, by default for the admin. */
export const importEvent = (ask: Ask, text: string | Buffer, more: Parameters<typeof sendEvent>[3] = {}) =>
  sendEvent(ask, '/v1/tournaments/import', text, more);

const plan = {
  charges: [{ code: 'entry', per: 'entry', cents: 1000, refundable: true, to: [{ pot: 'prizes', parts: 1 }] }],
  prizes: [{ code: 'overall', pot: 'prizes', plan: { kind: 'shares', weights: [3, 2] } }],
};

/** An event in which everything has happened that is kept of one; returns its path and id. */
export async function fullEvent(ask: Ask): Promise<{ readonly id: string; readonly path: string }> {
  const { id, path } = await announce(ask, { startsAt: '2027-03-01T09:00:00.000Z' });
  const put = async (at: string, seenAt: string, body: object): Promise<void> => {
    const etag = (await ask('GET', seenAt, { headers: asAdmin })).headers['etag'] ?? '';
    expect(await ask('PUT', at, { body, headers: { ...asAdmin, 'If-Match': etag } })).toMatchObject({ status: 200 });
  };
  const does = async (at: string, body: object, status = 201): Promise<void> =>
    expect(await command(ask, at, body)).toMatchObject({ status });

  const players = [1, 2, 3, 4, 5, 6, 7].map((n) => {
    return { name: `Person ${n}`, club: n % 2 ? 'Herz' : 'Kreuz', team: `T${n % 3}`, consent: n < 4 };
  });
  const { body: added } = await command<{ items: { id: string }[] }>(ask, `${path}/players`, { players, force: true });
  const ids = added.items.map((player) => player.id);
  await put(`${path}/money`, `${path}/money`, plan);
  await does(`${path}/ledger/bookings`, { kind: 'payment', playerId: ids[0], cents: 1000 });

  const first = await schedule(ask, path, { deals: { '4': 8, '3': 6 }, durationMinutes: 90 });
  const { body: draw } = await first.step<TestDraw>('draw');
  await first.step('open');
  const [reserve, late] = await enter(ask, path, 2);
  const [four, three] = draw.tables;
  if (!four || !three) throw new Error('seven players sit at two tables');
  const deals = `/v1/tables/${four.id}/deals`;
  const told = [by(2, games['hearts with 1: +20']), passed, by(1, games['clubs without 2, lost: -72'])];
  for (const deal of told) await does(deals, deal);
  for (const deal of told.slice(0, 2)) await does(`/v1/tables/${four.id}/lists/control/deals`, deal);
  await put(`${deals}/1`, `${deals}/1`, { ...by(3, games['grand with 2: +72']), reason: 'Misread' });
  const { path: disputed } = await dispute(ask, path, { tableId: four.id, deal: 3, ...revoke });
  await does(`${disputed}/rulings`, { follow: true });
  await does(`${path}/warnings`, { tableId: four.id, playerId: four.seats[1]?.playerId, reason: 'Spoke' });
  await does(deals, { notPlayed: true, reason: 'Time was up' });
  await does(`/v1/tables/${four.id}/adjustments`, { seat: 2, points: -50, reason: 'Late' });
  await does(`/v1/tables/${four.id}/adjustments`, { seat: 4, wrongSeat: true, reason: 'Sat in the seat of another' });
  await does(`/v1/tables/${four.id}/adjustments/1/withdraw`, { reason: 'Was there' }, 200);
  const leaver = four.seats[0]?.playerId;
  const taken = { session: 1, substitute: reserve, fromDeal: 5, reason: 'Ill' };
  await does(`${path}/players/${leaver}/replace`, taken, 200);
  await does(`${path}/players/${leaver}/withdraw`, { reason: 'Ill' }, 200);
  const never = { session: 1, substitute: late, fromDeal: 1, reason: 'Did not come' };
  await does(`${path}/players/${three.seats[0]?.playerId}/replace`, never, 200);
  for (let deal = 5; deal <= 8; deal += 1) await does(deals, passed);
  const totals = [1, 2, 3].map((seat) =>
    seat === 1 ? { seat, gamePoints: 62, won: 2, lost: 0 } : { seat, gamePoints: 0, won: 0, lost: 0 },
  );
  await put(`/v1/tables/${three.id}/totals`, `/v1/tables/${three.id}`, { totals, passed: 4, notPlayed: 0 });
  const etag = (await ask('GET', `/v1/tables/${four.id}`, { headers: asAdmin })).headers['etag'] ?? '';
  const confirming = { ...asAdmin, 'If-Match': etag };
  const confirmed = await command(ask, `/v1/tables/${four.id}/confirmations`, { seat: 2 }, confirming);
  expect(confirmed).toMatchObject({ status: 201 });
  await first.step('close', { reason: 'The second list was lost' });
  await first.step('finalize');

  const later = [await schedule(ask, path, { seating: 'plan' }), await schedule(ask, path, { seating: 'plan' })];
  expect(await later[0]?.step('draw')).toMatchObject({ status: 200 });
  const voided = await schedule(ask, path, { seating: 'standing' });
  expect(await voided.step('draw')).toMatchObject({ status: 200 });
  expect(await voided.step('draw', { reason: 'The lot was seen', uneven: 'bye' })).toMatchObject({ status: 200 });
  await voided.step('void', { reason: 'Fire alarm' });
  return { id, path };
}
