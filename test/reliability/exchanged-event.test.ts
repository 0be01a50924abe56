import { exportEvent, importEvent, linesIn } from '../tools/event';
import { generated, smallEvent } from '../tools/generated';
import { startService, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';

const isFull = process.env['SKAT_RELIABILITY'] === 'full';
const wishes = isFull ? { seed: 'full', players: 450, sessions: 8 } : smallEvent;

jest.setTimeout(isFull ? 1_200_000 : 120_000);

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Prizes {
  readonly final: boolean;
  readonly items: readonly {
    readonly code: string;
    readonly cents: number;
    readonly left: number;
    readonly places: readonly { readonly cents: number }[];
  }[];
}

test('a generated event goes in, has its standings and its prizes to the last cent, and comes out byte for byte', async () => {
  const { ask, url } = service;
  const text = await generated(wishes);
  const lines = linesIn(text);
  const imported = await importEvent(ask, text);
  expect(imported).toMatchObject({ status: 201, body: { state: 'running', records: { session: wishes.sessions } } });
  const path = String(imported.headers['location']);
  expect((await exportEvent(url, path)).text).toBe(text);

  const recorded = new Map<unknown, number>();
  for (const { kind, record } of lines) {
    if (kind !== 'session-result') continue;
    recorded.set(record['playerId'], (recorded.get(record['playerId']) ?? 0) + Number(record['total']));
  }
  const { body: standings } = await ask<{ items: { playerId: string; total: number; rank: number }[] }>(
    'GET',
    `${path}/standings`,
  );
  expect(new Map(standings.items.map(({ playerId, total }) => [playerId, total]))).toEqual(recorded);
  expect(standings.items.length).toBeGreaterThanOrEqual(wishes.players);

  const { body: prizes } = await ask<Prizes>('GET', `${path}/prizes`, { headers: asAdmin });
  expect(prizes).toMatchObject({ final: true });
  expect(prizes.items.map(({ code }) => code)).toEqual(['overall', 'category-1', 'category-2', 'category-3']);
  for (const { cents, left, places } of prizes.items) {
    expect(places.reduce((sum, place) => sum + place.cents, left)).toBe(cents);
    expect(places[0]?.cents).toBeGreaterThan(0);
  }
  const { body: ledger } = await ask<{ sum: number }>('GET', `${path}/ledger`, { headers: asAdmin });
  expect(ledger.sum).toBe(0);
  expect((await ask('GET', `${path}/log/verify`, { headers: asAdmin })).body).toMatchObject({ whole: true });
});

test('the same wishes make the same event, another seed another one', async () => {
  expect(await generated(smallEvent)).toBe(await generated(smallEvent));
  const [one, other] = await Promise.all(['a', 'b'].map((seed) => generated({ ...smallEvent, seed })));
  expect(one?.split('\n', 1)).not.toEqual(other?.split('\n', 1));
});
