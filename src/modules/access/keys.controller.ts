import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, httpProblems, Identifier, IfMatch, preconditionProblems, Reply } from '../../platform';
import { ruleProblems } from '../questions/faults';
import { accessProblems } from './access.problems';
import { AskedByKey, GuardedByKeys, NeedsKey } from './asking';
import { keyProblems } from './keys.problems';
import { KeyAnswer, KeyEnd, KeyList, KeyPage, MadeKey, NewKey } from './keys.schema';
import { KeysService } from './keys.service';
import type { Principal } from './principal';

const { unauthenticated, forbidden } = accessProblems;
const notFound = httpProblems['not-found'];

@GuardedByKeys()
@Controller('v1/keys')
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  @Post()
  @NeedsKey()
  @Answers({
    id: 'makeKey',
    summary: 'Makes a key and shows it this once.',
    status: 201,
    schema: MadeKey,
    problems: [unauthenticated, forbidden, notFound, ruleProblems['facts-missing'], keyProblems['key-outlives-maker']],
  })
  async make(@AskedByKey() by: Principal, @Body({ schema: NewKey }) asked: z.infer<typeof NewKey>) {
    return new Reply(await this.keys.make(by, asked));
  }

  @Get()
  @NeedsKey()
  @Answers({
    id: 'listKeys',
    summary: 'The keys that the caller may revoke.',
    schema: KeyList,
    problems: [unauthenticated, forbidden],
  })
  list(@AskedByKey() by: Principal, @Query({ schema: KeyPage }) page: z.output<typeof KeyPage>) {
    return this.keys.list(by, page);
  }

  @Get(':id')
  @NeedsKey()
  @Answers({ id: 'getKey', summary: 'One key.', schema: KeyAnswer, problems: [unauthenticated, forbidden, notFound] })
  async get(@AskedByKey() by: Principal, @Param('id', { schema: Identifier }) id: string) {
    return new Reply(await this.keys.get(by, id));
  }

  @Delete(':id')
  @NeedsKey()
  @Answers({
    id: 'revokeKey',
    summary: 'Ends a key and those that were made with it, at once and for good.',
    status: 204,
    problems: [unauthenticated, forbidden, notFound, ...Object.values(preconditionProblems)],
  })
  revoke(
    @AskedByKey() by: Principal,
    @Param('id', { schema: Identifier }) id: string,
    @Query({ schema: KeyEnd }) { keepMade }: z.output<typeof KeyEnd>,
    @IfMatch() seen: string,
  ) {
    return this.keys.revoke(by, id, { seen, alone: keepMade === 'true' });
  }
}
