import type { DeliveryFailure, DeliveryState } from '../../../persistence/stores/webhooks';
import type { WebhookStep } from '../../../persistence/stores/webhook-deliveries';

/** What came of a try: the status of an answer, or why there was none. */
export type Outcome = { readonly status: number } | { readonly failure: DeliveryFailure };

/** Seconds from each failed try to the next, as the Standard Webhooks specification has them: ten tries in 76 hours. */
export const pauses: readonly number[] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** The answer of somebody who wants to hear nothing any more. */
const gone = 410;

/** What follows from the n-th try, counted from 1. */
export function consequenceOf(
  outcome: Outcome,
  tries: number,
): { readonly state: DeliveryState; readonly step: WebhookStep } {
  if ('status' in outcome) {
    if (outcome.status >= 200 && outcome.status < 300) return { state: 'delivered', step: { go: 'on' } };
    if (outcome.status === gone) return { state: 'given-up', step: { go: 'off' } };
  }
  const seconds = pauses[tries - 1];
  return seconds === undefined
    ? { state: 'given-up', step: { go: 'on' } }
    : { state: 'failing', step: { go: 'later', seconds } };
}
