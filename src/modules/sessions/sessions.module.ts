import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { DrawService } from './draw.service';
import { Scheduler } from './scheduler';
import { SessionsController } from './sessions.controller';
import { SessionsService } from './sessions.service';
import { TransitionsController } from './transitions.controller';

@Module({
  imports: [AccessModule],
  controllers: [SessionsController, TransitionsController],
  providers: [SessionsService, DrawService, Scheduler],
  exports: [Scheduler],
})
export class SessionsModule {}
