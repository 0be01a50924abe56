import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { asAdmin } from '../tools/keys';
import { startService, type TestService } from '../tools/http';
import { committedContract } from '../tools/openapi';
import { announce, command, openSession } from '../tools/tournament';
import { passed } from '../tools/deals';
import { versionIn } from '../tools/version';

type Headers = Readonly<Record<string, string>>;

let service: TestService;
let places: Readonly<Record<string, string>>;

beforeAll(async () => {
  service = await startService();
  const { id, tables } = await openSession(service.ask, { players: 4 });
  const table = tables[0]?.id ?? '';
  await command(service.ask, `/v1/tables/${table}/deals`, passed);
  const season = await command<{ id: string }>(service.ask, '/v1/seasons', { name: 'The year' });
  places = {
    tournament: id,
    session: '1',
    table,
    player: tables[0]?.seats[0]?.playerId ?? '',
    deal: '1',
    season: season.body.id,
    id: 'isko-2022',
    citation: 'foster:47',
    code: 'not-found',
  };
});
afterAll(() => service.stop());

/** What is sent while it is made, kept nowhere, or about the health of the service. */
const unkept = /\/(?:events|export|livez|readyz|metrics)$|\.pdf$/;

/** Every path that can be read of what the test has made. */
const readable = (): readonly string[] =>
  Object.entries(committedContract().paths)
    .filter(([path, { get }]) => get !== undefined && !unkept.test(path))
    .map(([path]) => path.replaceAll(/\{(\w+)\}/g, (hole, name: string) => places[name] ?? hole))
    .filter((path) => !path.includes('{'));

const get = (path: string, headers: Headers = {}) => service.ask('GET', path, { headers });

describe('what is read', () => {
  it('has a tag, says how long and for whom it keeps, and is not sent twice', async () => {
    const faults: string[] = [];
    let seen = 0;
    for (const path of readable()) {
      const first = await get(path, asAdmin);
      if (first.status !== 200 || /pdf|csv/.test(first.headers['content-type'] ?? '')) continue;
      const { etag = '', vary = '', 'cache-control': control = '' } = first.headers;
      if (control === 'no-store') continue;
      seen += 1;
      const again = await get(path, { ...asAdmin, 'If-None-Match': etag });
      const isPublic = /^\/(?:v1\/(?:rulesets|laws|incidents|cribbage\/incidents)|problems|openapi|$)/.test(path);
      if (etag === '' || again.status !== 304 || again.text !== '') faults.push(`${path} ${etag} ${again.status}`);
      if (!/^\/(?:v1|problems|openapi)/.test(path)) continue;
      if (control !== (isPublic ? 'public, max-age=3600' : 'private, no-cache')) faults.push(`${path} ${control}`);
      for (const name of isPublic ? ['Accept-Language'] : ['Accept-Language', 'Authorization', 'Cookie']) {
        if (!vary.includes(name)) faults.push(`${path} varies with ${vary} only`);
      }
    }
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(30);
  });

  it('has another tag where something else is shown of the same version, and each may be changed under', async () => {
    const { path } = await announce(service.ask);
    const added = await command<{ items: { id: string }[] }>(service.ask, `${path}/players`, {
      players: [{ name: 'Bernd' }],
    });
    const player = `${path}/players/${added.body.items[0]?.id}`;
    const [hidden, shown] = [await get(player), await get(player, asAdmin)];
    expect(hidden.body).not.toEqual(shown.body);
    const tags = [hidden.headers['etag'], shown.headers['etag']];
    expect(new Set(tags).size).toBe(2);
    expect(new Set(tags.map(versionIn)).size).toBe(1);
    const changed = await service.ask('PATCH', player, {
      body: { club: 'One' },
      headers: { ...asAdmin, 'If-Match': hidden.headers['etag'] ?? '' },
    });
    expect(changed.status).toBe(200);
  });

  it('has another tag in another language', async () => {
    const [en, de] = [await get('/v1/laws/foster:47'), await get('/v1/laws/foster:47', { 'Accept-Language': 'de' })];
    expect(en.headers['etag']).not.toBe(de.headers['etag']);
  });

  it('is kept by nobody where it failed', async () => {
    const { status, headers } = await get('/v1/laws/foster:999');
    expect([status, headers['cache-control'], headers['etag']]).toEqual([404, 'no-cache', undefined]);
  });
});

/** Asks without a client that unpacks what it gets. */
async function packed(
  path: string,
  encoding: string,
  init: { method: string; body?: string | Uint8Array } = { method: 'GET' },
) {
  const { request } = await import('node:http');
  return new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding, 'Content-Type': 'application/x-ndjson' };
    const asked = request(`${service.url}${path}`, { method: init.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(chunks) }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(init.body);
  });
}

const line = { id: 'a', call: 'bids.validate', body: { ruleset: 'isko', calls: [] } };
const lines = `${JSON.stringify(line)}\n`.repeat(50);

