/** What is done at every tick, and who is told when it fails. */
export interface TickerWork {
  /** Milliseconds from the end of one tick to the next. */
  readonly interval: number;
  /** Ends early when `goesOn` has become false. */
  readonly work: (goesOn: () => boolean) => Promise<void>;
  /** Told once until a tick succeeds again, because the next one is near and will most likely fail alike. */
  readonly failed: (error: unknown) => void;
}

/** Does the same work again and again, never twice at once, and never keeps the process alive by it. */
export class Ticker {
  private timer: NodeJS.Timeout | undefined;
  private ticking: Promise<void> = Promise.resolve();
  private stopped = false;
  private failing = false;

  constructor(private readonly given: TickerWork) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.ticking = this.tick();
    }, this.given.interval).unref();
  }

  /** Waits until the tick under way has ended, so that the database may be closed. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.ticking;
  }

  private async tick(): Promise<void> {
    try {
      await this.given.work(() => !this.stopped);
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.given.failed(error);
      this.failing = true;
    } finally {
      if (!this.stopped) this.start();
    }
  }
}
