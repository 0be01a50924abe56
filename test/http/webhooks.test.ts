import { startService, type Ask, type TestService } from '../tools/http';
import { internalAddresses } from '../tools/internal-addresses';
import { asAdmin, makeKey } from '../tools/keys';
import { startReceiver, type Receiver } from '../tools/receiver';
import { announce, command, enter, newCommand } from '../tools/tournament';
import { until } from '../reliability/scene';
import { addWebhook, numbersOf, proves } from '../tools/webhook';
import { versionIn } from '../tools/version';

let service: TestService;
let ask: Ask;
let receiver: Receiver;
beforeAll(async () => {
  service = await startService({ webhooks: { targets: 'any', timeout: 500 } });
  ask = service.ask;
});
afterAll(() => service.stop());
beforeEach(async () => void (receiver = await startReceiver()));
afterEach(() => receiver.stop());

const outside = { url: 'https://skat.example.org/hook' };

describe('a webhook', () => {
  it('is added by a director, with a secret that is shown this once', async () => {
    const { path } = await announce(ask);
    const headers = { ...asAdmin, ...newCommand() };
    const added = await ask('POST', `${path}/webhooks`, { body: { ...outside, events: ['deal-entered'] }, headers });
    expect(added).toMatchObject({ status: 201, body: { ...outside, events: ['deal-entered'], state: 'active' } });
    const { secret, id, ...rest } = added.body;
    expect(secret).toMatch(/^whsec_/);
    expect(added.headers['location']).toBe(`${path}/webhooks/${String(id)}`);
    const got = await ask('GET', `${path}/webhooks/${String(id)}`, { headers: asAdmin });
    expect([got.body, versionIn(got.headers['etag'])]).toEqual([{ id, ...rest }, versionIn(added.headers['etag'])]);
    const listed = await ask('GET', `${path}/webhooks`, { headers: asAdmin });
    expect(listed.body).toEqual({ items: [{ id, ...rest }] });
    // The command sent again gets its answer; what is kept with it has no secret.
    const again = await ask('POST', `${path}/webhooks`, { body: { ...outside, events: ['deal-entered'] }, headers });
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([201, added.body, 'true']);
    const kept = await service.database.dataSource.query<object[]>('SELECT body::text FROM idempotency_key');
    expect(JSON.stringify(kept)).not.toContain('whsec_');
  });

  it('stands in the log without address and secret', async () => {
    const { path } = await announce(ask);
    const hook = await addWebhook(ask, path, { url: `${receiver.url}?token=abc` });
    await hook.step('secret', { reason: 'lost' });
    await hook.step('replay', { from: 1 });
    const headers = { ...asAdmin, 'If-Match': await hook.etag() };
    expect(await ask('DELETE', hook.path, { headers })).toMatchObject({ status: 204 });
    const { body, text } = await ask<{ items: { action: string; subject: object }[] }>('GET', `${path}/log`);
    expect(body.items.slice(1).map(({ action, subject }) => [action, subject])).toEqual(
      ['webhook-added', 'webhook-secret-rotated', 'webhook-replayed', 'webhook-removed'].map((action) => [
        action,
        { webhook: hook.id },
      ]),
    );
    expect(text).not.toMatch(/whsec_|token|127\.0\.0\.1/);
    expect(await ask('GET', hook.path, { headers: asAdmin })).toMatchObject({ status: 404 });
  });

  it('is the concern of directors only', async () => {
    const { id, path } = await announce(ask);
    const hook = await addWebhook(ask, path, outside);
    const scorer = await makeKey(ask, { role: 'scorer', tournament: id });
    for (const [headers, status] of [
      [{}, 401],
      [scorer.headers, 403],
    ] as const) {
      const calls = [
        await ask('POST', `${path}/webhooks`, { body: outside, headers: { ...headers, ...newCommand() } }),
        await ask('GET', `${path}/webhooks`, { headers }),
        await ask('GET', hook.path, { headers }),
        await ask('GET', `${hook.path}/deliveries`, { headers }),
        await ask('DELETE', hook.path, { headers: { ...headers, 'If-Match': await hook.etag() } }),
      ];
      expect(calls.map((call) => call.status)).toEqual(calls.map(() => status));
    }
    const foreign = await announce(ask);
    const elsewhere = hook.path.replace(path, foreign.path);
    expect(await ask('GET', elsewhere, { headers: asAdmin })).toMatchObject({ status: 404 });
  });

  it('is changed only by whoever has seen it as it is, and knows the command', async () => {
    const { path } = await announce(ask);
    const hook = await addWebhook(ask, path, outside);
    const seen = await hook.etag();
    for (const [name, body] of [
      ['secret', {}],
      ['replay', { from: 1 }],
    ] as const) {
      const post = (headers: object) =>
        ask('POST', `${hook.path}/${name}`, { body, headers: { ...asAdmin, ...headers } });
      expect(await post({ 'If-Match': seen })).toMatchObject({ body: { code: 'idempotency-key-missing' } });
      expect(await post(newCommand())).toMatchObject({ status: 428 });
      expect(await post({ ...newCommand(), 'If-Match': '"9-000000000000"' })).toMatchObject({ status: 412 });
    }
    expect(await ask('DELETE', hook.path, { headers: asAdmin })).toMatchObject({ status: 428 });
    expect(await hook.step('replay', { from: 4 })).toMatchObject({
      status: 422,
      body: { code: 'sequence-not-reached' },
    });
    expect(await hook.etag()).toBe(seen);
  });

  it('is refused beyond the twentieth, and in an unknown shape', async () => {
    const { path } = await announce(ask);
    for (let count = 0; count < 20; count += 1) await addWebhook(ask, path, outside);
    expect(await command(ask, `${path}/webhooks`, outside)).toMatchObject({
      status: 409,
      body: { code: 'webhooks-full' },
    });
    for (const body of [
      {},
      { url: 'nowhere' },
      { ...outside, events: [] },
      { ...outside, events: [7] },
      { ...outside, secret: 'x' },
    ]) {
      expect(await command(ask, `${path}/webhooks`, body)).toMatchObject({ status: 400 });
    }
  });
});

