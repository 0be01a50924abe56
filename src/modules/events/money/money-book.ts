import { keptMoneyPlan } from '../../../persistence/kept/money-plan';
import type { Plan } from '../../../persistence/kept/money-plan';
import { profileOf } from '../../../persistence/kept/profile';
import {
  chargeLines,
  prizeLines,
  settlePots,
  type AwardDeal,
  type Booking,
  type CompetitionEvent,
  type LedgerLine,
  type SettledPots,
} from '../../../competition';
import type { Transaction } from '../../../persistence/ledger';
import { listBookings, type LedgerBooking } from '../../../persistence/stores/ledger-bookings';
import { findMoneyPlan } from '../../../persistence/stores/money-plans';
import { listPlayers, type Player } from '../../../persistence/stores/players';
import { listAllSessions, type Session } from '../../../persistence/stores/sessions';
import { holdersAt, listPlayedTables, type PlayingTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { listWonGames, type WonGame } from '../../../persistence/stores/won-games';
import { groupField, lotOf, lotSeed, readResults } from '../standings';
import { readListAccounts } from './list-accounts';

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
  const plan = keptMoneyPlan.known((await findMoneyPlan(transaction, tournamentId))?.plan ?? {});
  const players = await listPlayers(transaction, { tournamentId });
  const entrants = players.filter(({ state }) => state !== 'waiting').map(({ id }) => id);
  const tables = await listPlayedTables(transaction, tournamentId);
  const bookings = (await listBookings(transaction, tournamentId)).map(bookingOf);
  const lists = await readListAccounts(transaction, plan, tables);
  const charged = chargeLines(plan, { entrants, lists, bookings });

  const sessions = await listAllSessions(transaction, tournamentId);
  const counting = sessions.filter(({ state }) => state !== 'void');
  const results = await readResults(transaction, { tournamentId, sessions: counting.map(({ number }) => number) });
  const place = new Map(players.map(({ id }, index) => [id, index]));
  const profile = profileOf(tournament);
  const field = { players, profile, lotSeed: lotSeed(tournament) };
  const event: CompetitionEvent = {
    deals: awardDeals(tables, await readAwardGames(transaction, tournamentId, plan)),
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
  const isFinal = areFinal(counting);
  return { plan, players, isFinal, settled, lines: isFinal ? [...charged, ...prizeLines(settled)] : charged };
}

/** Whether prizes are due; see {@link MoneyBook}. */
export async function isSettled(transaction: Transaction, tournamentId: string): Promise<boolean> {
  return areFinal((await listAllSessions(transaction, tournamentId)).filter(({ state }) => state !== 'void'));
}

const areFinal = (counting: readonly Session[]): boolean =>
  counting.length > 0 && counting.every(({ state }) => state === 'final');

/** A stored booking as the ledger takes it. */
export function bookingOf({ kind, playerId, code, cents }: LedgerBooking): Booking {
  const [player, about] = [playerId ?? '', code ?? ''];
  if (kind === 'grant') return { kind, pot: about, cents };
  return kind === 'refund' ? { kind, playerId: player, charge: about, cents } : { kind, playerId: player, cents };
}

/** The won games that some award or jackpot of the plan looks at. */
async function readAwardGames(
  transaction: Transaction,
  tournamentId: string,
  { awards, jackpots }: Plan,
): Promise<readonly WonGame[]> {
  const criteria = awards.flatMap((award) => award.criteria);
  const looked = criteria.flatMap((criterion) =>
    criterion.measure === 'highest-game' || criterion.measure === 'most-matadors' ? [criterion.deals ?? {}] : [],
  );
  const filters = [...looked, ...jackpots.map(({ deals }) => deals)];
  return filters.length === 0 ? [] : listWonGames(transaction, tournamentId, filters);
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
