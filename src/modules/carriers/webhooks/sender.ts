import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Ledger } from '../../../persistence/ledger';
import {
  claimWebhooks,
  nextDelivery,
  releaseWebhook,
  settleDelivery,
  type Delivery,
  type WebhookClaim,
} from '../../../persistence/stores/webhook-deliveries';
import { record } from '../../../persistence/stores/records';
import { Ticker } from '../../../platform';
import { Courier, Interrupted } from './courier';
import { messageOf } from './message';
import { consequenceOf } from './tries';
import { WebhookSettings } from './webhook-settings';

/** Milliseconds between two looks, and those that tries under way may take when the service is stopped. */
const interval = 250;
const stopPatience = 3_000;

/** Addresses that are told something at the same time, and lines that one is told before it is another one's turn. */
const atOnce = 16;
const shares = { event: 4, failing: 8 };
const inARow = 100;

/**
 * Tells addresses what happens, each one line after the other in the order of the log, at least once. An address is in the
 * hand of one process at a time; one that ends without a word is followed by another.
 */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(WebhookSender.name);
  private readonly underWay = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private readonly ticker = new Ticker({
    interval,
    work: (goesOn) => this.look(goesOn),
    failed: (error) => this.failed(error),
  });
  /** Seconds that an address stays in hand with every try. */
  private readonly hold: number;

  constructor(
    private readonly ledger: Ledger,
    private readonly courier: Courier,
    settings: WebhookSettings,
  ) {
    this.hold = Math.ceil((settings.timeout * 3) / 1000);
  }

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  /** What is under way is ended, and broken off only when it takes long: then it is told once more by whoever is next. */
  async beforeApplicationShutdown(): Promise<void> {
    const patience = setTimeout(() => this.stopping.abort(), stopPatience);
    await this.ticker.stop();
    await Promise.all(this.underWay);
    clearTimeout(patience);
  }

  private async look(goesOn: () => boolean): Promise<void> {
    const limit = atOnce - this.underWay.size;
    if (limit === 0) return;
    const claims = await this.ledger.change((transaction) =>
      claimWebhooks(transaction, { limit, seconds: this.hold, shares }),
    );
    for (const claim of claims) {
      const telling = this.tell(claim, goesOn)
        .catch((error: unknown) => this.failed(error))
        .finally(() => this.underWay.delete(telling));
      this.underWay.add(telling);
    }
  }

  private async tell(claim: WebhookClaim, goesOn: () => boolean): Promise<void> {
    for (let told = 0; told < inARow && goesOn(); told += 1) {
      const delivery = await this.ledger.change((transaction) => nextDelivery(transaction, claim, this.hold));
      if (delivery === undefined || !(await this.deliver(claim, delivery))) return;
    }
    await this.ledger.change((transaction) => releaseWebhook(transaction, claim));
  }

  /** Whether the address is still in hand afterwards. */
  private async deliver(claim: WebhookClaim, { url, secrets, event, tries: before }: Delivery): Promise<boolean> {
    try {
      const outcome = await this.courier.carry(url, messageOf(event, secrets, new Date()), this.stopping.signal);
      const tries = before + 1;
      const { state, step } = consequenceOf(outcome, tries);
      const { tournamentId, id } = claim;
      const tried = { sequence: event.sequence, state, tries, status: null, failure: null, ...outcome };
      const settled = await this.ledger.change(async (transaction) => {
        const kept = await settleDelivery(transaction, claim, tried, step);
        const happening = { tournamentId, by: null, action: 'webhook-disabled', subject: { webhook: id } } as const;
        if (kept && step.go === 'off') await record(transaction, happening);
        return kept;
      });
      return settled && step.go === 'on';
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      return true;
    }
  }

  private failed(error: unknown): void {
    this.log.warn(`webhooks cannot be told: ${String(error)}`);
  }
}
