import { compareLists, scoreEachStage, scorePaperList, scoreStages } from '../../../competition';
import type { ListCheck, ListScore, TableSize } from '../../../competition';
import type { Transaction } from '../../../persistence/ledger';
import { listAdjustments, type Adjustment } from '../../../persistence/stores/adjustments';
import { listControlLines } from '../../../persistence/stores/control-lists';
import { listLines, type ListLine } from '../../../persistence/stores/deals';
import { listPaperLists, type StoredPaperList } from '../../../persistence/stores/paper-lists';
import type { PlayingTable } from '../../../persistence/stores/tables';
import { byTable } from '../standings';
import { asLine } from './line';
import type { ListRules } from './list-rules';
import { stagesOf } from './stages';

/** The list of a table as it stands, with everything that decides whether it can be closed. */
export interface TableList {
  readonly score: ListScore;
  /** The same for each stage of a table that somebody joined; one otherwise. */
  readonly stages: readonly ListScore[];
  /** The control sums, and where there is a second list C7. */
  readonly checks: readonly ListCheck[];
  /** The end sums, where the list was kept on paper. */
  readonly paper: StoredPaperList | undefined;
  /** The second list. */
  readonly control: readonly ListLine[];
  readonly adjustments: readonly Adjustment[];
  /** Seats whose players have nothing of this list. */
  readonly wrongSeats: readonly number[];
}

/** What is written of a table. */
interface Written extends Pick<TableList, 'paper' | 'adjustments' | 'control'> {
  readonly lines: readonly ListLine[];
}

/** Reads and scores the lists of tables of one event, in the order of the tables, by a few queries however many they are. */
export async function readTableLists(
  transaction: Transaction,
  tables: readonly PlayingTable[],
  rules: ListRules,
): Promise<readonly TableList[]> {
  const [first] = tables;
  if (first === undefined) return [];
  const places = { tournamentId: first.tournamentId, tableIds: tables.map(({ id }) => id) };
  const papersAt = byTable(await listPaperLists(transaction, places.tournamentId, places.tableIds));
  const linesAt = byTable(await listLines(transaction, places));
  const controlAt = byTable(await listControlLines(transaction, places));
  const adjustmentsAt = byTable(await listAdjustments(transaction, places));
  return tables.map((table) =>
    scoreTable(table, rules, {
      paper: papersAt.get(table.id)?.[0],
      lines: linesAt.get(table.id) ?? [],
      control: controlAt.get(table.id) ?? [],
      adjustments: adjustmentsAt.get(table.id) ?? [],
    }),
  );
}

/** Reads and scores the list of a table. */
export async function readTableList(
  transaction: Transaction,
  table: PlayingTable,
  rules: ListRules,
): Promise<TableList> {
  const [list] = await readTableLists(transaction, [table], rules);
  if (list === undefined) throw new Error('a table has a list');
  return list;
}

/** Scores the list of a table, and checks it. */
export function scoreTable(
  table: PlayingTable,
  { scoring, controlList, passedDealCredit, entryRule }: ListRules,
  { paper, lines, control, adjustments }: Written,
): TableList {
  const players = sizeOf(table);
  const counting = adjustments.filter(({ withdrawnFor }) => withdrawnFor === null);
  const points = counting.flatMap((entry) =>
    entry.points === null ? [] : [{ seat: entry.seat, points: entry.points }],
  );
  const head = { scoring, dealsFixed: table.dealsFixed, passedDealCredit, adjustments: points };
  const deals = paper ? [] : lines.map(asLine);
  const stages = paper
    ? [{ before: 0, score: scorePaperList({ ...head, ...paper, players, entryRule }) }]
    : scoreEachStage({ ...head, deals }, stagesOf(table));
  const score = scoreStages(stages);
  const compared = paper === undefined && (controlList === 'required' || control.length > 0);
  return {
    score,
    stages: stages.map((stage) => stage.score),
    checks: compared ? [...score.checks, ...compareLists(deals, control.map(asLine), players)] : score.checks,
    paper,
    control,
    adjustments,
    wrongSeats: counting.filter((entry) => entry.points === null).map(({ seat }) => seat),
  };
}

/** The players at a table. */
export function sizeOf({ size }: Pick<PlayingTable, 'size'>): TableSize {
  return size as TableSize;
}
