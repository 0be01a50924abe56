import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedOnce, httpProblems, idempotencyProblems, Identifier, Reply } from '../../../platform';
import type { CommandRequest } from '../../../platform';
import { accessProblems, AskedByKey, GuardedByKeys, NeedsKey, type Principal } from '../../access';
import { BookingAnswer, DeskAnswer, LedgerAnswer, LedgerPage, NewBooking } from './ledger.schema';
import { LedgerService } from './ledger.service';
import { bookingProblems } from './money.problems';

const problems = [...Object.values(accessProblems), httpProblems['not-found']];

@GuardedByKeys()
@Controller('v1/tournaments/:tournament/ledger')
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  @Get()
  @NeedsKey()
  @Answers({
    id: 'showLedger',
    summary: 'Every movement of money, each with its unit, and what lies in every account.',
    schema: LedgerAnswer,
    problems,
  })
  show(
    @AskedByKey() by: Principal,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Query({ schema: LedgerPage }) page: z.output<typeof LedgerPage>,
  ) {
    return this.ledger.show(by, tournament, page);
  }

  @Get('desk')
  @NeedsKey()
  @Answers({
    id: 'showCashDesk',
    summary: 'The cash desk by person and by table: what is due, paid and open.',
    schema: DeskAnswer,
    problems,
  })
  desk(@AskedByKey() by: Principal, @Param('tournament', { schema: Identifier }) tournament: string) {
    return this.ledger.desk(by, tournament);
  }

  @Post('bookings')
  @NeedsKey()
  @Answers({
    id: 'bookMoney',
    summary: 'Books money taken in, paid out, given back, or put into a pot.',
    status: 201,
    schema: BookingAnswer,
    problems: [...problems, ...Object.values(idempotencyProblems), ...Object.values(bookingProblems)],
  })
  async book(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Param('tournament', { schema: Identifier }) tournament: string,
    @Body({ schema: NewBooking }) asked: z.output<typeof NewBooking>,
  ) {
    return new Reply(await this.ledger.book(by, command, tournament, asked));
  }
}
