import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { compareLists } from '../../../competition';
import { Ledger } from '../../../persistence/ledger';
import { findControlEntry, insertControlEntry, listControlEntries } from '../../../persistence/stores/control-lists';
import type { ControlEntry } from '../../../persistence/stores/control-lists';
import { findDeal, listDeals, type DealPlace, type DealRevision } from '../../../persistence/stores/deals';
import { type PlayingTable } from '../../../persistence/stores/tables';
import { entityTag, requireCurrent } from '../../../platform';
import type { CommandRequest, ReplyFacts } from '../../../platform';
import { refusal, type Caller, type Principal } from '../../access';
import { asLine, sizeOf } from '../sheets';
import { changeList } from '../standings';
import { presentDeal } from './deal-answer';
import type { ControlAnswer, ControlLine, ControlList, DealCorrection } from './deals.schema';
import { numberToEnter, requireNoPaper, requireSame } from './entry-order';
import { holdFound, requireCorrectable } from './held-table';
import { TableAccess } from './table-access';

/** Keeps the second list of a table, and says of each line whether both lists agree. */
@Injectable()
export class ControlListService {
  constructor(
    private readonly ledger: Ledger,
    private readonly access: TableAccess,
  ) {}

  /** Writes the next line; the same line again is answered with 200 and kept once. */
  async enter(
    by: Principal,
    command: CommandRequest,
    tableId: string,
    told: z.output<typeof ControlLine>,
  ): Promise<ReplyFacts<unknown>> {
    const found = await this.access.findForEntry(by, 'enter-deal', tableId);
    const { tournamentId, session } = found.table;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const held = await holdFound(transaction, found);
      requireCorrectable(by, held);
      await requireNoPaper(transaction, { tournamentId, tableId });
      const next = (await listControlEntries(transaction, { tournamentId, tableId })).length + 1;
      const deal = numberToEnter(told.deal, { next, dealsFixed: held.table.dealsFixed });
      const judged = this.access.judge(told, held, deal);
      const place = { tournamentId, tableId, deal };
      const standing = await findControlEntry(transaction, place);
      const first = await findDeal(transaction, place);
      if (standing !== undefined) {
        requireSame(standing, judged, `/v1/tables/${tableId}/lists/control/deals/${deal}`);
        const body = presentControl(standing, first, held.table);
        return { status: 200, headers: { ETag: controlTag(standing) }, body };
      }
      const entry = await insertControlEntry(transaction, { ...place, revision: 1, enteredBy: by.id, ...judged });
      const body = presentControl(entry, first, held.table);
      const { facts, score, scores, rulesRevision } = entry;
      await changeList(transaction, held, {
        happening: {
          tournamentId,
          by: by.id,
          action: 'control-entered',
          subject: { session, table: tableId, deal },
          after: { revision: 1, facts, score, scores, rulesRevision, agrees: body.agrees },
          reason: entry.reason ?? undefined,
        },
      });
      return { status: 201, headers: { ETag: controlTag(entry) }, body };
    });
  }

  /** Corrects a line by a further revision. */
  async correct(
    by: Principal,
    { tableId, deal }: Pick<DealPlace, 'tableId' | 'deal'>,
    seen: string,
    told: z.output<typeof DealCorrection>,
  ): Promise<ReplyFacts<z.infer<typeof ControlAnswer>>> {
    const found = await this.access.findForCommand(by, 'correct-deal', tableId);
    const { tournamentId, session } = found.table;
    return this.ledger.change(async (transaction) => {
      const held = await holdFound(transaction, found);
      requireCorrectable(by, held);
      const place = { tournamentId, tableId, deal };
      const before = await findControlEntry(transaction, place);
      if (before === undefined) throw refusal('hidden');
      requireCurrent(seen, controlTag(before));
      const revision = before.revision + 1;
      const judged = this.access.judge(told, held, deal);
      const entry = await insertControlEntry(transaction, { ...place, revision, enteredBy: by.id, ...judged });
      const body = presentControl(entry, await findDeal(transaction, place), held.table);
      await changeList(transaction, held, {
        happening: {
          tournamentId,
          by: by.id,
          action: 'control-corrected',
          subject: { session, table: tableId, deal },
          before: { revision: before.revision, facts: before.facts },
          after: {
            revision,
            facts: entry.facts,
            score: entry.score,
            scores: entry.scores,
            rulesRevision: entry.rulesRevision,
            agrees: body.agrees,
          },
          reason: told.reason,
        },
      });
      return { body, headers: { ETag: controlTag(entry) } };
    });
  }

  async list(caller: Caller, tableId: string): Promise<z.infer<typeof ControlList>> {
    const table = await this.access.find(caller, 'read', tableId);
    return this.ledger.read(async (transaction) => {
      const place = { tournamentId: table.tournamentId, tableId };
      const entries = await listControlEntries(transaction, place);
      const firsts = new Map((await listDeals(transaction, place)).map((first) => [first.deal, first]));
      return { items: entries.map((entry) => presentControl(entry, firsts.get(entry.deal), table)) };
    });
  }

  async get(
    caller: Caller,
    { tableId, deal }: Pick<DealPlace, 'tableId' | 'deal'>,
  ): Promise<ReplyFacts<z.infer<typeof ControlAnswer>>> {
    const table = await this.access.find(caller, 'read', tableId);
    return this.ledger.read(async (transaction) => {
      const place = { tournamentId: table.tournamentId, tableId, deal };
      const entry = await findControlEntry(transaction, place);
      if (entry === undefined) throw refusal('hidden');
      const body = presentControl(entry, await findDeal(transaction, place), table);
      return { body, headers: { ETag: controlTag(entry) } };
    });
  }
}

function controlTag({ tableId, deal, revision }: ControlEntry): string {
  return entityTag(['control', tableId, deal], revision);
}

/** A line of the second list, with what the first has to say to it. */
function presentControl(
  entry: ControlEntry,
  first: DealRevision | undefined,
  table: PlayingTable,
): z.infer<typeof ControlAnswer> {
  const agrees = first && compareLists([asLine(first)], [asLine(entry)], sizeOf(table)).every(({ holds }) => holds);
  return { ...presentDeal(entry, table), agrees: agrees ?? null };
}
