import type { ListCheck } from '../../../competition';
import type { Transaction } from '../../../persistence/ledger';
import { listToPlayAnew, type DealRevision } from '../../../persistence/stores/deals';
import { listWaiting, type Dispute } from '../../../persistence/stores/disputes';
import { profileOf } from '../../../persistence/kept/profile';
import { isContestable, type SessionPlace } from '../../../persistence/stores/sessions';
import { listTables, type PlayingTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { ProblemError, type FieldFault, type Text } from '../../../platform';
import { listRulesOf, readTableLists } from '../sheets';
import { sessionProblems } from './sessions.problems';

/** Minutes for which lists can be contested where the event announces nothing else. */
export const usualObjectionMinutes = 60;

/** A control sum that does not hold, and where. */
export interface FailedCheck {
  readonly tableId: string;
  /** Its number. */
  readonly table: number;
  readonly code: ListCheck['code'];
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

/** What each check has found wrong. */
const checked: Readonly<Record<ListCheck['code'], Text>> = {
  C1: { en: 'deals are missing or too many', de: 'Spiele fehlen oder sind zu viel' },
  C2: { en: 'the totals do not add up', de: 'die Endsummen gehen nicht auf' },
  C3: { en: 'the games lost by others do not add up', de: 'die verlorenen Spiele der anderen gehen nicht auf' },
  C4: { en: 'a running total is wrong', de: 'eine laufende Summe stimmt nicht' },
  C5: { en: 'the declarer has no cards in this deal', de: 'der Alleinspieler hat in diesem Spiel keine Karten' },
  C6: { en: 'no game is written like this', de: 'so wird kein Spiel angeschrieben' },
  C7: { en: 'the two lists differ', de: 'die beiden Listen weichen ab' },
  C8: { en: 'the total does not follow from its column', de: 'die Endsumme folgt nicht aus der Spalte' },
  C9: { en: 'the games lost by others are wrong', de: 'die verlorenen Spiele der anderen stimmen nicht' },
  C10: { en: 'so many games cannot bring these points', de: 'so viele Spiele können diese Punkte nicht bringen' },
};

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
      en: `Table ${table}: ${checked[code].en} (${code})${at.map(({ en }) => en).join('')}. Correct the list, or close with a reason.`,
      de: `Tisch ${table}: ${checked[code].de} (${code})${at.map(({ de }) => de).join('')}. Die Liste berichtigen oder mit Begründung schließen.`,
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
