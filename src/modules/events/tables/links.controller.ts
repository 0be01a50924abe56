import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Answers, AskedOnce, httpProblems, idempotencyProblems, Identifier, IfMatch } from '../../../platform';
import { preconditionProblems, PublicAddress, Reply, type CommandRequest } from '../../../platform';
import { accessProblems, AskedByKey, GuardedByKeys, NeedsKey } from '../../access';
import type { Principal } from '../../access';
import { LinkAnswer, LinkRenewal } from './links.schema';
import { LinksService } from './links.service';

const problems = [...Object.values(accessProblems), httpProblems['not-found']];

@GuardedByKeys()
@Controller('v1/tables/:table/link')
export class LinksController {
  constructor(
    private readonly links: LinksService,
    private readonly address: PublicAddress,
  ) {}

  @Get()
  @NeedsKey()
  @Answers({ id: 'getPlayerLink', summary: 'The link of the players of a table.', schema: LinkAnswer, problems })
  async get(
    @AskedByKey() by: Principal,
    @Param('table', { schema: Identifier }) table: string,
    @Req() request: FastifyRequest,
  ) {
    return new Reply(await this.links.get(by, table, this.address.ofTables(request)));
  }

  @Post('renew')
  @NeedsKey()
  @Answers({
    id: 'renewPlayerLink',
    summary: 'Puts a new link in the place of one that was lost or has come into wrong hands.',
    schema: LinkAnswer,
    problems: [...problems, ...Object.values(idempotencyProblems), ...Object.values(preconditionProblems)],
  })
  async renew(
    @AskedByKey() by: Principal,
    @Param('table', { schema: Identifier }) table: string,
    @AskedOnce() command: CommandRequest,
    @IfMatch() seen: string,
    @Body({ schema: LinkRenewal }) { reason }: z.output<typeof LinkRenewal>,
    @Req() request: FastifyRequest,
  ) {
    const addressOf = this.address.ofTables(request);
    return new Reply(await this.links.renew(by, table, { command, seen, reason, addressOf }));
  }
}
