import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { Caretaker } from './caretaker';
import { ControlRoomController } from './control-room.controller';
import { ControlRoomService } from './control-room.service';
import { CutController } from './cut.controller';
import { CutService } from './cut.service';
import { DrawService } from './draw.service';
import { ManualSeatingController } from './manual-seating.controller';
import { ManualSeatingService } from './manual-seating.service';
import { PlanController } from './plan.controller';
import { PlanService } from './plan.service';
import { Scheduler } from './scheduler';
import { SessionsController } from './sessions.controller';
import { SessionsService } from './sessions.service';
import { TransitionsController } from './transitions.controller';

@Module({
  imports: [AccessModule],
  controllers: [
    SessionsController,
    TransitionsController,
    PlanController,
    ControlRoomController,
    ManualSeatingController,
    CutController,
  ],
  providers: [
    SessionsService,
    DrawService,
    PlanService,
    ControlRoomService,
    ManualSeatingService,
    CutService,
    Scheduler,
    Caretaker,
  ],
  exports: [Scheduler],
})
export class SessionsModule {}
