import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { askBatch, openBatch, parseLines } from '../tools/batch';
import { startService, type TestService } from '../tools/http';
import { committedContract } from '../tools/openapi';

const value = {
  ruleset: 'isko-2022',
  bid: 33,
  contract: { game: 'suit', trump: 'S' },
  matadors: { with: 1 },
  outcome: { cardPoints: 75, tricks: 6 },
};
const deal = {
  hands: {
    forehand: ['CJ', 'HJ', 'D10', 'DQ', 'D8', 'D7', 'C7', 'HA', 'HQ', 'H7'],
    middlehand: ['SJ', 'DJ', 'DA', 'C10', 'CK', 'C8', 'S10', 'S9', 'S7', 'H8'],
    rearhand: ['DK', 'D9', 'CA', 'CQ', 'SA', 'SQ', 'S8', 'H10', 'HK', 'H9'],
  },
  skat: ['SK', 'C9'],
  declarer: 'forehand',
  bid: 18,
  contract: { game: 'suit', trump: 'D', hand: true },
  plays: [
    { seat: 'forehand', card: 'CJ' },
    { seat: 'middlehand', card: 'DJ' },
    { seat: 'rearhand', card: 'D9' },
  ],
  ending: { kind: 'conceded', by: 'opponents' },
};
const line = (id: unknown, call: string, body: unknown) => ({ id, call, body });

/** One good question for each call. */
const questions: Readonly<Record<string, unknown>> = {
  'bids.validate': { ruleset: 'isko-2022', calls: [{ seat: 'middlehand', call: 'bid', value: 19 }] },
  'contracts.validate': { ruleset: 'isko-2022', skat: 'taken', contract: { game: 'suit', trump: 'S', hand: true } },
  'contracts.value': value,
  'deals.convert': { from: 'json', to: 'text', deal: { ruleset: 'isko-2022', ...deal } },
  'deals.replay': { ruleset: 'isko-2022', ...deal },
  'irregularities.adjudicate': { ruleset: 'foster', incident: { kind: 'lead-out-of-turn', offender: 'opponent' } },
  'lists.score': { scoring: 'classic', players: 3, deals: [{ declarer: 1, score: 20 }] },
  settlements: { method: 'pairwise', scores: { A: 1, B: 2 } },
};
const pathOf = (call: string): string => `/v1/${call.replaceAll('.', '/')}`;

