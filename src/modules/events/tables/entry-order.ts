import type { Transaction } from '../../../persistence/ledger';
import type { DealPlace, DealRevision, TablePlace } from '../../../persistence/stores/deals';
import { findAboutDealFrom, findWaitingOn, listWaiting } from '../../../persistence/stores/disputes';
import { findPaperList } from '../../../persistence/stores/paper-lists';
import type { PlayingTable } from '../../../persistence/stores/tables';
import { fingerprintOf, ProblemError } from '../../../platform';
import { dealProblems } from './deals.problems';

/** Refuses single deals at a table whose list was kept on paper. */
export async function requireNoPaper(transaction: Transaction, place: TablePlace): Promise<void> {
  if (await findPaperList(transaction, place)) throw new ProblemError(dealProblems['list-on-paper']);
}

/** Refuses to touch a deal on which a dispute waits for a ruling. Whoever calls has locked the table. */
export async function requireUndisputed(transaction: Transaction, place: DealPlace): Promise<void> {
  const dispute = await findWaitingOn(transaction, place);
  if (dispute === undefined) return;
  const link = `/v1/disputes/${dispute.id}`;
  const members = { deal: place.deal, dispute: dispute.id, link };
  throw new ProblemError(dealProblems['deal-in-dispute'], { headers: { Location: link }, members });
}

/** Refuses to move or remove a deal, and those after it, that a dispute was ever about. */
export async function requireNeverDisputed(transaction: Transaction, place: DealPlace): Promise<void> {
  const dispute = await findAboutDealFrom(transaction, place);
  if (dispute === undefined) return;
  const link = `/v1/disputes/${dispute.id}`;
  const members = { deal: dispute.deal, dispute: dispute.id, link };
  throw new ProblemError(dealProblems['deal-was-disputed'], { headers: { Location: link }, members });
}

/** Refuses to put end sums in the place of deals while a dispute on one of them waits for a ruling. */
export async function requireNoDealInDispute(
  transaction: Transaction,
  { tournamentId, session, id }: Pick<PlayingTable, 'tournamentId' | 'session' | 'id'>,
): Promise<void> {
  const waiting = await listWaiting(transaction, { tournamentId, number: session });
  const deal = waiting.find((dispute) => dispute.tableId === id && dispute.deal !== null)?.deal;
  if (deal !== undefined && deal !== null) await requireUndisputed(transaction, { tournamentId, tableId: id, deal });
}

/** The number under which a line is written: the one told, else the next. Refuses what is beyond the list or leaves a gap. */
export function numberToEnter(
  told: number | undefined,
  { next, dealsFixed }: { readonly next: number; readonly dealsFixed: number },
): number {
  const deal = told ?? next;
  if (deal > dealsFixed) throw new ProblemError(dealProblems['session-full'], { members: { dealsFixed } });
  if (deal > next) throw new ProblemError(dealProblems['deal-out-of-order'], { members: { next } });
  return deal;
}

/** Refuses another line under a number that was written before; the same again is no conflict. */
export function requireSame(
  standing: Pick<DealRevision, 'deal' | 'facts'>,
  { facts }: Pick<DealRevision, 'facts'>,
  link: string,
): void {
  if (fingerprintOf(standing.facts).equals(fingerprintOf(facts))) return;
  const { deal } = standing;
  throw new ProblemError(dealProblems['deal-exists'], { headers: { Location: link }, members: { deal, link } });
}