describe('compression', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('packs a long answer as %s', async (name, unpack) => {
    const { encoding, bytes } = await packed('/openapi.json', name);
    expect(encoding).toBe(name);
    expect(JSON.parse(unpack(bytes).toString())).toHaveProperty('openapi');
    const plain = await packed('/openapi.json', 'identity');
    expect([plain.encoding, bytes.length * 5 < plain.bytes.length]).toEqual([undefined, true]);
  });

  it('packs a stream, line by line as it comes', async () => {
    const { encoding, bytes } = await packed('/v1/batch', 'gzip', { method: 'POST', body: lines });
    expect(encoding).toBe('gzip');
    expect(gunzipSync(bytes).toString().trim().split('\n')).toHaveLength(51);
  });

  it('leaves a short answer alone', async () => {
    expect((await packed('/livez', 'br, gzip')).encoding).toBeUndefined();
  });

  const send = (raw: Buffer, encoding = 'gzip') =>
    service.ask('POST', '/v1/bids/validate', {
      raw,
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
    });
  const question = JSON.stringify({ ruleset: 'isko', calls: [] });

  it('reads a packed question, and a packed stream', async () => {
    expect(await send(gzipSync(question))).toMatchObject({ status: 200, body: { legal: true } });
    const headers = { 'Content-Type': 'application/x-ndjson', 'Content-Encoding': 'gzip' };
    const answer = await fetch(`${service.url}/v1/batch`, { method: 'POST', headers, body: gzipSync(lines) });
    expect(await answer.text()).toContain('{"end":true,"lines":50}');
  });

  it('counts the unpacked size', async () => {
    const long = JSON.stringify({ ruleset: 'isko', calls: [], more: 'x'.repeat(300_000) });
    expect(gzipSync(long).length).toBeLessThan(2_000);
    expect(await send(gzipSync(long))).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
  });

  it.each([
    ['no gzip', Buffer.from(question), 'gzip', 400, 'malformed-encoding'],
    ['a gzip cut short', gzipSync(question).subarray(0, 20), 'gzip', 400, 'malformed-encoding'],
    ['another encoding', Buffer.from(question), 'br', 415, 'unsupported-media-type'],
  ])('refuses %s', async (_what, raw, encoding, status, code) => {
    expect(await send(raw, encoding)).toMatchObject({ status, body: { code } });
  });
});

describe('what a newcomer stumbles over', () => {
  it('forgives one slash at the end of a path', async () => {
    expect((await get('/v1/rulesets/')).body).toEqual((await get('/v1/rulesets')).body);
    expect((await get('/v1/rulesets//')).status).toBe(404);
  });

  it.each([
    ['/v1/bids/validate', 'text/plain', 'application/json'],
    ['/v1/deals/replay', 'text/plain', 'application/json or application/x-iss-games'],
    ['/v1/batch', 'application/json', 'application/x-ndjson'],
  ])('POST %s as %s is told what it reads', async (path, sent, wanted) => {
    const { status, headers, body } = await service.ask('POST', path, {
      raw: '{}\n{}',
      headers: { 'Content-Type': sent },
    });
    expect([status, headers['accept']]).toEqual([415, wanted.replace(' or ', ', ')]);
    expect(body['detail']).toBe(`This operation reads ${wanted} in UTF-8; the body came with ${sent}.`);
  });

  const value = {
    ruleset: 'isko',
    contract: { game: 'grand' },
    matadors: { with: 1 },
    outcome: { cardPoints: 61, tricks: 6 },
  };

  it.each([
    [
      'a union',
      { ...value, matadors: 1 },
      '/matadors',
      'not-allowed',
      'Expected an object with `with`, or an object with `without`',
    ],
    [
      'a union that is not there',
      { ...value, matadors: null },
      '/matadors',
      'not-allowed',
      'Expected an object with `with`',
    ],
    ['a missing word', { ...value, contract: {} }, '/contract/game', 'missing', 'Missing: expected "suit" | "grand"'],
    [
      'a missing object',
      { ...value, contract: undefined },
      '/contract',
      'missing',
      'Missing: expected an object with `game`',
    ],
  ])('%s is told with its forms', async (_what, body, pointer, code, message) => {
    const answer = await service.ask<{ errors: { message: string }[]; detail: string; title: string }>(
      'POST',
      '/v1/contracts/value',
      { body },
    );
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer, code }] } });
    expect(answer.body.errors[0]?.message).toContain(message);
    expect(answer.body.detail).not.toBe(answer.body.title);
  });

  it('reads cards as people write them, and says which names there are', async () => {
    const hand = ['cj', '♠J', 'Herz Bube', 'KaB', 'EA', 'KrK', 'C10', 'P7', 'R8', 'Schellen-Daus'];
    const ask = (cards: readonly string[]) =>
      service.ask<{ errors: object[] }>('POST', '/v1/hands/evaluate', { body: { ruleset: 'isko', hand: cards } });
    expect(await ask(hand.with(3, 'Karo-Bube'))).toMatchObject({ status: 200 });
    const { status, body } = await ask(hand);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { pointer: '/hand/3', code: 'wrong-format', message: expect.stringContaining('Eichel-Unter') as string },
    ]);
  });
});
