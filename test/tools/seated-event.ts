import { passed } from './deals';
import type { Ask } from './http';
import { asAdmin } from './keys';
import { announce, command, enter, schedule, type TestDraw } from './tournament';

/** An event whose sessions are seated in every way there is, with people who come late, pause, join and stand in; returns its path. */
export async function seatedEvent(ask: Ask): Promise<string> {
  const deals = { '4': 4, '3': 3 };
  const { path } = await announce(ask, { profile: { deals } });
  const does = async (at: string, body: object, status = 200): Promise<void> =>
    expect(await command(ask, at, body)).toMatchObject({ status });
  const drawn = async (seating: string, order: object = {}) => {
    const session = await schedule(ask, path, { deals, seating });
    const draw = await session.step<TestDraw>('draw', order);
    expect(draw).toMatchObject({ status: 200 });
    return { session, tables: draw.body.tables };
  };
  const ids = await enter(ask, path, 7);
  const [late = ''] = await enter(ask, path, 1);
  await does(`${path}/players/${late}/withdraw`, { reason: 'Comes later' });

  const first = await drawn('draw');
  await first.session.step('open');
  const [newcomer = ''] = await enter(ask, path, 1);
  const three = first.tables.find(({ seats }) => seats.length === 3);
  await does(`${path}/players/${newcomer}/join`, { session: 1, tableId: three?.id, everybodyAgrees: true });
  for (const { id } of first.tables) {
    for (let deal = 1; deal <= 4; deal += 1) await does(`/v1/tables/${id}/deals`, passed, 201);
  }
  await does(`/v1/tables/${three?.id}/adjustments`, { seat: 1, points: -30, reason: 'Late' }, 201);
  expect(await first.session.step('close')).toMatchObject({ status: 200 });

  const planned = [];
  for (let number = 2; number <= 4; number += 1) {
    planned.push(await schedule(ask, path, { deals, seating: 'plan' }));
  }
  for (const [index, session] of planned.entries()) {
    expect(await session.step('draw', index === 0 ? { uneven: 'bye' } : {})).toMatchObject({ status: 200 });
  }
  await planned[0]?.step('void', { reason: 'Nobody was there' });
  await drawn('standing');
  await does(`${path}/players`, { players: [{ name: 'Reserve', waiting: true }], force: true }, 201);
  await does(`${path}/players/${ids[0]}/withdraw`, { reason: 'Ill' });
  const along = await drawn('draw', { uneven: 'floating-fourth' });
  const [stand] = await enter(ask, path, 1);
  const leaver = along.tables[0]?.seats[1]?.playerId;
  await does(`${path}/players/${leaver}/replace`, { session: 6, substitute: stand, fromDeal: 1, reason: 'Ill' });
  const again = await drawn('draw', { uneven: 'bye' });
  expect(await again.session.step('draw', { reason: 'Was seen', uneven: 'bye' })).toMatchObject({ status: 200 });
  const undone = await drawn('draw', { uneven: 'bye' });
  expect(await undone.session.step('undraw', { reason: 'Too early' })).toMatchObject({ status: 200 });
  await byHand(ask, path);
  expect((await ask('GET', `${path}/plan`, { headers: asAdmin })).body['items']).toHaveLength(3);
  return path;
}

/** A session that is seated by hand in place of its draw, with two who change places afterwards. */
async function byHand(ask: Ask, path: string): Promise<void> {
  const session = await schedule(ask, path, { deals: { '4': 4, '3': 3 } });
  const { body } = await session.step<TestDraw>('draw', { uneven: 'bye' });
  const { items } = (await ask<{ items: { id: string; number: number }[] }>('GET', `${path}/players`)).body;
  const numbers = new Map(items.map(({ id, number }) => [id, number]));
  const drawn = body.tables.map(({ seats }) => seats.map(({ playerId }) => numbers.get(playerId) ?? 0));
  const tables = drawn.toReversed().map((seats) => ({ seats }));
  const headers = { ...asAdmin, 'If-Match': await session.etag() };
  const seated = { tables, reason: 'They drew cards from a bag' };
  expect(await ask('PUT', `${session.path}/seating`, { body: seated, headers })).toMatchObject({ status: 200 });
  const [one, other] = [drawn[0]?.[0], drawn.at(-1)?.[1]];
  expect(await session.step('swap', { a: one, b: other, reason: 'Brothers' })).toMatchObject({ status: 200 });
}
