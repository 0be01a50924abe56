import { randomUUID } from 'node:crypto';
import { by, games } from '../tools/deals';
import { dispute, revoke, ruleAsJury, type TestDispute } from '../tools/disputes';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin, makeKey, shows } from '../tools/keys';
import { command, dealsAt, openSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const hearts = by(2, games['hearts with 1: +20']);
const bare = { kind: 'revoke', offender: 'declarer' };

/** A dispute on the first deal, which seat 2 has won, brought with no more than this. */
async function brought(incident: object = bare) {
  const open = await openSession(ask, { players: 4, deals: { '4': 4 } });
  expect(await command(ask, dealsAt(open), hearts)).toMatchObject({ status: 201 });
  const tableId = open.tables[0]?.id ?? '';
  const { path, answer } = await dispute(ask, open.path, { tableId, deal: 1, incident });
  return { open, path, answer, tableId, deal: `${dealsAt(open)}/1` };
}

async function complete(path: string, more: object, headers: Readonly<Record<string, string>> = asAdmin) {
  const { headers: read } = await ask('GET', path, { headers });
  return ask<TestDispute & Record<string, unknown>>('PATCH', path, {
    body: more,
    headers: { ...headers, 'If-Match': read['etag'] ?? '' },
  });
}

const rule = (path: string, told: object, headers = asAdmin) => command(ask, `${path}/rulings`, told, headers);

describe('what was brought with the minimum', () => {
  it('is completed by the table, and then followed', async () => {
    const { open, path, answer, tableId, deal } = await brought();
    expect(answer.body.advice.missing).not.toHaveLength(0);
    expect(await rule(path, { follow: true })).toMatchObject({
      status: 422,
      body: { code: 'advice-undecided', detail: expect.stringContaining('/situation/') as string },
    });
    const link = await ask<{ key: string }>('GET', `/v1/tables/${tableId}/link`, { headers: asAdmin });
    const { situation } = revoke;
    const completed = await complete(
      path,
      { facts: { trickQuitted: true }, situation, at: { trick: 3 }, phase: 'trick-quitted' },
      shows(link.body.key),
    );
    expect(completed).toMatchObject({
      status: 200,
      body: {
        state: 'open',
        incident: { ...bare, at: { trick: 3 }, phase: 'trick-quitted', facts: { trickQuitted: true } },
        situation,
        advice: { disposition: 'game-lost', missing: [] },
      },
    });
    const read = await ask('GET', path);
    expect([read.body, read.headers['etag']]).toEqual([completed.body, completed.headers['etag']]);
    expect(await rule(path, { follow: true })).toMatchObject({ status: 201 });
    expect((await ask('GET', deal)).body).toMatchObject({ result: { score: -40 } });
    const log = await ask<{ items: { action: string }[] }>('GET', `${open.path}/log?limit=100`);
    expect(log.body.items.find(({ action }) => action === 'dispute-completed')).toMatchObject({
      subject: { dispute: answer.body.id, table: tableId, deal: 1 },
      before: { told: { incident: bare } },
      after: { told: { situation }, advice: { en: { ruling: { disposition: 'game-lost' } } } },
    });
  });

  it('keeps what was told unless it is told again, and the same again is nothing new', async () => {
    const { path } = await brought();
    await complete(path, { facts: { trickQuitted: true }, situation: { skatPoints: 4 } });
    const second = await complete(path, { situation: { cardPoints: { declarer: 14 } }, offender: 'opponent' });
    expect(second.body).toMatchObject({
      incident: { offender: 'opponent', facts: { trickQuitted: true } },
      situation: { skatPoints: 4, cardPoints: { declarer: 14 } },
    });
    const again = await complete(path, { situation: { skatPoints: 4 } });
    expect([again.body, again.headers['etag']]).toEqual([second.body, second.headers['etag']]);
    expect(await complete(path, { situation: { skatPoints: 10 } })).toMatchObject({
      body: { situation: { skatPoints: 10 } },
    });
  });

  it('takes the facts with the ruling itself, which completes the dispute', async () => {
    const { open, path, deal } = await brought();
    const { situation, incident } = revoke;
    const ruled = await rule(path, { follow: true, facts: incident.facts, situation });
    expect(ruled).toMatchObject({
      status: 201,
      body: {
        incident: { facts: incident.facts },
        situation,
        rulings: [{ follows: true, told: { follow: true, facts: incident.facts, situation } }],
        minute: { consequence: 'The declarer has lost the game. Entered are -40.', entered: -40, missing: [] },
      },
    });
    const read = await ask('GET', path);
    expect([read.body, read.headers['etag']]).toEqual([ruled.body, ruled.headers['etag']]);
    expect((await ask('GET', deal)).body).toMatchObject({ result: { score: -40 } });
    const log = await ask<{ items: { action: string }[] }>('GET', `${open.path}/log?limit=100`);
    expect(log.body.items.slice(-2)).toMatchObject([{ action: 'dispute-completed' }, { action: 'dispute-ruled' }]);
  });

  it('stays as it was where the facts of a ruling cannot be, or the ruling is refused', async () => {
    const { path, answer } = await brought();
    for (const told of [
      { follow: true, facts: { mood: 'bad' } },
      { follow: true, situation: { cardPoints: { declarer: 90 } } },
      { follow: true, situation: { skatPoints: 4 }, choice: 'claim' },
    ]) {
      expect([400, 422]).toContain((await rule(path, told)).status);
    }
    expect((await ask('GET', path)).body).toEqual(answer.body);
  });

  it.each([
    ['nothing', {}, 422],
    ['an unknown fact', { facts: { mood: 'bad' } }, 400],
    ['another kind', { kind: 'misdeal' }, 400],
    ['another contract than was entered', { situation: { contract: { game: 'grand' } } }, 422],
  ])('is not completed with %s', async (_what, more, status) => {
    const { path, answer } = await brought();
    expect((await complete(path, more)).status).toBe(status);
    expect((await ask('GET', path)).body).toEqual(answer.body);
  });

  it('is completed only by who could bring it, as he has seen it, and while a ruling is due', async () => {
    const { open, path } = await brought();
    const more = { situation: { skatPoints: 4 } };
    const stranger = await makeKey(ask, { role: 'director' });
    expect((await complete(path, more, stranger.headers)).status).toBe(403);
    expect(await ask('PATCH', path, { body: more, headers: asAdmin })).toMatchObject({ status: 428 });
    expect(await ask('PATCH', path, { body: more, headers: { ...asAdmin, 'If-Match': '"9-no"' } })).toMatchObject({
      status: 412,
    });
    const nowhere = { body: more, headers: { ...asAdmin, 'If-Match': '"1-x"' } };
    expect(await ask('PATCH', `/v1/disputes/${randomUUID()}`, nowhere)).toMatchObject({ status: 404 });
    await rule(path, { departing: {}, reason: 'Both agree.', law: 'isko-2022:4.1.4' });
    expect(await complete(path, more)).toMatchObject({
      status: 409,
      body: { code: 'dispute-state', state: 'ruled', detail: expect.stringContaining('ruled on') as string },
    });
    await command(ask, `${path}/appeals`, { reason: 'Not so.' });
    expect(await complete(path, more)).toMatchObject({ status: 200, body: { state: 'appealed' } });
    const jury = await makeKey(ask, { role: 'jury', tournament: open.id });
    expect(await complete(path, { situation: { skatPoints: 10 } }, jury.headers)).toMatchObject({ status: 200 });
  });
});

interface Missing {
  readonly pointer: string;
  readonly ifAnswered: readonly { readonly set: Readonly<Record<string, unknown>> | null }[];
}

interface Undecided {
  readonly disposition: string;
  readonly choices: readonly { readonly choice: string }[];
  readonly missing: readonly Missing[];
}

/** What an answer sets by its pointers, as a body that completes a dispute. */
function bodyOf(set: Readonly<Record<string, unknown>>): object {
  const body: Record<string, unknown> = {};
  for (const [pointer, value] of Object.entries(set)) {
    const names = pointer
      .replace(/^\/incident\//, '/')
      .split('/')
      .slice(1);
    const last = names.pop() ?? '';
    let at = body;
    for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return body;
}

/** Answers what is missing with the first of the offered answers that can be; false where none can. */
async function answerFirst(path: string, missing: readonly Missing[]): Promise<boolean> {
  for (const { ifAnswered } of missing) {
    for (const { set } of ifAnswered) {
      if (set !== null && (await complete(path, bodyOf(set))).status === 200) return true;
    }
  }
  return false;
}

describe('advice on what was brought with its kind alone', () => {
  it.each([
    ['revoke', 'opponent'],
    ['revoke', 'declarer'],
    ['lead-out-of-turn', 'opponent'],
    ['play-out-of-turn', 'opponent'],
    ['card-exposed', 'opponent'],
    ['tells-partner', 'opponent'],
    ['adversary-gives-up', 'opponent'],
    ['declarer-gives-up', 'declarer'],
    ['wrong-hand-count', 'declarer'],
  ])('is followed once what it lacks was sent as offered: %s by %s', async (kind, offender) => {
    const { path, deal } = await brought({ kind, offender });
    let answer = await rule(path, { follow: true });
    for (let round = 0; answer.status !== 201 && round < 8; round += 1) {
      expect(answer.body['code']).toBe('advice-undecided');
      const { missing } = answer.body as unknown as Undecided;
      if (missing.length > 0) expect(await answerFirst(path, missing)).toBe(true);
      const { disposition, choices } = (await ask<{ advice: Undecided }>('GET', path)).body.advice;
      const chosen = disposition === 'choice' ? { choice: choices[0]?.choice } : {};
      answer = await rule(path, { follow: true, ...chosen });
    }
    expect(answer).toMatchObject({ status: 201, body: { state: 'ruled', rulings: [{ follows: true }] } });
    const { entered } = (answer.body as unknown as TestDispute).minute;
    const { body } = await ask<{ result: { score: number } | null }>('GET', deal);
    if (entered !== null) expect(body.result?.score).toBe(entered);
  });

  it.each([
    ['misdeal', 'dealer'],
    ['onlooker-interferes', 'onlooker'],
  ])('that leaves %s to the referee says that he rules himself', async (kind, offender) => {
    const { path } = await brought({ kind, offender });
    expect(await rule(path, { follow: true })).toMatchObject({
      status: 422,
      body: { code: 'advice-undecided', detail: expect.stringContaining('departing') as string },
    });
  });
});

describe('a minute', () => {
  it('states what the ruling that stands has entered and nothing else', async () => {
    const { open, path } = await brought();
    expect((await ask<TestDispute>('GET', path)).body.minute).toMatchObject({ entered: null });
    const departing = { deal: { won: false }, penalties: [{ seat: 3, points: -30 }] };
    const reason = 'He said so himself.';
    const ruled = await rule(path, { departing, reason, law: 'isko-2022:4.1.4' });
    expect(ruled.body).toMatchObject({
      minute: {
        consequence: 'The declarer has lost the game. Entered are -40. Seat 3: -30.',
        entered: -40,
        reasoning: [{ text: reason, law: 'isko-2022:4.1.4' }],
        choices: [],
        missing: [],
      },
    });
    const german = await ask<TestDispute>('GET', path, { headers: { 'Accept-Language': 'de' } });
    expect(german.body.minute['consequence']).toBe(
      'Der Alleinspieler hat das Spiel verloren. Angeschrieben sind -40. Platz 3: -30.',
    );
    const stands = { departing: { deal: { stands: true } }, reason, law: 'isko-2022:4.1.4' };
    const settled = await ruleAsJury(ask, path, open.id, stands);
    expect(settled.body).toMatchObject({
      minute: { consequence: 'What lies, lies, and it goes on. Entered are 20.', entered: 20 },
    });
  });

  it('states no entry where the deal is played anew', async () => {
    const { path } = await brought();
    const told = { departing: { deal: { playAnew: true } }, reason: 'Nobody knows.', law: 'isko-2022:4.1.4' };
    expect((await rule(path, told)).body).toMatchObject({
      minute: { consequence: 'The deal is played anew.', entered: null },
    });
  });
});

describe('a jury', () => {
  it('hears appeals and does nothing else', async () => {
    const { open, path, tableId } = await brought();
    const jury = await makeKey(ask, { role: 'jury', tournament: open.id });
    const stands = { departing: { deal: { stands: true } }, reason: 'It was right.', law: 'isko-2022:4.1.4' };
    expect(await rule(path, stands, jury.headers)).toMatchObject({ status: 403 });
    await rule(path, { departing: { deal: { passed: true } }, reason: 'So.', law: 'isko-2022:4.1.4' });
    expect(await rule(path, stands, jury.headers)).toMatchObject({ status: 403 });
    await command(ask, `${path}/appeals`, { reason: 'Not so.' });
    expect(await rule(path, stands, jury.headers)).toMatchObject({
      status: 201,
      body: { state: 'settled', rulings: [{ level: 'referee' }, { level: 'jury' }] },
    });
    for (const [at, body] of [
      [`/v1/tables/${tableId}/deals`, { passed: true }],
      [`${open.path}/disputes`, { tableId, incident: bare }],
      [`/v1/tables/${tableId}/adjustments`, { seat: 1, points: -5, reason: 'Late' }],
    ] as const) {
      expect(await command(ask, at, body, jury.headers)).toMatchObject({ status: 403 });
    }
  });

  it('is appointed by a director for one tournament', async () => {
    const { open } = await brought();
    const director = await makeKey(ask, { role: 'director', tournament: open.id });
    await makeKey(ask, { role: 'jury', tournament: open.id }, director.headers);
    expect(await ask('POST', '/v1/keys', { body: { role: 'jury' }, headers: asAdmin })).toMatchObject({ status: 422 });
  });
});
