import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Ledger } from '../../../persistence/ledger';
import { lastSequences, listEvents, type OutboxEvent } from '../../../persistence/stores/records';

/** Milliseconds between two looks. */
const interval = 250;

/** Milliseconds in which nothing happens before a sign of life, and after which a follower is admitted anew. */
export const silence = 15_000;

/** Events that are read at once, and pages that are kept for others. */
const pageSize = 100;
const pagesKept = 20;

/** A tournament that somebody follows. */
interface Watch {
  followers: number;
  /** The number of its last event, as far as it was looked at. */
  last: number;
  readonly waiting: Set<() => void>;
  /** Pages that followers at one place share, until there is more to read. */
  readonly pages: Map<number, Promise<readonly OutboxEvent[]>>;
}

/**
 * Brings the events of tournaments from the database to whoever follows them, whichever process wrote them: one look for all
 * that are followed here, and one reading for all who stand at the same place.
 */
@Injectable()
export class EventFeed implements BeforeApplicationShutdown {
  private readonly log = new Logger(EventFeed.name);
  private readonly watches = new Map<string, Watch>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;
  private failing = false;

  constructor(private readonly ledger: Ledger) {}

  /** Ends all streams, so that the server need not wait for those who follow them. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    for (const watch of this.watches.values()) wake(watch);
    await this.looking;
  }

  /** The events after a number, page by page, and an empty page after every silence; ends when the service stops. */
  async *follow(tournamentId: string, after: number): AsyncGenerator<readonly OutboxEvent[]> {
    const watch = this.watch(tournamentId);
    try {
      for (let position = after; !this.stopped;) {
        const events = await this.page(watch, tournamentId, position);
        if (events.length > 0) yield events;
        position = events.at(-1)?.sequence ?? position;
        if (events.length > 0) continue;
        if (!(await this.more(watch, position)) && !this.stopped) yield [];
      }
    } finally {
      watch.followers -= 1;
      if (watch.followers === 0) this.watches.delete(tournamentId);
    }
  }

  private watch(tournamentId: string): Watch {
    const watch = this.watches.get(tournamentId) ?? { followers: 0, last: 0, waiting: new Set(), pages: new Map() };
    watch.followers += 1;
    this.watches.set(tournamentId, watch);
    if (this.watches.size === 1 && watch.followers === 1) this.waitAndLook();
    return watch;
  }

  private page(watch: Watch, tournamentId: string, after: number): Promise<readonly OutboxEvent[]> {
    const known = watch.pages.get(after);
    if (known) return known;
    const page = this.ledger.read((transaction) => listEvents(transaction, { tournamentId, after, limit: pageSize }));
    if (watch.pages.size >= pagesKept) watch.pages.clear();
    watch.pages.set(after, page);
    page.catch(() => watch.pages.delete(after));
    return page;
  }

  /** Waits until there is more than `position`, and says whether there is; false after a silence. */
  private more(watch: Watch, position: number): Promise<boolean> {
    if (watch.last > position || this.stopped) return Promise.resolve(watch.last > position);
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(quiet);
        watch.waiting.delete(done);
        resolve(watch.last > position);
      };
      const quiet = setTimeout(done, silence).unref();
      watch.waiting.add(done);
    });
  }

  private waitAndLook(): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.looking = this.look();
    }, interval).unref();
  }

  private async look(): Promise<void> {
    try {
      const ids = [...this.watches.keys()];
      const found = await this.ledger.read((transaction) => lastSequences(transaction, ids));
      for (const [id, last] of found) this.advance(id, last);
      this.failing = false;
    } catch (error) {
      // Told once, because the next look is a quarter of a second away and will most likely fail alike.
      if (!this.failing) this.log.warn(`events cannot be followed: ${String(error)}`);
      this.failing = true;
    } finally {
      if (this.watches.size > 0) this.waitAndLook();
    }
  }

  private advance(tournamentId: string, last: number): void {
    const watch = this.watches.get(tournamentId);
    if (watch === undefined || watch.last >= last) return;
    watch.last = last;
    watch.pages.clear();
    wake(watch);
  }
}

function wake(watch: Watch): void {
  for (const done of watch.waiting) done();
}
