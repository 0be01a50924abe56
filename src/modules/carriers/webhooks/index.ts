export { webhookCalls } from './message.schema';
export { type WebhookChoices, WebhookSettings } from './webhook-settings';
export { WebhooksModule } from './webhooks.module';
