import type { Transaction } from '../../../persistence/ledger';
import { listToPlayAnew, type DealRevision } from '../../../persistence/stores/deals';
import { listWaiting, type Dispute } from '../../../persistence/stores/disputes';
import { profileOf } from '../../../persistence/kept/profile';
import { isContestable, type SessionPlace } from '../../../persistence/stores/sessions';
import { listTables, type PlayingTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { ProblemError, type FieldFault } from '../../../platform';
import { listRulesOf, readTableLists } from '../sheets';
import { sessionProblems } from './sessions.problems';

/** Minutes for which lists can be contested where the event announces nothing else. */
export const usualObjectionMinutes = 60;

/** A control sum that does not hold, and where. */
export interface FailedCheck {
  readonly tableId: string;
  /** Its number. */
  readonly table: number;
  readonly code: string;
  readonly line?: number | undefined;
  readonly seat?: number | undefined;
  readonly expected?: number | undefined;
  readonly found?: number | undefined;
}

interface Grounds {
  readonly tournament: Tournament;
  /** What the director says for going on all the same. */
  readonly reason: string | undefined;
}

/**
 * Refuses to close with deals missing, and over a failed check unless there is a reason. Returns the checks that were
 * passed over.
 */
export async function requireClosable(
  transaction: Transaction,
  place: SessionPlace,
  { tournament, reason }: Grounds,
): Promise<readonly FailedCheck[]> {
  const tables = await listTables(transaction, place);
  requireComplete(tables);
  requirePlayedAnew(tables, await listToPlayAnew(transaction, place));
  const failed = await failedChecks(transaction, tables, tournament);
  if (failed.length > 0 && reason === undefined) {
    throw new ProblemError(sessionProblems['checks-failed'], { errors: failed.map(asFault) });
  }
  return failed;
}

/** The control sums of these tables that do not hold. */
export async function failedChecks(
  transaction: Transaction,
  tables: readonly PlayingTable[],
  tournament: Tournament,
): Promise<readonly FailedCheck[]> {
  const lists = await readTableLists(transaction, tables, listRulesOf(tournament));
  return tables.flatMap((table, index) => {
    const broken = lists[index]?.checks.filter(({ holds }) => !holds) ?? [];
    return broken.map(({ code, line, seat, expected, found }) => {
      return { tableId: table.id, table: table.number, code, line, seat, expected, found };
    });
  });
}

/** Refuses to go over disputes that wait for a ruling, unless there is a reason. Returns the ids of those passed over. */
export async function requireSettled(
  transaction: Transaction,
  place: SessionPlace,
  { reason }: Pick<Grounds, 'reason'>,
): Promise<readonly string[]> {
  const open = await listWaiting(transaction, place);
  if (open.length > 0 && reason === undefined) {
    const numbers = new Map((await listTables(transaction, place)).map(({ id, number }) => [id, number]));
    throw new ProblemError(sessionProblems['disputes-open'], {
      errors: open.map(({ tableId, deal }) => disputeFault(numbers.get(tableId ?? ''), deal)),
      members: { disputes: open.map(({ id }) => id) },
    });
  }
  return open.map(({ id }) => id);
}

/** Refuses to finalize before an announced time for objections is over, unless there is a reason. */
export async function requireUncontested(
  transaction: Transaction,
  place: SessionPlace,
  { tournament, reason }: Grounds,
): Promise<void> {
  if (profileOf(tournament).objectionMinutes === null || reason !== undefined) return;
  if (await isContestable(transaction, place)) throw new ProblemError(sessionProblems['objections-open']);
}

function asFault({ table, code, line, seat, expected, found }: FailedCheck): FieldFault {
  const at = [
    ...(line === undefined ? [] : [{ en: ` in line ${line}`, de: ` in Zeile ${line}` }]),
    ...(seat === undefined ? [] : [{ en: ` at seat ${seat}`, de: ` auf Platz ${seat}` }]),
    ...(expected === undefined ? [] : [{ en: `: ${found} for ${expected}`, de: `: ${found} statt ${expected}` }]),
  ];
  const place = [...(line === undefined ? [] : [`/deals/${line}`]), ...(seat === undefined ? [] : [`/seats/${seat}`])];
  return {
    pointer: `/tables/${table}${place.join('')}`,
    code,
    message: {
      en: `Table ${table}: the check ${code} fails${at.map(({ en }) => en).join('')}.`,
      de: `Tisch ${table}: Die Prüfung ${code} stimmt nicht${at.map(({ de }) => de).join('')}.`,
    },
  };
}

function disputeFault(table: number | undefined, deal: Dispute['deal']): FieldFault {
  const at = deal === null ? { en: '', de: '' } : { en: `, deal ${deal}`, de: `, Spiel ${deal}` };
  return {
    pointer: deal === null ? `/tables/${table}` : `/tables/${table}/deals/${deal}`,
    code: 'disputes-open',
    message: {
      en: `Table ${table}${at.en}: a dispute waits for a ruling.`,
      de: `Tisch ${table}${at.de}: Ein Streitfall ist nicht entschieden.`,
    },
  };
}

function requireComplete(tables: readonly PlayingTable[]): void {
  const short = tables.filter(({ dealsEntered, dealsFixed }) => dealsEntered < dealsFixed);
  if (short.length === 0) return;
  throw new ProblemError(sessionProblems['deals-missing'], {
    errors: short.map(({ number, dealsEntered, dealsFixed }) => ({
      pointer: `/tables/${number}`,
      code: 'deals-missing',
      message: {
        en: `Table ${number} has entered ${dealsEntered} of ${dealsFixed} deals.`,
        de: `Tisch ${number} hat ${dealsEntered} von ${dealsFixed} Spielen eingetragen.`,
      },
    })),
    members: {
      tables: short.map(({ id, number, dealsEntered, dealsFixed }) => ({ id, number, dealsEntered, dealsFixed })),
    },
  });
}

/** A deal that a ruling lets be played anew is missing until it was. */
function requirePlayedAnew(tables: readonly PlayingTable[], deals: readonly DealRevision[]): void {
  if (deals.length === 0) return;
  const numbers = new Map(tables.map(({ id, number }) => [id, number]));
  throw new ProblemError(sessionProblems['deals-missing'], {
    errors: deals.map(({ tableId, deal }) => ({
      pointer: `/tables/${numbers.get(tableId)}/deals/${deal}`,
      code: 'deals-missing',
      message: {
        en: `Table ${numbers.get(tableId)} has to play deal ${deal} anew.`,
        de: `Tisch ${numbers.get(tableId)} hat Spiel ${deal} neu zu spielen.`,
      },
    })),
  });
}
