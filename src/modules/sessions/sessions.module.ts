import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { DrawService } from './draw.service';
import { PlanController } from './plan.controller';
import { PlanService } from './plan.service';
import { Scheduler } from './scheduler';
import { SessionsController } from './sessions.controller';
import { SessionsService } from './sessions.service';
import { TransitionsController } from './transitions.controller';

@Module({
  imports: [AccessModule],
  controllers: [SessionsController, TransitionsController, PlanController],
  providers: [SessionsService, DrawService, PlanService, Scheduler],
  exports: [Scheduler],
})
export class SessionsModule {}
