import { startService, type Answer, type TestService } from '../tools/http';
import { asAdmin, makeKey } from '../tools/keys';
import { newCommand } from '../tools/tournament';

interface Session {
  readonly cookie: string;
  readonly csrfToken: string;
  readonly etag: string;
}

describe('the session of a browser', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const begin = (key: string): Promise<Answer> => service.ask('POST', '/v1/session', { body: { key } });

  async function begun(key: string): Promise<Session> {
    const { status, headers, body } = await begin(key);
    expect(status).toBe(201);
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    return { cookie, csrfToken: String(body['csrfToken']), etag: headers['etag'] ?? '' };
  }

  const announced = (headers: Readonly<Record<string, string>>): Promise<Answer> =>
    service.ask('POST', '/v1/tournaments', {
      headers: { ...newCommand(), ...headers },
      body: { name: 'Club evening', ruleset: 'isko' },
    });

  it('begins with a key, and its cookie is out of reach of scripts and other sites', async () => {
    const { key } = await makeKey(service.ask, { role: 'director' });
    const { status, headers, body, text } = await begin(key);
    expect(status).toBe(201);
    const set = String(headers['set-cookie']);
    expect(set).toMatch(/^skat_session=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=57600']) {
      expect(set).toContain(part);
    }
    expect(body).toMatchObject({ role: 'director', tournament: null, tables: null, scopes: null });
    expect(text).not.toContain(key);
  });

  it('stands for the key: reading by the cookie, changing by the cookie and the token', async () => {
    const { key } = await makeKey(service.ask, { role: 'director' });
    const { cookie, csrfToken } = await begun(key);
    expect(await service.ask('GET', '/v1/keys', { headers: { Cookie: cookie } })).toMatchObject({ status: 200 });
    expect(await announced({ Cookie: cookie })).toMatchObject({ status: 403, body: { code: 'csrf-token-wrong' } });
    const other = await begun(key);
    expect(await announced({ Cookie: cookie, 'X-CSRF-Token': other.csrfToken })).toMatchObject({ status: 403 });
    expect(await announced({ Cookie: cookie, 'X-CSRF-Token': csrfToken })).toMatchObject({ status: 201 });
    const again = await service.ask('GET', '/v1/session', { headers: { Cookie: cookie } });
    expect(again).toMatchObject({ status: 200, body: { role: 'director' } });
    const token = String(again.body['csrfToken']);
    expect(await announced({ Cookie: cookie, 'X-CSRF-Token': token })).toMatchObject({ status: 201 });
  });

  it('is kept as a hash only', async () => {
    const { key } = await makeKey(service.ask, { role: 'director' });
    const { cookie } = await begun(key);
    const rows: unknown = await service.database.dataSource.query(
      'SELECT browser_session::text AS row FROM browser_session',
    );
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('ends when it is told to, under the version that was seen', async () => {
    const { key } = await makeKey(service.ask, { role: 'director' });
    const { cookie, csrfToken, etag } = await begun(key);
    const end = (more: object) => service.ask('DELETE', '/v1/session', { headers: { Cookie: cookie, ...more } });
    expect(await end({ 'If-Match': etag })).toMatchObject({ status: 403 });
    expect(await end({ 'X-CSRF-Token': csrfToken })).toMatchObject({ status: 428 });
    expect(await end({ 'X-CSRF-Token': csrfToken, 'If-Match': etag })).toMatchObject({ status: 204 });
    expect(await service.ask('GET', '/v1/session', { headers: { Cookie: cookie } })).toMatchObject({ status: 401 });
    expect(await announced({ Cookie: cookie, 'X-CSRF-Token': csrfToken })).toMatchObject({ status: 401 });
  });

  it('ends with its key, and when its time is over', async () => {
    const { id, key, etag } = await makeKey(service.ask, { role: 'director' });
    const { cookie } = await begun(key);
    await service.ask('DELETE', `/v1/keys/${id}`, { headers: { ...asAdmin, 'If-Match': etag } });
    expect(await service.ask('GET', '/v1/session', { headers: { Cookie: cookie } })).toMatchObject({ status: 401 });
    const { key: another } = await makeKey(service.ask, { role: 'director' });
    const late = await begun(another);
    await service.database.dataSource.query(`UPDATE browser_session SET expires_at = now()`);
    expect(await service.ask('GET', '/v1/session', { headers: { Cookie: late.cookie } })).toMatchObject({
      status: 401,
    });
  });

  it('begins with no wrong key, and for no link of a table', async () => {
    for (const key of ['skat_nothing', 'skat_table_00000000-0000-4000-8000-000000000000']) {
      expect(await begin(key)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  });

  it('lets a page read what is public with a cookie that has ended', async () => {
    const headers = { Cookie: 'skat_session=forged; other=1' };
    expect(await service.ask('GET', '/v1/tournaments', { headers })).toMatchObject({ status: 200 });
    expect(await announced(headers)).toMatchObject({ status: 401 });
  });
});
