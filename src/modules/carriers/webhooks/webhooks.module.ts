import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { LogModule } from '../log';
import { Courier } from './courier';
import { WebhookSender } from './sender';
import { WebhooksController } from './webhooks.controller';
import { WebhooksService } from './webhooks.service';

@Module({
  imports: [AccessModule, LogModule],
  controllers: [WebhooksController],
  providers: [WebhooksService, WebhookSender, Courier],
})
export class WebhooksModule {}