it('is told of no action that there is not: the answer lists them', async () => {
  const { path } = await announce(ask);
  const events = ['deal-entered', 'deal-enterd', 'no-such-thing'];
  const refused = await command<{ actions: string[]; detail: string }>(ask, `${path}/webhooks`, { ...outside, events });
  expect(refused).toMatchObject({ status: 422, body: { code: 'unknown-action' } });
  expect(refused.body).toMatchObject({ errors: [{ pointer: '/events/1' }, { pointer: '/events/2' }] });
  expect(refused.body.actions).toContain('deal-entered');
  expect(refused.body.detail).toContain('deal-entered, ');
});

describe('what happens', () => {
  it('is told in order, signed, once each, from the moment on at which the webhook was added', async () => {
    const { id, path } = await announce(ask);
    await enter(ask, path, 1);
    const hook = await addWebhook(ask, path, { url: receiver.url });
    for (let count = 0; count < 10; count += 1) await enter(ask, path, 1);
    await until('all is told', () => receiver.told.length >= 11);
    expect(numbersOf(receiver.told)).toEqual(Array.from({ length: 11 }, (_, index) => index + 3));
    for (const message of receiver.told) {
      proves(hook.secret, message);
      expect(message.data.tournament).toBe(id);
    }
    const deliveries = () =>
      ask<{ items: { sequence: number }[]; next: string }>('GET', `${hook.path}/deliveries?limit=3`, {
        headers: asAdmin,
      });
    await until('the last answer is noted', async () => (await deliveries()).body.items[0]?.sequence === 13);
    const { body } = await deliveries();
    expect(body.items).toMatchObject(
      [13, 12, 11].map((sequence) => ({ sequence, state: 'delivered', tries: 1, status: 204 })),
    );
    const next = await ask('GET', `${hook.path}/deliveries?cursor=${body.next}`, {
      headers: asAdmin,
    });
    expect(next.body['items']).toHaveLength(8);
  });

  it('is told as far as it was asked for', async () => {
    const { path } = await announce(ask);
    await addWebhook(ask, path, { url: receiver.url, events: ['session-scheduled', 'players-added'] });
    const other = await addWebhook(ask, path, { url: receiver.url.replace('hook', 'other'), events: ['key-made'] });
    await enter(ask, path, 2);
    await until('it is told', () => receiver.told.length >= 1);
    await until(
      'the rest is passed over',
      async () => (await ask('GET', other.path, { headers: asAdmin })).body['position'] === 4,
    );
    expect(receiver.told.map(({ type, path: where }) => [type, where])).toEqual([['players-added', '/hook']]);
  });

  it('is signed with both secrets after a rotation', async () => {
    const { path } = await announce(ask);
    const hook = await addWebhook(ask, path, { url: receiver.url, events: ['players-added'] });
    const rotated = await hook.step('secret', { reason: 'lost' });
    expect(rotated).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^whsec_/) as unknown } });
    await enter(ask, path, 1);
    await until('it is told', () => receiver.told.length >= 1);
    for (const secret of [hook.secret, String(rotated.body['secret'])]) proves(secret, receiver.told[0]!);
    await service.database.dataSource.query('UPDATE webhook SET old_secret_until = now() WHERE id = $1', [hook.id]);
    await enter(ask, path, 1);
    await until('it is told', () => receiver.told.length >= 2);
    proves(String(rotated.body['secret']), receiver.told[1]!);
    expect(() => proves(hook.secret, receiver.told[1]!)).toThrow('No matching signature');
  });

  it('is told again from a line on', async () => {
    const { path } = await announce(ask);
    const hook = await addWebhook(ask, path, { url: receiver.url });
    await enter(ask, path, 1);
    await until('it is told', () => receiver.told.length >= 2);
    const replayed = await hook.step('replay', { from: 1 });
    expect(replayed).toMatchObject({ status: 200, body: { position: 0 } });
    await until('it is told again', () => receiver.told.length >= 6);
    expect(numbersOf(receiver.told)).toEqual([2, 3, 1, 2, 3, 4]);
    const ids = receiver.told.map(({ headers }) => headers['webhook-id']);
    expect([ids[3], ids[4]]).toEqual([ids[0], ids[1]]);
  });

  it('is told no more to who answers 410, until somebody lets it go on', async () => {
    const { path } = await announce(ask);
    const hook = await addWebhook(ask, path, { url: receiver.url, events: ['players-added'] });
    receiver.reactTo(() => 410);
    await enter(ask, path, 1);
    await until(
      'it is disabled',
      async () => (await ask('GET', hook.path, { headers: asAdmin })).body['state'] === 'disabled',
    );
    await enter(ask, path, 1);
    receiver.reactTo(() => 204);
    const { body } = await ask<{ items: { action: string; by: unknown }[] }>('GET', `${path}/log`);
    expect(body.items.map(({ action, by }) => [action, by === null])).toContainEqual(['webhook-disabled', true]);
    expect(receiver.told).toHaveLength(1);
    expect(await hook.step('replay', { from: 3 })).toMatchObject({ body: { state: 'active' } });
    await until('it goes on', () => receiver.taken.length >= 2);
    expect(numbersOf(receiver.taken)).toEqual([3, 5]);
  });
});

