import type { Plan } from '../../../persistence/kept/money-plan';
import type { ListAccount } from '../../../competition';
import type { Transaction } from '../../../persistence/ledger';
import { countLosses, type LossCount } from '../../../persistence/stores/loss-counts';
import { listPaperLists, type StoredPaperList } from '../../../persistence/stores/paper-lists';
import type { PlayingTable } from '../../../persistence/stores/tables';
import { stretchesOf } from '../standings';

/** What everybody at these tables of one tournament is charged by; lost and passed deals are counted only where the plan charges for them. */
export async function readListAccounts(
  transaction: Transaction,
  { charges }: Pick<Plan, 'charges'>,
  tables: readonly PlayingTable[],
): Promise<readonly ListAccount[]> {
  const [first] = tables;
  const isCounted = charges.some(({ per }) => per === 'lost-game' || per === 'passed-deal');
  if (first === undefined || !isCounted) return listAccounts(tables, [], []);
  const { tournamentId } = first;
  const losses = await countLosses(transaction, { tournamentId, tableIds: tables.map(({ id }) => id) });
  return listAccounts(tables, losses, await listPaperLists(transaction, tournamentId));
}

/** What everybody who held a seat lost there, as it was played, and what was passed meanwhile. */
function listAccounts(
  tables: readonly PlayingTable[],
  losses: readonly LossCount[],
  papers: readonly StoredPaperList[],
): readonly ListAccount[] {
  const paperAt = new Map(papers.map((paper) => [paper.tableId, paper]));
  const lossesAt = new Map<string, LossCount[]>();
  for (const loss of losses) lossesAt.set(loss.tableId, [...(lossesAt.get(loss.tableId) ?? []), loss]);
  return tables.flatMap((table) => {
    const { id, session, number } = table;
    const accounts = new Map<string, { lost: number; passed: number }>();
    for (const [stretch, seats] of stretchesOf(table).entries()) {
      const here = (lossesAt.get(id) ?? []).filter((loss) => loss.stretch === stretch);
      const dealsOf = (seat: number | null): number => here.find((loss) => loss.seat === seat)?.deals ?? 0;
      const paper = stretch === 0 ? paperAt.get(id) : undefined;
      const passed = paper?.passed ?? dealsOf(null);
      for (const { seat, playerId } of seats) {
        const lost = paper?.totals.find((sums) => sums.seat === seat)?.lost ?? dealsOf(seat);
        const sums = accounts.get(playerId) ?? { lost: 0, passed: 0 };
        accounts.set(playerId, { lost: sums.lost + lost, passed: sums.passed + passed });
      }
    }
    return [...accounts].map(([playerId, sums]) => ({ playerId, session, table: number, ...sums }));
  });
}
