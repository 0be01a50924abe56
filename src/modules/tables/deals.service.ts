import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../persistence/ledger';
import { findDeal, insertDeal, listDeals, listRevisions, reviseDeal } from '../../persistence/stores/deals';
import type { DealRevision } from '../../persistence/stores/deals';
import { record } from '../../persistence/stores/records';
import { findSession, holdSession, type Session } from '../../persistence/stores/sessions';
import { countEntry, findTable, lockTable, type PlayingTable } from '../../persistence/stores/tables';
import type { Tournament } from '../../persistence/stores/tournaments';
import { fingerprintOf, pageOf, preconditionProblems, ProblemError, requireCurrent } from '../../platform';
import type { CommandRequest, ProblemFacts, ReplyFacts } from '../../platform';
import { refusal, refusalFor, type Action, type Caller, type Principal } from '../access';
import { RulesetsService } from '../rulesets';
import { Scheduler, wrongState } from '../sessions';
import { admit, Profile } from '../tournaments';
import { dealPath, dealTag, presentDeal, sizeOf } from './deal-answer';
import { judgeDeal, type JudgedDeal, type ToldDeal } from './deal-judgement';
import { dealProblems } from './deals.problems';
import type { DealAnswer, DealCorrection, DealEntry, DealList, DealPage, RevisionList } from './deals.schema';

/** A table that is held for an entry, with all that decides about it. */
interface HeldTable {
  readonly tournament: Tournament;
  readonly session: Session;
  readonly table: PlayingTable;
}

/** Enters, shows and corrects the deals of a table. */
@Injectable()
export class DealsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly rulesets: RulesetsService,
    private readonly scheduler: Scheduler,
  ) {}

  /** Enters the next deal. The same entry under its number again is answered with 200 and stored once. */
  async enter(
    by: Principal,
    command: CommandRequest,
    tableId: string,
    told: z.output<typeof DealEntry>,
  ): Promise<ReplyFacts<unknown>> {
    const { tournamentId, session } = await this.tableFor(by, 'enter-deal', tableId);
    await this.openIfDue(tournamentId, session);
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const held = await hold(transaction, by, 'enter-deal', { tournamentId, tableId });
      const { table } = held;
      if (held.session.state !== 'open') throw refuse('session-not-open', { members: { state: held.session.state } });
      const deal = told.deal ?? table.dealsEntered + 1;
      if (deal > table.dealsFixed) throw refuse('session-full', { members: { dealsFixed: table.dealsFixed } });
      if (deal > table.dealsEntered + 1)
        throw refuse('deal-out-of-order', { members: { next: table.dealsEntered + 1 } });
      const judged = this.judge(told, held, deal);
      const place = { tournamentId, tableId, deal };
      const standing = await findDeal(transaction, place);
      if (standing !== undefined) return answerAgain(standing, judged, table);
      const entered = await insertDeal(transaction, { ...place, revision: 1, enteredBy: by.id, ...judged });
      await countEntry(transaction, table, 1);
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'deal-entered',
        subject: { session, table: tableId, deal },
        after: { revision: 1, facts: judged.facts, score: judged.score },
        reason: judged.reason ?? undefined,
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
    const { tournamentId, session } = await this.tableFor(by, 'correct-deal', tableId);
    return this.ledger.change(async (transaction) => {
      const held = await hold(transaction, by, 'correct-deal', { tournamentId, tableId });
      requireCorrectable(by, held);
      const before = await findDeal(transaction, { tournamentId, tableId, deal });
      if (before === undefined) throw refusal('hidden');
      requireCurrent(seen, dealTag(before));
      const judged = this.judge(told, held, deal);
      const revision = before.revision + 1;
      const place = { tournamentId, tableId, deal };
      const after = await reviseDeal(transaction, { ...place, revision, enteredBy: by.id, ...judged });
      if (after === undefined) throw new ProblemError(preconditionProblems.stale);
      await countEntry(transaction, held.table, 0);
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'deal-corrected',
        subject: { session, table: tableId, deal },
        before: { revision: before.revision, facts: before.facts, score: before.score },
        after: { revision, facts: after.facts, score: after.score },
        reason: told.reason,
      });
      return { body: presentDeal(after, held.table), headers: { ETag: dealTag(after) } };
    });
  }

  async list(
    caller: Caller,
    tableId: string,
    { limit, cursor }: z.output<typeof DealPage>,
  ): Promise<z.infer<typeof DealList>> {
    const table = await this.tableFor(caller, 'read', tableId);
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
    const table = await this.tableFor(caller, 'read', tableId);
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
    const table = await this.tableFor(caller, 'read', tableId);
    const place = { tournamentId: table.tournamentId, tableId, deal };
    const entries = await this.ledger.read((transaction) => listRevisions(transaction, place));
    if (entries.length === 0) throw refusal('hidden');
    return { items: entries.map((entry) => presentDeal(entry, table)) };
  }

  private tableFor(caller: Caller, action: Action, tableId: string): Promise<PlayingTable> {
    return this.ledger.read(async (transaction) => {
      const table = await findTable(transaction, tableId);
      if (table === undefined) throw refusal('hidden');
      await admit(transaction, caller, action, table.tournamentId);
      return table;
    });
  }

  /** A session whose time has come is open, whether or not the scheduler has looked since. */
  private async openIfDue(tournamentId: string, number: number): Promise<void> {
    const place = { tournamentId, number };
    const session = await this.ledger.read((transaction) => findSession(transaction, place));
    if (session?.state === 'drawn') await this.scheduler.openIfDue(place);
  }

  private judge(told: ToldDeal, { tournament, table }: HeldTable, deal: number): JudgedDeal {
    const ruleset = this.rulesets.inBody(tournament.ruleset, Profile.parse(tournament.profile).options);
    return judgeDeal(told, { ruleset, size: sizeOf(table), deal });
  }
}

/** The session is held with others, so that nobody closes it meanwhile; the table alone. */
async function hold(
  transaction: Transaction,
  by: Principal,
  action: Action,
  { tournamentId, tableId }: Pick<DealRevision, 'tournamentId' | 'tableId'>,
): Promise<HeldTable> {
  const tournament = await admit(transaction, by, action, tournamentId);
  const found = await findTable(transaction, tableId);
  const session = found && (await holdSession(transaction, { tournamentId, number: found.session }));
  const table = await lockTable(transaction, tournamentId, tableId);
  if (session === undefined || table === undefined) throw refusal('hidden');
  return { tournament, session, table };
}

function requireCorrectable(by: Principal, { tournament, session }: HeldTable): void {
  if (session.state !== 'open' && session.state !== 'closed') throw wrongState(session, ['open', 'closed']);
  const reason = session.state === 'closed' ? refusalFor(by, 'correct-closed-deal', tournament) : undefined;
  if (reason !== undefined) throw refusal(reason);
}

/** Somebody has entered this number before: the same is no conflict. */
function answerAgain(standing: DealRevision, judged: JudgedDeal, table: PlayingTable) {
  if (!fingerprintOf(standing.facts).equals(fingerprintOf(judged.facts))) {
    const link = dealPath(standing);
    throw refuse('deal-exists', { headers: { Location: link }, members: { deal: standing.deal, link } });
  }
  return { status: 200, headers: { ETag: dealTag(standing) }, body: presentDeal(standing, table) };
}

function refuse(code: keyof typeof dealProblems, facts: ProblemFacts): ProblemError {
  return new ProblemError(dealProblems[code], facts);
}
