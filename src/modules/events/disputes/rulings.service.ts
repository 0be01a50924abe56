import { profileOf } from '../../../persistence/kept/profile';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Happening } from '../../../chronicle';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { insertAdjustment } from '../../../persistence/stores/adjustments';
import { findDeal, reviseDeal, type DealRevision } from '../../../persistence/stores/deals';
import { lockDispute, markRuled, waiting, type Dispute } from '../../../persistence/stores/disputes';
import { record } from '../../../persistence/stores/records';
import {
  insertRuling,
  listRulings,
  withdrawRuledAdjustments,
  type DisputeRuling,
  type RulingLevel,
} from '../../../persistence/stores/rulings';
import { holdersAt } from '../../../persistence/stores/tables';
import { withdrawRuledWarnings } from '../../../persistence/stores/warnings';
import { fingerprintOf, preconditionProblems, ProblemError } from '../../../platform';
import type { CommandRequest, Language, ReplyFacts } from '../../../platform';
import { RULES_REVISION } from '../../../rules';
import { refusal, type Principal } from '../../access';
import { usualObjectionMinutes } from '../sessions';
import { holdFound, requireRulable, requireSeat, TableAccess, type HeldTable, type JudgedDeal } from '../tables';
import { admitted } from '../tournaments';
import { changeList } from '../standings';
import { AdviceService, disputedDeal, type Matter } from './advice.service';
import { departFromAdvice } from './departing';
import { disputeTag, presentDispute, type Brought } from './dispute-answer';
import { disputeProblems, wrongDisputeState } from './disputes.problems';
import { type DisputeInEvent, DisputesService, subjectOf } from './disputes.service';
import { followAdvice } from './following';
import { toldOf } from './kept-dispute';
import { CompletionsService, disputedEntry, type Completing } from './completions.service';
import { giveWarning } from './give-warning';
import type { NewRuling } from './rulings.schema';
import { showDispute } from './shown-dispute';
import type { Verdict } from './verdict';

type Told = z.output<typeof NewRuling>;

/** A ruling in the words of whoever gives it. */
type AsTold = Pick<Completing, 'facts' | 'situation'>;

/** A dispute that is being ruled on, and its place. */
interface Case extends Matter {
  readonly dispute: Dispute;
  readonly level: RulingLevel;
  /** The entry of its deal that counts now; undefined where it is about none. */
  readonly standing: DealRevision | undefined;
  /** The rulings so far. */
  readonly earlier: readonly DisputeRuling[];
}

/** What a ruling has changed, as the log tells it, and what it has brought. */
interface Change extends Pick<Brought, 'adjustments' | 'warnings'> {
  readonly before?: object;
  readonly after: object;
}

