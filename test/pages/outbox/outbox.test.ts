import type { Send, Sent } from '../../../src/pages/outbox/answer';
import type { Entry, EntryStore } from '../../../src/pages/outbox/entry';
import { holdSeconds, Outbox } from '../../../src/pages/outbox/outbox';

/** A store that lives as long as the test. */
class Kept implements EntryStore {
  readonly entries = new Map<string, Entry>();
  all = async () => [...this.entries.values()];
  put = async (entry: Entry) => void this.entries.set(entry.key, entry);
  remove = async (key: string) => void this.entries.delete(key);
}

/** A service that keeps what it heard, and answers as it is told. */
class Service {
  readonly heard: Entry[] = [];
  constructor(readonly answers: Sent[] = []) {}
  readonly send: Send = async (entry) => {
    this.heard.push(entry);
    return this.answers.shift() ?? { is: 'done' };
  };
}

const passed = { passed: true };
const refused = (code: string): Sent => ({ is: 'refused', problem: { status: 409, title: code, code } });

let key = 0;
const outboxOf = (store: EntryStore, { send }: { readonly send: Send }): Outbox =>
  new Outbox({ table: 'a', store, send, alone: (work) => work(), newKey: () => `key-${(key += 1)}` });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
const write = (outbox: Outbox, deal: number) => outbox.write({ deal, method: 'POST', body: passed });

describe('an outbox', () => {
  it('keeps before it says so, sends after the seconds to take back, and forgets what is acknowledged', async () => {
    const [store, service] = [new Kept(), new Service()];
    const outbox = outboxOf(store, service);
    await write(outbox, 1);
    expect([...store.entries.values()]).toMatchObject([{ deal: 1, state: 'held' }]);
    await wait(holdSeconds - 1);
    expect(service.heard).toEqual([]);
    await wait(2);
    expect(service.heard).toMatchObject([{ deal: 1 }]);
    expect([outbox.waiting(), store.entries.size]).toEqual([[], 0]);
  });

  it('lets somebody take back what is held, and nothing was sent', async () => {
    const [store, service] = [new Kept(), new Service()];
    const outbox = outboxOf(store, service);
    const { key: held } = await write(outbox, 1);
    expect(await outbox.takeBack(held)).toBe(true);
    await wait(60);
    expect([service.heard, store.entries.size]).toEqual([[], 0]);
  });

  it('sends the one before at once when the next is written, in the order of the deals', async () => {
    const [store, service] = [new Kept(), new Service()];
    const outbox = outboxOf(store, service);
    for (const deal of [1, 2, 3]) await write(outbox, deal);
    await wait(1);
    expect(service.heard.map(({ deal }) => deal)).toEqual([1, 2]);
    await wait(holdSeconds);
    expect(service.heard.map(({ deal }) => deal)).toEqual([1, 2, 3]);
  });

  it('sends under the same key until there is an answer, freezes meanwhile, and never gives up', async () => {
    const unknown = Array.from({ length: 12 }, (): Sent => ({ is: 'unknown' }));
    const [store, service] = [new Kept(), new Service(unknown)];
    const outbox = outboxOf(store, service);
    const { key: written } = await write(outbox, 1);
    await wait(holdSeconds + 3);
    expect(outbox.waiting()).toMatchObject([{ state: 'unknown' }]);
    expect(await outbox.takeBack(written)).toBe(false);
    await expect(outbox.rewrite(written, { method: 'POST', body: {} })).rejects.toThrow('not rewritten');
    await wait(600);
    expect(service.heard).toHaveLength(13);
    expect(new Set(service.heard.map((entry) => entry.key))).toEqual(new Set([written]));
    expect(outbox.waiting()).toEqual([]);
  });

  it('takes what was on its way when the page died for unknown, and sends it again under its key', async () => {
    const [store, service] = [new Kept(), new Service()];
    await store.put({
      key: 'old',
      table: 'a',
      deal: 4,
      order: 1,
      method: 'POST',
      body: passed,
      state: 'sending',
      attempts: 1,
    });
    const outbox = outboxOf(store, service);
    await outbox.load();
    expect(outbox.waiting()).toMatchObject([{ key: 'old', state: 'unknown' }]);
    await outbox.wake();
    expect(service.heard).toMatchObject([{ key: 'old', deal: 4 }]);
  });

  it('stops at a refusal and keeps everything behind it', async () => {
    const [store, service] = [new Kept(), new Service([refused('deal-exists')])];
    const outbox = outboxOf(store, service);
    for (const deal of [1, 2]) await write(outbox, deal);
    await wait(60);
    expect(service.heard).toHaveLength(1);
    expect(outbox.waiting()).toMatchObject([
      { deal: 1, state: 'refused', problem: { code: 'deal-exists' } },
      { deal: 2 },
    ]);
    await outbox.wake();
    expect(service.heard).toHaveLength(1);
    await outbox.rewrite('key-' + String(key - 1), {
      method: 'PUT',
      body: { ...passed, reason: 'x' },
      seenRevision: 1,
    });
    await wait(60);
    expect(service.heard.slice(1)).toMatchObject([
      { deal: 1, method: 'PUT' },
      { deal: 2, method: 'POST' },
    ]);
    expect(outbox.waiting()).toEqual([]);
  });

  it('tries again by itself where only others had to act', async () => {
    const [store, service] = [new Kept(), new Service([refused('session-not-open')])];
    const outbox = outboxOf(store, service);
    await write(outbox, 1);
    await wait(60);
    expect(outbox.waiting()).toMatchObject([{ state: 'refused' }]);
    await outbox.wake();
    expect([service.heard.length, outbox.waiting()]).toEqual([2, []]);
  });

  it('waits as long as the service asks for', async () => {
    const [store, service] = [new Kept(), new Service([{ is: 'later', seconds: 20 }])];
    const outbox = outboxOf(store, service);
    await write(outbox, 1);
    await wait(holdSeconds + 15);
    expect(service.heard).toHaveLength(1);
    await wait(10);
    expect(outbox.waiting()).toEqual([]);
  });

  it('enters a deal once though its first answer is lost; one with a key for each try is found out', async () => {
    const enteredBy = async (keyOf: (entry: Entry, tries: number) => string): Promise<number> => {
      const stored = new Set<string>();
      let tries = 0;
      const send: Send = async (entry) => {
        tries += 1;
        stored.add(keyOf(entry, tries));
        return tries === 1 ? { is: 'unknown' } : { is: 'done' };
      };
      const outbox = outboxOf(new Kept(), { send });
      await write(outbox, 1);
      await wait(60);
      expect(outbox.waiting()).toEqual([]);
      return stored.size;
    };
    expect(await enteredBy((entry) => entry.key)).toBe(1);
    expect(await enteredBy((entry, tries) => `${entry.key} ${tries}`)).toBe(2);
  });
});
