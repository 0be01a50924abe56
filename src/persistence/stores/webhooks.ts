import type { EntityManager } from 'typeorm';
import { WebhookDeliveryRow } from '../entities/webhook-delivery';
import { WebhookRow } from '../entities/webhook';

export { type WebhookState, webhookStates } from '../entities/webhook';
export {
  type DeliveryFailure,
  deliveryFailures,
  type DeliveryState,
  deliveryStates,
} from '../entities/webhook-delivery';

/** An address that is told what happens, without its secrets. */
export type Webhook = Readonly<Omit<WebhookRow, 'secret' | 'oldSecret'>>;

/** How telling one line of the log to one address has gone so far. */
export type WebhookDelivery = Readonly<WebhookDeliveryRow>;

/** Which address. */
export type WebhookPlace = Pick<Webhook, 'tournamentId' | 'id'>;

/** What is said of an address when it is added; it is told what comes after `position`. */
export type NewWebhook = Pick<Webhook, 'tournamentId' | 'id' | 'url' | 'events' | 'position'> & {
  readonly secret: string;
};

/** Adds an address. */
export async function insertWebhook(manager: EntityManager, webhook: NewWebhook): Promise<Webhook> {
  const { tournamentId, id } = webhook;
  await manager.insert(WebhookRow, webhook);
  return manager.findOneByOrFail(WebhookRow, { tournamentId, id });
}

/** One address; undefined where there is none. */
export async function findWebhook(
  manager: EntityManager,
  { tournamentId, id }: WebhookPlace,
): Promise<Webhook | undefined> {
  return (await manager.findOneBy(WebhookRow, { tournamentId, id })) ?? undefined;
}

/** The same, and nobody else changes it or takes it in hand until the transaction ends. */
export async function lockWebhook(
  manager: EntityManager,
  { tournamentId, id }: WebhookPlace,
): Promise<Webhook | undefined> {
  const lock = { mode: 'for_no_key_update' } as const;
  return (await manager.findOne(WebhookRow, { where: { tournamentId, id }, lock })) ?? undefined;
}

/** Every address of a tournament, the oldest first. */
export async function listWebhooks(manager: EntityManager, tournamentId: string): Promise<readonly Webhook[]> {
  return manager.find(WebhookRow, { where: { tournamentId }, order: { createdAt: 'ASC', id: 'ASC' } });
}

/** The secret that signs what an address is told; undefined where there is no such address. */
export async function findSecret(
  manager: EntityManager,
  { tournamentId, id }: WebhookPlace,
): Promise<string | undefined> {
  const row = await manager.findOne(WebhookRow, { where: { tournamentId, id }, select: { secret: true } });
  return row?.secret;
}

/** Takes an address away with all that is known of its deliveries. */
export async function deleteWebhook(manager: EntityManager, { tournamentId, id }: WebhookPlace): Promise<void> {
  await manager.delete(WebhookRow, { tournamentId, id });
}

/** Gives an address a new secret; the one before signs too for so many hours. */
export async function replaceSecret(
  manager: EntityManager,
  { tournamentId, id }: WebhookPlace,
  { secret, hours }: { readonly secret: string; readonly hours: number },
): Promise<Webhook> {
  await manager.query(
    `UPDATE webhook SET old_secret = secret, old_secret_until = now() + make_interval(hours => $4), secret = $3,
       version = version + 1
     WHERE tournament_id = $1 AND id = $2`,
    [tournamentId, id, secret, hours],
  );
  return manager.findOneByOrFail(WebhookRow, { tournamentId, id });
}

/** Lets an address, a disabled one too, be told once more what comes after a number, beginning now. */
export async function restartAfter(
  manager: EntityManager,
  { tournamentId, id }: WebhookPlace,
  position: number,
): Promise<Webhook> {
  const again = { position, tries: 0, claim: null, state: 'active', dueAt: () => 'now()' } as const;
  await manager.update(WebhookRow, { tournamentId, id }, { ...again, version: () => 'version + 1' });
  return manager.findOneByOrFail(WebhookRow, { tournamentId, id });
}

/** At most `limit` deliveries to an address, the newest line first, those before a number where one is given. */
export async function listDeliveries(
  manager: EntityManager,
  { tournamentId, id }: WebhookPlace,
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
): Promise<readonly WebhookDelivery[]> {
  const query = manager
    .createQueryBuilder(WebhookDeliveryRow, 'delivery')
    .where('delivery.tournamentId = :tournamentId AND delivery.webhookId = :id', { tournamentId, id });
  if (before !== undefined) query.andWhere('delivery.sequence < :before', { before });
  return query.orderBy('delivery.sequence', 'DESC').limit(limit).getMany();
}
