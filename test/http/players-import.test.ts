import { startService, type Ask, type Answer, type TestService } from '../tools/http';
import { asAdmin, makeKey } from '../tools/keys';
import { announce, enter, newCommand } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Report {
  readonly players: number;
  readonly items: readonly { readonly id: string; readonly number: number; readonly name: string }[];
}

const csv = { 'Content-Type': 'text/csv; charset=utf-8' };
const send = (path: string, raw: string | Buffer, headers: object = {}): Promise<Answer<Report>> =>
  ask<Report>('POST', `${path}/players/import`, { raw, headers: { ...asAdmin, ...csv, ...newCommand(), ...headers } });
const tryOut = (path: string, raw: string, headers: object = {}) =>
  ask('POST', `${path}/players/import?dryRun=true`, {
    raw,
    headers: { ...asAdmin, ...csv, ...newCommand(), ...headers },
  });
const all = async (path: string) =>
  (await ask<Report>('GET', `${path}/players?limit=100`, { headers: asAdmin })).body.items;

const file = 'Startnummer;Name;Verein;Einwilligung\n12;Ann;Oak;ja\n;Bob;=cmd();nein\n3;Cem;;\n';

describe('an import of players', () => {
  it('enters every line under its number or the next one, and gives the same answer again', async () => {
    const { path } = await announce(ask);
    const headers = newCommand();
    const first = await send(path, `\uFEFF${file}`, headers);
    expect(first).toMatchObject({
      status: 201,
      body: {
        dryRun: false,
        valid: true,
        players: 3,
        report: [],
        items: [
          { number: 12, name: 'Ann', club: 'Oak', consent: true, state: 'entered' },
          { number: 13, name: 'Bob', club: '=cmd()', consent: false },
          { number: 3, name: 'Cem', club: null, consent: false },
        ],
      },
    });
    const again = await send(path, `\uFEFF${file}`, headers);
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotency-replayed': 'true' } });
    expect(await send(path, 'name\nDora\n', headers)).toMatchObject({ body: { code: 'idempotency-key-reused' } });
    expect((await all(path)).map(({ number, name }) => [number, name])).toEqual([
      [3, 'Cem'],
      [12, 'Ann'],
      [13, 'Bob'],
    ]);
    const log = await ask<{ items: { action: string; subject: object }[] }>('GET', `${path}/log`);
    expect(log.body.items.at(-1)).toMatchObject({
      action: 'players-added',
      subject: { players: first.body.items.map(({ id }) => id) },
    });
    expect(log.text).not.toContain('Ann');
  });

  it('enters nobody where one line cannot be, and reports every line', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 1);
    const faulty = 'number,name,consent\n1,Ann,yes\n2,,yes\n3,Cem,perhaps\n';
    const refused = await send(path, faulty, { 'Accept-Language': 'de' });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'import-faulty',
        errors: [
          { pointer: '/lines/2/number', code: 'number-taken' },
          { pointer: '/lines/3/name', code: 'missing' },
          { pointer: '/lines/4/consent', code: 'wrong-type' },
        ],
        report: [
          {
            line: 2,
            field: 'number',
            code: 'number-taken',
            message: 'Die Nummer 1 hat schon ein Spieler des Turniers',
          },
          { line: 3, field: 'name', code: 'missing' },
          { line: 4, field: 'consent', code: 'wrong-type' },
        ],
      },
    });
    expect(await all(path)).toHaveLength(1);
    const { status, body } = await tryOut(path, faulty, { 'Accept-Language': 'de' });
    expect([status, body]).toEqual([
      200,
      {
        dryRun: true,
        valid: false,
        players: 1,
        report: (refused.body as unknown as typeof body)['report'],
        columns: { known: expect.arrayContaining(['number', 'name', 'club']) as string[], unknown: [] },
        items: [],
      },
    ]);
  });

  it('stores nothing by a dry run, whose key can be used for the import', async () => {
    const { path } = await announce(ask);
    const headers = newCommand();
    expect(await tryOut(path, file, headers)).toMatchObject({
      status: 200,
      body: { dryRun: true, valid: true, players: 3, report: [], items: [] },
    });
    expect(await all(path)).toEqual([]);
    expect((await send(path, file, headers)).status).toBe(201);
  });

  it('puts whoever finds the field full on the waiting list', async () => {
    const { path } = await announce(ask, { profile: { cap: 3 } });
    const { body } = await send(path, `name\n${['Ann', 'Bob', 'Cem', 'Dora'].join('\n')}`);
    expect(body.items).toMatchObject([{}, {}, {}, { name: 'Dora', state: 'waiting' }]);
  });

  it.each([
    ['JSON', { raw: '{}', headers: { 'Content-Type': 'application/json' } }, 415, 'unsupported-media-type'],
    ['another encoding', { headers: { 'Content-Type': 'text/csv; charset=utf-16' } }, 415, 'unsupported-media-type'],
    ['bytes that are no text', { raw: Buffer.from('name\nM\x81\x00ller\n', 'latin1') }, 400, 'malformed-text'],
    ['more than 256 KiB', { raw: `name\n${'x'.repeat(262_144)}` }, 413, 'body-too-large'],
    ['no key for its retries', { headers: { 'Idempotency-Key': '' } }, 400, 'idempotency-key-missing'],
  ])(
    'is refused with %s',
    async (_what, { raw = file, headers = {} }: { raw?: string | Buffer; headers?: object }, status, code) => {
      const { path } = await announce(ask);
      expect(await send(path, raw, headers)).toMatchObject({ status, body: { code } });
    },
  );

  it('is for directors of the tournament', async () => {
    const { id, path } = await announce(ask);
    const scorer = await makeKey(ask, { role: 'scorer', tournament: id });
    expect((await send(path, file, scorer.headers)).status).toBe(403);
    expect((await tryOut(path, file, scorer.headers)).status).toBe(403);
    expect(
      (await ask('POST', `${path}/players`, { raw: file, headers: { ...asAdmin, ...csv, ...newCommand() } })).status,
    ).toBe(415);
  });
});

