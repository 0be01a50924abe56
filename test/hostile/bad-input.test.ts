import { fastify } from 'fastify';
import { startService, type Question, type TestService } from '../tools/http';

const path = '/v1/contracts/value';
const json = { 'Content-Type': 'application/json' };
const valid = {
  ruleset: 'isko-2022',
  bid: 18,
  contract: { game: 'suit', trump: 'S' },
  matadors: { with: 1 },
  outcome: { cardPoints: 75, tricks: 6 },
};
const grand = { ...valid, contract: { game: 'grand' } };
const cards = { hand: ['CJ', 'CJ', 'SJ', 'HJ', 'DJ', 'CA', 'SA', 'HA', 'DA', 'C10'], skat: ['S10', 'H10'] };

/** What is sent, and the status, code and pointer of the answer. */
const cases: readonly (readonly [string, Question, number, string, string?])[] = [
  ['malformed JSON', { raw: '{"ruleset":', headers: json }, 400, 'malformed-json'],
  ['an empty body', { raw: '', headers: json }, 400, 'malformed-json'],
  ['no body and no content type', {}, 400, 'invalid-request', ''],
  ['a body that is no object', { body: 7 }, 400, 'invalid-request', ''],
  ['a body that is no UTF-8', { raw: Buffer.from([0x22, 0xc3, 0x28, 0x22]), headers: json }, 400, 'malformed-json'],
  ['an unknown field', { body: { ...valid, score: 1 } }, 400, 'invalid-request', '/score'],
  [
    'an unknown field inside',
    { body: { ...valid, contract: { game: 'grand', colour: 1 } } },
    400,
    'invalid-request',
    '/contract/colour',
  ],
  [
    'a field named __proto__',
    { raw: JSON.stringify(valid).replace('{', '{"__proto__":{"won":true},'), headers: json },
    400,
    'invalid-request',
    '/__proto__',
  ],
  [
    'a field named constructor',
    { body: { ...valid, constructor: { prototype: {} } } },
    400,
    'invalid-request',
    '/constructor',
  ],
  ['U+0000 in a string', { body: { ...valid, ruleset: 'isko\0' } }, 400, 'invalid-request', '/ruleset'],
  ['a number as text', { body: { ...valid, bid: '18' } }, 400, 'invalid-request', '/bid'],
  ['1,000 levels of nesting', { raw: `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`, headers: json }, 400, 'too-deep'],
  ['100,000 levels of nesting', { raw: '['.repeat(100_000) + ']'.repeat(100_000), headers: json }, 400, 'too-deep'],
  ['300 KiB', { body: { ...valid, ruleset: 'x'.repeat(300 * 1024) } }, 413, 'body-too-large'],
  [
    'plain text',
    { raw: JSON.stringify(valid), headers: { 'Content-Type': 'text/plain' } },
    415,
    'unsupported-media-type',
  ],
  [
    'a form',
    { raw: 'ruleset=isko', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    415,
    'unsupported-media-type',
  ],
  [
    'JSON in Latin-1',
    { raw: '{}', headers: { 'Content-Type': 'application/json; charset=latin1' } },
    415,
    'unsupported-media-type',
  ],
  ['an unknown ruleset', { body: { ...valid, ruleset: 'bridge' } }, 422, 'unknown-ruleset', '/ruleset'],
  ['2^31', { body: { ...valid, bid: 2 ** 31 } }, 422, 'number-out-of-range', '/bid'],
  [
    '121 card points',
    { body: { ...valid, outcome: { cardPoints: 121, tricks: 10 } } },
    422,
    'number-out-of-range',
    '/outcome/cardPoints',
  ],
  [
    '9 tricks with 119 points',
    { body: { ...valid, outcome: { cardPoints: 119, tricks: 9 } } },
    422,
    'points-do-not-fit-tricks',
    '/outcome',
  ],
  ['a Grand with 5', { body: { ...grand, matadors: { with: 5 } } }, 422, 'matadors-out-of-range', '/matadors'],
  ['a card twice', { body: { ...valid, matadors: undefined, cards } }, 422, 'card-twice', '/cards'],
  ['missing tricks', { body: { ...grand, outcome: { cardPoints: 5 } } }, 422, 'facts-missing', '/outcome/tricks'],
];

describe('hostile input', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('has a valid question to start from', async () => {
    expect((await service.ask('POST', path, { body: valid })).status).toBe(200);
  });

  it.each(cases.map((row) => [row[0], row] as const))('%s is refused as documented', async (_title, row) => {
    const [, question, status, code, pointer = null] = row;
    const { body, status: answered } = await service.ask<{ code: string; errors: { pointer: string }[] }>(
      'POST',
      path,
      question,
    );
    expect({ status: answered, code: body.code }).toEqual({ status, code });
    const pointers = body.errors.map((fault) => fault.pointer);
    expect(pointer === null || pointers.some((one) => one.startsWith(pointer))).toBe(true);
  });

  it('is a harness that sees a service that takes what it gets', async () => {
    const wrong = fastify();
    wrong.post(path, ({ body }) => Object.assign({}, body));
    const url = await wrong.listen({ port: 0, host: '127.0.0.1' });
    let taken = 0;
    for (const [, { body, raw, headers = {} }, status] of cases) {
      const sent = raw ?? (body === undefined ? null : JSON.stringify(body));
      const answer = await fetch(url + path, { method: 'POST', headers: { ...json, ...headers }, body: sent });
      if (answer.status !== status) taken += 1;
    }
    await wrong.close();
    expect(taken).toBeGreaterThan(15);
  });

  it('leaves the prototype of all objects as it was', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { won?: unknown }).won).toBeUndefined();
  });
});
