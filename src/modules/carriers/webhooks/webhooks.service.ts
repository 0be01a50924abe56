import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { type Action, actions, isAction } from '../../../chronicle';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { lastSequences, record } from '../../../persistence/stores/records';
import { lockTournament } from '../../../persistence/stores/tournaments';
import {
  deleteWebhook,
  findSecret,
  findWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  lockWebhook,
  replaceSecret,
  restartAfter,
  type Webhook,
  type WebhookPlace,
} from '../../../persistence/stores/webhooks';
import {
  entityTag,
  pageOf,
  ProblemError,
  requireCurrent,
  type CommandRequest,
  type ReplyFacts,
} from '../../../platform';
import { refusal, type Principal } from '../../access';
import { Sealer } from '../log';
import { admit } from '../../events/tournaments';
import { newSecret } from './message';
import { targetFault } from './target';
import { WebhookSettings } from './webhook-settings';
import { webhookProblems } from './webhooks.problems';
import { WebhookAnswer, type DeliveryList, type DeliveryPage, type NewWebhook } from './webhooks.schema';
import type { WebhookList, WebhookWithSecret } from './webhooks.schema';

type Answer = z.infer<typeof WebhookAnswer>;
type AnswerWithSecret = z.infer<typeof WebhookWithSecret>;

/** Webhooks of one tournament, and hours that the secret before a new one goes on to sign. */
const most = 20;
const overlap = 24;

/** A command on a webhook in a version that the caller has seen. */
interface Step {
  readonly place: WebhookPlace;
  readonly seen: string;
  /** For the log. */
  readonly reason?: string | undefined;
}

/** Adds, shows and takes away the addresses that are told what happens in a tournament; for its directors. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly ledger: Ledger,
    private readonly sealer: Sealer,
    private readonly settings: WebhookSettings,
  ) {}

  /** Tells an address what happens from now on. */
  async add(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    { url, events }: z.output<typeof NewWebhook>,
  ): Promise<ReplyFacts<AnswerWithSecret>> {
    await this.admitDirector(by, tournamentId);
    this.requireTarget(url);
    requireActions(events ?? []);
    await this.sealer.seal(tournamentId);
    const id = randomUUID();
    const answer = await this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      await admit(transaction, by, 'run', tournamentId, lockTournament);
      if ((await listWebhooks(transaction, tournamentId)).length >= most) {
        throw new ProblemError(webhookProblems['webhooks-full']);
      }
      const position = (await lastSequences(transaction, [tournamentId])).get(tournamentId) ?? 0;
      const secret = newSecret();
      const added = await insertWebhook(transaction, {
        tournamentId,
        id,
        url,
        events: events ?? null,
        position,
        secret,
      });
      await recordOf(transaction, by, 'webhook-added', added);
      const location = `/v1/tournaments/${tournamentId}/webhooks/${id}`;
      return { status: 201, headers: { ETag: tagOf(added), Location: location }, body: present(added) };
    });
    return this.withSecret(tournamentId, answer);
  }

  async list(by: Principal, tournamentId: string): Promise<z.infer<typeof WebhookList>> {
    await this.admitDirector(by, tournamentId);
    const found = await this.ledger.read((transaction) => listWebhooks(transaction, tournamentId));
    return { items: found.map(present) };
  }

  async get(by: Principal, place: WebhookPlace): Promise<ReplyFacts<Answer>> {
    const found = await this.ledger.read((transaction) => existing(transaction, by, place, findWebhook));
    return { body: present(found), headers: { ETag: tagOf(found) } };
  }

  async remove(by: Principal, { place, seen }: Step): Promise<void> {
    await this.ledger.change(async (transaction) => {
      const webhook = await existing(transaction, by, place, lockWebhook);
      requireCurrent(seen, tagOf(webhook));
      await deleteWebhook(transaction, place);
      await recordOf(transaction, by, 'webhook-removed', webhook);
    });
  }

  /** Makes a new secret; for a day both sign. */
  async rotateSecret(by: Principal, command: CommandRequest, step: Step): Promise<ReplyFacts<AnswerWithSecret>> {
    const change = (transaction: Transaction) =>
      replaceSecret(transaction, step.place, { secret: newSecret(), hours: overlap });
    const answer = await this.change(by, command, step, { action: 'webhook-secret-rotated', change });
    return this.withSecret(step.place.tournamentId, answer);
  }

  /** Tells again from a line on, in order; a disabled webhook goes on with it. */
  async replay(by: Principal, command: CommandRequest, step: Step, from: number): Promise<ReplyFacts<unknown>> {
    const { tournamentId } = step.place;
    await this.admitDirector(by, tournamentId);
    await this.sealer.seal(tournamentId);
    const change = async (transaction: Transaction) => {
      const last = (await lastSequences(transaction, [tournamentId])).get(tournamentId) ?? 0;
      if (from > last + 1) throw new ProblemError(webhookProblems['sequence-not-reached']);
      return restartAfter(transaction, step.place, from - 1);
    };
    return this.change(by, command, step, { action: 'webhook-replayed', change });
  }

  /** How telling went, the newest line first. */
  async deliveries(
    by: Principal,
    place: WebhookPlace,
    { limit, cursor }: z.output<typeof DeliveryPage>,
  ): Promise<z.infer<typeof DeliveryList>> {
    return this.ledger.read(async (transaction) => {
      await existing(transaction, by, place, findWebhook);
      const found = await listDeliveries(transaction, place, { limit: limit + 1, before: cursor });
      const { items, next } = pageOf(found, limit, ({ sequence }) => sequence);
      return {
        items: items.map(({ sequence, state, tries, status, failure, triedAt }) => {
          return { sequence, state, tries, status, failure, triedAt: triedAt.toISOString() };
        }),
        next,
      };
    });
  }

  private change(
    by: Principal,
    command: CommandRequest,
    { place, seen, reason }: Step,
    {
      action,
      change,
    }: { readonly action: WebhookAction; readonly change: (transaction: Transaction) => Promise<Webhook> },
  ) {
    const { tournamentId } = place;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      requireCurrent(seen, tagOf(await existing(transaction, by, place, lockWebhook)));
      const changed = await change(transaction);
      await recordOf(transaction, by, action, changed, reason);
      return { status: 200, headers: { ETag: tagOf(changed) }, body: present(changed) };
    });
  }

  /** Secrets are not kept with the answers of commands; the one that an answer brought is added while it is the current one. */
  private async withSecret(tournamentId: string, answer: ReplyFacts<unknown>): Promise<ReplyFacts<AnswerWithSecret>> {
    const body = WebhookAnswer.parse(answer.body);
    const place = { tournamentId, id: body.id };
    return this.ledger.read(async (transaction) => {
      const current = await findWebhook(transaction, place);
      const isSame = current !== undefined && tagOf(current) === answer.headers?.['ETag'];
      const secret = isSame ? await findSecret(transaction, place) : undefined;
      return { ...answer, body: { ...body, secret: secret ?? null } };
    });
  }

  private admitDirector(by: Principal, tournamentId: string) {
    return this.ledger.read((transaction) => admit(transaction, by, 'run', tournamentId));
  }

  private requireTarget(url: string): void {
    const code = targetFault(new URL(url), this.settings.targets);
    if (code === undefined) return;
    const kind = webhookProblems['webhook-address-refused'];
    throw new ProblemError(kind, { errors: [{ pointer: '/url', code, message: kind.title }] });
  }
}

