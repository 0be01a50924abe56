import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { findDeal } from '../../../persistence/stores/deals';
import { findDispute, insertDispute, listDisputes, type Dispute } from '../../../persistence/stores/disputes';
import { record } from '../../../persistence/stores/records';
import { isContestable } from '../../../persistence/stores/sessions';
import { findTable, findTableInEvent, type TableInEvent } from '../../../persistence/stores/tables';
import { findTournament, type Tournament } from '../../../persistence/stores/tournaments';
import { pageOf, ProblemError, type CommandRequest, type Language, type ReplyFacts } from '../../../platform';
import { refusal, refusalFor, type Action, type Caller, type Principal } from '../../access';
import { holdTable, requireRulable, requireUndisputed, type HeldTable } from '../tables';
import { admit, admitted } from '../tournaments';
import { AdviceService, type Matter } from './advice.service';
import { disputePath, disputeTag, keptAdvice } from './dispute-answer';
import { disputeProblems } from './disputes.problems';
import type { DisputeAnswer, DisputeList, DisputePage, NewDispute } from './disputes.schema';
import { showDispute, showDisputes } from './shown-dispute';

type Told = z.output<typeof NewDispute>;

/** Where a dispute is about no table: whoever is bound to tables has no say in it. */
const noTable = { id: '', number: 0 };

/** A dispute in its event, with its table where it is about one. */
export interface DisputeInEvent {
  readonly dispute: Dispute;
  readonly tournament: Tournament;
  readonly found: TableInEvent | undefined;
}

/** Opens disputes with the engine's advice, and shows them. */
@Injectable()
export class DisputesService {
  constructor(
    private readonly ledger: Ledger,
    private readonly advice: AdviceService,
  ) {}

  /** Opens a dispute. The ruling of the engine comes with it, and its deal stays as it is until somebody has ruled. */
  async open(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    { told, asTold, language }: { readonly told: Told; readonly asTold: object; readonly language: Language },
  ): Promise<ReplyFacts<unknown>> {
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const matter = await this.holdMatter(transaction, by, tournamentId, told);
      const { held, entry } = matter;
      const { judged } = this.advice.on(matter, told);
      const opened = await insertDispute(transaction, {
        tournamentId,
        id: randomUUID(),
        session: held?.session.number ?? null,
        tableId: held?.table.id ?? null,
        deal: entry?.deal ?? null,
        revision: entry?.revision ?? null,
        ruleset: judged.ruleset.id,
        kind: told.incident.kind,
        told: asTold,
        advice: keptAdvice(judged),
        openedBy: by.id,
      });
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'dispute-opened',
        subject: subjectOf(opened),
        after: {
          revision: opened.revision,
          ruleset: opened.ruleset,
          kind: opened.kind,
          told: opened.told,
          advice: opened.advice,
        },
      });
      const headers = { ETag: disputeTag(opened), Location: disputePath(opened) };
      return { status: 201, headers, body: await showDispute(transaction, opened, language) };
    });
  }

  async list(
    caller: Caller,
    tournamentId: string,
    { limit, cursor, state, table }: z.output<typeof DisputePage>,
    language: Language,
  ): Promise<z.infer<typeof DisputeList>> {
    const after = cursor && { openedAt: cursor[0], id: cursor[1] };
    return this.ledger.read(async (transaction) => {
      await admit(transaction, caller, 'read', tournamentId);
      const page = { tournamentId, state, tableId: table, limit: limit + 1, after };
      const found = await listDisputes(transaction, page);
      const { items, next } = pageOf(found, limit, ({ openedAt, id }) => [openedAt, id]);
      return { items: [...(await showDisputes(transaction, tournamentId, items, language))], next };
    });
  }

  async get(caller: Caller, id: string, language: Language): Promise<ReplyFacts<z.infer<typeof DisputeAnswer>>> {
    const dispute = await this.find(caller, 'read', id);
    const body = await this.ledger.read((transaction) => showDispute(transaction, dispute, language));
    return { body, headers: { ETag: disputeTag(dispute) } };
  }

  /** The dispute with this id. Whoever may not do that there is refused with 401, 403 or 404. */
  async find(caller: Caller, action: Action, id: string): Promise<Dispute> {
    return (await this.findInEvent(caller, action, id)).dispute;
  }

  /** The same with all that was read for it. What is asked for may depend on how the dispute stands. */
  findInEvent(caller: Caller, asked: Action | ((dispute: Dispute) => Action), id: string): Promise<DisputeInEvent> {
    return this.ledger.read(async (transaction) => {
      const dispute = await findDispute(transaction, id);
      if (dispute === undefined) throw refusal('hidden');
      const { tournamentId, tableId } = dispute;
      const action = typeof asked === 'function' ? asked(dispute) : asked;
      const found = tableId === null ? undefined : await findTableInEvent(transaction, tableId);
      const tournament = found?.tournament ?? (await findTournament(transaction, tournamentId));
      return { dispute, found, tournament: admitted(caller, action, tournament, found?.table ?? noTable) };
    });
  }

  /** Holds the table of a dispute, where it is about one, and finds the deal. */
  private async holdMatter(
    transaction: Transaction,
    by: Principal,
    tournamentId: string,
    { tableId, deal }: Told,
  ): Promise<Matter> {
    const table = tableId === undefined ? undefined : await findTable(transaction, tableId);
    const tournament = await admit(transaction, by, 'open-dispute', tournamentId, undefined, table ?? noTable);
    if (tableId === undefined) return { tournament };
    if (table?.tournamentId !== tournamentId) throw unknownTable();
    const held = await holdTable(transaction, by, 'open-dispute', table);
    await requireContestable(transaction, by, held);
    if (deal === undefined) return { tournament, held };
    const place = { tournamentId, tableId, deal };
    const entry = await findDeal(transaction, place);
    if (entry === undefined) throw new ProblemError(disputeProblems['deal-not-entered']);
    await requireUndisputed(transaction, place);
    return { tournament, held, entry };
  }
}

/** What the log names of a dispute; ids only. */
export function subjectOf({ id, session, tableId, deal }: Dispute) {
  return {
    dispute: id,
    ...(session !== null && { session }),
    ...(tableId !== null && { table: tableId }),
    ...(deal !== null && { deal }),
  };
}

/** The table contests its list until the time for objections is over; a referee may do so until the session is final. */
async function requireContestable(transaction: Transaction, by: Principal, held: HeldTable): Promise<void> {
  requireRulable(held);
  const { tournament, session } = held;
  if (session.state === 'open' || refusalFor(by, 'rule', tournament) === undefined) return;
  if (!(await isContestable(transaction, session))) throw new ProblemError(disputeProblems['deadline-passed']);
}

function unknownTable(): ProblemError {
  const kind = disputeProblems['unknown-table'];
  return new ProblemError(kind, { errors: [{ pointer: '/tableId', code: kind.code, message: kind.title }] });
}