describe('a batch', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it.each(Object.entries(questions))('answers %s as the question alone is answered', async (call, body) => {
    const [answer, end] = await askBatch(service.url, [line('q', call, body)]);
    const alone = await service.ask('POST', pathOf(call), { body });
    expect(answer).toEqual({ id: 'q', status: alone.status, body: alone.body });
    expect(alone.status).toBe(200);
    expect(end).toEqual({ end: true, lines: 1 });
  });

  it('takes every question of the contract', async () => {
    const [answer] = await askBatch(service.url, [line(1, 'none', {})]);
    const names = /one of (.*)\./.exec(String(answer?.body?.['detail']))?.[1]?.split(', ') ?? [];
    // What needs a key stores something, and a page shows its key alone.
    const others = ['/v1/batch', '/v1/session'];
    const asked = Object.entries(committedContract().paths)
      .filter(([path, { post }]) => post !== undefined && post.security?.length === 0 && !others.includes(path))
      .map(([path]) => path);
    expect(names.map(pathOf)).toEqual(asked.toSorted());
  });

  it.each([
    ['a number out of range', { ...value, outcome: { cardPoints: 121, tricks: 10 } }, 422],
    ['an unknown field', { ...value, score: 1 }, 400],
    ['facts that contradict', { ...value, bid: 19 }, 422],
    ['a body that is missing', undefined, 400],
  ])('refuses %s with the problem that the question alone is refused with', async (_title, body, status) => {
    const [answer] = await askBatch(service.url, [line(7, 'contracts.value', body)], { 'Accept-Language': 'de' });
    const headers = { 'Accept-Language': 'de' };
    const alone = await service.ask(
      'POST',
      '/v1/contracts/value',
      body === undefined ? { headers } : { body, headers },
    );
    const { requestId: _, ...problem } = alone.body;
    expect(answer).toMatchObject({ id: 7, status, body: problem });
    expect(alone.status).toBe(status);
  });

  it('answers broken lines with 400 and goes on', async () => {
    const good = line('good', 'contracts.value', value);
    const broken: readonly (readonly [unknown, string])[] = [
      ['{"id":', 'malformed-json'],
      ['nonsense', 'malformed-json'],
      ['7', 'invalid-request'],
      ['null', 'invalid-request'],
      ['[]', 'invalid-request'],
      [`{"id":1,"call":"contracts.value","body":${'['.repeat(12)}${']'.repeat(12)}}`, 'too-deep'],
      ['['.repeat(100_000), 'malformed-json'],
      ['['.repeat(100_000) + ']'.repeat(100_000), 'too-deep'],
      [`"${'x'.repeat(256 * 1024)}"`, 'line-too-long'],
      [{ id: {}, call: 'contracts.value', body: value }, 'invalid-request'],
      [{ id: 1, call: 'contracts.value', body: value, more: 1 }, 'invalid-request'],
      [{ id: 1, body: value }, 'invalid-request'],
      ['{"__proto__":{"call":"settlements"},"id":1,"call":"contracts.value"}', 'invalid-request'],
      [line(1, 'contracts.none', value), 'unknown-call'],
      [line(1, 'constructor', value), 'unknown-call'],
      [line(1, 'batch', {}), 'unknown-call'],
    ];
    const answers = await askBatch(service.url, [good, ...broken.flatMap(([sent]) => [sent, good])]);
    const found = answers.slice(0, -1).map(({ status, body }) => [status, body?.['code']]);
    expect(found).toEqual([
      [200, undefined],
      ...broken.flatMap(([, code]) => [
        [400, code],
        [200, undefined],
      ]),
    ]);
    expect(answers.at(-1)).toEqual({ end: true, lines: 2 * broken.length + 1 });
    expect(answers[1]?.body).toMatchObject({ line: 2, instance: '/v1/batch' });
  });

  it('returns the id, or null without one', async () => {
    const ids = ['a', 7, null, undefined];
    const answers = await askBatch(
      service.url,
      ids.map((id) => line(id, 'settlements', { method: 'average', scores: {} })),
    );
    expect(answers.slice(0, -1).map(({ id }) => id)).toEqual(['a', 7, null, null]);
  });

  it('answers line by line while more are still to come', async () => {
    const { sending, response } = openBatch(service.url);
    sending.write(`${JSON.stringify(line(1, 'contracts.value', value))}\n`);
    const message = await response;
    const answers = createInterface(message)[Symbol.asyncIterator]();
    expect(JSON.parse(String((await answers.next()).value))).toMatchObject({ id: 1, status: 200 });
    sending.write(`${JSON.stringify(line(2, 'contracts.value', value))}\n`);
    expect(JSON.parse(String((await answers.next()).value))).toMatchObject({ id: 2, status: 200 });
    sending.end();
    expect(JSON.parse(String((await answers.next()).value))).toEqual({ end: true, lines: 2 });
  });

  it('of 20,000 lines is answered in order', async () => {
    const answers = await askBatch(
      service.url,
      Array.from({ length: 20_000 }, (_, id) => line(id, 'contracts.value', value)),
    );
    expect(answers).toHaveLength(20_001);
    expect(answers.slice(0, -1).every(({ id, status }, index) => id === index && status === 200)).toBe(true);
    expect(answers.at(-1)).toEqual({ end: true, lines: 20_000 });
  }, 60_000);

  it('outlives the time that any other request has', async () => {
    const server = service.app.getHttpServer();
    const usual = [server.requestTimeout, server.headersTimeout] as const;
    [server.requestTimeout, server.headersTimeout] = [300, 200];
    const { sending, response } = openBatch(service.url);
    for (let id = 0; id < 4; id += 1) {
      sending.write(`${JSON.stringify(line(id, 'settlements', { method: 'average', scores: {} }))}\n`);
      await sleep(700);
    }
    sending.end();
    expect(parseLines(await text(await response)).at(-1)).toEqual({ end: true, lines: 4 });
    [server.requestTimeout, server.headersTimeout] = usual;
  }, 15_000);

  it('is refused where it is no stream of lines, and lines are refused elsewhere', async () => {
    const ndjson = { 'Content-Type': 'application/x-ndjson' };
    expect(await service.ask('POST', '/v1/batch', { body: {} })).toMatchObject({ status: 415 });
    expect(await service.ask('POST', '/v1/batch')).toMatchObject({ status: 415 });
    expect(await service.ask('POST', '/v1/contracts/value', { raw: '{}\n', headers: ndjson })).toMatchObject({
      status: 415,
    });
    const asJson = { ...ndjson, Accept: 'application/json' };
    expect(await service.ask('POST', '/v1/batch', { raw: '', headers: asJson })).toMatchObject({ status: 406 });
  });
});

