import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Ledger } from '../../../persistence/ledger';
import { hasUnsealed, listUnsealed, sealLines } from '../../../persistence/stores/sealing';
import { Ticker } from '../../../platform';

/** Milliseconds between two looks: as long as a line may wait for its number while nobody asks for it. */
const interval = 100;

/**
 * Seals what happened into the log after it was committed, so that no command waits for the log of its tournament. Lines
 * that came together are sealed together, whichever process wrote them, and each once, however many processes look.
 */
@Injectable()
export class Sealer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Sealer.name);
  private readonly ticker = new Ticker({
    interval,
    work: (goesOn) => this.look(goesOn),
    failed: (error) => this.log.warn(`the log cannot be sealed: ${String(error)}`),
  });

  constructor(private readonly ledger: Ledger) {}

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  /** Afterwards the log holds all that was committed in a tournament before; for whoever is about to read it. */
  async seal(tournamentId: string): Promise<void> {
    if (!(await this.ledger.read((transaction) => hasUnsealed(transaction, tournamentId)))) return;
    while (await this.sealSome(tournamentId, true));
  }

  private async look(goesOn: () => boolean): Promise<void> {
    for (const id of await this.ledger.read(listUnsealed)) {
      while (goesOn() && (await this.sealSome(id, false)));
    }
  }

  private sealSome(tournamentId: string, waits: boolean): Promise<boolean> {
    return this.ledger.change((transaction) => sealLines(transaction, tournamentId, { waits }));
  }
}
