import type { LookupFunction } from 'node:net';
import { Courier, Interrupted } from '../../../../src/modules/carriers/webhooks/courier';
import { WebhookSettings } from '../../../../src/modules/carriers/webhooks/webhook-settings';
import { internalAddresses } from '../../../tools/internal-addresses';
import { startReceiver, type Receiver } from '../../../tools/receiver';

let receiver: Receiver;
beforeEach(async () => void (receiver = await startReceiver()));
afterEach(() => receiver.stop());

const message = { body: '{}', headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' } };
const never = new AbortController().signal;
const anywhere = new Courier(new WebhookSettings({ targets: 'any', timeout: 300 }));

test.each([200, 204, 400, 410, 500])('an answer %i is told as it is', async (status) => {
  receiver.reactTo(() => status);
  expect(await anywhere.carry(receiver.url, message, never)).toEqual({ status });
  expect(receiver.told).toMatchObject([{ path: '/hook', body: '{}', headers: { 'webhook-id': 'evt_1' } }]);
});

test.each([301, 302, 303, 307, 308])('a redirect %i is not followed', async (status) => {
  receiver.reactTo(() => status);
  expect(await anywhere.carry(receiver.url, message, never)).toEqual({ status });
  expect(receiver.told.map(({ path }) => path)).toEqual(['/hook']);
});

test('an answer that does not come is waited for no longer than agreed', async () => {
  receiver.reactTo(() => 'silence');
  const started = Date.now();
  expect(await anywhere.carry(receiver.url, message, never)).toEqual({ failure: 'timeout' });
  expect(Date.now() - started).toBeLessThan(3000);
});

test('nobody at home is not a success', async () => {
  const { url } = receiver;
  await receiver.stop();
  expect(await anywhere.carry(url, message, never)).toEqual({ failure: 'not-reached' });
  receiver = await startReceiver();
});

test('a stop breaks off what is under way, and says so', async () => {
  receiver.reactTo(() => 'silence');
  const stopping = new AbortController();
  const carrying = new Courier(new WebhookSettings({ targets: 'any' })).carry(receiver.url, message, stopping.signal);
  setTimeout(() => stopping.abort(), 50);
  await expect(carrying).rejects.toThrow(Interrupted);
});

const refused = { failure: 'address-refused' };

test.each(internalAddresses)('nothing is sent to %s', async (host) => {
  const asked: string[] = [];
  const lookup: LookupFunction = (name, _, done) => {
    asked.push(name);
    done(null, '127.0.0.1', 4);
  };
  const { port } = new URL(receiver.url);
  const courier = new Courier(new WebhookSettings({ lookup, timeout: 1000 }));
  expect(await courier.carry(`https://${host}:${port}/hook`, message, never)).toEqual(refused);
  expect([asked, receiver.told]).toEqual([[], []]);
});

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '0.0.0.0', '::1', '::ffff:10.0.0.1', 'fd00::1', 'fe80::1'])(
  'a name that is looked up to %s, also the second time only, leads nowhere',
  async (address) => {
    const family = address.includes(':') ? 6 : 4;
    for (const among of [[], [{ address: '93.184.215.14', family: 4 }]]) {
      const lookup: LookupFunction = (_, { all }, done) => {
        if (all === true) done(null, [...among, { address, family }]);
        else done(null, address, family);
      };
      const courier = new Courier(new WebhookSettings({ lookup, timeout: 1000 }));
      const { port } = new URL(receiver.url);
      expect(await courier.carry(`https://rebinding.example.org:${port}/hook`, message, never)).toEqual(refused);
    }
    expect(receiver.told).toEqual([]);
  },
);
