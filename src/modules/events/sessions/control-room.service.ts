import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { medianPace, slowLists, type Share } from '../../../competition';
import { Ledger } from '../../../persistence/ledger';
import { confirmationsNeeded, countConfirmations } from '../../../persistence/stores/confirmations';
import { listWaiting } from '../../../persistence/stores/disputes';
import { findSession, type Session, type SessionPlace } from '../../../persistence/stores/sessions';
import { listTables, type PlayingTable } from '../../../persistence/stores/tables';
import { refusal, type Caller } from '../../access';
import { admit } from '../tournaments';
import { failedChecks } from './closing';
import type { ControlRoom } from './control-room.schema';
import { clockOf } from './session-answer';

/** Shows what keeps a session from being closed. */
@Injectable()
export class ControlRoomService {
  constructor(private readonly ledger: Ledger) {}

  show(caller: Caller, place: SessionPlace): Promise<z.infer<typeof ControlRoom>> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'read', place.tournamentId);
      const session = await findSession(transaction, place);
      if (session === undefined) throw refusal('hidden');
      const now = new Date();
      const tables = await listTables(transaction, place);
      const lists = tables.map(progressOf);
      const missing = lists.filter((list) => !isComplete(list));
      const slow = session.state === 'open' ? slowLists(lists, clockPace(session, now) ?? medianPace(lists)) : [];
      const failed = await failedChecks(transaction, tables.filter(isComplete), tournament);
      const confirmed = await countConfirmations(transaction, place);
      const unconfirmed = lists.filter(
        (list) => isComplete(list) && (confirmed.get(list.tableId) ?? 0) < confirmationsNeeded,
      );
      const disputes = await listWaiting(transaction, place);
      const { number, state, timeUp } = session;
      return {
        number,
        state,
        timeUp,
        clock: clockOf(session, now),
        tables: lists.length,
        complete: lists.length - missing.length,
        missing: missing.map(shownProgress),
        slow: slow.map((list) => ({ ...shownProgress(list), behind: list.behind })),
        unconfirmed: unconfirmed.map(({ tableId, table }) => ({ tableId, table })),
        failedChecks: failed.map(({ line = null, seat = null, tableId, table, code }) => ({
          tableId,
          table,
          code,
          line,
          seat,
        })),
        openDisputes: disputes.map(({ id: disputeId, tableId, deal }) => ({ disputeId, tableId, deal })),
      };
    });
  }
}

function progressOf({ id: tableId, number: table, dealsEntered, dealsFixed, size: players }: PlayingTable) {
  return { tableId, table, dealsEntered, dealsFixed, players };
}

function shownProgress({ tableId, table, dealsEntered, dealsFixed }: ReturnType<typeof progressOf>) {
  return { tableId, table, dealsEntered, dealsFixed };
}

const isComplete = ({ dealsEntered, dealsFixed }: Pick<PlayingTable, 'dealsEntered' | 'dealsFixed'>): boolean =>
  dealsEntered === dealsFixed;

/** How much of its time a session has used, from the opening on; undefined where it has no limit. */
function clockPace({ openedAt, startsAt, endsAt }: Session, now: Date): Share | undefined {
  if (endsAt === null) return undefined;
  const from = (openedAt ?? startsAt).getTime();
  return { done: now.getTime() - from, of: endsAt.getTime() - from };
}
