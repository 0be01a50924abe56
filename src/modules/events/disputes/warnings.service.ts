import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Happening } from '../../../chronicle';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { withdrawAdjustment } from '../../../persistence/stores/adjustments';
import { record } from '../../../persistence/stores/records';
import { holdersAt, type PlayingTable } from '../../../persistence/stores/tables';
import { findWarning, listWarnings, withdrawWarning, type Warning } from '../../../persistence/stores/warnings';
import { pageOf, ProblemError, type CommandRequest, type ReplyFacts } from '../../../platform';
import { refusal, type Caller, type Principal } from '../../access';
import { citationNamed } from '../../questions/laws';
import { holdTable, requireLaw, requireRulable, TableAccess, type HeldTable } from '../tables';
import { admit } from '../tournaments';
import { changeList } from '../standings';
import { disputeProblems } from './disputes.problems';
import { giveWarning, subjectOf } from './give-warning';
import type { NewWarning, WarningAnswer, WarningList, WarningPage } from './warnings.schema';

/** Gives warnings, shows them and withdraws them. */
@Injectable()
export class WarningsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly access: TableAccess,
  ) {}

  /** Warns a player; only what the event has announced follows from it. */
  async give(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    { tableId, law: citation, ...said }: z.output<typeof NewWarning>,
  ): Promise<ReplyFacts<unknown>> {
    const found = await this.access.find(by, 'rule', tableId);
    if (found.tournamentId !== tournamentId) throw refusal('hidden');
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const held = await holdTable(transaction, by, 'rule', found);
      requireRulable(held);
      if (citation !== undefined) requireLaw(citation, '/law');
      const law = citation === undefined ? null : citationNamed(citation);
      const seat = seatOfPlayer(held.table, said.playerId);
      const { warning, happening } = await giveWarning(transaction, held, { ...said, law, seat, by: by.id });
      await tell(transaction, held, warning, happening);
      return { status: 201, headers: {}, body: present(warning) };
    });
  }

  /** Lets a warning and what it has cost no longer count; both stay to be seen. */
  async withdraw(
    by: Principal,
    command: CommandRequest,
    place: Pick<Warning, 'tournamentId' | 'id'>,
    reason: string,
  ): Promise<ReplyFacts<unknown>> {
    const { tournamentId } = place;
    const found = await this.ledger.read(async (transaction) => {
      await admit(transaction, by, 'rule', tournamentId);
      return findWarning(transaction, place);
    });
    if (found === undefined) throw refusal('hidden');
    const { session, tableId, adjustment } = found;
    await this.access.find(by, 'rule', tableId);
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const held = await holdTable(transaction, by, 'rule', { tournamentId, session, id: tableId });
      requireRulable(held);
      const withdrawn = await withdrawWarning(transaction, place, reason);
      if (withdrawn === undefined) throw new ProblemError(disputeProblems['warning-withdrawn']);
      if (adjustment !== null)
        await withdrawAdjustment(transaction, { tournamentId, tableId, number: adjustment }, reason);
      const subject = subjectOf(withdrawn);
      const happening = { tournamentId, by: by.id, action: 'warning-withdrawn', subject } as const;
      await tell(transaction, held, withdrawn, { ...happening, after: { adjustment }, reason });
      return { status: 200, headers: {}, body: present(withdrawn) };
    });
  }

  async list(
    caller: Caller,
    tournamentId: string,
    { limit, cursor, player: playerId }: z.output<typeof WarningPage>,
  ): Promise<z.infer<typeof WarningList>> {
    const after = cursor && { givenAt: cursor[0], id: cursor[1] };
    const found = await this.ledger.read(async (transaction) => {
      await admit(transaction, caller, 'read', tournamentId);
      return listWarnings(transaction, { tournamentId, playerId, limit: limit + 1, after });
    });
    const { items, next } = pageOf(found, limit, ({ givenAt, id }) => [givenAt, id]);
    return { items: items.map(present), next };
  }
}

/** Records what happened to a warning; one that has cost points has changed the list. */
function tell(
  transaction: Transaction,
  held: HeldTable,
  { adjustment }: Warning,
  happening: Happening<'warning-given'> | Happening<'warning-withdrawn'>,
): Promise<void> {
  return adjustment === null
    ? record<'warning-given' | 'warning-withdrawn'>(transaction, happening)
    : changeList<'warning-given' | 'warning-withdrawn'>(transaction, held, { happening });
}

/** The seat that a player holds or has held at a table; 422 where he has none. */
function seatOfPlayer(table: PlayingTable, playerId: string): number {
  const latest = holdersAt(table, Math.max(1, table.dealsEntered));
  const held = [...latest, ...table.substitutes, ...table.seats].find((one) => one.playerId === playerId);
  if (held !== undefined) return held.seat;
  const kind = disputeProblems['player-not-at-table'];
  throw new ProblemError(kind, { errors: [{ pointer: '/playerId', code: kind.code, message: kind.title }] });
}

function present(warning: Warning): z.infer<typeof WarningAnswer> {
  const { id, playerId, session, tableId, reason, law, expires, disputeId, ruling, adjustment } = warning;
  return {
    id,
    playerId,
    session,
    tableId,
    reason,
    law,
    expires,
    ruling: disputeId !== null && ruling !== null ? { dispute: disputeId, number: ruling } : null,
    adjustment,
    givenBy: warning.givenBy,
    givenAt: warning.givenAt.toISOString(),
    withdrawnFor: warning.withdrawnFor,
  };
}
