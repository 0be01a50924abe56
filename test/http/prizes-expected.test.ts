import { by, games } from '../tools/deals';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { announce, command, dealsAt, openSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Prizes {
  readonly items: readonly {
    readonly expected?: readonly { readonly place: number; readonly cents: number; readonly goods?: string }[];
    readonly places: readonly { readonly rank: number; readonly cents: number; readonly goods?: string }[];
  }[];
}

const charges = [{ code: 'entry', per: 'entry', cents: 1000, to: [{ pot: 'prizes', parts: 1 }] }];
const plan = { kind: 'declining', entriesPerPrize: 4, rounding: 500, least: 1500 };

async function announceMoney(path: string, prize: object) {
  const headers = { ...asAdmin, 'If-Match': (await ask('GET', `${path}/money`)).headers['etag'] ?? '' };
  const body = { charges, prizes: [{ code: 'single', pot: 'prizes', ...prize }], reason: 'Announced' };
  return ask('PUT', `${path}/money`, { body, headers });
}

it('prizes are published before play for a field that is expected', async () => {
  const { path } = await announce(ask);
  expect(await announceMoney(path, { plan, goods: ['A ham'] })).toMatchObject({ status: 200 });
  const { body } = await ask<Prizes>('GET', `${path}/prizes?entries=12`);
  const expected = body.items[0]?.expected ?? [];
  expect(expected).toMatchObject([{ place: 1, goods: 'A ham' }, { place: 2 }, { place: 3 }]);
  expect(expected.reduce((sum, { cents }) => sum + cents, 0)).toBe(12_000);
  expect(Math.min(...expected.map(({ cents }) => cents))).toBeGreaterThanOrEqual(1500);
  expect((await ask<Prizes>('GET', `${path}/prizes`)).body.items[0]).not.toHaveProperty('expected');
  expect(await ask('GET', `${path}/prizes?entries=0`)).toMatchObject({ status: 422 });
});

it('goods are won by place, beyond the money too, and stand in no ledger', async () => {
  const open = await openSession(ask, { players: 4, deals: { '4': 4 } });
  const table = { kind: 'table', cents: [2000] };
  expect(await announceMoney(open.path, { plan: table, goods: ['A ham', 'A bottle'] })).toMatchObject({ status: 200 });
  await command(ask, dealsAt(open), by(2, games['hearts with 1: +20']));
  const { body } = await ask<Prizes>('GET', `${open.path}/prizes`);
  expect(body.items[0]?.places).toMatchObject([
    { rank: 1, cents: 2000, goods: 'A ham' },
    { rank: 2, cents: 0, goods: 'A bottle' },
  ]);
});
