import { Injectable } from '@nestjs/common';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { lockDispute, markAppealed, markWithdrawn, type Dispute } from '../../../persistence/stores/disputes';
import { record } from '../../../persistence/stores/records';
import { ProblemError, type CommandRequest, type Language, type ReplyFacts } from '../../../platform';
import { refusal, refusalFor, type Action, type Principal } from '../../access';
import { holdTable, requireRulable, requireUndisputed } from '../tables';
import { admit } from '../tournaments';
import { disputeTag } from './dispute-answer';
import { disputeProblems, wrongDisputeState } from './disputes.problems';
import { DisputesService, subjectOf } from './disputes.service';
import { showDispute } from './shown-dispute';

/** What is asked for, and in which language the answer speaks. */
interface Asked {
  readonly reason?: string | undefined;
  readonly language: Language;
}

/** Brings rulings before the jury, and lets open disputes be withdrawn. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly disputes: DisputesService,
  ) {}

  /** Appeals to the jury against the ruling of a referee; after its time 409. The deal stays as it is until the jury has ruled. */
  async appeal(
    by: Principal,
    command: CommandRequest,
    id: string,
    { reason, language }: Asked & { readonly reason: string },
  ): Promise<ReplyFacts<unknown>> {
    const found = await this.disputes.find(by, 'appeal', id);
    const { tournamentId } = found;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const dispute = await hold(transaction, by, 'appeal', found);
      requireState(dispute, 'ruled');
      const { tableId, deal } = dispute;
      if (tableId !== null && deal !== null) await requireUndisputed(transaction, { tournamentId, tableId, deal });
      const appealed = await markAppealed(transaction, dispute, { by: by.id, reason });
      if (appealed === undefined) throw new ProblemError(disputeProblems['deadline-passed']);
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'dispute-appealed',
        subject: subjectOf(appealed),
        before: { state: dispute.state },
        after: { state: 'appealed' },
        reason,
      });
      const body = await showDispute(transaction, appealed, language);
      return { status: 201, headers: { ETag: disputeTag(appealed) }, body };
    });
  }

  /** Lets whoever has opened a dispute, or a referee, withdraw it before anybody has ruled. */
  async withdraw(
    by: Principal,
    command: CommandRequest,
    id: string,
    { reason, language }: Asked,
  ): Promise<ReplyFacts<unknown>> {
    const found = await this.disputes.find(by, 'open-dispute', id);
    const { tournamentId } = found;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const dispute = await lockDispute(transaction, found);
      if (dispute === undefined) throw refusal('hidden');
      const tournament = await admit(transaction, by, 'open-dispute', tournamentId);
      const mayRule = refusalFor(by, 'rule', tournament) === undefined;
      if (dispute.openedBy !== by.id && !mayRule) throw refusal('forbidden');
      requireState(dispute, 'open');
      const withdrawn = await markWithdrawn(transaction, dispute, { by: by.id, reason: reason ?? null });
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'dispute-withdrawn',
        subject: subjectOf(withdrawn),
        before: { state: dispute.state },
        after: { state: 'withdrawn' },
        reason,
      });
      const body = await showDispute(transaction, withdrawn, language);
      return { status: 200, headers: { ETag: disputeTag(withdrawn) }, body };
    });
  }
}

/** Holds a dispute with its table, which must not be final. */
async function hold(transaction: Transaction, by: Principal, action: Action, found: Dispute): Promise<Dispute> {
  const { tournamentId, tableId, session } = found;
  if (tableId !== null && session !== null) {
    requireRulable(await holdTable(transaction, by, action, { tournamentId, session, id: tableId }));
  }
  const dispute = await lockDispute(transaction, found);
  if (dispute === undefined) throw refusal('hidden');
  return dispute;
}

function requireState(dispute: Dispute, wanted: Dispute['state']): void {
  if (dispute.state !== wanted) throw wrongDisputeState(dispute, [wanted]);
}
