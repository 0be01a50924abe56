import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Answers, eventStreamMediaType, httpProblems, Identifier, LastEventId, streamEvents } from '../../../platform';
import { accessProblems, AskedBy, GuardedByKeys, TakesKey, type Caller } from '../../access';
import { EventsQuery, EventStream } from './live.schema';
import { LiveService } from './live.service';

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/events')
export class LiveController {
  constructor(private readonly live: LiveService) {}

  @Get()
  @TakesKey()
  @Answers({
    id: 'followTournament',
    summary: 'Everything that happens in a tournament, as it happens.',
    schema: EventStream,
    mediaType: eventStreamMediaType,
    problems: [accessProblems.unauthenticated, httpProblems['not-found']],
  })
  async follow(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @LastEventId() lastEventId: number | undefined,
    @Query({ schema: EventsQuery }) { after }: z.output<typeof EventsQuery>,
  ) {
    return streamEvents(request, reply, await this.live.follow(caller, tournament, lastEventId ?? after));
  }
}