describe('a file from an office', () => {
  const umlauts = Buffer.from('Name;Verein\nMüller €;Köln\n'.replace('€', '\x80'), 'latin1');

  it.each(['text/csv', 'text/csv; charset=windows-1252', 'text/csv; charset=ISO-8859-1'])(
    'is read as Windows-1252, sent as %s',
    async (type) => {
      const { path } = await announce(ask);
      expect(await send(path, umlauts, { 'Content-Type': type })).toMatchObject({
        status: 201,
        body: { items: [{ name: 'Müller €', club: 'Köln' }] },
      });
    },
  );

  it('may part the name into two columns, and its cells by tabs', async () => {
    const { path } = await announce(ask);
    const { body } = await send(path, 'Name\tVorname\tVerein\nAdler\tAnna\tOak\nBerg\t\tOak\n');
    expect(body.items.map(({ name }) => name)).toEqual(['Adler, Anna', 'Berg']);
    const other = await send(path, 'Vorname;Nachname\nCem;Cinar\n');
    expect(other.body.items.map(({ name }) => name)).toEqual(['Cinar, Cem']);
  });

  it('names the columns that nobody knows beside the known ones, and leaves them out when told', async () => {
    const { path } = await announce(ask);
    const text = 'Name;bezahlt;E-Mail\nAnn;ja;a@b.example\n';
    const refused = await send(path, text);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'import-faulty',
        columns: {
          known: expect.arrayContaining(['name', 'club', 'surname']) as string[],
          unknown: ['bezahlt', 'E-Mail'],
        },
        report: [{ line: 1, code: 'unknown-column' }, {}],
      },
    });
    const importing = (query: string) =>
      ask<Report>('POST', `${path}/players/import?${query}`, {
        raw: text,
        headers: { ...asAdmin, ...csv, ...newCommand() },
      });
    expect(await importing('ignore=bezahlt')).toMatchObject({
      status: 422,
      body: { columns: { unknown: ['E-Mail'] } },
    });
    expect(await importing('ignore=Bezahlt,e-mail')).toMatchObject({ status: 201, body: { items: [{ name: 'Ann' }] } });
  });
});

