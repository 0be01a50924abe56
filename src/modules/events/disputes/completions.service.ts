import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { completeDispute, lockDispute, waiting, type Dispute } from '../../../persistence/stores/disputes';
import { findRevision, type DealRevision } from '../../../persistence/stores/deals';
import { record } from '../../../persistence/stores/records';
import { fingerprintOf, requireCurrent, type Language, type ReplyFacts } from '../../../platform';
import { refusal, type Principal } from '../../access';
import { holdFound, requireRulable } from '../tables';
import { AdviceService, type Matter } from './advice.service';
import { disputeTag, keptAdvice } from './dispute-answer';
import { wrongDisputeState } from './disputes.problems';
import { DisputesService, subjectOf } from './disputes.service';
import { toldOf } from './kept-dispute';
import type { Completion } from './rulings.schema';
import { showDispute } from './shown-dispute';

/** What more is told, in the words of the caller. */
export type Completing = z.input<typeof Completion>;
type Situation = NonNullable<Completing['situation']>;

/** Takes what table and referee tell of an incident once it is brought, and asks the engine again. */
@Injectable()
export class CompletionsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly disputes: DisputesService,
    private readonly advice: AdviceService,
  ) {}

  /** Adds to a dispute that waits for a ruling; whoever may open one at its table may do that. */
  async complete(
    by: Principal,
    id: string,
    { seen, more, language }: { readonly seen: string; readonly more: Completing; readonly language: Language },
  ): Promise<ReplyFacts<unknown>> {
    const { dispute: asked, tournament, found } = await this.disputes.findInEvent(by, actionOf(by), id);
    return this.ledger.change(async (transaction) => {
      const held = found && (await holdFound(transaction, found));
      if (held) requireRulable(held);
      const dispute = await lockDispute(transaction, asked);
      if (dispute === undefined) throw refusal('hidden');
      requireCurrent(seen, disputeTag(dispute));
      if (!waiting.some((state) => state === dispute.state)) throw wrongDisputeState(dispute, waiting);
      const entry = await disputedEntry(transaction, dispute);
      const completed = await this.add(transaction, by, { tournament, held, entry, dispute }, more);
      const body = await showDispute(transaction, completed, language);
      return { body, headers: { ETag: disputeTag(completed) } };
    });
  }

  /** Adds to a dispute that the caller has locked. What was told before in the same words changes nothing. */
  async add(
    transaction: Transaction,
    by: Principal,
    { dispute, ...matter }: Matter & { readonly dispute: Dispute },
    { reason, ...more }: Completing,
  ): Promise<Dispute> {
    const { tournamentId } = dispute;
    const told = toldWith(dispute.told, more);
    if (fingerprintOf(told).equals(fingerprintOf(dispute.told))) return dispute;
    const { judged } = this.advice.on(matter, toldOf({ told }));
    const completed = await completeDispute(transaction, dispute, { told, advice: keptAdvice(judged) });
    await record(transaction, {
      tournamentId,
      by: by.id,
      action: 'dispute-completed',
      subject: subjectOf(dispute),
      before: { told: dispute.told },
      after: { told: completed.told, advice: completed.advice },
      reason,
    });
    return completed;
  }
}

/** The jury adds to what it hears, everybody else to what he could bring. */
const actionOf =
  ({ role }: Principal) =>
  ({ state }: Dispute) =>
    role === 'jury' && state === 'appealed' ? 'rule-appeal' : 'open-dispute';

/** The entry that a dispute is about; undefined where it is about none. */
export async function disputedEntry(
  transaction: Transaction,
  { tournamentId, tableId, deal, revision }: Dispute,
): Promise<DealRevision | undefined> {
  if (tableId === null || deal === null || revision === null) return undefined;
  return findRevision(transaction, { tournamentId, tableId, deal, revision });
}

interface Told {
  readonly incident: { readonly facts?: object };
  readonly situation?: Situation;
}

/** Counts are told for each side: those of one side leave those of the other. */
function situationWith(before: Situation, told: Situation): Situation {
  const sides = (name: 'cardPoints' | 'tricks') => told[name] && { [name]: { ...before[name], ...told[name] } };
  return { ...before, ...told, ...sides('cardPoints'), ...sides('tricks') };
}

/** What was told, with what is told beside it or anew. */
function toldWith(told: object, { facts, situation, ...incident }: Omit<Completing, 'reason'>): object {
  const before = told as Told;
  return {
    ...told,
    incident: {
      ...before.incident,
      ...incident,
      ...(facts && { facts: { ...before.incident.facts, ...facts } }),
    },
    ...(situation && { situation: situationWith(before.situation ?? {}, situation) }),
  };
}
