import {
  chargeLines,
  prizeLines,
  settlePots,
  type AwardDeal,
  type Booking,
  type CompetitionEvent,
  type LedgerLine,
  type ListAccount,
  type SettledPots,
} from '../../competition';
import type { Transaction } from '../../persistence/ledger';
import { sumColumns, type ColumnSums } from '../../persistence/stores/deals';
import { listBookings, type LedgerBooking } from '../../persistence/stores/ledger-bookings';
import { findMoneyPlan } from '../../persistence/stores/money-plans';
import { listPaperLists, type StoredPaperList } from '../../persistence/stores/paper-lists';
import { listPlayers, type Player } from '../../persistence/stores/players';
import { listAllSessions } from '../../persistence/stores/sessions';
import { holdersAt, listPlayedTables, type PlayingTable } from '../../persistence/stores/tables';
import type { Tournament } from '../../persistence/stores/tournaments';
import { listWonGames, type WonGame } from '../../persistence/stores/won-games';
import { countDeals, groupField, lotOf, lotSeed, Profile, readResults, stretchesOf } from '../tournaments';
import type { Plan } from './money-plan.schema';
import { readPlan } from './read-plan';

/** All the money of an event, worked out anew from what was announced, entered and booked. */
export interface MoneyBook {
  readonly plan: Plan;
  readonly players: readonly Player[];
  /** Every session is final or void, and one is final: prizes are due. Until then they are as the event stands. */
  readonly isFinal: boolean;
  readonly settled: SettledPots;
  /** Without prizes until they are due. */
  readonly lines: readonly LedgerLine[];
}

/** Works the money of a tournament out. */
export async function readMoneyBook(transaction: Transaction, tournament: Tournament): Promise<MoneyBook> {
  const { id: tournamentId } = tournament;
  const plan = readPlan(await findMoneyPlan(transaction, tournamentId));
  const players = await listPlayers(transaction, { tournamentId });
  const entrants = players.filter(({ state }) => state !== 'waiting').map(({ id }) => id);
  const tables = await listPlayedTables(transaction, tournamentId);
  const columns = await sumColumns(transaction, tournamentId);
  const papers = await listPaperLists(transaction, tournamentId);
  const bookings = (await listBookings(transaction, tournamentId)).map(bookingOf);
  const charged = chargeLines(plan, { entrants, lists: listAccounts(tables, columns, papers), bookings });

  const sessions = await listAllSessions(transaction, tournamentId);
  const counting = sessions.filter(({ state }) => state !== 'void');
  const results = await readResults(transaction, { tournamentId, sessions: counting.map(({ number }) => number) });
  const place = new Map(players.map(({ id }, index) => [id, index]));
  const profile = Profile.parse(tournament.profile);
  const field = { players, profile, lotSeed: lotSeed(tournament) };
  const event: CompetitionEvent = {
    deals: awardDeals(tables, await listWonGames(transaction, tournamentId)),
    results: results.toSorted((a, b) => a.session - b.session || (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
    categoryOf: new Map(players.flatMap(({ id, category }) => (category === null ? [] : [[id, category] as const]))),
    entrants,
    ranking: { chain: profile.tieChain, lot: lotOf(players, field.lotSeed) },
    groups: {
      team: groupField('team', field),
      tandem: groupField('tandem', field),
      mixed: groupField('mixed', field),
    },
  };
  const settled = settlePots(plan, charged, event);
  const isFinal = counting.length > 0 && counting.every(({ state }) => state === 'final');
  return { plan, players, isFinal, settled, lines: isFinal ? [...charged, ...prizeLines(settled)] : charged };
}

function bookingOf({ kind, playerId, code, cents }: LedgerBooking): Booking {
  const [player, about] = [playerId ?? '', code ?? ''];
  if (kind === 'grant') return { kind, pot: about, cents };
  return kind === 'refund' ? { kind, playerId: player, charge: about, cents } : { kind, playerId: player, cents };
}

/** What everybody who held a seat lost there, as it was played, and what was passed meanwhile. */
function listAccounts(
  tables: readonly PlayingTable[],
  columns: readonly ColumnSums[],
  papers: readonly StoredPaperList[],
): readonly ListAccount[] {
  const paperAt = new Map(papers.map((paper) => [paper.tableId, paper]));
  const columnsAt = new Map<string, ColumnSums[]>();
  for (const column of columns) columnsAt.set(column.tableId, [...(columnsAt.get(column.tableId) ?? []), column]);
  return tables.flatMap((table) => {
    const { id, session, number } = table;
    const accounts = new Map<string, { lost: number; passed: number }>();
    for (const [stretch, seats] of stretchesOf(table).entries()) {
      const here = (columnsAt.get(id) ?? []).filter((column) => column.stretch === stretch);
      const paper = stretch === 0 ? paperAt.get(id) : undefined;
      const passed = paper?.passed ?? countDeals(here, 'passed');
      for (const { seat, playerId } of seats) {
        const column = here.find(({ kind, seat: own }) => kind === 'played' && own === seat);
        const lost = (paper?.totals.find((sums) => sums.seat === seat) ?? column)?.lost ?? 0;
        const sums = accounts.get(playerId) ?? { lost: 0, passed: 0 };
        accounts.set(playerId, { lost: sums.lost + lost, passed: sums.passed + passed });
      }
    }
    return [...accounts].map(([playerId, sums]) => ({ playerId, session, table: number, ...sums }));
  });
}

function awardDeals(tables: readonly PlayingTable[], games: readonly WonGame[]): readonly AwardDeal[] {
  const tableOf = new Map(tables.map((table) => [table.id, table]));
  return games.flatMap(({ tableId, deal, declarer, score, contract, matadors }) => {
    const table = tableOf.get(tableId);
    const playerId = table && holdersAt(table, deal).find(({ seat }) => seat === declarer)?.playerId;
    if (table === undefined || playerId === undefined) return [];
    const { game, hand = false, ouvert = false } = contract as { game: string; hand?: boolean; ouvert?: boolean };
    const run: { with?: number; without?: number } | null = matadors;
    const kind = run?.with === undefined ? 'without' : 'with';
    const count = run?.[kind];
    return [
      {
        session: table.session,
        table: table.number,
        deal,
        declarer: playerId,
        score,
        game,
        hand,
        ouvert,
        matadors: count === undefined ? null : { kind, count },
      },
    ];
  });
}
