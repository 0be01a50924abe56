import { randomUUID } from 'node:crypto';
import { startService, type TestService } from '../tools/http';
import { passed } from '../tools/deals';
import { asAdmin, makeKey, shows } from '../tools/keys';
import { announce, command, dealsAt, openSession } from '../tools/tournament';

describe('keys', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('are made by an admin, shown once and kept as a hash only', async () => {
    const { status, headers, body } = await service.ask('POST', '/v1/keys', {
      headers: asAdmin,
      body: { role: 'director', label: 'Club evening' },
    });
    expect(status).toBe(201);
    expect(headers['etag']).toMatch(/^"1-/);
    expect(body).toMatchObject({ role: 'director', tournament: null, label: 'Club evening', revokedAt: null });
    const { text } = await service.ask('GET', '/v1/keys', { headers: asAdmin });
    expect(text).toContain(String(body['id']));
    expect(text).not.toContain(String(body['key']));
    const rows: unknown = await service.database.dataSource.query('SELECT * FROM access_key');
    expect(JSON.stringify(rows)).not.toContain(String(body['key']));
  });

  it.each([
    ['without a key', {}],
    ['with a key that does not exist', shows('skat_nothing')],
    ['with another scheme', { Authorization: 'Basic YTpi' }],
    ['with an empty key', { Authorization: 'Bearer ' }],
  ])('are asked for with 401 and WWW-Authenticate %s', async (_how, headers) => {
    for (const method of ['GET', 'POST']) {
      const answer = await service.ask(method, '/v1/keys', { headers, body: method === 'POST' ? {} : undefined });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('stop working when they are revoked, under the version that was seen', async () => {
    const { id, etag, headers } = await makeKey(service.ask, { role: 'director' });
    const path = `/v1/keys/${id}`;
    const revoke = (more: object) => service.ask('DELETE', path, { headers: { ...asAdmin, ...more } });
    expect(await revoke({})).toMatchObject({ status: 428, body: { code: 'precondition-required' } });
    expect(await revoke({ 'If-Match': '*' })).toMatchObject({ status: 412, body: { code: 'stale' } });
    expect(await revoke({ 'If-Match': `W/${etag}` })).toMatchObject({ status: 412 });
    expect((await service.ask('GET', '/v1/keys', { headers })).status).toBe(200);
    expect((await revoke({ 'If-Match': etag })).status).toBe(204);
    expect((await service.ask('GET', '/v1/keys', { headers })).status).toBe(401);
    expect(await service.ask('GET', path, { headers: asAdmin })).toMatchObject({
      status: 200,
      body: { revokedAt: expect.stringMatching(/Z$/) as string },
    });
    expect((await revoke({ 'If-Match': etag })).status).toBe(412);
  });

  it('stop working when they expire', async () => {
    const { headers } = await makeKey(service.ask, { role: 'admin', expiresAt: '2001-01-01T00:00:00Z' });
    expect((await service.ask('GET', '/v1/keys', { headers })).status).toBe(401);
  });

  it.each([
    [{ role: 'scorer' }, 422, 'facts-missing'],
    [{ role: 'admin', tournament: randomUUID() }, 422, 'facts-contradict'],
    [{ role: 'scorer', tournament: randomUUID() }, 404, 'not-found'],
    [{ role: 'scorer', tournament: randomUUID(), tables: [0] }, 422, 'number-out-of-range'],
    [{ role: 'referee', tournament: randomUUID(), tables: [7] }, 422, 'facts-contradict'],
    [{ role: 'admin', scopes: ['everything'] }, 400, 'invalid-request'],
    [{ role: 'king' }, 400, 'invalid-request'],
    [{ role: 'admin', expiresAt: 'tomorrow' }, 400, 'invalid-request'],
  ])('are not made from %j', async (body, status, code) => {
    expect(await service.ask('POST', '/v1/keys', { headers: asAdmin, body })).toMatchObject({ status, body: { code } });
  });

  it('make no other keys unless they are of an admin or of a director for his tournament', async () => {
    const { headers } = await makeKey(service.ask, { role: 'director' });
    expect(await service.ask('POST', '/v1/keys', { headers, body: { role: 'director' } })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  it('with scopes do nothing else, and make no key that is for more', async () => {
    const { id, path } = await announce(service.ask);
    const narrow = { role: 'director', tournament: id, scopes: ['make-key', 'adjust'] };
    const { headers } = await makeKey(service.ask, narrow);
    expect(await command(service.ask, `${path}/players`, { players: [{ name: 'A' }] }, headers)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    const make = (more: object) =>
      service.ask('POST', '/v1/keys', { headers, body: { role: 'referee', tournament: id, ...more } });
    expect(await make({})).toMatchObject({ status: 403 });
    expect(await make({ scopes: ['adjust', 'enter-deal'] })).toMatchObject({ status: 403 });
    expect(await make({ scopes: ['adjust'] })).toMatchObject({ status: 201, body: { scopes: ['adjust'] } });
    const { headers: adjusting } = await makeKey(service.ask, { ...narrow, scopes: ['adjust'] });
    const { headers: reading } = await makeKey(service.ask, { role: 'admin', scopes: ['read'] });
    const victim = await makeKey(service.ask, { role: 'admin' });
    for (const mine of [adjusting, reading]) {
      expect(await service.ask('GET', '/v1/keys', { headers: mine })).toMatchObject({ status: 403 });
      const end = { headers: { ...mine, 'If-Match': victim.etag } };
      expect(await service.ask('DELETE', `/v1/keys/${victim.id}`, end)).toMatchObject({ status: 404 });
    }
    expect(await service.ask('GET', '/v1/keys', { headers: victim.headers })).toMatchObject({ status: 200 });
    const made = { headers: adjusting, body: { role: 'referee', tournament: id, scopes: ['adjust'] } };
    expect(await service.ask('POST', '/v1/keys', made)).toMatchObject({ status: 403 });
  });

  describe('made with a key', () => {
    const end = '2100-01-01T00:00:00.000Z';
    const asked = async (maker: { readonly expiresAt?: string }) => {
      const { id: tournament } = await announce(service.ask);
      const director = await makeKey(service.ask, { role: 'director', tournament, ...maker });
      const make = (more: object = {}) =>
        service.ask<{ id: string; key: string }>('POST', '/v1/keys', {
          headers: director.headers,
          body: { role: 'referee', tournament, ...more },
        });
      return { director, make };
    };
    const revoke = ({ id, etag }: { readonly id: string; readonly etag: string }, query = '') =>
      service.ask('DELETE', `/v1/keys/${id}${query}`, { headers: { ...asAdmin, 'If-Match': etag } });
    const opens = async (key: string) => (await service.ask('GET', '/v1/tournaments', { headers: shows(key) })).status;

    it('end with it at the latest: a later end is refused, and none means the end of the maker', async () => {
      const { director, make } = await asked({ expiresAt: end });
      expect(await make()).toMatchObject({ status: 201, body: { expiresAt: end, madeBy: director.id } });
      const earlier = '2099-01-01T00:00:00.000Z';
      expect(await make({ expiresAt: earlier })).toMatchObject({ status: 201, body: { expiresAt: earlier } });
      expect(await make({ expiresAt: '2100-01-01T00:00:00.001Z' })).toMatchObject({
        status: 422,
        body: {
          code: 'key-outlives-maker',
          errors: [{ pointer: '/expiresAt', message: expect.stringContaining(end) as string }],
        },
      });
    });

    it('live as long as they are told to where their maker never ends', async () => {
      const { make } = await asked({});
      expect(await make()).toMatchObject({ status: 201, body: { expiresAt: null } });
      expect(await make({ expiresAt: end })).toMatchObject({ status: 201, body: { expiresAt: end } });
    });

    it('are listed with their maker, and end with it, with a line in the log for each', async () => {
      const { director, make } = await asked({});
      const { body: made } = await make();
      const { text } = await service.ask('GET', '/v1/keys?limit=100', { headers: asAdmin });
      expect(text).toContain(`"madeBy":"${director.id}"`);
      expect(await opens(made.key)).toBe(200);
      expect((await revoke(director)).status).toBe(204);
      expect([await opens(director.key), await opens(made.key)]).toEqual([401, 401]);
      const { tournament } = (await service.ask('GET', `/v1/keys/${made.id}`, { headers: asAdmin })).body;
      const log = await service.ask('GET', `/v1/tournaments/${String(tournament)}/log`, { headers: asAdmin });
      expect(log.text.match(/key-revoked/g)).toHaveLength(2);
    });

    it('are kept on purpose only', async () => {
      const { director, make } = await asked({});
      const { body: made } = await make();
      expect((await revoke(director, '?keepMade=true')).status).toBe(204);
      expect([await opens(director.key), await opens(made.key)]).toEqual([401, 200]);
    });
  });

  it.each(['9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00+23:59', '1799-12-31T23:59:59Z', '3000-01-01T00:00:00Z'])(
    'that end at %s are refused',
    async (expiresAt) => {
      const refused = await service.ask('POST', '/v1/keys', { headers: asAdmin, body: { role: 'admin', expiresAt } });
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'number-out-of-range', errors: [{ pointer: '/expiresAt' }] },
      });
    },
  );

  it('of a scorer for some tables enter deals at those and at no others', async () => {
    const open = await openSession(service.ask, { players: 7 });
    const { headers } = await makeKey(service.ask, { role: 'scorer', tournament: open.id, tables: [2] });
    expect(await command(service.ask, dealsAt(open, 1), passed, headers)).toMatchObject({ status: 201 });
    expect(await command(service.ask, dealsAt(open, 0), passed, headers)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  it('are listed page by page, each once', async () => {
    for (let made = 0; made < 5; made += 1) await makeKey(service.ask, { role: 'admin' });
    const ids: string[] = [];
    let query = '?limit=2';
    while (query !== '') {
      const { body } = await service.ask<{ items: { id: string }[]; next: string | null }>('GET', `/v1/keys${query}`, {
        headers: asAdmin,
      });
      expect(body.items.length).toBeLessThanOrEqual(2);
      ids.push(...body.items.map(({ id }) => id));
      query = body.next === null ? '' : `?limit=2&cursor=${body.next}`;
    }
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['cursor=x', 400],
    ['cursor=WzFd', 400],
    ['limit=101', 422],
    ['limit=0', 422],
    ['limit=two', 400],
    ['page=2', 400],
  ])('are not listed with ?%s', async (query, status) => {
    expect((await service.ask('GET', `/v1/keys?${query}`, { headers: asAdmin })).status).toBe(status);
  });

  it.each([randomUUID(), 'nothing'])('are not found under %s', async (id) => {
    expect(await service.ask('GET', `/v1/keys/${id}`, { headers: asAdmin })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });
});
