import type { Send } from './answer';
import { inOrder, isFrozen, type Entry, type EntryStore } from './entry';

/** Seconds in which what was written can be taken back without a trace. */
export const holdSeconds = 8;

/** The longest wait between two tries, in milliseconds. */
const longestWait = 30_000;

/** When to look again whether another tab has sent what waits, in milliseconds. */
const otherTab = 5000;

interface OutboxParts {
  readonly table: string;
  readonly store: EntryStore;
  readonly send: Send;
  /** Runs work while no other tab of this device sends for the same table; does nothing where one does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly newKey: () => string;
  readonly now?: () => number;
}

/** What is written before it is an entry. */
export type Written = Pick<Entry, 'deal' | 'method' | 'body' | 'seenRevision'>;

/**
 * What was written at a table and is not acknowledged yet: kept before anybody says that it is noted, sent one at a time in the
 * order of the deals, tried again for as long as it takes, and never dropped by itself. A refusal stops everything behind it.
 */
export class Outbox {
  private entries: readonly Entry[] = [];
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = 1000;
  private pumping = false;
  private again = false;
  private readonly now: () => number;

  constructor(private readonly parts: OutboxParts) {
    this.now = parts.now ?? Date.now;
  }

  /** What is kept from before: an entry that was on its way has an answer that nobody heard. */
  async load(): Promise<void> {
    const kept = await this.parts.store.all(this.parts.table);
    this.entries = inOrder(kept.map((entry) => (entry.state === 'sending' ? { ...entry, state: 'unknown' } : entry)));
    this.tell();
  }

  /** Everything that waits, in the order in which it is sent. */
  readonly waiting = (): readonly Entry[] => this.entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Keeps something and begins its seconds to be taken back; what was held before goes out. */
  async write({ deal, method, body, seenRevision }: Written): Promise<Entry> {
    for (const held of this.entries.filter(({ state }) => state === 'held')) {
      await this.keep({ ...held, state: 'queued', heldUntil: undefined });
    }
    const entry: Entry = {
      key: this.parts.newKey(),
      table: this.parts.table,
      deal,
      order: Math.max(0, ...this.entries.map(({ order }) => order)) + 1,
      method,
      body,
      seenRevision,
      state: 'held',
      heldUntil: this.now() + holdSeconds * 1000,
      attempts: 0,
    };
    await this.keep(entry);
    void this.pump();
    return entry;
  }

  /** Takes back what nobody has sent yet. Returns whether it could be. */
  async takeBack(key: string): Promise<boolean> {
    const entry = this.entries.find((one) => one.key === key);
    if (entry === undefined || isFrozen(entry)) return false;
    await this.drop(key);
    void this.pump();
    return true;
  }

  /** Says something else in place of what was refused or is held, under a key of its own. */
  async rewrite(key: string, written: Omit<Written, 'deal'>): Promise<void> {
    const entry = this.entries.find((one) => one.key === key);
    if (entry === undefined || isFrozen(entry)) throw new Error('what may be with the service is not rewritten');
    const { table, deal, order } = entry;
    await this.keep({ ...written, table, deal, order, key: this.parts.newKey(), state: 'queued', attempts: 0 });
    await this.drop(key);
    void this.pump();
  }

  /** Tries again now: the network or the session may be back. */
  async wake(): Promise<void> {
    this.wait = 1000;
    for (const stopped of this.entries.filter(({ state }) => state === 'refused')) {
      if (waitsForOthers.has(stopped.problem?.code ?? '')) await this.keep({ ...stopped, state: 'queued' });
    }
    await this.pump();
  }

  /** Ends the seconds to take back: the page is left. */
  async release(): Promise<void> {
    for (const held of this.entries.filter(({ state }) => state === 'held')) {
      await this.keep({ ...held, state: 'queued', heldUntil: undefined });
    }
    await this.pump();
  }

  /** Sends nothing more; what waits stays kept. */
  stop(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
  }

  private async pump(): Promise<void> {
    this.again = this.pumping;
    if (this.pumping) return;
    this.pumping = true;
    try {
      await this.parts.alone(() => this.sendAll());
    } finally {
      this.pumping = false;
    }
    // Another tab is sending: look again whether it is done.
    if (this.timer === undefined && this.entries.some(({ state }) => state !== 'refused')) this.later(otherTab);
    if (this.again) await this.pump();
  }

  private async sendAll(): Promise<void> {
    await this.load();
    for (let next = this.entries[0]; next !== undefined; next = this.entries[0]) {
      if (next.state === 'refused') return;
      const heldFor = next.state === 'held' ? (next.heldUntil ?? 0) - this.now() : 0;
      if (heldFor > 0) return this.later(heldFor);
      const sending: Entry = { ...next, state: 'sending', heldUntil: undefined, attempts: next.attempts + 1 };
      await this.keep(sending);
      const sent = await this.parts.send(sending);
      if (sent.is === 'done') {
        this.wait = 1000;
        await this.drop(sending.key);
        continue;
      }
      if (sent.is === 'refused') {
        await this.keep({ ...sending, state: 'refused', problem: sent.problem });
        return;
      }
      await this.keep({ ...sending, state: 'unknown' });
      this.later(sent.is === 'later' ? sent.seconds * 1000 : this.wait);
      this.wait = Math.min(longestWait, this.wait * 2);
      return;
    }
  }

  private later(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.pump();
    }, milliseconds);
  }

  private async keep(entry: Entry): Promise<void> {
    await this.parts.store.put(entry);
    this.entries = inOrder([...this.entries.filter(({ key }) => key !== entry.key), entry]);
    this.tell();
  }

  private async drop(key: string): Promise<void> {
    await this.parts.store.remove(key);
    this.entries = this.entries.filter((entry) => entry.key !== key);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Refusals that end when somebody else has done something: a session that opens again, a link that is scanned anew. */
const waitsForOthers = new Set([
  'session-not-open',
  'unauthenticated',
  'forbidden',
  'list-on-paper',
  'deal-out-of-order',
  'deal-in-dispute',
]);
