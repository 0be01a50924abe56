import { Controller, Get, Param } from '@nestjs/common';
import { Answers, httpProblems, Identifier } from '../../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../../access';
import { ControlRoom } from './control-room.schema';
import { ControlRoomService } from './control-room.service';
import { SessionNumber } from './sessions.schema';

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/sessions/:session/control-room')
export class ControlRoomController {
  constructor(private readonly room: ControlRoomService) {}

  @Get()
  @TakesKey()
  @Answers({
    id: 'showControlRoom',
    summary: 'What keeps a session from being closed: missing lists, slow tables, failed checks, open disputes.',
    schema: ControlRoom,
    problems: [accessProblems.unauthenticated, httpProblems['not-found']],
  })
  show(
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournamentId: string,
    @Param('session', { schema: SessionNumber }) number: number,
  ) {
    return this.room.show(caller, { tournamentId, number });
  }
}
