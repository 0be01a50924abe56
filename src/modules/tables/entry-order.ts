import type { Transaction } from '../../persistence/ledger';
import type { DealRevision, TablePlace } from '../../persistence/stores/deals';
import { findPaperList } from '../../persistence/stores/paper-lists';
import { fingerprintOf, ProblemError } from '../../platform';
import { dealProblems } from './deals.problems';

/** Refuses single deals at a table whose list was kept on paper. */
export async function requireNoPaper(transaction: Transaction, place: TablePlace): Promise<void> {
  if (await findPaperList(transaction, place)) throw new ProblemError(dealProblems['list-on-paper']);
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
