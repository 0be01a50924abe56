import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Ledger } from '../../../persistence/ledger';
import { removeExpiredCommands } from '../../../persistence/stores/expired-commands';
import { takeExpiredNames } from '../../../persistence/stores/expired-names';
import { record } from '../../../persistence/stores/records';
import { Ticker } from '../../../platform';

/** Milliseconds between two rounds. */
const interval = 600_000;

/** Keys removed in one transaction, few enough to hold nobody up. */
const batch = 500;

type GoesOn = () => boolean;
const toTheEnd: GoesOn = () => true;

/** Removes what is kept for a time only: each thing once, however many processes go their rounds. */
@Injectable()
export class Caretaker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Caretaker.name);
  private readonly ticker = new Ticker({
    interval,
    work: async (goesOn) => {
      await this.removeCommands(goesOn);
      await this.eraseNames(goesOn);
    },
    failed: (error) => this.log.warn(`what has expired cannot be removed: ${String(error)}`),
  });

  constructor(private readonly ledger: Ledger) {}

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  /** Removes the keys of commands that nobody will send again, as long as `goesOn`; returns how many. */
  async removeCommands(goesOn: GoesOn = toTheEnd): Promise<number> {
    let removed = 0;
    for (let last = batch; last === batch && goesOn(); removed += last) {
      last = await this.ledger.change((transaction) => removeExpiredCommands(transaction, batch));
    }
    return removed;
  }

  /** Erases the names of events that have announced to keep them no longer, as long as `goesOn`; returns of how many events. */
  async eraseNames(goesOn: GoesOn = toTheEnd): Promise<number> {
    let events = 0;
    while (goesOn() && (await this.eraseNamesOfOne())) events += 1;
    return events;
  }

  private eraseNamesOfOne(): Promise<boolean> {
    return this.ledger.change(async (transaction) => {
      const taken = await takeExpiredNames(transaction);
      if (taken === undefined) return false;
      const { tournamentId, players } = taken;
      await record(transaction, { tournamentId, by: null, action: 'names-erased', subject: { players } });
      return true;
    });
  }
}
