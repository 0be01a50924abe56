import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Ledger } from '../../persistence/ledger';
import { removeExpiredCommands } from '../../persistence/stores/expired-commands';
import { Ticker } from '../../platform';

/** Milliseconds between two sweeps. */
const interval = 600_000;

/** Keys removed in one transaction, few enough to hold nobody up. */
const batch = 500;

/** Removes the keys of commands that nobody will send again, each once, however many processes sweep. */
@Injectable()
export class CommandSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(CommandSweeper.name);
  private readonly ticker = new Ticker({
    interval,
    work: async (goesOn) => void (await this.sweep(goesOn)),
    failed: (error) => this.log.warn(`expired keys cannot be removed: ${String(error)}`),
  });

  constructor(private readonly ledger: Ledger) {}

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  /** Removes all that has expired, as long as `goesOn`; returns how many keys. */
  async sweep(goesOn: () => boolean = () => true): Promise<number> {
    let removed = 0;
    for (let last = batch; last === batch && goesOn(); removed += last) {
      last = await this.ledger.change((transaction) => removeExpiredCommands(transaction, batch));
    }
    return removed;
  }
}
