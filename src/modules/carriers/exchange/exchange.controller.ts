import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  Answers,
  AskedOnce,
  httpProblems,
  idempotencyProblems,
  Identifier,
  linesMediaType,
  Reply,
  sendSpooled,
  TakesLines,
  withSpooledBody,
  type CommandRequest,
} from '../../../platform';
import {
  accessProblems,
  AskedBy,
  AskedByKey,
  GuardedByKeys,
  NeedsKey,
  TakesKey,
  type Caller,
  type Principal,
} from '../../access';
import { EventLine, SentLine, exchangeProblems, eventLimit } from '../event-file';
import { ExportQuery, Imported } from './exchange.schema';
import { ExportService } from './export.service';
import { ImportService } from './import.service';

@GuardedByKeys()
@Controller('v1/tournaments')
export class ExchangeController {
  constructor(
    private readonly exports: ExportService,
    private readonly imports: ImportService,
  ) {}

  @Get(':tournament/export')
  @TakesKey()
  @Answers({
    id: 'exportTournament',
    summary: 'The whole event as lines of JSON, from one state of the database.',
    schema: EventLine,
    mediaType: linesMediaType,
    problems: [
      accessProblems.unauthenticated,
      httpProblems['not-found'],
      httpProblems['too-many-downloads'],
      httpProblems['no-room'],
    ],
  })
  async export(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @AskedBy() caller: Caller,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Query({ schema: ExportQuery }) { names }: z.output<typeof ExportQuery>,
  ) {
    const event = await this.exports.write(caller, tournament, names === 'true');
    return sendSpooled(request, reply, event, linesMediaType);
  }

  @Post('import')
  @NeedsKey()
  @TakesLines(SentLine)
  @Answers({
    id: 'importTournament',
    summary: 'Takes in a whole event that was exported or generated, or nothing of it.',
    status: 201,
    schema: Imported,
    problems: [
      ...Object.values(accessProblems),
      ...Object.values(idempotencyProblems),
      ...Object.values(exchangeProblems),
      httpProblems['line-too-long'],
      httpProblems['no-room'],
    ],
  })
  async import(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
  ) {
    this.imports.requireMayImport(by);
    const imported = withSpooledBody(request, reply, eventLimit, (body) => this.imports.import(by, command, body));
    return new Reply(await imported);
  }
}
