import { handsHeld, type SeasonResult, type TableSize } from '../../../competition';
import type { Transaction } from '../../../persistence/ledger';
import {
  listSeasonResults,
  listSeasonSessions,
  type SeasonTableResult,
} from '../../../persistence/stores/season-results';
import { findTable, holdersAt } from '../../../persistence/stores/tables';
import { orderOf } from '../sheets';
import type { SeasonRule } from './seasons.schema';
import type { z } from 'zod';

/** What a season is ranked from. */
export interface SeasonGround {
  readonly results: readonly SeasonResult[];
  /** How many results somebody could have. */
  readonly sessions: number;
  /** Players with results who are no member. */
  readonly unlinked: number;
}

/** The results of all members, numbered over the whole season by what counts as one result. */
export async function readSeason(
  transaction: Transaction,
  seasonId: string,
  { results: unit }: Pick<z.output<typeof SeasonRule>, 'results'>,
): Promise<SeasonGround> {
  const occasionOf = (tournamentId: string, session: number): string =>
    unit === 'tournaments' ? tournamentId : `${tournamentId}/${session}`;
  const sessions = await listSeasonSessions(transaction, seasonId);
  const occasions = [...new Set(sessions.map(({ tournamentId, number }) => occasionOf(tournamentId, number)))];
  const numberOf = new Map(occasions.map((occasion, index) => [occasion, index + 1]));
  const found = await listSeasonResults(transaction, seasonId);
  const sums = new Map<string, SeasonResult>();
  for (const result of found) {
    if (result.memberId === null) continue;
    const session = numberOf.get(occasionOf(result.tournamentId, result.session)) ?? 0;
    const key = `${result.memberId}/${session}`;
    const own = { ...result, id: result.memberId, session, hands: await handsIn(transaction, result) };
    sums.set(key, sumOf(own, sums.get(key)));
  }
  const unlinked = new Set(found.flatMap(({ memberId, playerId }) => (memberId === null ? playerId : [])));
  return { results: [...sums.values()], sessions: occasions.length, unlinked: unlinked.size };
}

async function handsIn(
  transaction: Transaction,
  { tableId, playerId, size, dealsFixed, isDivided }: SeasonTableResult,
): Promise<number> {
  if (!isDivided) return handsHeld(size as TableSize, { seat: 1, from: 1, to: dealsFixed });
  const table = await findTable(transaction, tableId);
  if (table === undefined) return 0;
  const deals = Array.from({ length: dealsFixed }, (_, index) => index + 1);
  return deals.reduce((hands, deal) => {
    const seat = holdersAt(table, deal).find((holder) => holder.playerId === playerId)?.seat;
    return seat === undefined || orderOf(table, deal).sitsOut.includes(seat) ? hands : hands + 1;
  }, 0);
}

function sumOf(
  { id, session, total, gamePoints, won, lost, bonus, hands }: SeasonResult,
  before?: SeasonResult,
): SeasonResult {
  return {
    id,
    session,
    total: total + (before?.total ?? 0),
    gamePoints: gamePoints + (before?.gamePoints ?? 0),
    won: won + (before?.won ?? 0),
    lost: lost + (before?.lost ?? 0),
    bonus: bonus + (before?.bonus ?? 0),
    hands: hands + (before?.hands ?? 0),
  };
}
