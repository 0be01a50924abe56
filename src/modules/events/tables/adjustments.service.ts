import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger } from '../../../persistence/ledger';
import { insertAdjustment, listAdjustments, withdrawAdjustment } from '../../../persistence/stores/adjustments';
import { holdersAt } from '../../../persistence/stores/tables';
import type { CommandRequest, ReplyFacts } from '../../../platform';
import { refusal, type Caller, type Principal } from '../../access';
import { changeList } from '../standings';
import { holdFound, requireRulable } from './held-table';
import { requireLaw } from './known-law';
import { requireSeat } from './paper-lists.service';
import { TableAccess } from './table-access';
import { presentAdjustment } from './table-answer';
import type { AdjustmentList, AdjustmentWithdrawal, NewAdjustment } from './tables.schema';

/** Penalties and credits apart from the deals, and the ruling on a wrong seat. */
@Injectable()
export class AdjustmentsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly access: TableAccess,
  ) {}

  async add(
    by: Principal,
    command: CommandRequest,
    tableId: string,
    told: z.output<typeof NewAdjustment>,
  ): Promise<ReplyFacts<unknown>> {
    const found = await this.access.findForCommand(by, 'adjust', tableId);
    const { tournamentId, session } = found.table;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const held = await holdFound(transaction, found);
      requireRulable(held);
      const { seat, reason, law = null } = told;
      requireSeat(seat, held.table);
      if (law !== null) requireLaw(law, '/law');
      const deal = Math.max(held.table.dealsEntered, ...held.table.seats.map(({ fromDeal }) => fromDeal));
      const holders = holdersAt(held.table, deal);
      const playerId = holders.find((place) => place.seat === seat)?.playerId;
      if (playerId === undefined) throw refusal('hidden');
      const points = 'points' in told ? told.points : null;
      const entry = { tournamentId, tableId, seat, playerId, points, reason, law, enteredBy: by.id };
      const added = await insertAdjustment(transaction, entry);
      await changeList(transaction, held, {
        happening: {
          tournamentId,
          by: by.id,
          action: points === null ? 'wrong-seat-ruled' : 'points-adjusted',
          subject: { session, table: tableId, adjustment: added.number },
          after: { seat, player: playerId, points, law },
          reason,
        },
      });
      return { status: 201, headers: {}, body: presentAdjustment(added) };
    });
  }

  /** Lets an adjustment no longer count; it stays to be seen. */
  async withdraw(
    by: Principal,
    command: CommandRequest,
    { tableId, number }: { readonly tableId: string; readonly number: number },
    { reason }: z.output<typeof AdjustmentWithdrawal>,
  ): Promise<ReplyFacts<unknown>> {
    const found = await this.access.findForCommand(by, 'adjust', tableId);
    const { tournamentId, session } = found.table;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const held = await holdFound(transaction, found);
      requireRulable(held);
      const withdrawn = await withdrawAdjustment(transaction, { tournamentId, tableId, number }, reason);
      if (withdrawn === undefined) throw refusal('hidden');
      const subject = { session, table: tableId, adjustment: number };
      await changeList(transaction, held, {
        happening: { tournamentId, by: by.id, action: 'adjustment-withdrawn', subject, reason },
      });
      return { status: 200, headers: {}, body: presentAdjustment(withdrawn) };
    });
  }

  async list(caller: Caller, tableId: string): Promise<z.infer<typeof AdjustmentList>> {
    const { tournamentId } = await this.access.find(caller, 'read', tableId);
    const found = await this.ledger.read((transaction) =>
      listAdjustments(transaction, { tournamentId, tableIds: [tableId] }),
    );
    return { items: found.map(presentAdjustment) };
  }
}
