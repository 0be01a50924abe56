import { passed } from '../tools/deals';
import { readEvents } from '../tools/event-stream';
import { startService, type Answer, type Ask, type TestService } from '../tools/http';
import { asAdmin, makeKey, shows } from '../tools/keys';
import { command, dealsAt, enter, newCommand, openSession, type OpenSession } from '../tools/tournament';

interface Link {
  readonly key: string;
  readonly url: string;
  readonly version: number;
}

describe('the link of the players of a table', () => {
  let service: TestService;
  let ask: Ask;
  let evening: OpenSession;
  beforeAll(async () => {
    service = await startService();
    ask = service.ask;
  });
  beforeEach(async () => {
    evening = await openSession(ask, { players: 7, tournament: { private: true } });
  });
  afterAll(() => service.stop());

  const table = (index = 0): string => `/v1/tables/${evening.tables[index]?.id}`;

  async function linkOf(index = 0): Promise<{ readonly link: Link; readonly etag: string }> {
    const answer = await ask<Link & Record<string, unknown>>('GET', `${table(index)}/link`, { headers: asAdmin });
    expect(answer.status).toBe(200);
    return { link: answer.body, etag: answer.headers['etag'] ?? '' };
  }

  async function renew(): Promise<Answer> {
    const headers = { ...asAdmin, ...newCommand(), 'If-Match': (await linkOf()).etag };
    return ask('POST', `${table()}/link/renew`, { headers, body: { reason: 'device lost' } });
  }

  it('lets them enter and correct the deals of their table while it is open, and see a private tournament', async () => {
    const { link } = await linkOf();
    const players = shows(link.key);
    expect(link.url).toBe(`${service.url}${table()}#${link.key}`);
    expect(await command(ask, dealsAt(evening), passed, players)).toMatchObject({ status: 201, body: { deal: 1 } });
    const { headers } = await ask('GET', `${dealsAt(evening)}/1`, { headers: players });
    const correction = { reason: 'misheard', notPlayed: true };
    const right = { headers: { ...players, 'If-Match': headers['etag'] ?? '' }, body: correction };
    expect(await ask('PUT', `${dealsAt(evening)}/1`, right)).toMatchObject({ status: 200 });
    expect(await ask('GET', evening.path, { headers: players })).toMatchObject({ status: 200 });
    expect(await ask('GET', evening.path)).toMatchObject({ status: 404 });
  });

  it('is good for nothing else', async () => {
    const players = shows((await linkOf()).link.key);
    expect(await command(ask, dealsAt(evening, 1), passed, players)).toMatchObject({ status: 403 });
    expect(
      await command(ask, `${table()}/adjustments`, { seat: 1, points: 10, reason: 'why not' }, players),
    ).toMatchObject({
      status: 403,
    });
    expect(await command(ask, `${evening.path}/players`, { players: [{ name: 'A' }] }, players)).toMatchObject({
      status: 403,
    });
    expect(await ask('GET', `${table()}/link`, { headers: players })).toMatchObject({ status: 403 });
    const stranger = await openSession(ask, { players: 3, tournament: { private: true } });
    expect(await command(ask, dealsAt(stranger), passed, players)).toMatchObject({ status: 404 });
  });

  it('is renewed when it was lost: the old one is worth nothing then, and a retry renews it once', async () => {
    const { link, etag } = await linkOf();
    const asked = { headers: { ...asAdmin, ...newCommand(), 'If-Match': etag }, body: { reason: 'device lost' } };
    const renewed = await ask<Link & Record<string, unknown>>('POST', `${table()}/link/renew`, asked);
    expect(renewed).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await ask('POST', `${table()}/link/renew`, asked)).toMatchObject({ status: 200, body: renewed.body });
    expect(await command(ask, dealsAt(evening), passed, shows(link.key))).toMatchObject({ status: 401 });
    expect(await command(ask, dealsAt(evening), passed, shows(renewed.body.key))).toMatchObject({ status: 201 });
    const stale = { ...asked, headers: { ...asked.headers, ...newCommand() } };
    expect(await ask('POST', `${table()}/link/renew`, stale)).toMatchObject({ status: 412 });
  });

  it('ends with its session', async () => {
    const { link } = await linkOf();
    expect(await evening.session.step('void', { reason: 'fire' })).toMatchObject({ status: 200 });
    expect(await ask('GET', table(), { headers: shows(link.key) })).toMatchObject({ status: 401 });
  });

  it.each([
    ['it is renewed', renew],
    ['its session is void', () => evening.session.step('void', { reason: 'fire' })],
  ])('is followed with until %s, however much happens', async (_when, end) => {
    const { link } = await linkOf();
    const stream = await readEvents(`${service.url}${evening.path}/events`, shows(link.key));
    const silence = 15_000;
    let later = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    later += silence;
    await enter(ask, evening.path, 1);
    expect(await stream.next(1)).toMatchObject([{ event: 'players-added' }]);
    expect(await end()).toMatchObject({ status: 200 });
    later += silence;
    await enter(ask, evening.path, 1);
    await expect(stream.next(3)).rejects.toThrow('the stream ended');
    clock.mockRestore();
  });

  it('is seen by whoever keeps the table, and stands in no log', async () => {
    const { headers } = await makeKey(ask, { role: 'scorer', tournament: evening.id, tables: [1] });
    expect(await ask('GET', `${table(0)}/link`, { headers })).toMatchObject({ status: 200 });
    expect(await ask('GET', `${table(1)}/link`, { headers })).toMatchObject({ status: 403 });
    const { link, etag } = await linkOf();
    const asked = { headers: { ...asAdmin, ...newCommand(), 'If-Match': etag }, body: {} };
    const { body } = await ask<Link & Record<string, unknown>>('POST', `${table()}/link/renew`, asked);
    const { text } = await ask('GET', `${evening.path}/log`, { headers: asAdmin });
    expect(text).toContain('link-renewed');
    for (const { key } of [link, body]) expect(text).not.toContain(key.replace('skat_table_', ''));
  });
});
