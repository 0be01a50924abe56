import { by, type Told } from '../tools/deals';
import { openSession, type OpenSession } from '../tools/tournament';
import type { Ask } from '../tools/http';
import { ask as query } from './scene';

/** The n-th entry of a client, written as `client/n`, which no other entry has. */
export type Entry = `${number}/${number}`;

/** How what is stored differs from what was acknowledged; `unknown` entries were acknowledged to nobody. */
export interface Differences {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly unknown: number;
}

/** Compares entry by entry, so that one lost and one doubled never make up for each other. */
export function differencesOf(acknowledged: ReadonlySet<Entry>, stored: readonly Entry[]): Differences {
  const kept = new Set(stored);
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((entry) => !kept.has(entry)).length,
    doubled: stored.length - kept.size,
    unknown: [...kept].filter((entry) => !acknowledged.has(entry)).length,
  };
}

/** A table of three to each client, so that whoever sits in the first seat plays in every deal; whole rounds of deals, at least so many. */
export function openTables(ask: Ask, clients: number, deals: number): Promise<OpenSession> {
  const tournament = { profile: { tables: 'threes-first' } };
  return openSession(ask, { players: 3 * clients, deals: { '3': 3 * Math.ceil(deals / 3) }, tournament });
}

/** The deals count themselves by their card points, with which each is won: no two of a table are alike. */
const leastCardPoints = 61;

/** The n-th deal of a table, n from 0 to 58. */
export function dealOf(entry: number): Told {
  const outcome = { cardPoints: leastCardPoints + entry };
  return by(1, { contract: { game: 'suit', trump: 'C' }, matadors: { with: 1 }, outcome });
}

/** Every deal that the service has stored, read past it. */
export async function storedDeals(url: string, { tables }: OpenSession): Promise<readonly Entry[]> {
  const clients = new Map(tables.map(({ id }, client) => [id, client]));
  const rows = await query<{ table: string; points: number }>(
    url,
    `SELECT d.table_id AS table, (r.facts #>> '{outcome,cardPoints}')::int AS points
     FROM deal d JOIN deal_revision r
       ON r.tournament_id = d.tournament_id AND r.table_id = d.table_id AND r.deal = d.number AND r.revision = d.revision`,
  );
  return rows.map(({ table, points }): Entry => `${clients.get(table) ?? NaN}/${points - leastCardPoints}`);
}

/** Every entry that a wrong service has stored; each of them keeps its entries in the same table. */
export async function storedWrongly(url: string): Promise<readonly Entry[]> {
  const rows = await query<{ client: number; entry: number }>(url, 'SELECT client, entry FROM wrong_entry');
  return rows.map(({ client, entry }): Entry => `${client}/${entry}`);
}
