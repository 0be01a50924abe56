import { profileOf } from '../../../persistence/kept/profile';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { isSeat, scorePaperList, type TableSize } from '../../../competition';
import { Ledger } from '../../../persistence/ledger';
import { confirmationsNeeded, insertConfirmation, listConfirmations } from '../../../persistence/stores/confirmations';
import { countDealsAt } from '../../../persistence/stores/deals';
import {
  deletePaperList,
  findPaperList,
  insertPaperList,
  type StoredPaperList,
} from '../../../persistence/stores/paper-lists';
import { record } from '../../../persistence/stores/records';
import { findTable, type PlayingTable } from '../../../persistence/stores/tables';
import { ProblemError, requireCurrent, type CommandRequest, type ReplyFacts } from '../../../platform';
import { refusal, type Principal } from '../../access';
import { Profile } from '../tournaments';
import { changeList, stretchesOf } from '../standings';
import { dealProblems } from './deals.problems';
import { requireNoDealInDispute } from './entry-order';
import { holdFound, requireCorrectable, requireOpen, requireRulable } from './held-table';
import type { TakingBack } from './deals.schema';
import { TableAccess } from './table-access';
import { tableTag } from './table-answer';
import type { Confirmation, ConfirmationAnswer, PaperTotals, TableAnswer } from './tables.schema';
import { showTable } from './tables.service';

/** Takes the end sums of lists that were kept on paper, and the players' word that a list is right. */
@Injectable()
export class PaperListsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly access: TableAccess,
  ) {}

  /** Enters or corrects end sums; deals that were entered before no longer count, and stay to be seen. Sums that fail a check are kept with the check, which keeps the session from closing. */
  async put(
    by: Principal,
    tableId: string,
    seen: string,
    told: z.output<typeof PaperTotals>,
  ): Promise<ReplyFacts<z.infer<typeof TableAnswer>>> {
    const found = await this.access.findForEntry(by, 'enter-deal', tableId);
    const { tournamentId, session } = found.table;
    return this.ledger.change(async (transaction) => {
      const held = await holdFound(transaction, found);
      const { table, tournament } = held;
      requireCorrectable(by, held);
      requireCurrent(seen, tableTag(table));
      const place = { tournamentId, tableId };
      const before = await findPaperList(transaction, place);
      if (before === undefined) await requireNoDealInDispute(transaction, table);
      if (stretchesOf(table).length > 1) throw new ProblemError(dealProblems['list-divided']);
      if (before !== undefined && told.reason === undefined) throw withoutReason();
      requireEachSeat(told, table);
      requireDealers(told, profileOf(tournament));
      const { totals, passed, notPlayed, ramsch = 0, reason = null } = told;
      const revision = (before?.revision ?? 0) + 1;
      await insertPaperList(transaction, {
        ...place,
        revision,
        totals,
        passed,
        notPlayed,
        ramsch,
        reason,
        enteredBy: by.id,
      });
      await changeList(transaction, held, {
        deals: 'all',
        happening: {
          tournamentId,
          by: by.id,
          action: before === undefined ? 'totals-entered' : 'totals-corrected',
          subject: { session, table: tableId },
          before: before === undefined ? null : sumsOf(before),
          after: sumsOf({ revision, totals, passed, notPlayed, ramsch }),
          reason: told.reason,
        },
      });
      const after = await findTable(transaction, tableId);
      if (after === undefined) throw refusal('hidden');
      return showTable(transaction, by, tournament, after);
    });
  }

  /** Takes end sums back: the list goes on deal by deal, after those that were entered before the sums. */
  async takeBack(by: Principal, tableId: string, seen: string, { reason }: z.output<typeof TakingBack>): Promise<void> {
    const found = await this.access.findForCommand(by, 'enter-deal', tableId);
    const { tournamentId, session } = found.table;
    await this.ledger.change(async (transaction) => {
      const held = await holdFound(transaction, found);
      requireOpen(held);
      const place = { tournamentId, tableId };
      const before = await findPaperList(transaction, place);
      if (before === undefined) throw new ProblemError(dealProblems['list-by-deals']);
      requireCurrent(seen, tableTag(held.table));
      await deletePaperList(transaction, place);
      const dealsEntered = await countDealsAt(transaction, place);
      await changeList(transaction, held, {
        deals: dealsEntered,
        happening: {
          tournamentId,
          by: by.id,
          action: 'totals-taken-back',
          subject: { session, table: tableId },
          before: sumsOf(before),
          after: { dealsEntered },
          reason,
        },
      });
    });
  }

  /** Notes that a seat calls the complete list right, in the version that it has seen. */
  async confirm(
    by: Principal,
    command: CommandRequest,
    tableId: string,
    { seen, seat, by: told }: z.output<typeof Confirmation> & { readonly seen: string },
  ): Promise<ReplyFacts<unknown>> {
    const found = await this.access.findForCommand(by, 'enter-deal', tableId);
    const { tournamentId, session } = found.table;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const held = await holdFound(transaction, found);
      const { table } = held;
      requireRulable(held);
      requireCurrent(seen, tableTag(table));
      if (table.dealsEntered < table.dealsFixed) throw new ProblemError(dealProblems['list-incomplete']);
      requireSeat(seat, table);
      const place = { tournamentId, tableId, version: table.version };
      const device = told ?? (by.role === 'player' ? 'link' : null);
      requireOneSeat(await listConfirmations(transaction, place), { seat, device });
      await insertConfirmation(transaction, { ...place, seat, device, confirmedBy: by.id });
      const confirmations = await listConfirmations(transaction, place);
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'list-confirmed',
        subject: { session, table: tableId, seat },
        after: { version: table.version, device },
      });

      const body: z.infer<typeof ConfirmationAnswer> = {
        seat,
        listState: confirmations.length >= confirmationsNeeded ? 'confirmed' : 'complete',
        confirmations: confirmations.map((entry) => ({ seat: entry.seat, at: entry.confirmedAt.toISOString() })),
      };
      return { status: 201, headers: { ETag: tableTag(table) }, body };
    });
  }
}

