import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger } from '../../../persistence/ledger';
import { findDeal, insertDeal, listDeals, listRevisions, reviseDeal } from '../../../persistence/stores/deals';
import type { DealRevision } from '../../../persistence/stores/deals';
import { pageOf, preconditionProblems, ProblemError, requireCurrent } from '../../../platform';
import type { CommandRequest, ReplyFacts } from '../../../platform';
import { refusal, type Caller, type Principal } from '../../access';
import { changeList } from '../standings';
import { dealPath, dealTag, presentDeal } from './deal-answer';
import { entryOf } from './deal-judgement';
import type { DealAnswer, DealCorrection, DealEntry, DealList, DealPage, RevisionList } from './deals.schema';
import { numberToEnter, requireNoPaper, requireSame, requireUndisputed } from './entry-order';
import { holdFound, requireCorrectable, requireOpen } from './held-table';
import { TableAccess } from './table-access';

/** Enters, shows and corrects the deals of a table. */
@Injectable()
export class DealsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly access: TableAccess,
  ) {}

  /** Enters the next deal. The same entry under its number again is answered with 200 and stored once. */
  async enter(
    by: Principal,
    command: CommandRequest,
    tableId: string,
    told: z.output<typeof DealEntry>,
  ): Promise<ReplyFacts<unknown>> {
    const found = await this.access.findForEntry(by, 'enter-deal', tableId);
    const { tournamentId, session } = found.table;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const held = await holdFound(transaction, found);
      const { table } = held;
      requireOpen(held);
      const next = table.dealsEntered + 1;
      // A list kept on paper has all its deals told, so that it has no next one.
      const isNext = next <= table.dealsFixed && (told.deal ?? next) === next;
      if (!isNext) await requireNoPaper(transaction, { tournamentId, tableId });
      const deal = numberToEnter(told.deal, { next, dealsFixed: table.dealsFixed });
      const judged = this.access.judge(told, held, deal);
      const place = { tournamentId, tableId, deal };
      const standing = isNext ? undefined : await findDeal(transaction, place);
      if (standing !== undefined) {
        requireSame(standing, judged, dealPath(place));
        return { status: 200, headers: { ETag: dealTag(standing) }, body: presentDeal(standing, table) };
      }
      const entered = await insertDeal(transaction, { ...place, revision: 1, enteredBy: by.id, ...judged });
      await changeList(transaction, held, {
        deals: 'one-more',
        happening: {
          tournamentId,
          by: by.id,
          action: 'deal-entered',
          subject: { session, table: tableId, deal },
          after: { revision: 1, facts: judged.facts, ...entryOf(judged), rulesRevision: judged.rulesRevision },
          reason: judged.reason ?? undefined,
        },
      });
      const headers = { ETag: dealTag(entered), Location: dealPath(place) };
      return { status: 201, headers, body: presentDeal(entered, table) };
    });
  }

  /** Enters a further revision; in a closed session only a director does, in a final one nobody. */
  async correct(
    by: Principal,
    { tableId, deal }: Pick<DealRevision, 'tableId' | 'deal'>,
    seen: string,
    told: z.output<typeof DealCorrection>,
  ): Promise<ReplyFacts<z.infer<typeof DealAnswer>>> {
    const found = await this.access.findForCommand(by, 'correct-deal', tableId);
    const { tournamentId, session } = found.table;
    return this.ledger.change(async (transaction) => {
      const held = await holdFound(transaction, found);
      requireCorrectable(by, held);
      const place = { tournamentId, tableId, deal };
      const before = await findDeal(transaction, place);
      if (before === undefined) throw refusal('hidden');
      // End sums make a list complete, so that they are looked for only in one that is.
      if (held.table.dealsEntered === held.table.dealsFixed) await requireNoPaper(transaction, place);
      await requireUndisputed(transaction, place);
      requireCurrent(seen, dealTag(before));
      const judged = this.access.judge(told, held, deal);
      const revision = before.revision + 1;
      const after = await reviseDeal(transaction, { ...place, revision, enteredBy: by.id, ...judged });
      if (after === undefined) throw new ProblemError(preconditionProblems.stale);
      await changeList(transaction, held, {
        happening: {
          tournamentId,
          by: by.id,
          action: 'deal-corrected',
          subject: { session, table: tableId, deal },
          before: { revision: before.revision, facts: before.facts, ...entryOf(before) },
          after: { revision, facts: after.facts, ...entryOf(after), rulesRevision: after.rulesRevision },
          reason: told.reason,
        },
      });
      return { body: presentDeal(after, held.table), headers: { ETag: dealTag(after) } };
    });
  }

  async list(
    caller: Caller,
    tableId: string,
    { limit, cursor }: z.output<typeof DealPage>,
  ): Promise<z.infer<typeof DealList>> {
    const table = await this.access.find(caller, 'read', tableId);
    const place = { tournamentId: table.tournamentId, tableId };
    const found = await this.ledger.read((transaction) =>
      listDeals(transaction, place, { limit: limit + 1, after: cursor }),
    );
    const { items, next } = pageOf(found, limit, ({ deal }) => deal);
    return { items: items.map((entry) => presentDeal(entry, table)), next };
  }

  async get(
    caller: Caller,
    { tableId, deal }: Pick<DealRevision, 'tableId' | 'deal'>,
  ): Promise<ReplyFacts<z.infer<typeof DealAnswer>>> {
    const table = await this.access.find(caller, 'read', tableId);
    const place = { tournamentId: table.tournamentId, tableId, deal };
    const entry = await this.ledger.read((transaction) => findDeal(transaction, place));
    if (entry === undefined) throw refusal('hidden');
    return { body: presentDeal(entry, table), headers: { ETag: dealTag(entry) } };
  }

  /** Everything that was ever entered under this number, oldest first. */
  async revisions(
    caller: Caller,
    { tableId, deal }: Pick<DealRevision, 'tableId' | 'deal'>,
  ): Promise<z.infer<typeof RevisionList>> {
    const table = await this.access.find(caller, 'read', tableId);
    const place = { tournamentId: table.tournamentId, tableId, deal };
    const entries = await this.ledger.read((transaction) => listRevisions(transaction, place));
    if (entries.length === 0) throw refusal('hidden');
    return { items: entries.map((entry) => presentDeal(entry, table)) };
  }
}
