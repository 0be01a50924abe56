import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import {
  Answers,
  AskedOnce,
  httpProblems,
  idempotencyProblems,
  Identifier,
  IfMatch,
  preconditionProblems,
  Reply,
  type CommandRequest,
} from '../../../platform';
import { accessProblems, AskedByKey, GuardedByKeys, NeedsKey, type Principal } from '../../access';
import { webhookProblems } from './webhooks.problems';
import { DeliveryList, DeliveryPage, NewWebhook, Replay, SecretRotation } from './webhooks.schema';
import { WebhookAnswer, WebhookList, WebhookWithSecret } from './webhooks.schema';
import { WebhooksService } from './webhooks.service';

const problems = [...Object.values(accessProblems), httpProblems['not-found']];
const stepProblems = [...problems, ...Object.values(idempotencyProblems), ...Object.values(preconditionProblems)];

const Tournament = () => Param('tournament', { schema: Identifier });
const Webhook = () => Param('webhook', { schema: Identifier });

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Post()
  @NeedsKey()
  @Answers({
    id: 'addWebhook',
    summary: 'Tells an address what happens from now on, and shows the secret that signs it this once.',
    status: 201,
    schema: WebhookWithSecret,
    problems: [
      ...problems,
      ...Object.values(idempotencyProblems),
      webhookProblems['webhook-address-refused'],
      webhookProblems['unknown-action'],
      webhookProblems['webhooks-full'],
    ],
  })
  async add(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Tournament() tournamentId: string,
    @Body({ schema: NewWebhook }) asked: z.output<typeof NewWebhook>,
  ) {
    return new Reply(await this.webhooks.add(by, command, tournamentId, asked));
  }

  @Get()
  @NeedsKey()
  @Answers({ id: 'listWebhooks', summary: 'The addresses that are told.', schema: WebhookList, problems })
  list(@AskedByKey() by: Principal, @Tournament() tournamentId: string) {
    return this.webhooks.list(by, tournamentId);
  }

  @Get(':webhook')
  @NeedsKey()
  @Answers({ id: 'getWebhook', summary: 'One of them.', schema: WebhookAnswer, problems })
  async get(@AskedByKey() by: Principal, @Tournament() tournamentId: string, @Webhook() id: string) {
    return new Reply(await this.webhooks.get(by, { tournamentId, id }));
  }

  @Delete(':webhook')
  @NeedsKey()
  @Answers({
    id: 'removeWebhook',
    summary: 'Tells an address nothing any more.',
    status: 204,
    problems: [...problems, ...Object.values(preconditionProblems)],
  })
  remove(
    @AskedByKey() by: Principal,
    @IfMatch() seen: string,
    @Tournament() tournamentId: string,
    @Webhook() id: string,
  ) {
    return this.webhooks.remove(by, { place: { tournamentId, id }, seen });
  }

  @Post(':webhook/secret')
  @NeedsKey()
  @Answers({
    id: 'rotateWebhookSecret',
    summary: 'Makes a new secret and shows it this once; for a day the one before signs too.',
    schema: WebhookWithSecret,
    problems: stepProblems,
  })
  async rotateSecret(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @IfMatch() seen: string,
    @Tournament() tournamentId: string,
    @Webhook() id: string,
    @Body({ schema: SecretRotation }) { reason }: z.output<typeof SecretRotation>,
  ) {
    return new Reply(await this.webhooks.rotateSecret(by, command, { place: { tournamentId, id }, seen, reason }));
  }

  @Post(':webhook/replay')
  @NeedsKey()
  @Answers({
    id: 'replayWebhook',
    summary: 'Tells again from a line of the log on, in order; a disabled webhook goes on with it.',
    schema: WebhookAnswer,
    problems: [...stepProblems, webhookProblems['sequence-not-reached']],
  })
  async replay(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @IfMatch() seen: string,
    @Tournament() tournamentId: string,
    @Webhook() id: string,
    @Body({ schema: Replay }) { from }: z.output<typeof Replay>,
  ) {
    return new Reply(await this.webhooks.replay(by, command, { place: { tournamentId, id }, seen }, from));
  }

  @Get(':webhook/deliveries')
  @NeedsKey()
  @Answers({
    id: 'listDeliveries',
    summary: 'How telling went, the newest line first.',
    schema: DeliveryList,
    problems,
  })
  deliveries(
    @AskedByKey() by: Principal,
    @Tournament() tournamentId: string,
    @Webhook() id: string,
    @Query({ schema: DeliveryPage }) page: z.output<typeof DeliveryPage>,
  ) {
    return this.webhooks.deliveries(by, { tournamentId, id }, page);
  }
}
