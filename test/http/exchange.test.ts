import { createHash, randomUUID } from 'node:crypto';
import { recordKinds } from '../../src/persistence/stores/event-records';
import { exportEvent, fullEvent, importEvent, linesIn, sealed, sendEvent, type EventLine } from '../tools/event';
import { generated, smallEvent } from '../tools/generated';
import { startService, type TestService } from '../tools/http';
import { asAdmin, makeKey } from '../tools/keys';
import { announce, command, enter } from '../tools/tournament';

jest.setTimeout(120_000);

let first: TestService;
let second: TestService;
let event: Awaited<ReturnType<typeof fullEvent>>;
let whole: string;
beforeAll(async () => {
  [first, second] = [await startService(), await startService()];
  event = await fullEvent(first.ask);
  whole = (await exportEvent(first.url, event.path)).text;
});
afterAll(async () => {
  await first.stop();
  await second.stop();
});

const kindsIn = (lines: readonly EventLine[]): ReadonlySet<string> => new Set(lines.map(({ kind }) => kind));

const altered = { status: 422, body: { code: 'event-altered' } };

const bodyOf = (text: string): string[] => text.trimEnd().split('\n').slice(0, -1);

describe('an export', () => {
  it('begins with what it is, carries every kind of record and ends with their counts and a digest of all lines before', async () => {
    const { status, headers, text, lines } = await exportEvent(first.url, event.path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/x-ndjson');
    const { body: log } = await first.ask<{ items: unknown[] }>('GET', `${event.path}/log?limit=100`);
    expect(lines[0]).toMatchObject({ kind: 'meta', tournament: event.id, snapshot: log.items.length, names: 'all' });
    expect(kindsIn(lines.slice(1, -1))).toEqual(new Set(recordKinds.map(({ kind }) => kind)));
    const body = `${bodyOf(text).join('\n')}\n`;
    expect(lines.at(-1)).toMatchObject({
      kind: 'end',
      counts: { tournament: 1, player: 9, session: 4, booking: 1 },
      sha256: createHash('sha256').update(body).digest('hex'),
    });
  });

  it('gives others no names but those of who has agreed, and no bookings', async () => {
    const { lines } = await exportEvent(first.url, event.path, '', {});
    expect(lines[0]).toMatchObject({ names: 'consented', bookings: false });
    const named = lines.filter(({ kind }) => kind === 'player-name').map(({ record }) => String(record['name']));
    expect(named.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['Person 1', 'Person 2', 'Person 3']);
    expect(kindsIn(lines)).not.toContain('booking');
  });

  it('leaves names out where that is asked, and has none that were erased', async () => {
    expect(kindsIn((await exportEvent(first.url, event.path, '?names=false')).lines)).not.toContain('player-name');
    const { path } = await announce(first.ask);
    const [id] = await enter(first.ask, path, 3);
    const etag = (await first.ask('GET', `${path}/players/${id}`, { headers: asAdmin })).headers['etag'] ?? '';
    const erased = { body: { name: null }, headers: { ...asAdmin, 'If-Match': etag } };
    expect(await first.ask('PATCH', `${path}/players/${id}`, erased)).toMatchObject({ status: 200 });
    const { lines } = await exportEvent(first.url, path);
    expect(lines.filter(({ kind }) => kind === 'player-name')).toHaveLength(2);
  });

  it('is not there for whoever may not see the tournament', async () => {
    const { path } = await announce(first.ask, { private: true });
    expect((await exportEvent(first.url, path, '', {})).status).toBe(404);
    expect((await exportEvent(first.url, path)).status).toBe(200);
    expect((await exportEvent(first.url, `/v1/tournaments/${randomUUID()}`)).status).toBe(404);
  });
});

describe('an import', () => {
  it('into an empty service gives the same bytes when it is exported again, and the same standings, lists and money', async () => {
    const key = randomUUID();
    const answer = await importEvent(second.ask, whole, { key });
    expect(answer).toMatchObject({ status: 201, body: { id: event.id, state: 'running', records: { player: 9 } } });
    expect(answer.headers['location']).toBe(event.path);
    expect((await exportEvent(second.url, event.path)).text).toBe(whole);
    for (const part of [
      'standings',
      'log?limit=100',
      'log/verify',
      'prizes',
      'ledger',
      'players',
      'plan',
      'sessions/1/tables',
    ]) {
      const seen = await Promise.all(
        [first, second].map(({ ask }) => ask('GET', `${event.path}/${part}`, { headers: asAdmin })),
      );
      expect(seen[1]?.body).toEqual(seen[0]?.body);
    }
    const { body: tables } = await second.ask<{ items: { id: string }[] }>('GET', `${event.path}/sessions/1/tables`);
    const link = `/v1/tables/${tables.items[0]?.id}/link`;
    const links = await Promise.all([first, second].map(({ ask }) => ask('GET', link, { headers: asAdmin })));
    expect(links.map(({ status }) => status)).toEqual([200, 200]);
    expect(links[1]?.body['key']).not.toBe(links[0]?.body['key']);
    const again = await importEvent(second.ask, whole, { key });
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(await importEvent(second.ask, whole)).toMatchObject({ status: 409, body: { code: 'tournament-exists' } });
    const proof = await second.ask('GET', `${event.path}/log/verify`, { headers: asAdmin });
    expect(proof.body).toMatchObject({ whole: true, lines: (linesIn(whole)[0] as { snapshot?: number }).snapshot });
  });

  it('makes the event the importer’s own, who plays on', async () => {
    const { path } = await announce(first.ask);
    await enter(first.ask, path, 4);
    const { text } = await exportEvent(first.url, path);
    const director = await makeKey(second.ask, { role: 'director' });
    expect(await importEvent(second.ask, text, { headers: director.headers })).toMatchObject({ status: 201 });
    const added = await command(second.ask, `${path}/players`, { players: [{ name: 'Late' }] }, director.headers);
    expect(added).toMatchObject({ status: 201, body: { items: [{ number: 5 }] } });
  });

  it('is for those who may make tournaments', async () => {
    const scorer = await makeKey(second.ask, { role: 'scorer', tournament: event.id });
    expect(await importEvent(second.ask, whole, { headers: scorer.headers })).toMatchObject({ status: 403 });
    expect(await importEvent(second.ask, whole, { headers: {} })).toMatchObject({ status: 401 });
  });
});

describe('a file that is', () => {
  let small: string[];
  beforeAll(async () => {
    const { path } = await announce(first.ask);
    await enter(first.ask, path, 3);
    small = bodyOf((await exportEvent(first.url, path)).text);
  });

  const changed = (kind: string, change: (record: Record<string, unknown>) => object): string =>
    sealed(
      small.map((line) => {
        const value = JSON.parse(line) as EventLine;
        return value.kind === kind ? { ...value, record: change({ ...value.record }) } : line;
      }),
    );
  const lineOf = (kind: string): number => small.findIndex((line) => line.includes(`"kind":"${kind}"`)) + 1;

  it.each<[string, () => string, object]>([
    ['cut off', () => small.join('\n'), { status: 422, body: { code: 'event-truncated' } }],
    ['empty', () => '', { status: 422, body: { code: 'event-truncated' } }],
    ['no JSON', () => 'Skat\n', { status: 400, body: { code: 'malformed-json', line: 1 } }],
    ['of another format', () => '{"kind":"meta"}\n', { status: 422, body: { code: 'event-format-unknown', line: 1 } }],
    [
      'ended by an error',
      () => `${small.join('\n')}\n{"kind":"error","problem":{}}\n`,
      { status: 422, body: { code: 'event-truncated' } },
    ],
    [
      'out of order',
      () => sealed([...small, small[lineOf('player') - 1]]),
      { status: 422, body: { code: 'record-out-of-place' } },
    ],
    [
      'without its tournament',
      () => sealed(small.filter((_, index) => index !== 1)),
      { status: 422, body: { code: 'record-out-of-place', line: 2 } },
    ],
    ['followed by more', () => `${sealed(small)}{}\n`, { status: 422, body: { code: 'record-out-of-place' } }],
    ['without one of its lines', () => sealed(small).replace(`${small.at(-1)}\n`, ''), altered],
    ['changed by hand', () => sealed(small).replace('Player 2', 'Player X'), altered],
    [
      'with a line too long',
      () => sealed([...small, `{"kind":"log-entry","record":{"x":"${'x'.repeat(256 * 1024)}"}}`]),
      { status: 400, body: { code: 'line-too-long' } },
    ],
  ])('%s is refused', async (_, text, answer) => {
    expect(await importEvent(second.ask, text())).toMatchObject(answer);
    await nothingStored();
  });

  it('with an unknown field is refused with its line', async () => {
    const answer = await importEvent(
      second.ask,
      changed('player', (record) => ({ ...record, nickname: 'x' })),
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    expect(answer.body['errors']).toMatchObject([
      { pointer: `/lines/${lineOf('player')}/record/nickname`, code: 'unknown-field' },
    ]);
  });

  it('with a value that is no value of its column is refused with its line', async () => {
    const answer = await importEvent(
      second.ask,
      changed('player', (record) => ({ ...record, number: 'first' })),
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    expect(answer.body['errors']).toMatchObject([{ pointer: `/lines/${lineOf('player')}/record/number` }]);
  });

  it('that breaks a rule of the database is refused with line and rule, and nothing of it is stored', async () => {
    const answer = await importEvent(
      second.ask,
      changed('player', (record) => ({ ...record, state: record['number'] === 2 ? 'asleep' : record['state'] })),
    );
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'record-refused', rule: 'player_state_known', record: 'player', line: lineOf('player') + 1 },
    });
    await nothingStored();
  });

  it('what does not follow from its deals is refused with the differences, and the check names them and stores nothing', async () => {
    const text = await generated(smallEvent);
    const wrong = sealed(
      bodyOf(text).map((line) => line.replace(/("kind":"session-result".*"total":)(-?\d+)/, '$1777777')),
    );
    const refused = await importEvent(second.ask, wrong);
    expect(refused).toMatchObject({ status: 422, body: { code: 'event-differs' } });
    expect(refused.body['findings']).toContainEqual(
      expect.objectContaining({ code: 'result-differs', field: 'total', found: 777_777 }),
    );
    const checked = await sendEvent(second.ask, '/v1/exchange/check', wrong);
    expect(checked).toMatchObject({ status: 200, body: { holds: false, count: refused.body['count'] } });
    expect(await sendEvent(second.ask, '/v1/exchange/check', text)).toMatchObject({
      status: 200,
      body: { holds: true, count: 0 },
    });
    const { tournament } = JSON.parse(bodyOf(text)[0] ?? '') as { tournament: string };
    expect((await second.ask('GET', `/v1/tournaments/${tournament}`, { headers: asAdmin })).status).toBe(404);
  });

  it('no stream is refused', async () => {
    expect(await command(second.ask, '/v1/tournaments/import', {})).toMatchObject({ status: 415 });
  });

  async function nothingStored(): Promise<void> {
    const { tournament } = JSON.parse(small[0] ?? '') as { tournament: string };
    expect((await second.ask('GET', `/v1/tournaments/${tournament}`, { headers: asAdmin })).status).toBe(404);
  }
});
