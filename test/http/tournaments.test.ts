import { randomUUID } from 'node:crypto';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin, makeKey } from '../tools/keys';
import { announce, command, enter, newCommand, schedule, type TestDraw } from '../tools/tournament';
import { versionIn } from '../tools/version';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const evening = { name: 'Club evening', ruleset: 'isko' };

describe('a tournament', () => {
  it('is announced with a whole profile, an ETag and its address', async () => {
    const { status, headers, body } = await command(ask, '/v1/tournaments', {
      ...evening,
      startsAt: '2027-01-02T20:00:00+01:00',
      timeZone: 'Europe/Berlin',
      profile: { deals: { '3': 18 } },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Club evening',
      ruleset: 'isko-2022',
      state: 'registration',
      startsAt: '2027-01-02T19:00:00.000Z',
      private: false,
      profile: { scoring: 'seeger-fabian', deals: { '4': 48, '3': 18 }, tieChain: ['total', 'won', 'lost', 'lot'] },
    });
    expect(headers['etag']).toMatch(/^"1-[0-9a-f]{12}\.[\w-]{12}"$/);
    expect(headers['location']).toBe(`/v1/tournaments/${String(body['id'])}`);
    const read = await ask('GET', headers['location'] ?? '');
    expect({ body: read.body, etag: read.headers['etag'] }).toEqual({ body, etag: headers['etag'] });
  });

  it.each([
    ['foster', 6],
    ['foster-american', 6],
    ['eichhorn-1898', 4],
    ['altenburg-1886', 4],
  ])(
    'is scored by the running columns of the old pads under %s, at tables of up to %d',
    async (ruleset, largestTable) => {
      const { body } = await command(ask, '/v1/tournaments', { name: 'Of old', ruleset });
      expect(body).toMatchObject({ ruleset, profile: { scoring: 'running', largestTable } });
    },
  );

  it('is played under an old ruleset: drawn, a deal valued by its laws, and ranked', async () => {
    const { path } = await announce(ask, { ruleset: 'eichhorn-1898' });
    await enter(ask, path, 3);
    const session = await schedule(ask, path, { deals: { '3': 3 } });
    const { body } = await session.step<TestDraw>('draw');
    await session.step('open');
    const told = {
      declarer: 1,
      contract: { game: 'solo', trump: 'C' },
      matadors: { with: 1 },
      outcome: { cardPoints: 70, tricks: 6 },
    };
    const asked = { ruleset: 'eichhorn-1898', ...told };
    const { declarer: _, ...question } = asked;
    const value = await ask<{ score: number }>('POST', '/v1/contracts/value', { body: question });
    expect(value.status).toBe(200);
    const deals = `/v1/tables/${body.tables[0]?.id}/deals`;
    const entered = await command<{ result: { score: number } }>(ask, deals, told);
    expect(entered).toMatchObject({ status: 201, body: { result: { score: value.body.score } } });
    const { items } = (await ask<{ items: { total: number }[] }>('GET', `${path}/standings`)).body;
    expect(items.map(({ total }) => total)).toContain(value.body.score);
  });

  it.each([
    [{ ...evening, ruleset: 'bridge' }, 422, 'unknown-ruleset'],
    [{ ...evening, profile: { options: { games: ['uno'] } } }, 422, 'option-not-offered'],
    [{ ...evening, timeZone: 'Mars/Olympus' }, 422, 'unknown-time-zone'],
    [{ ...evening, profile: { deals: { '4': 47 } } }, 422, 'deals-not-whole-rounds'],
    [{ ...evening, startsAt: 'soon' }, 400, 'invalid-request'],
    [{ ...evening, version: 7 }, 400, 'invalid-request'],
    [{ ruleset: 'isko' }, 400, 'invalid-request'],
  ])('is not announced with %j', async (body, status, code) => {
    expect(await command(ask, '/v1/tournaments', body)).toMatchObject({ status, body: { code } });
  });

  it('changes under the version that was seen, and one of eight directors wins', async () => {
    const { path } = await announce(ask);
    const etag = (await ask('GET', path)).headers['etag'] ?? '';
    const change = (name: string, tag: object = { 'If-Match': etag }) =>
      ask('PATCH', path, { body: { name }, headers: { ...asAdmin, ...tag } });
    expect(await change('x', {})).toMatchObject({ status: 428, body: { code: 'precondition-required' } });
    expect(await change('x', { 'If-Match': '*' })).toMatchObject({ status: 412, body: { code: 'stale' } });
    const names = Array.from({ length: 8 }, (_, index) => `Name ${index}`);
    const answers = await Promise.all(names.map((name) => change(name)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(7);
    const winner = answers.find(({ status }) => status === 200);
    const now = await ask('GET', path);
    expect({ body: now.body, etag: now.headers['etag'] }).toEqual({
      body: winner?.body,
      etag: winner?.headers['etag'],
    });
    const loser = answers.find(({ status }) => status === 412);
    expect(loser?.headers['etag']).toBe(versionIn(now.headers['etag']));
  });

  it('does not change under the tag of another tournament', async () => {
    const [one, other] = [await announce(ask), await announce(ask)];
    const etag = (await ask('GET', other.path)).headers['etag'] ?? '';
    const headers = { ...asAdmin, 'If-Match': etag };
    expect((await ask('PATCH', one.path, { body: { name: 'x' }, headers })).status).toBe(412);
  });

  it('is removed with its players and keys before its first draw', async () => {
    const { id, path } = await announce(ask);
    await enter(ask, path, 3);
    const scorer = await makeKey(ask, { role: 'scorer', tournament: id });
    const etag = (await ask('GET', path)).headers['etag'] ?? '';
    expect((await ask('DELETE', path, { headers: asAdmin })).status).toBe(428);
    expect((await ask('DELETE', path, { headers: { ...asAdmin, 'If-Match': etag } })).status).toBe(204);
    expect((await ask('GET', path)).status).toBe(404);
    expect((await ask('GET', '/v1/tournaments', { headers: scorer.headers })).status).toBe(401);
  });

  it('that is private is listed and shown to its own keys only, and to others as if there were none', async () => {
    const { id, path } = await announce(ask, { private: true });
    const own = await makeKey(ask, { role: 'scorer', tournament: id });
    const other = await makeKey(ask, { role: 'director' });
    const missing = `/v1/tournaments/${randomUUID()}`;
    expect((await ask('GET', path, { headers: own.headers })).status).toBe(200);
    for (const headers of [{}, other.headers]) {
      expect((await ask('GET', path, { headers })).status).toBe(404);
      expect((await ask('GET', missing, { headers })).status).toBe(404);
      const { text } = await ask('GET', '/v1/tournaments?limit=100', { headers });
      expect(text).not.toContain(id);
    }
    expect((await ask('GET', '/v1/tournaments?limit=100', { headers: own.headers })).text).toContain(id);
    const change = { body: { name: 'x' }, headers: { ...other.headers, 'If-Match': '"1"' } };
    expect((await ask('PATCH', path, change)).status).toBe(404);
  });

  it('is made by admins and unbound directors, who then own it', async () => {
    const { id } = await announce(ask);
    const director = await makeKey(ask, { role: 'director' });
    const bound = await makeKey(ask, { role: 'director', tournament: id });
    const scorer = await makeKey(ask, { role: 'scorer', tournament: id });
    const own = await announce(ask, {}, director.headers);
    expect((await command(ask, `${own.path}/players`, { players: [{ name: 'A' }] }, director.headers)).status).toBe(
      201,
    );
    for (const { headers } of [bound, scorer]) {
      expect(await command(ask, '/v1/tournaments', evening, headers)).toMatchObject({ status: 403 });
    }
    expect((await command(ask, '/v1/tournaments', evening, {})).status).toBe(401);
    const made = await makeKey(ask, { role: 'scorer', tournament: own.id }, director.headers);
    expect((await ask('GET', '/v1/keys', { headers: director.headers })).text).toContain(made.id);
    expect((await ask('GET', `/v1/keys/${scorer.id}`, { headers: director.headers })).status).toBe(404);
  });

  it('keeps a log of ids and never of names', async () => {
    const { path } = await announce(ask);
    const [player = ''] = await enter(ask, path, 2);
    const etag = (await ask('GET', `${path}/players/${player}`)).headers['etag'] ?? '';
    await ask('PATCH', `${path}/players/${player}`, {
      body: { name: 'Rumpelstilzchen', consent: true },
      headers: { ...asAdmin, 'If-Match': etag },
    });
    const { body, text } = await ask<{ items: { sequence: number; action: string }[] }>('GET', `${path}/log`);
    expect(body.items.map(({ sequence, action }) => [sequence, action])).toEqual([
      [1, 'tournament-created'],
      [2, 'players-added'],
      [3, 'player-changed'],
    ]);
    expect(text).toContain(player);
    expect(text).not.toMatch(/Rumpelstilzchen|Player 1/);
    const second = await ask<{ items: unknown[]; next: string }>('GET', `${path}/log?limit=2`);
    const rest = await ask<{ items: unknown[] }>('GET', `${path}/log?limit=2&cursor=${second.body.next}`);
    expect([...second.body.items, ...rest.body.items]).toEqual(body.items);
  });
});

describe('players', () => {
  it('get numbers in the order of entry, and show their names to directors or with their consent', async () => {
    const { id, path } = await announce(ask);
    const players = [{ name: 'Anna', consent: true, team: 'Ost' }, { name: 'Bert' }];
    const { body } = await command(ask, `${path}/players`, { players });
    expect(body['items']).toMatchObject([
      { number: 1, name: 'Anna', team: 'Ost', club: null },
      { number: 2, name: 'Bert', consent: false },
    ]);
    const scorer = await makeKey(ask, { role: 'scorer', tournament: id });
    const names = async (headers: Readonly<Record<string, string>>) =>
      (await ask<{ items: { name: string }[] }>('GET', `${path}/players`, { headers })).body.items.map(
        ({ name }) => name,
      );
    expect(await names({})).toEqual(['Anna', 'No. 2']);
    expect(await names(scorer.headers)).toEqual(['Anna', 'No. 2']);
    expect(await names(asAdmin)).toEqual(['Anna', 'Bert']);
  });

  it('are never numbered twice when several requests enter them at once', async () => {
    const { path } = await announce(ask);
    await Promise.all(Array.from({ length: 6 }, () => enter(ask, path, 3)));
    const { body } = await ask<{ items: { number: number }[] }>('GET', `${path}/players`);
    expect(body.items.map(({ number }) => number)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  });
});

describe('a command', () => {
  it('that is sent again gets the first answer, marked as such, and does nothing', async () => {
    const headers = { ...asAdmin, ...newCommand() };
    const first = await ask('POST', '/v1/tournaments', { body: evening, headers });
    const raw = '{ "ruleset": "isko",\n "name": "Club evening" }';
    const again = await ask('POST', '/v1/tournaments', {
      raw,
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
    expect({ ...again, headers: {} }).toEqual({ ...first, headers: {} });
    expect(again.headers).toMatchObject({
      etag: first.headers['etag'],
      location: first.headers['location'],
      'idempotency-replayed': 'true',
    });
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
  });

  it('is refused with the key of another one', async () => {
    const headers = { ...asAdmin, ...newCommand() };
    await ask('POST', '/v1/tournaments', { body: evening, headers });
    expect(await ask('POST', '/v1/tournaments', { body: { ...evening, name: 'Other' }, headers })).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it('has a key of its own for each path and each principal', async () => {
    const key = newCommand();
    const { path } = await announce(ask);
    const director = await makeKey(ask, { role: 'director' });
    for (const headers of [asAdmin, director.headers]) {
      const answer = await ask('POST', '/v1/tournaments', { body: evening, headers: { ...headers, ...key } });
      expect(answer.status).toBe(201);
      expect(answer.headers).not.toHaveProperty('idempotency-replayed');
    }
    const body = { players: [{ name: 'A' }] };
    const answer = await ask('POST', `${path}/players`, { body, headers: { ...asAdmin, ...key } });
    expect(answer.status).toBe(201);
  });

  it.each([
    [{}, 'idempotency-key-missing'],
    [{ 'Idempotency-Key': 'x'.repeat(201) }, 'idempotency-key-malformed'],
    [{ 'Idempotency-Key': 'two words' }, 'idempotency-key-malformed'],
  ])('needs a key that can be read: %j', async (key, code) => {
    const answer = await ask('POST', '/v1/tournaments', { body: evening, headers: { ...asAdmin, ...key } });
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });

  it('that is sent ten times at once is carried out once', async () => {
    const { path } = await announce(ask);
    const headers = { ...asAdmin, ...newCommand() };
    const body = { players: [{ name: 'Only one' }] };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('POST', `${path}/players`, { body, headers })),
    );
    for (const { status, headers: told, body: said } of answers) {
      expect([201, 409]).toContain(status);
      if (status === 409) {
        expect(said['code']).toBe('idempotency-key-running');
        expect(told['retry-after']).toBe('1');
      }
    }
    expect(answers.filter((answer) => answer.status === 201 && !answer.headers['idempotency-replayed'])).toHaveLength(
      1,
    );
    const { body: list } = await ask<{ items: unknown[] }>('GET', `${path}/players`);
    expect(list.items).toHaveLength(1);
  });

  it('that was refused may be sent again with the same key', async () => {
    const { path } = await announce(ask);
    const director = await makeKey(ask, { role: 'director' });
    const headers = { ...director.headers, ...newCommand() };
    const body = { players: [{ name: 'A' }] };
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await ask('POST', `${path}/players`, { body, headers });
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });
});
