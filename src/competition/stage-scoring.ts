import type { Stages } from './late-entry';
import { scoreList, type ListScore } from './list-scoring';
import type { RunningColumns } from './running-column';
import type { DealCounts, DealList, ListCheck, SeatSums } from './score-list';

/** One stage of a list with its score, its lines counted from 1; `before` counts the deals of earlier stages. */
export interface StageScore {
  readonly before: number;
  readonly score: ListScore;
}

/** Scores each stage of a list by itself; points beside the deals are counted with the last, where everybody sits. */
export function scoreEachStage(list: Omit<DealList, 'players' | 'firstDealer'>, stages: Stages): readonly StageScore[] {
  const { deals, dealsFixed = deals.length, adjustments } = list;
  return stages.map(({ fromDeal, players }, index) => {
    const before = fromDeal - 1;
    const next = stages[index + 1];
    const until = next ? next.fromDeal - 1 : dealsFixed;
    const stage = {
      deals: deals.slice(before, next && until),
      dealsFixed: until - before,
      adjustments: next ? [] : adjustments,
    };
    return { before, score: scoreList({ ...list, ...stage, players }) };
  });
}

/**
 * Adds up the list of a table that newcomers may have joined: each stage by the number who played in it, so that a game lost before a
 * fourth came credits two others with 40 and one lost later three with 30 (Seeger-Fabian). Earlier deals give a newcomer nothing.
 *
 * Checks and faults name lines of the whole list. With `running` the columns go on, and the lines under them are counted anew.
 */
export function scoreStages(parts: readonly StageScore[]): ListScore {
  const running = runningOver(parts);
  return {
    legal: parts.every(({ score }) => score.legal),
    faults: parts.flatMap(({ before, score }) =>
      score.faults.map((fault) => ({ ...fault, ...(fault.line !== undefined && { line: before + fault.line }) })),
    ),
    seats: (parts.at(-1)?.score.seats ?? []).map(({ seat }) =>
      parts.flatMap(({ score }) => score.seats.filter((sums) => sums.seat === seat)).reduce(addSums),
    ),
    counts: parts.map(({ score }) => score.counts).reduce(addCounts),
    checks: checksOver(parts),
    ...(running && { running }),
  };
}

function checksOver(parts: readonly StageScore[]): readonly ListCheck[] {
  const all = parts.flatMap(({ before, score }) => score.checks.map((check) => movedBy(before, check)));
  return [...new Set(all.map(({ code }) => code))].flatMap((code): readonly ListCheck[] => {
    const broken = all.filter((check) => check.code === code && !check.holds);
    return broken.length > 0 ? broken : [{ code, holds: true }];
  });
}

/** A check of a stage as one of the whole list: lines and counted deals lie behind those before. */
function movedBy(before: number, check: ListCheck): ListCheck {
  const { code, line, expected, found } = check;
  if (line !== undefined) return { ...check, line: before + line };
  if (code !== 'C1' || expected === undefined || found === undefined) return check;
  return { ...check, expected: before + expected, found: before + found };
}

function runningOver(parts: readonly StageScore[]): RunningColumns | undefined {
  const last = parts.at(-1)?.score.running;
  if (last === undefined) return undefined;
  const columns = last.columns.map((column) => {
    let carried = 0;
    const items = parts.flatMap(({ before, score }) => {
      const own = score.running?.columns.find(({ seat }) => seat === column.seat)?.items ?? [];
      const moved = own.map((item) => ({ ...item, deal: before + item.deal, running: carried + item.running }));
      carried = moved.at(-1)?.running ?? carried;
      return moved;
    });
    return { ...column, items };
  });
  return { ...last, columns };
}

function addSums(a: SeatSums, b: SeatSums): SeatSums {
  return {
    seat: a.seat,
    gamePoints: a.gamePoints + b.gamePoints,
    won: a.won + b.won,
    lost: a.lost + b.lost,
    othersLost: a.othersLost + b.othersLost,
    bonus: a.bonus + b.bonus,
    adjustment: a.adjustment + b.adjustment,
    total: a.total + b.total,
  };
}

function addCounts(a: DealCounts, b: DealCounts): DealCounts {
  return {
    won: a.won + b.won,
    lost: a.lost + b.lost,
    passed: a.passed + b.passed,
    notPlayed: a.notPlayed + b.notPlayed,
    ramsch: a.ramsch + b.ramsch,
  };
}
