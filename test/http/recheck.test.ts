import { RULES_REVISION } from '../../src/rules';
import { by, games, passed } from '../tools/deals';
import { dispute, revoke } from '../tools/disputes';
import { fullEvent } from '../tools/event';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { command, dealsAt, openSession, type OpenSession } from '../tools/tournament';

jest.setTimeout(60_000);

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Recheck {
  readonly rulesRevision: string;
  readonly counts: Readonly<Record<string, number>> | null;
  readonly items: readonly (Readonly<Record<string, unknown>> & { readonly deal: number; readonly tableId: string })[];
  readonly next: string | null;
}

const recheck = async (path: string, query = '', headers = {}): Promise<Recheck> => {
  const { status, body } = await ask<Recheck & Record<string, unknown>>('GET', `${path}/recheck${query}`, { headers });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};

/** Two tables of three with three deals each, the second won, and with a list of its own. */
async function played(tournament: object = {}): Promise<OpenSession> {
  const event = await openSession(ask, { players: 6, deals: { '3': 6 }, tournament });
  for (const index of [0, 1]) {
    for (const told of [passed, by(2, games['hearts with 1: +20']), by(1, games['clubs without 2, lost: -72'])]) {
      expect(await command(ask, dealsAt(event, index), told)).toMatchObject({ status: 201 });
    }
  }
  return event;
}

/** Makes a stored deal what an older revision of the rules may have made of it. */
const valueAsBefore = (columns: string, { id, tables }: OpenSession, index: number, deal: number): Promise<void> =>
  service.database.dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL session_replication_role = replica');
    await manager.query(
      `UPDATE deal_revision SET rules_revision = '0', ${columns} WHERE tournament_id = $1 AND table_id = $2 AND deal = $3`,
      [id, tables[index]?.id, deal],
    );
  });

it('an untouched event lists nothing, whatever has happened in it; deals by a ruling are counted apart', async () => {
  const { path } = await fullEvent(ask);
  expect(await recheck(path)).toEqual({
    rulesRevision: RULES_REVISION,
    counts: { deals: 8, ruled: 1, same: 7, differing: 0, scores: 0 },
    items: [],
    next: null,
  });
});

it('a deal that was valued under other rules is listed with what it would be, and stays as it is', async () => {
  const event = await played();
  const at = `${dealsAt(event)}/2`;
  const before = await ask<{ result: { counted: string } }>('GET', at);
  // How a line was told is no work of the rules.
  const { counted, ...result } = before.body.result;
  expect(counted).toBe('points');
  await valueAsBefore(`score = 40, result = jsonb_set(result, '{score}', '40')`, event, 0, 2);
  const stored = { kind: 'played', declarer: 2, scores: null };
  const { counts, items } = await recheck(event.path);
  expect(counts).toEqual({ deals: 6, ruled: 0, same: 5, differing: 1, scores: 1 });
  expect(items).toEqual([
    {
      session: 1,
      table: 1,
      tableId: event.tables[0]?.id,
      deal: 2,
      revision: 1,
      stored: { ...stored, rulesRevision: '0', score: 40, result: { ...result, score: 40 } },
      now: { ...stored, rulesRevision: RULES_REVISION, score: 20, result },
      refused: null,
    },
  ]);
  expect(await ask('GET', at)).toMatchObject({ body: { rulesRevision: '0', result: { score: 40 } } });
});

it('a valuation that comes to the same entry by other steps is listed and not counted among the scores', async () => {
  const event = await played();
  await valueAsBefore(`result = jsonb_set(result, '{steps}', '[]')`, event, 1, 3);
  expect(await recheck(event.path)).toMatchObject({
    counts: { same: 5, differing: 1, scores: 0 },
    items: [{ table: 2, deal: 3, stored: { score: -72, result: { steps: [] } }, now: { score: -72 } }],
  });
});

