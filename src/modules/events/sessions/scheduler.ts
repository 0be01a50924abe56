import { Injectable, Logger } from '@nestjs/common';
import type { Happening } from '../../../chronicle';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { takeDueSession, type DueKind } from '../../../persistence/stores/due-sessions';
import { record } from '../../../persistence/stores/records';
import type { Session, SessionPlace } from '../../../persistence/stores/sessions';
import { listTables } from '../../../persistence/stores/tables';
import { freezeProfile } from '../../../persistence/stores/tournaments';
import { Ticker } from '../../../platform';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';

/** Milliseconds between two looks. */
const interval = 250;

/** How the log tells what time does. */
const told = {
  overdue: { action: 'session-overdue', before: null, after: null },
  'time-up': { action: 'session-time-up', before: null, after: null },
} as const satisfies Readonly<Record<Exclude<DueKind, 'opening'>, Partial<Happening>>>;

const openedNow = ({ endsAt }: Session) =>
  ({
    action: 'session-opened',
    before: { state: 'drawn' },
    after: { state: 'open', endsAt: endsAt?.toISOString() ?? null },
  }) as const;

/**
 * Opens drawn sessions at their time, tells of undrawn ones, and tells when the time of a session is used up and of each table
 * whose list is not complete then; each once, however many processes look, because the change and its record are one transaction.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Scheduler.name);
  private readonly ticker = new Ticker({
    interval,
    work: (goesOn) => this.look(goesOn),
    failed: (error) => this.log.warn(`sessions cannot be looked after: ${String(error)}`),
  });

  constructor(private readonly ledger: Ledger) {}

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  /** Opens this session if its time has come, without waiting for the next look; false where there is nothing to open. */
  openIfDue(place: SessionPlace): Promise<boolean> {
    return this.takeOne('opening', place);
  }

  private async look(goesOn: () => boolean): Promise<void> {
    for (const kind of ['opening', 'overdue', 'time-up'] as const) {
      while (goesOn() && (await this.takeOne(kind)));
    }
  }

  private takeOne(kind: DueKind, place?: SessionPlace): Promise<boolean> {
    return this.ledger.change(async (transaction) => {
      const taken = await takeDueSession(transaction, kind, place);
      if (taken === undefined) return false;
      const { tournamentId, number } = taken;
      if (kind === 'opening') await freezeProfile(transaction, tournamentId);
      const happening = { tournamentId, by: null, subject: { session: number } };
      if (kind === 'opening') await record(transaction, { ...happening, ...openedNow(taken) });
      else await record(transaction, { ...happening, ...told[kind] });
      if (kind === 'time-up') await tellMissingLists(transaction, taken);
      return true;
    });
  }
}

async function tellMissingLists(transaction: Transaction, { tournamentId, number }: SessionPlace): Promise<void> {
  for (const { id, dealsEntered, dealsFixed } of await listTables(transaction, { tournamentId, number })) {
    if (dealsEntered === dealsFixed) continue;
    await record(transaction, {
      tournamentId,
      by: null,
      action: 'list-missing',
      subject: { session: number, table: id },
      after: { dealsEntered, dealsFixed },
    });
  }
}
