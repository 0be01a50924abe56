import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { deleteDeal, findDeal, insertDeal, listDeals, reviseDeal } from '../../../persistence/stores/deals';
import type { DealRevision } from '../../../persistence/stores/deals';
import { ProblemError, requireCurrent, type CommandRequest, type FieldFault, type ReplyFacts } from '../../../platform';
import { refusal, type Principal } from '../../access';
import { refusalOf } from '../../questions/faults';
import { fault } from '../../../rules';
import { orderOf } from '../sheets';
import { changeList } from '../standings';
import { dealPath, dealTag, presentDeal } from './deal-answer';
import { entryOf, type JudgedDeal } from './deal-judgement';
import { dealProblems } from './deals.problems';
import type { DealEntry, TakingBack } from './deals.schema';
import { numberToEnter, requireNeverDisputed, requireNoPaper, requireUndisputed } from './entry-order';
import { holdFound, requireOpen, type HeldTable } from './held-table';
import { TableAccess } from './table-access';
import { valueAnew } from './value-anew';

/** Puts a forgotten deal between others, and takes the last one back. */
@Injectable()
export class LinesService {
  constructor(
    private readonly ledger: Ledger,
    private readonly access: TableAccess,
  ) {}

  /** Inserts a deal before one that is entered: that one and all after it become further revisions of the next number. */
  async insert(
    by: Principal,
    command: CommandRequest,
    tableId: string,
    told: z.output<typeof DealEntry>,
  ): Promise<ReplyFacts<unknown>> {
    const found = await this.access.findForEntry(by, 'correct-deal', tableId);
    const { tournamentId } = found.table;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const held = await holdFound(transaction, found);
      const { table } = held;
      requireOpen(held);
      await requireNoPaper(transaction, { tournamentId, tableId });
      if (told.deal === undefined) throw refusalOf([fault('facts-missing', '/deal', { field: 'deal' })]);
      const last = numberToEnter(table.dealsEntered + 1, {
        next: table.dealsEntered + 1,
        dealsFixed: table.dealsFixed,
      });
      const deal = numberToEnter(told.deal, { next: last, dealsFixed: table.dealsFixed });
      const place = { tournamentId, tableId, deal };
      await requireNeverDisputed(transaction, place);
      requireSameHolders(held, deal);
      const inserted = this.access.judge(told, held, deal);
      const later = await listDeals(transaction, { tournamentId, tableId }, { after: deal - 1 });
      const lines = [inserted, ...this.movedOn(later, held)];
      for (const [index, line] of lines.entries()) {
        await write(transaction, by, held, { before: later[index], deal: deal + index, line, inserted: deal });
      }
      const entered = await findDeal(transaction, place);
      if (entered === undefined) throw refusal('hidden');
      const headers = { ETag: dealTag(entered), Location: dealPath(place) };
      return { status: 201, headers, body: presentDeal(entered, table) };
    });
  }

  /** Takes the last deal out of the list while the session is open. */
  async takeBack(
    by: Principal,
    { tableId, deal }: Pick<DealRevision, 'tableId' | 'deal'>,
    seen: string,
    { reason }: z.output<typeof TakingBack>,
  ): Promise<void> {
    const found = await this.access.findForCommand(by, 'correct-deal', tableId);
    const { tournamentId, session } = found.table;
    await this.ledger.change(async (transaction) => {
      const held = await holdFound(transaction, found);
      requireOpen(held);
      const place = { tournamentId, tableId, deal };
      const before = await findDeal(transaction, place);
      if (before === undefined) throw refusal('hidden');
      await requireNoPaper(transaction, place);
      await requireUndisputed(transaction, place);
      await requireNeverDisputed(transaction, place);
      const { dealsEntered: last } = held.table;
      if (deal !== last) throw new ProblemError(dealProblems['deal-not-last'], { members: { last } });
      requireCurrent(seen, dealTag(before));
      await deleteDeal(transaction, place);
      await changeList(transaction, held, {
        deals: 'one-less',
        happening: {
          tournamentId,
          by: by.id,
          action: 'deal-taken-back',
          subject: { session, table: tableId, deal },
          before: { revision: before.revision, facts: before.facts, ...entryOf(before) },
          reason,
        },
      });
    });
  }

  /** Lines as they are at the next number, where another seat deals. What cannot stand there is refused, each with its number. */
  private movedOn(lines: readonly DealRevision[], { tournament, table }: HeldTable): readonly JudgedDeal[] {
    const rules = this.access.rulesOf(tournament);
    const faults: FieldFault[] = [];
    const moved = lines.flatMap((line) => {
      const valued = valueAnew(line, rules, orderOf(table, line.deal + 1));
      if (valued.is === 'valued') return [valued.judged];
      const message = valued.is === 'refused' ? valued.message : dealProblems['deal-was-disputed'].title;
      faults.push({
        pointer: `/deals/${line.deal}`,
        code: valued.is === 'refused' ? valued.code : 'deal-was-disputed',
        message,
      });
      return [];
    });
    if (faults.length > 0) throw new ProblemError(dealProblems['deals-cannot-move'], { errors: faults });
    return moved;
  }
}

interface MovedLine {
  /** What stands under the number; undefined behind the last deal. */
  readonly before: DealRevision | undefined;
  readonly deal: number;
  readonly line: JudgedDeal;
  /** The number of the deal that was forgotten. */
  readonly inserted: number;
}

/** Writes one line of a list that moves on. */
async function write(
  transaction: Transaction,
  by: Principal,
  held: HeldTable,
  { before, deal, line, inserted }: MovedLine,
): Promise<void> {
  const { tournamentId, id: tableId, session } = held.table;
  const reason = `Deal ${inserted} was inserted`;
  const revision = (before?.revision ?? 0) + 1;
  const entry = { ...line, tournamentId, tableId, deal, revision, enteredBy: by.id, reason };
  const happening = { tournamentId, by: by.id, subject: { session, table: tableId, deal }, reason };
  if (before === undefined) {
    const { facts, rulesRevision } = await insertDeal(transaction, entry);
    const after = { revision, facts, ...entryOf(line), rulesRevision };
    await changeList(transaction, held, {
      deals: 'one-more',
      happening: { ...happening, action: 'deal-entered', after },
    });
    return;
  }
  const written = await reviseDeal(transaction, entry);
  if (written === undefined) throw new Error('a deal of a held table was changed by somebody else');
  const after = { revision, facts: written.facts, ...entryOf(line), rulesRevision: written.rulesRevision };
  const was = { revision: before.revision, facts: before.facts, ...entryOf(before) };
  await changeList(transaction, held, { happening: { ...happening, action: 'deal-corrected', before: was, after } });
}

/** Refuses to move deals over a number from which somebody else holds a seat. */
function requireSameHolders({ table: { seats, substitutes } }: HeldTable, deal: number): void {
  const changes = [...seats, ...substitutes].filter(({ fromDeal }) => fromDeal > deal);
  if (changes.length === 0) return;
  const kind = dealProblems['deals-cannot-move'];
  throw new ProblemError(kind, {
    errors: changes.map(({ seat, fromDeal }) => ({
      pointer: `/deals/${fromDeal}`,
      code: kind.code,
      message: {
        en: `From deal ${fromDeal} on somebody else holds seat ${seat}.`,
        de: `Ab Spiel ${fromDeal} sitzt auf Platz ${seat} jemand anders.`,
      },
    })),
  });
}