describe('whoever is there already', () => {
  it('is found by name and club in a file that is sent twice, and taken only by force', async () => {
    const { path } = await announce(ask);
    const text = 'name;club\nAnna Adler;Oak\nBob;\n';
    await send(path, text);
    const refused = await send(path, `${text}Adler, Anna;Elm\n`);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'duplicate-players',
        detail: expect.stringContaining('Anna Adler (Oak) is there already as No. 1') as string,
        lines: [
          { line: 2, name: 'Anna Adler', club: 'Oak', number: 1 },
          { line: 3, name: 'Bob', club: null, number: 2 },
        ],
        errors: [{ pointer: '/lines/2/name' }, { pointer: '/lines/3/name' }],
      },
    });
    expect(await all(path)).toHaveLength(2);
    expect(await tryOut(path, text)).toMatchObject({
      status: 200,
      body: { valid: false, report: [{ line: 2, code: 'duplicate-player' }, { line: 3 }] },
    });
    const forced = await ask<Report>('POST', `${path}/players/import?force=true`, {
      raw: text,
      headers: { ...asAdmin, ...csv, ...newCommand() },
    });
    expect([forced.status, (await all(path)).length]).toEqual([201, 4]);
  });

  it('is found in a request too, however the name is written, and twice in one', async () => {
    const { path } = await announce(ask);
    const add = (players: readonly object[], more: object = {}) =>
      ask('POST', `${path}/players`, { body: { players, ...more }, headers: { ...asAdmin, ...newCommand() } });
    await add([{ name: 'Anna Adler', club: 'Oak' }]);
    expect(await add([{ name: 'Bob' }, { name: 'adler,  anna', club: 'OAK' }, { name: 'Bob' }])).toMatchObject({
      status: 409,
      body: {
        code: 'duplicate-players',
        lines: [
          { line: 2, number: 1 },
          { line: 3, number: null },
        ],
        errors: [{ pointer: '/players/1' }, { pointer: '/players/2' }],
      },
    });
    expect(await add([{ name: 'Anna Adler', club: 'Elm' }, { name: 'Anna Adler' }])).toMatchObject({ status: 201 });
    expect(await add([{ name: 'Anna Adler' }], { force: true })).toMatchObject({ status: 201 });
    expect(await all(path)).toHaveLength(4);
  });
});

describe('the players', () => {
  const found = async (path: string, q: string, headers: Readonly<Record<string, string>> = asAdmin) => {
    const { body } = await ask<Report>('GET', `${path}/players?q=${encodeURIComponent(q)}`, { headers });
    return body.items.map(({ number }) => number);
  };

  it('are found by number or by letters of their names', async () => {
    const { path } = await announce(ask);
    await send(path, 'number,name,consent\n1,Ann Öhler,yes\n12,Bob 100%,no\n100,Cem_A,yes\n');
    expect(await found(path, '12')).toEqual([12]);
    expect(await found(path, '100')).toEqual([12, 100]);
    expect(await found(path, 'öhl')).toEqual([1]);
    expect(await found(path, 'N')).toEqual([1]);
    expect(await found(path, '%')).toEqual([12]);
    expect(await found(path, '_')).toEqual([100]);
    expect(await found(path, 'nobody')).toEqual([]);
    expect((await ask('GET', `${path}/players?q=`)).status).toBe(400);
  });

  it('are not found by a name that is not shown', async () => {
    const { path } = await announce(ask);
    await send(path, 'name,consent\nAnn,yes\nAnna,no\n');
    expect(await found(path, 'ann')).toEqual([1, 2]);
    expect(await found(path, 'ann', {})).toEqual([1]);
    expect(await found(path, '2', {})).toEqual([2]);
  });

  it('are counted, those too who have reported on the day', async () => {
    const { path } = await announce(ask, { profile: { cap: 3 } });
    const { body } = await send(path, 'name\nAnn\nBob\nCem\nDora\n');
    const [ann] = body.items;
    const one = `${path}/players/${ann?.id}`;
    const headers = { ...asAdmin, 'If-Match': (await ask('GET', one)).headers['etag'] ?? '' };
    await ask('PATCH', one, { body: { checkedIn: true }, headers });
    const counted = await ask<{ counts: object }>('GET', `${path}/players?limit=1&q=Bob`, { headers: asAdmin });
    expect(counted.body.counts).toEqual({ entered: 3, waiting: 1, withdrawn: 0, checkedIn: 1 });
  });
});
