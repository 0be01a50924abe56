import { compareLists, scoreEachStage, scorePaperList, scoreStages } from '../../competition';
import type { ListCheck, ListScore, TableSize } from '../../competition';
import type { Transaction } from '../../persistence/ledger';
import { listAdjustments, type Adjustment } from '../../persistence/stores/adjustments';
import { listConfirmations, type Confirmation } from '../../persistence/stores/confirmations';
import { listControlEntries, type ControlEntry } from '../../persistence/stores/control-lists';
import { listDeals } from '../../persistence/stores/deals';
import { findPaperList, type StoredPaperList } from '../../persistence/stores/paper-lists';
import type { PlayingTable } from '../../persistence/stores/tables';
import type { Profile } from '../tournaments';
import { asLine } from './line';
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
  readonly control: readonly ControlEntry[];
  readonly adjustments: readonly Adjustment[];
  /** Seats whose players have nothing of this list. */
  readonly wrongSeats: readonly number[];
  /** Of the list as it stands now. */
  readonly confirmations: readonly Confirmation[];
}

/** Reads and scores the list of a table. */
export async function readTableList(
  transaction: Transaction,
  table: PlayingTable,
  { scoring, controlList, passedDealCredit }: Pick<Profile, 'scoring' | 'controlList' | 'passedDealCredit'>,
): Promise<TableList> {
  const { tournamentId, version, dealsFixed } = table;
  const place = { tournamentId, tableId: table.id };
  const players = sizeOf(table);
  const adjustments = await listAdjustments(transaction, place);
  const counting = adjustments.filter(({ withdrawnFor }) => withdrawnFor === null);
  const points = counting.flatMap((entry) =>
    entry.points === null ? [] : [{ seat: entry.seat, points: entry.points }],
  );
  const head = { scoring, dealsFixed, passedDealCredit, adjustments: points };
  const paper = await findPaperList(transaction, place);
  const deals = paper ? [] : (await listDeals(transaction, place)).map(asLine);
  const stages = paper
    ? [{ before: 0, score: scorePaperList({ ...head, ...paper, players }) }]
    : scoreEachStage({ ...head, deals }, stagesOf(table));
  const score = scoreStages(stages);
  const control = await listControlEntries(transaction, place);
  const compared = paper === undefined && (controlList === 'required' || control.length > 0);
  return {
    score,
    stages: stages.map((stage) => stage.score),
    checks: compared ? [...score.checks, ...compareLists(deals, control.map(asLine), players)] : score.checks,
    paper,
    control,
    adjustments,
    wrongSeats: counting.filter((entry) => entry.points === null).map(({ seat }) => seat),
    confirmations: await listConfirmations(transaction, { ...place, version }),
  };
}

/** The players at a table. */
export function sizeOf({ size }: Pick<PlayingTable, 'size'>): TableSize {
  return size as TableSize;
}
