import type { EntityManager } from 'typeorm';
import { WebhookDeliveryRow } from '../entities/webhook-delivery';
import type { OutboxEvent } from './records';
import type { WebhookDelivery, WebhookPlace } from './webhooks';

/** An address that this process has in hand, until `claim` no longer stands with it. */
export interface WebhookClaim extends WebhookPlace {
  readonly claim: string;
}

/** The next line to be told to an address. */
export interface Delivery {
  readonly url: string;
  /** Current first; the one before only while it counts. */
  readonly secrets: readonly string[];
  readonly event: OutboxEvent;
  /** How often it was tried before. */
  readonly tries: number;
}

/** What came of a try. */
export type TriedDelivery = Pick<WebhookDelivery, 'sequence' | 'state' | 'tries' | 'status' | 'failure'>;

/** What follows for the address: the next line at once, the same one after so many seconds, or nothing any more. */
export type WebhookStep =
  { readonly go: 'on' } | { readonly go: 'later'; readonly seconds: number } | { readonly go: 'off' };

/** How many addresses may be in hand: of one event, and of those whose last try failed, in all processes together. */
export interface WebhookShares {
  readonly event: number;
  readonly failing: number;
}

/**
 * Takes in hand at most `limit` addresses that are to be told something now, and for so many seconds nobody else does: those
 * that answered last time first, and none beyond the shares. Those that another process is just taking are passed over.
 */
export async function claimWebhooks(
  manager: EntityManager,
  { limit, seconds, shares }: { readonly limit: number; readonly seconds: number; readonly shares: WebhookShares },
): Promise<readonly WebhookClaim[]> {
  const [claims] = await manager.query<[WebhookClaim[], number]>(
    `WITH held AS (
       SELECT tournament_id, tries > 0 AS failing FROM webhook WHERE claim IS NOT NULL AND due_at > now()),
     waiting AS (
       SELECT webhook.tournament_id, webhook.id, tries > 0 AS failing, due_at,
         row_number() OVER (PARTITION BY webhook.tournament_id ORDER BY tries > 0, due_at)
           + (SELECT count(*) FROM held WHERE held.tournament_id = webhook.tournament_id) AS of_event,
         row_number() OVER (PARTITION BY tries > 0 ORDER BY due_at)
           + (SELECT count(*) FROM held WHERE held.failing) AS of_failing
       FROM webhook JOIN tournament_tail tail USING (tournament_id)
       WHERE state = 'active' AND due_at <= now() AND position < tail.sequence),
     due AS (
       SELECT webhook.tournament_id, webhook.id FROM webhook JOIN waiting USING (tournament_id, id)
       WHERE webhook.due_at <= now() AND waiting.of_event <= $3 AND (NOT waiting.failing OR waiting.of_failing <= $4)
       ORDER BY waiting.failing, waiting.due_at LIMIT $1 FOR NO KEY UPDATE OF webhook SKIP LOCKED)
     UPDATE webhook SET claim = gen_random_uuid(), due_at = now() + make_interval(secs => $2) FROM due
     WHERE webhook.tournament_id = due.tournament_id AND webhook.id = due.id
     RETURNING webhook.tournament_id AS "tournamentId", webhook.id, webhook.claim`,
    [limit, seconds, shares.event, shares.failing],
  );
  return claims;
}

/**
 * The next line for an address in hand, which stays in hand for so many seconds more; undefined, and out of hand, where
 * there is none or the address is no longer in this hand.
 */
export async function nextDelivery(
  manager: EntityManager,
  claim: WebhookClaim,
  seconds: number,
): Promise<Delivery | undefined> {
  const held = [claim.tournamentId, claim.id, claim.claim];
  const [[webhook]] = await manager.query<[(Held | undefined)[], number]>(
    `UPDATE webhook SET due_at = now() + make_interval(secs => $4)
     WHERE tournament_id = $1 AND id = $2 AND claim = $3 AND state = 'active'
     RETURNING url, secret, CASE WHEN old_secret_until > now() THEN old_secret END AS "oldSecret", position, tries,
       events, (SELECT sequence FROM tournament_tail WHERE tournament_id = $1) AS end`,
    [...held, seconds],
  );
  if (webhook === undefined) return undefined;
  const { url, secret, oldSecret, tries } = webhook;
  const [event] = await manager.query<OutboxEvent[]>(
    `SELECT tournament_id AS "tournamentId", sequence, at, action, subject FROM log_entry
     WHERE tournament_id = $1 AND sequence > $2 AND ($3::text[] IS NULL OR action = ANY ($3)) ORDER BY sequence LIMIT 1`,
    [claim.tournamentId, webhook.position, webhook.events],
  );
  if (event) return { url, secrets: oldSecret === null ? [secret] : [secret, oldSecret], event, tries };
  await manager.query(
    `UPDATE webhook SET position = greatest(position, $4), tries = 0, claim = NULL, due_at = now()
     WHERE tournament_id = $1 AND id = $2 AND claim = $3`,
    [...held, webhook.end],
  );
  return undefined;
}

/** Keeps what came of a try, and what follows; false, and nothing is kept, where the address is no longer in this hand. */
export async function settleDelivery(
  manager: EntityManager,
  claim: WebhookClaim,
  tried: TriedDelivery,
  step: WebhookStep,
): Promise<boolean> {
  const [, settled] = await manager.query<[unknown[], number]>(
    `UPDATE webhook SET
       position = CASE WHEN $4 = 'on' THEN $5 ELSE position END,
       tries = CASE WHEN $4 = 'on' THEN 0 ELSE $6 END,
       due_at = CASE WHEN $4 = 'later' THEN now() + make_interval(secs => $7::float8 * (1 + random() / 10)) ELSE due_at END,
       claim = CASE WHEN $4 = 'on' THEN claim END,
       state = CASE WHEN $4 = 'off' THEN 'disabled' ELSE state END,
       version = CASE WHEN $4 = 'off' THEN version + 1 ELSE version END
     WHERE tournament_id = $1 AND id = $2 AND claim = $3`,
    [
      claim.tournamentId,
      claim.id,
      claim.claim,
      step.go,
      tried.sequence,
      tried.tries,
      step.go === 'later' ? step.seconds : 0,
    ],
  );
  if (settled === 0) return false;
  const { tournamentId, id: webhookId } = claim;
  const key = ['tournamentId', 'webhookId', 'sequence'];
  await manager.upsert(WebhookDeliveryRow, { tournamentId, webhookId, ...tried, triedAt: () => 'now()' }, key);
  return true;
}

/** Puts an address out of hand, so that it is taken again at once, by any process. */
export async function releaseWebhook(manager: EntityManager, { tournamentId, id, claim }: WebhookClaim): Promise<void> {
  await manager.query(
    'UPDATE webhook SET claim = NULL, due_at = now() WHERE tournament_id = $1 AND id = $2 AND claim = $3',
    [tournamentId, id, claim],
  );
}

interface Held {
  readonly url: string;
  readonly secret: string;
  readonly oldSecret: string | null;
  readonly position: number;
  readonly tries: number;
  readonly events: string[] | null;
  readonly end: number;
}