/** Rules on disputes: the deal, the points and the standings change with the ruling or not at all. */
@Injectable()
export class RulingsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly disputes: DisputesService,
    private readonly advice: AdviceService,
    private readonly completions: CompletionsService,
    private readonly access: TableAccess,
  ) {}

  /** A referee rules on an open dispute, the jury on one that was appealed. Of two who rule at once one is told that it was ruled on. */
  async rule(
    by: Principal,
    command: CommandRequest,
    id: string,
    { told, asTold, language }: { readonly told: Told; readonly asTold: AsTold; readonly language: Language },
  ): Promise<ReplyFacts<unknown>> {
    const found = await this.disputes.findInEvent(by, actionOn, id);
    const { tournamentId } = found.dispute;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const held = await this.completed(transaction, by, await holdCase(transaction, by, found), asTold);
      const verdict = this.judge(held, told);
      const { dispute, level, earlier, tournament } = held;
      const revision = nextRevision(held, verdict);
      const ruling = await insertRuling(transaction, {
        tournamentId,
        disputeId: id,
        number: earlier.length + 1,
        level,
        follows: 'follow' in told,
        disposition: verdict.disposition,
        law: verdict.law,
        laws: verdict.laws,
        reason: verdict.reason,
        told: asTold,
        advice: verdict.advice,
        revision: revision?.revision ?? null,
        rulesRevision: RULES_REVISION,
        ruledBy: by.id,
      });
      const change = await carryOut(transaction, held, { verdict, ruling, revision });
      const { appealMinutes, objectionMinutes } = profileOf(tournament);
      const minutes = appealMinutes ?? objectionMinutes ?? usualObjectionMinutes;
      const ruled = await markRuled(transaction, dispute, level === 'jury' ? null : minutes);
      const { number, follows, disposition, law, laws } = ruling;
      const happening: Happening<'dispute-ruled'> = {
        tournamentId,
        by: by.id,
        action: 'dispute-ruled',
        subject: { ...subjectOf(ruled), ruling: number },
        before: { state: dispute.state, ...change.before },
        after: {
          state: level === 'jury' ? 'settled' : 'ruled',
          appealUntil: ruled.appealUntil?.toISOString() ?? null,
          level,
          follows,
          disposition,
          law,
          laws,
          told: asTold,
          advice: verdict.advice,
          rulesRevision: ruling.rulesRevision,
          ...change.after,
        },
        reason: verdict.reason ?? undefined,
      };
      if (held.held === undefined) await record(transaction, happening);
      else await changeList(transaction, held.held, { happening });
      const body = isFirst(ruling)
        ? presentDispute(ruled, broughtBy(ruling, revision, change), language)
        : await showDispute(transaction, ruled, language);
      return { status: 201, headers: { ETag: disputeTag(ruled) }, body };
    });
  }

  /** The case with what the ruling adds to it. */
  private async completed(transaction: Transaction, by: Principal, held: Case, asTold: AsTold): Promise<Case> {
    const { facts, situation } = asTold;
    if (facts === undefined && situation === undefined) return held;
    return { ...held, dispute: await this.completions.add(transaction, by, held, { facts, situation }) };
  }

  private judge(held: Case, told: Told): Verdict {
    const question = toldOf(held.dispute);
    if ('follow' in told) return followAdvice(told, this.advice.on(held, question, told.choice));
    const bench = { ruleset: this.advice.rulesetOf(held), access: this.access, held: held.held };
    return departFromAdvice(told, { ...bench, disputed: disputedDeal(held) });
  }
}

/** Holds a dispute and its table until it is ruled on. A dispute that waits for no ruling is refused with 409. */
async function holdCase(
  transaction: Transaction,
  by: Principal,
  { dispute: asked, tournament, found }: DisputeInEvent,
): Promise<Case> {
  const { tournamentId, id } = asked;
  const held = found && (await holdFound(transaction, found));
  const dispute = await lockDispute(transaction, { tournamentId, id });
  if (dispute === undefined) throw refusal('hidden');
  const level = levelOf(dispute);
  admitted(by, actionOn(dispute), tournament, held?.table);
  if (held) requireRulable(held);
  const earlier = level === 'jury' ? await listRulings(transaction, tournamentId, [id]) : [];
  if (earlier.some(({ ruledBy }) => ruledBy === by.id)) throw new ProblemError(disputeProblems['ruled-before']);
  const standing = await standingEntry(transaction, dispute);
  const isDisputed = standing?.revision === dispute.revision;
  const entry = isDisputed ? standing : await disputedEntry(transaction, dispute);
  return { tournament, held, entry, standing, dispute, level, earlier };
}

/** What whoever rules has to be allowed. */
const actionOn = ({ state }: Dispute) => (state === 'appealed' ? 'rule-appeal' : 'rule');

/** The entry that counts of the deal that a dispute is about; undefined where it is about none. */
async function standingEntry(
  transaction: Transaction,
  { tournamentId, tableId, deal }: Dispute,
): Promise<DealRevision | undefined> {
  return tableId === null || deal === null ? undefined : findDeal(transaction, { tournamentId, tableId, deal });
}

function levelOf(dispute: Dispute): RulingLevel {
  if (dispute.state === 'open') return 'referee';
  if (dispute.state === 'appealed') return 'jury';
  throw wrongDisputeState(dispute, waiting);
}

/** The entry that a ruling gives its deal, without the ruling; undefined where what stands is right. */
function nextRevision({ entry, standing }: Case, { deal, reason, laws }: Verdict): Revision | undefined {
  if (entry === undefined) return undefined;
  if (standing === undefined) throw refusal('hidden');
  const becomes = { ...lineOf(deal ?? entry), reason: reason ?? laws[0] ?? null };
  const stands = fingerprintOf(factsOf(becomes)).equals(fingerprintOf(factsOf(standing)));
  return stands ? undefined : { standing, becomes, revision: standing.revision + 1 };
}

/** A deal before and after a ruling. */
interface Revision {
  readonly standing: DealRevision;
  readonly becomes: JudgedDeal;
  readonly revision: number;
}