/** Refuses a device that has confirmed the same list for another seat. */
function requireOneSeat(
  confirmed: Awaited<ReturnType<typeof listConfirmations>>,
  { seat, device }: { readonly seat: number; readonly device: string | null },
): void {
  const other = confirmed.find((one) => device !== null && one.device === device && one.seat !== seat);
  if (other === undefined) return;
  const detail = {
    en: `This device has confirmed the list for seat ${other.seat}. Seat ${seat} confirms it on a device of its own.`,
    de: `Dieses Gerät hat die Liste für Platz ${other.seat} bestätigt. Platz ${seat} bestätigt sie auf einem eigenen Gerät.`,
  };
  throw new ProblemError(dealProblems['device-has-confirmed'], { detail, members: { seat: other.seat } });
}

/** Refuses a seat that the table does not have. */
export function requireSeat(seat: number, { size }: Pick<PlayingTable, 'size'>): void {
  if (isSeat(seat, size as TableSize)) return;
  const kind = dealProblems['seat-not-at-table'];
  throw new ProblemError(kind, { errors: [{ pointer: '/seat', code: kind.code, message: kind.title }] });
}

function requireEachSeat({ totals }: z.output<typeof PaperTotals>, { size }: PlayingTable): void {
  const named = new Set(totals.map(({ seat }) => seat));
  if (named.size === totals.length && totals.length === size && Math.max(...named) === size) return;
  const kind = dealProblems['columns-missing'];
  throw new ProblemError(kind, { errors: [{ pointer: '/totals', code: kind.code, message: kind.title }] });
}

function requireDealers(told: z.output<typeof PaperTotals>, { scoring, passedDealCredit }: Profile): void {
  const players = told.totals.length as TableSize;
  const { faults } = scorePaperList({ ...told, scoring, players, passedDealCredit });
  const fault = faults.find(({ code }) => code === 'passed-without-dealer');
  if (fault === undefined) return;
  const kind = dealProblems['passed-without-dealer'];
  throw new ProblemError(kind, { errors: [{ pointer: '/totals', code: kind.code, message: fault.message }] });
}

function withoutReason(): ProblemError {
  const kind = dealProblems['correction-without-reason'];
  return new ProblemError(kind, { errors: [{ pointer: '/reason', code: 'missing', message: kind.title }] });
}

function sumsOf({ revision, totals, passed, notPlayed, ramsch }: Sums) {
  return { revision, totals, passed, notPlayed, ramsch };
}

type Sums = Pick<StoredPaperList, 'revision' | 'totals' | 'passed' | 'notPlayed' | 'ramsch'>;