describe('an address inside', () => {
  let guarded: TestService;
  beforeAll(async () => void (guarded = await startService()));
  afterAll(() => guarded.stop());

  it('is refused when it is named', async () => {
    const { path } = await announce(guarded.ask);
    const refusals = await Promise.all(
      internalAddresses.map((host) => command(guarded.ask, `${path}/webhooks`, { url: `https://${host}/hook` })),
    );
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 422,
        body: { code: 'webhook-address-refused', errors: [{ pointer: '/url', code: 'internal' }] },
      });
    }
    expect(await command(guarded.ask, `${path}/webhooks`, { url: 'http://skat.example.org/' })).toMatchObject({
      status: 422,
    });
  });

  it('is not reached even where it stands in the database', async () => {
    const { id, path } = await announce(guarded.ask);
    const hook = await addWebhook(guarded.ask, path, outside);
    await guarded.database.dataSource.query('UPDATE webhook SET url = $2 WHERE tournament_id = $1', [id, receiver.url]);
    await until('it is tried', async () => {
      const { body } = await guarded.ask<{ items: object[] }>('GET', `${hook.path}/deliveries`, { headers: asAdmin });
      return body.items.length > 0;
    });
    const { body } = await guarded.ask<{ items: object[] }>('GET', `${hook.path}/deliveries`, { headers: asAdmin });
    expect(body.items).toMatchObject([{ state: 'failing', status: null, failure: 'address-refused' }]);
    expect(receiver.told).toEqual([]);
  });
});
