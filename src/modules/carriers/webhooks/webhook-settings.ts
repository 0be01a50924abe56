import type { LookupFunction } from 'node:net';

/** Public addresses by https only, or also http and the addresses of one's own network. */
export type WebhookTargets = 'public' | 'any';

/** What can be set of it. */
export interface WebhookChoices {
  /** `public` where absent. */
  readonly targets?: WebhookTargets;
  /** Milliseconds from the start of a try to the answer; 10,000 where absent. */
  readonly timeout?: number;
  /** How names become addresses; the system's own way where absent. */
  readonly lookup?: LookupFunction;
}

const patience = 10_000;

/** Whom the service tells what happens, and how long it waits for an answer. */
export class WebhookSettings {
  readonly targets: WebhookTargets;
  readonly timeout: number;
  readonly lookup: LookupFunction | undefined;

  constructor({ targets = 'public', timeout = patience, lookup }: WebhookChoices = {}) {
    this.targets = targets;
    this.timeout = timeout;
    this.lookup = lookup;
  }
}
