import { RateLimiterMemory } from 'rate-limiter-flexible';

/** What all processes together have counted of a caller. */
export interface SharedCount {
  readonly key: string;
  readonly count: number;
  /** Seconds until the count begins anew, at least 1. */
  readonly secondsLeft: number;
}

/** Adds what one process has counted to what lies between all of them, for a window of so many seconds. */
export type CountExchange = (
  counts: ReadonlyMap<string, number>,
  windowSeconds: number,
) => Promise<readonly SharedCount[]>;

/**
 * Counts in memory, and a few times a second exchanges the counts with the other processes, so that no request waits for
 * the database and none is refused or let through because it is away. A caller who turns to several processes at once is
 * above the limit for as long as an exchange takes to come round.
 */
export class SharedRateLimiter extends RateLimiterMemory {
  private fresh = new Map<string, number>();
  private exchanging: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    limit: { readonly points: number; readonly duration: number },
    private readonly exchange: CountExchange,
    interval = 500,
  ) {
    super(limit);
    this.timer = setInterval(() => void this.share(), interval).unref();
  }

  override consume(...[key, points = 1, options]: Parameters<RateLimiterMemory['consume']>) {
    const name = String(key);
    this.fresh.set(name, (this.fresh.get(name) ?? 0) + points);
    return super.consume(key, points, options);
  }

  /** Exchanges what was counted since the last time; a failure leaves this process to its own counts. */
  share(): Promise<void> {
    this.exchanging = this.exchanging.then(() => this.exchangeFresh()).catch(() => undefined);
    return this.exchanging;
  }

  /** No more exchanges; waits for the one under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.exchanging;
  }

  private async exchangeFresh(): Promise<void> {
    if (this.fresh.size === 0) return;
    const counts = this.fresh;
    this.fresh = new Map();
    for (const { key, count, secondsLeft } of await this.exchange(counts, this.duration)) {
      await this.set(key, count + (this.fresh.get(key) ?? 0), secondsLeft);
    }
  }
}
