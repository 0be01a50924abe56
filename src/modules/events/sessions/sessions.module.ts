import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { Caretaker } from './caretaker';
import { ControlRoomController } from './control-room.controller';
import { ControlRoomService } from './control-room.service';
import { DrawService } from './draw.service';
import { PlanController } from './plan.controller';
import { PlanService } from './plan.service';
import { Scheduler } from './scheduler';
import { SessionsController } from './sessions.controller';
import { SessionsService } from './sessions.service';
import { TransitionsController } from './transitions.controller';

@Module({
  imports: [AccessModule],
  controllers: [SessionsController, TransitionsController, PlanController, ControlRoomController],
  providers: [SessionsService, DrawService, PlanService, ControlRoomService, Scheduler, Caretaker],
  exports: [Scheduler],
})
export class SessionsModule {}
