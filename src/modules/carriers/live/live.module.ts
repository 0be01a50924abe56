import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { LogModule } from '../log';
import { EventFeed } from './event-feed';
import { LiveController } from './live.controller';
import { LiveService } from './live.service';

@Module({ imports: [AccessModule, LogModule], controllers: [LiveController], providers: [EventFeed, LiveService] })
export class LiveModule {}
