import { Injectable, Logger } from '@nestjs/common';
import { Ledger } from '../../persistence/ledger';
import { takeDueSession, type DueKind } from '../../persistence/stores/due-sessions';
import { record } from '../../persistence/stores/records';
import type { SessionPlace } from '../../persistence/stores/sessions';
import { freezeProfile } from '../../persistence/stores/tournaments';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';

/** Milliseconds between two looks. */
const interval = 250;

/** How the log calls what time does. */
const actions: Readonly<Record<DueKind, string>> = {
  opening: 'session-opened',
  overdue: 'session-overdue',
  'time-up': 'session-time-up',
};

/**
 * Opens drawn sessions at their time, tells of undrawn ones, and tells when the time of a session is used up; each once,
 * however many processes look, because the change and its record are one transaction.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Scheduler.name);
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;
  private failing = false;

  constructor(private readonly ledger: Ledger) {}

  onApplicationBootstrap(): void {
    this.waitAndLook();
  }

  /** Waits until the look under way has ended, so that the database may be closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  /** Opens this session if its time has come, without waiting for the next look; false where there is nothing to open. */
  openIfDue(place: SessionPlace): Promise<boolean> {
    return this.takeOne('opening', place);
  }

  private waitAndLook(): void {
    this.timer = setTimeout(() => {
      this.looking = this.look();
    }, interval).unref();
  }

  private async look(): Promise<void> {
    try {
      for (const kind of ['opening', 'overdue', 'time-up'] as const) {
        while (!this.stopped && (await this.takeOne(kind)));
      }
      this.failing = false;
    } catch (error) {
      // Told once, because the next look is a quarter of a second away and will most likely fail alike.
      if (!this.failing) this.log.warn(`sessions cannot be looked after: ${String(error)}`);
      this.failing = true;
    } finally {
      if (!this.stopped) this.waitAndLook();
    }
  }

  private takeOne(kind: DueKind, place?: SessionPlace): Promise<boolean> {
    return this.ledger.change(async (transaction) => {
      const taken = await takeDueSession(transaction, kind, place);
      if (taken === undefined) return false;
      const { tournamentId, number } = taken;
      if (kind === 'opening') await freezeProfile(transaction, tournamentId);
      await record(transaction, { tournamentId, by: null, action: actions[kind], subject: { session: number } });
      return true;
    });
  }
}