/** Refuses a word that is no action of the log, and says which there are. */
function requireActions(words: readonly string[]): void {
  const kind = webhookProblems['unknown-action'];
  const errors = words.flatMap((word, index) => {
    if (isAction(word)) return [];
    const message = { en: `There is no action ${word}`, de: `Einen Vorgang ${word} gibt es nicht` };
    return [{ pointer: `/events/${index}`, code: kind.code, message }];
  });
  if (errors.length === 0) return;
  const list = actions.join(', ');
  const detail = { en: `The actions of the log are ${list}.`, de: `Die Vorgänge des Protokolls sind ${list}.` };
  throw new ProblemError(kind, { detail, errors, members: { actions } });
}

async function existing(
  transaction: Transaction,
  by: Principal,
  place: WebhookPlace,
  find: typeof findWebhook,
): Promise<Webhook> {
  await admit(transaction, by, 'run', place.tournamentId);
  const webhook = await find(transaction, place);
  if (webhook === undefined) throw refusal('hidden');
  return webhook;
}

type WebhookAction = Extract<Action, `webhook-${string}`>;

/** Addresses may carry secrets of their owners, so that the log, which all may read, does not name them. */
function recordOf(
  transaction: Transaction,
  by: Principal,
  action: WebhookAction,
  { tournamentId, id }: Webhook,
  reason?: string,
) {
  return record(transaction, { tournamentId, by: by.id, action, subject: { webhook: id }, reason });
}

function tagOf({ id, version }: Webhook): string {
  return entityTag(['webhook', id], version);
}

function present({ id, url, events, state, position, oldSecretUntil, createdAt }: Webhook): Answer {
  const until = oldSecretUntil?.toISOString() ?? null;
  return { id, url, events, state, position, oldSecretUntil: until, createdAt: createdAt.toISOString() };
}