describe('the other end of a batch', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const lines = `${JSON.stringify(line(1, 'contracts.value', value))}\n`.repeat(500);

  /** Writes lines until the service takes no more for half a second; returns how many it was given. */
  async function writeUntilStuck(sending: ReturnType<typeof openBatch>['sending']): Promise<number> {
    for (let written = 500; ; written += 500) {
      if (sending.write(lines)) continue;
      const drained = await Promise.race([once(sending, 'drain').then(() => true), sleep(500).then(() => false)]);
      if (!drained) return written;
    }
  }

  it('that stops reading is read from no further, and gets every answer once it reads on', async () => {
    const { sending, response } = openBatch(service.url);
    const paused = response.then((answer) => answer.pause());
    const written = await writeUntilStuck(sending);
    // What is under way fits into the buffers of the two sockets.
    expect(written * (lines.length / 500)).toBeLessThan(32 * 1024 * 1024);
    expect((await service.ask('POST', '/v1/contracts/value', { body: value })).status).toBe(200);
    sending.end();
    const answers = parseLines(await text(await paused));
    expect(answers.at(-1)).toEqual({ end: true, lines: written });
  }, 60_000);

  it('that goes away ends the work and leaves nothing behind', async () => {
    const connections = (): Promise<number> =>
      new Promise((resolve, reject) => {
        service.app.getHttpServer().getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });
    const before = await connections();
    for (let round = 0; round < 20; round += 1) {
      const { sending, response } = openBatch(service.url);
      sending.on('error', () => undefined);
      sending.write(lines);
      const message = await response;
      message.on('error', () => undefined);
      await once(message, 'data');
      sending.destroy();
    }
    await sleep(300);
    expect(await connections()).toBeLessThanOrEqual(before);
    expect(await service.ask('POST', '/v1/contracts/value', { body: value })).toMatchObject({ status: 200 });
  });
});

describe('the rate limit of a batch', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ rateLimit: 8 });
  });
  afterAll(() => service.stop());

  it('counts its lines beside the request itself, and leaves the caller waiting for none that it has room for', async () => {
    const answers = await askBatch(
      service.url,
      Array.from({ length: 6 }, (_, id) => line(id, 'contracts.value', value)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, undefined]);
    expect((await service.ask('POST', '/v1/contracts/value', { body: value })).status).toBe(200);
    expect((await service.ask('POST', '/v1/contracts/value', { body: value })).status).toBe(429);
  });
});

describe('a line of which something cannot be read', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('keeps its id', async () => {
    const headers = { 'Content-Type': 'application/x-ndjson' };
    const body = '{"id":"a","call":"bids.validate","body":{"ruleset":"isko","calls":[]},"extra":1}\n{"id":7}\n[]\n';
    const answer = await fetch(`${service.url}/v1/batch`, { method: 'POST', headers, body });
    const lines = (await answer.text()).trim().split('\n');
    expect(lines.map((text) => (JSON.parse(text) as { id?: unknown }).id)).toEqual(['a', 7, null, undefined]);
  });
});