it('a deal that the rules of today refuse is listed with the reason in the language of whoever asks', async () => {
  const event = await played();
  await valueAsBefore(`facts = jsonb_set(facts, '{bid}', '19')`, event, 0, 2);
  await valueAsBefore(`facts = '{"declarer": 1, "game": "Revolution"}'`, event, 1, 3);
  const { items } = await recheck(event.path, '', { 'Accept-Language': 'de' });
  expect(items).toMatchObject([
    { table: 1, now: null, refused: { code: 'not-a-game-value', message: expect.stringMatching(/19/) as string } },
    {
      table: 2,
      now: null,
      refused: { code: 'facts-unreadable', message: expect.stringMatching(/^Was vom Spiel/) as string },
    },
  ]);
});

it('only the revision that counts is looked at, and only in sessions that were not declared void', async () => {
  const event = await played();
  await valueAsBefore('score = 40', event, 0, 2);
  const at = `${dealsAt(event)}/2`;
  const etag = (await ask('GET', at)).headers['etag'] ?? '';
  const body = { ...by(2, games['grand with 2: +72']), reason: 'Misread' };
  expect(await ask('PUT', at, { body, headers: { ...asAdmin, 'If-Match': etag } })).toMatchObject({ status: 200 });
  await valueAsBefore('score = 40', event, 1, 2);
  expect((await recheck(event.path)).items).toMatchObject([{ table: 2, deal: 2, revision: 1 }]);
  await event.session.step('void', { reason: 'Fire alarm' });
  expect(await recheck(event.path)).toMatchObject({ counts: { deals: 0 }, items: [] });
});

it('pages go on where the one before ended, table by table, and give every deal once', async () => {
  const event = await played();
  for (const index of [0, 1]) for (const deal of [2, 3]) await valueAsBefore('score = 1', event, index, deal);
  const all = await recheck(event.path);
  expect(all).toMatchObject({ counts: { differing: 4 }, next: null });
  for (const limit of [1, 3]) {
    const seen = [];
    let page = await recheck(event.path, `?limit=${limit}`);
    expect(page.counts).toEqual(all.counts);
    for (;;) {
      seen.push(...page.items);
      if (page.next === null) break;
      page = await recheck(event.path, `?limit=${limit}&cursor=${page.next}`);
      expect(page.counts).toBeNull();
    }
    expect(seen).toEqual(all.items);
  }
  expect(await ask('GET', `${event.path}/recheck?cursor=none`)).toMatchObject({ status: 400 });
});

it('a Ramsch is valued anew by the seats of its deal', async () => {
  const event = await openSession(ask, { players: 3, deals: { '3': 6 }, tournament: { ruleset: 'foster' } });
  const ramsch = {
    cardPoints: { '1': 60, '2': 40, '3': 20 },
    tricks: { '1': 5, '2': 3, '3': 2 },
    skatPoints: 0,
    lastTrick: 1,
  };
  expect(await command(ask, dealsAt(event), { ramsch })).toMatchObject({ status: 201 });
  expect(await recheck(event.path)).toMatchObject({ counts: { deals: 1, same: 1 } });
  await valueAsBefore(`scores = '{"1": -1, "2": 0, "3": 0}'`, event, 0, 1);
  expect(await recheck(event.path)).toMatchObject({ counts: { differing: 1, scores: 1 }, items: [{ deal: 1 }] });
});

it('a deal in dispute stays listed until it was ruled', async () => {
  const event = await played();
  await valueAsBefore('score = 40', event, 0, 3);
  const { path } = await dispute(ask, event.path, { tableId: event.tables[0]?.id, deal: 3, ...revoke });
  expect(await recheck(event.path)).toMatchObject({ counts: { differing: 1, ruled: 0 } });
  expect(await command(ask, `${path}/rulings`, { follow: true })).toMatchObject({ status: 201 });
  expect(await recheck(event.path)).toMatchObject({ counts: { differing: 0, ruled: 1 } });
});
