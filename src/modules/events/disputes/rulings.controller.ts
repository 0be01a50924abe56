import { Body, Controller, Param, Patch, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, AskedOnce, AsTold, httpProblems, IfMatch } from '../../../platform';
import { idempotencyProblems, preconditionProblems } from '../../../platform';
import { Identifier, Reply, type CommandRequest, type Language } from '../../../platform';
import { accessProblems, AskedByKey, GuardedByKeys, NeedsKey, type Principal } from '../../access';
import { ruleProblems } from '../../questions/faults';
import { dealProblems } from '../tables';
import { tournamentProblems } from '../tournaments';
import { AppealsService } from './appeals.service';
import { CompletionsService, type Completing } from './completions.service';
import { disputeProblems } from './disputes.problems';
import { DisputeAnswer } from './disputes.schema';
import { Completion, NewAppeal, NewRuling, Withdrawal } from './rulings.schema';
import { RulingsService } from './rulings.service';

const problems = [
  ...Object.values(accessProblems),
  ...Object.values(idempotencyProblems),
  httpProblems['not-found'],
  tournamentProblems['wrong-state'],
  disputeProblems['dispute-state'],
];

const Dispute = () => Param('dispute', { schema: Identifier });

@GuardedByKeys()
@Controller('v1/disputes/:dispute')
export class RulingsController {
  constructor(
    private readonly rulings: RulingsService,
    private readonly appeals: AppealsService,
    private readonly completions: CompletionsService,
  ) {}

  @Patch()
  @NeedsKey()
  @Answers({
    id: 'completeDispute',
    summary: 'Adds facts to a dispute that waits for a ruling; the engine advises anew on all that was told.',
    schema: DisputeAnswer,
    problems: [
      ...Object.values(accessProblems),
      ...Object.values(preconditionProblems),
      ...Object.values(ruleProblems),
      httpProblems['not-found'],
      tournamentProblems['wrong-state'],
      disputeProblems['dispute-state'],
    ],
  })
  async complete(
    @AskedByKey() by: Principal,
    @Dispute() dispute: string,
    @IfMatch() seen: string,
    @Body({ schema: Completion }) _told: z.output<typeof Completion>,
    @AsTold() more: Completing,
    @AskedLanguage() language: Language,
  ) {
    return new Reply(await this.completions.complete(by, dispute, { seen, more, language }));
  }

  @Post('rulings')
  @NeedsKey()
  @Answers({
    id: 'rule',
    summary: 'Rules on a dispute, with the advice or against it; deal, points and standings change with the ruling.',
    status: 201,
    schema: DisputeAnswer,
    problems: [
      ...problems,
      ...Object.values(ruleProblems),
      ...Object.values(dealProblems),
      disputeProblems['advice-undecided'],
      disputeProblems['not-advised'],
      disputeProblems['ruled-before'],
      disputeProblems['no-deal-disputed'],
    ],
  })
  async rule(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Dispute() dispute: string,
    @Body({ schema: NewRuling }) told: z.output<typeof NewRuling>,
    @AsTold() asTold: Pick<Completing, 'facts' | 'situation'>,
    @AskedLanguage() language: Language,
  ) {
    return new Reply(await this.rulings.rule(by, command, dispute, { told, asTold, language }));
  }

  @Post('appeals')
  @NeedsKey()
  @Answers({
    id: 'appeal',
    summary: 'Brings the ruling of a referee before the jury.',
    status: 201,
    schema: DisputeAnswer,
    problems: [...problems, disputeProblems['deadline-passed'], dealProblems['deal-in-dispute']],
  })
  async appeal(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Dispute() dispute: string,
    @Body({ schema: NewAppeal }) { reason }: z.output<typeof NewAppeal>,
    @AskedLanguage() language: Language,
  ) {
    return new Reply(await this.appeals.appeal(by, command, dispute, { reason, language }));
  }

  @Post('withdraw')
  @NeedsKey()
  @Answers({
    id: 'withdrawDispute',
    summary: 'Withdraws a dispute on which nobody has ruled.',
    schema: DisputeAnswer,
    problems,
  })
  async withdraw(
    @AskedByKey() by: Principal,
    @AskedOnce() command: CommandRequest,
    @Dispute() dispute: string,
    @Body({ schema: Withdrawal }) { reason }: z.output<typeof Withdrawal>,
    @AskedLanguage() language: Language,
  ) {
    return new Reply(await this.appeals.withdraw(by, command, dispute, { reason, language }));
  }
}
