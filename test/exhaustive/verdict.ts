import type { Reason } from '../../src/rules';

/** What a referee says of a game, in the words and numbers of the contract of the service. */
export interface Verdict {
  readonly won: boolean;
  readonly reason: Reason;
  readonly value: number;
  readonly charged: number;
  readonly score: number;
}
