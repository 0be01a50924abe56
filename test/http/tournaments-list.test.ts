import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { announce, enter, playOnPaper, schedule } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Page {
  readonly items: readonly { readonly name: string; readonly state: string }[];
  readonly next: string | null;
}

async function listed(query: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const more: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { status, body } = await ask<Page>('GET', `/v1/tournaments?limit=2&${query}${more}`, { headers: asAdmin });
    expect(status).toBe(200);
    names.push(...body.items.map(({ name }) => name));
    cursor = body.next;
  }
  return names;
}

describe('the list of events', () => {
  beforeAll(async () => {
    const days = { 'Spring 100% open': '2027-03-01', 'autumn cup': '2026-10-04', 'Winter cup': '2026-12-05' };
    for (const [name, day] of Object.entries(days)) await announce(ask, { name, startsAt: `${day}T18:00:00Z` });
    await announce(ask, { name: 'Summer cup', startsAt: '2026-07-01T18:00:00Z' });
  });

  it.each([
    ['', ['Spring 100% open', 'Winter cup', 'autumn cup', 'Summer cup']],
    ['order=startsAt', ['Summer cup', 'autumn cup', 'Winter cup', 'Spring 100% open']],
    ['order=name', ['autumn cup', 'Spring 100% open', 'Summer cup', 'Winter cup']],
    ['order=-name&q=cup', ['Winter cup', 'Summer cup', 'autumn cup']],
    ['order=createdAt', ['Spring 100% open', 'autumn cup', 'Winter cup', 'Summer cup']],
    ['q=CUP', ['Winter cup', 'autumn cup', 'Summer cup']],
    ['q=0%25', ['Spring 100% open']],
    ['from=2026-10-04&to=2026-12-05', ['Winter cup', 'autumn cup']],
    ['from=2026-10-04T18:00:01Z', ['Spring 100% open', 'Winter cup']],
    ['state=over', []],
  ])('with %j is in its order, page by page', async (query, names) => {
    expect(await listed(query)).toEqual(names);
  });

  it.each(['order=age', 'state=final', 'from=tomorrow', 'q='])('is not asked with %s', async (query) => {
    expect(await ask('GET', `/v1/tournaments?${query}`, { headers: asAdmin })).toMatchObject({ status: 400 });
  });

  it('takes a cursor only in the order that it comes from', async () => {
    const { body } = await ask<Page>('GET', '/v1/tournaments?limit=1');
    expect(await ask('GET', `/v1/tournaments?order=name&cursor=${body.next}`)).toMatchObject({ status: 400 });
  });

  it('says of an event that it is over when each of its sessions is final or void, under another ETag', async () => {
    const { path } = await announce(ask, { name: 'Done' });
    await enter(ask, path, 3);
    const session = await playOnPaper(ask, path, new Map());
    const read = () => ask<{ state: string }>('GET', path, { headers: asAdmin });
    const running = await read();
    expect(running.body.state).toBe('running');
    for (const name of ['close', 'finalize']) await session.step(name, { reason: 'All have seen it' });
    const over = await read();
    expect(over.body.state).toBe('over');
    expect(over.headers['etag']).not.toBe(running.headers['etag']);
    expect(await listed('state=over')).toEqual(['Done']);
    expect(await listed('state=running&q=done')).toEqual([]);
    const another = await schedule(ask, path);
    expect((await read()).body.state).toBe('running');
    await another.step('void', { reason: 'Nobody came' });
    expect((await read()).body.state).toBe('over');
    const headers = { ...asAdmin, 'If-Match': over.headers['etag'] ?? '' };
    expect(await ask('PATCH', path, { body: { name: 'Done well' }, headers })).toMatchObject({
      status: 200,
      body: { state: 'over' },
    });
  });
});