/** Puts a ruling into the list and the standings, in the place of what earlier rulings on the dispute had put there. */
async function carryOut(
  transaction: Transaction,
  { held, dispute, entry }: Case,
  {
    verdict,
    ruling,
    revision,
  }: { readonly verdict: Verdict; readonly ruling: DisputeRuling; readonly revision: Revision | undefined },
): Promise<Change> {
  if (held === undefined) {
    if (verdict.penalties.length + verdict.warnings.length > 0)
      throw new ProblemError(disputeProblems['no-deal-disputed']);
    return { after: {}, adjustments: [], warnings: [] };
  }
  const { tournamentId, disputeId, number, ruledBy } = ruling;
  const link = { disputeId, ruling: number, enteredBy: ruledBy };
  const why = verdict.reason ?? verdict.laws[0] ?? ruling.level;
  const isAlone = isFirst(ruling);
  const withdrawn = {
    reason: why,
    adjustments: isAlone ? [] : await withdrawRuledAdjustments(transaction, dispute, why),
    warnings: isAlone ? [] : await withdrawRuledWarnings(transaction, dispute, why),
  };
  if (revision !== undefined) {
    const { standing, becomes } = revision;
    const place = { tournamentId, tableId: standing.tableId, deal: standing.deal, revision: revision.revision };
    const revised = await reviseDeal(transaction, { ...place, ...becomes, ...link });
    if (revised === undefined) throw new ProblemError(preconditionProblems.stale);
  }
  const penalties = [];
  const adjustments = [];
  const warnings = [];
  for (const { seat, points, law } of verdict.penalties) {
    requireSeat(seat, held.table);
    const playerId = holderOf(held, seat, entry?.deal);
    const reason = verdict.reason ?? law;
    const place = { tournamentId, tableId: held.table.id, seat, playerId };
    const adjusted = await insertAdjustment(transaction, { ...place, points, reason, law, ...link });
    adjustments.push(adjusted);
    penalties.push({ adjustment: adjusted.number, seat, player: playerId, points, law });
  }
  for (const { seat, expires } of verdict.warnings) {
    requireSeat(seat, held.table);
    const given = { playerId: holderOf(held, seat, entry?.deal), seat, expires, law: verdict.law, reason: why };
    const warned = await giveWarning(transaction, held, { ...given, disputeId, ruling: number, by: ruledBy });
    warnings.push(warned.warning);
    if (warned.cost !== undefined) adjustments.push(warned.cost);
    await record(transaction, warned.happening);
  }
  return {
    ...(revision && { before: entryOf(revision.standing.revision, revision.standing) }),
    after: { ...(revision && ruledEntryOf(revision)), penalties, withdrawn },
    adjustments,
    warnings,
  };
}

const isFirst = ({ number }: DisputeRuling): boolean => number === 1;

/** All that is shown of the first ruling on a dispute, without reading it again. */
function broughtBy(ruling: DisputeRuling, revision: Revision | undefined, { adjustments, warnings }: Change): Brought {
  const { disputeId, number } = ruling;
  const entries = revision === undefined ? [] : [{ ...revision.becomes, disputeId, ruling: number }];
  return { rulings: [ruling], adjustments, warnings, entries };
}

/** Who held a seat in the disputed deal, or in the last one. */
function holderOf({ table }: HeldTable, seat: number, deal = Math.max(1, table.dealsEntered)): string {
  const playerId = holdersAt(table, deal).find((place) => place.seat === seat)?.playerId;
  if (playerId === undefined) throw refusal('hidden');
  return playerId;
}

function lineOf({
  kind,
  declarer,
  score,
  scores,
  facts,
  result,
  rulesRevision,
}: JudgedDeal): Omit<JudgedDeal, 'reason'> {
  return { kind, declarer, score, scores, facts, result, rulesRevision };
}

/** What makes two entries the same entry. */
function factsOf({ kind, declarer, score, scores, facts }: JudgedDeal): object {
  return { kind, declarer, score, scores, facts: JSON.parse(JSON.stringify(facts)) as unknown };
}

/** What a ruling has made of a deal, with all that does not follow from the facts. */
function ruledEntryOf({ revision, becomes }: Revision): object {
  const { result, reason, rulesRevision } = becomes;
  return { ...entryOf(revision, becomes), becomes: { result, reason, rulesRevision } };
}

function entryOf(revision: number, { facts, score, scores }: JudgedDeal): object {
  return { revision, facts, ...(scores === null ? { score } : { scores }) };
}
