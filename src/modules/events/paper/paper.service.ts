import { profileOf } from '../../../persistence/kept/profile';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { listPlayerLinks } from '../../../persistence/stores/player-links';
import { listPlayers, type Player } from '../../../persistence/stores/players';
import { listDisputes } from '../../../persistence/stores/disputes';
import { listRulings } from '../../../persistence/stores/rulings';
import { listResults, sumResults } from '../../../persistence/stores/session-results';
import { findSession, listAllSessions } from '../../../persistence/stores/sessions';
import { listPlayedTables, listTables, type PlayingTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { ProblemError, type Language } from '../../../platform';
import { linkText, refusal, refusalFor, type Action, type Caller } from '../../access';
import { readMoneyBook } from '../money';
import { stagesOf } from '../sheets';
import { admit, seesNames, shownName } from '../tournaments';
import { lotOf, lotSeed, rankTallies, type Standings } from '../standings';
import { personAccounts, type TableSize } from '../../../competition';
import { awardLines, awardReason } from './award-lines';
import { paperProblems } from './paper.problems';
import type { PrintedName, SheetName } from './paper.schema';
import { scoreSheetsPdf } from './score-sheet-pdf';
import type { Sheet } from './sheet';
import {
  minuteSheet,
  type NamedPlayer,
  type PrizeLine,
  prizeSheet,
  receiptSheet,
  resultsSheet,
  scopeSheet,
  seatingByName,
  seatingByTable,
  type SeatedName,
  startCardSheet,
} from './sheets';

/** Which sheet of which tournament, and for whom. */
export interface SheetRequest {
  readonly tournamentId: string;
  readonly session: number | undefined;
  readonly language: Language;
}

interface Opened extends SheetRequest {
  readonly transaction: Transaction;
  readonly tournament: Tournament;
  readonly players: readonly Player[];
  readonly playerOf: (id: string) => NamedPlayer;
}

/** Makes what a director hangs on the wall and lays on the tables; names are shown as everywhere else. */
@Injectable()
export class PaperService {
  constructor(private readonly ledger: Ledger) {}

  async sheet(caller: Caller, name: z.output<typeof SheetName>, request: SheetRequest): Promise<Sheet> {
    return this.open(caller, request, sheetsBy[name]);
  }

  /** A paper that exists on paper alone; receipts for directors. */
  async printed(caller: Caller, name: z.output<typeof PrintedName>, request: SheetRequest): Promise<Sheet> {
    return this.open(caller, request, printedBy[name], name === 'receipts' ? 'run' : 'read');
  }

  /** The standings of a scope, as they were read for the caller. */
  async scoped(
    caller: Caller,
    request: SheetRequest,
    { scope, day, category, items }: Pick<z.infer<typeof Standings>, 'scope' | 'day' | 'category' | 'items'>,
  ): Promise<Sheet> {
    return this.open(caller, request, async (opened) => {
      const about = await aboutOf(opened, request.session);
      return scopeSheet(items, about, { scope, of: category ?? day ?? '' });
    });
  }

  /** An empty score sheet for an emergency, for a table of so many. */
  async blankSheet(caller: Caller, request: SheetRequest, players: number): Promise<Buffer> {
    const sheet = await this.open(caller, request, async (opened) => {
      const { scoring, deals } = profileOf(opened.tournament);
      const about = await aboutOf(opened, request.session);
      const empty = Array.from({ length: players }, () => ({ number: null, name: '' }));
      const stages = [{ fromDeal: 1, players: players as TableSize }] as const;
      const length = deals[String(players) as keyof typeof deals];
      return { about, session: null, table: null, players: empty, stages, deals: length, scoring, address: '' };
    });
    return scoreSheetsPdf([sheet], request.language);
  }

  /** The score sheets of all tables of a session. Their codes say `tableAddress`, with the link of the players where the caller may see it. */
  async scoreSheets(
    caller: Caller,
    request: SheetRequest,
    tableAddress: (id: string, key?: string) => string,
  ): Promise<Buffer> {
    const sheets = await this.open(caller, request, async (opened) => {
      const { session, tables } = await drawn(opened);
      const { transaction, tournament, tournamentId } = opened;
      const links = await listPlayerLinks(transaction, { tournamentId, session });
      const linkOf = (table: PlayingTable): string | undefined => {
        const link = refusalFor(caller, 'see-link', tournament, table) === undefined ? links.get(table.id) : undefined;
        return link && linkText(link);
      };
      const { scoring } = profileOf(tournament);
      const about = await aboutOf(opened, session);
      return tables.map((table) => ({
        about,
        session,
        table: table.number,
        players: table.seats.map(({ playerId }) => opened.playerOf(playerId)),
        stages: stagesOf(table),
        deals: table.dealsFixed,
        scoring,
        address: tableAddress(table.id, linkOf(table)),
      }));
    });
    return scoreSheetsPdf(sheets, request.language);
  }

  private open<T>(
    caller: Caller,
    request: SheetRequest,
    make: (opened: Opened) => Promise<T>,
    action: Action = 'read',
  ): Promise<T> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, action, request.tournamentId);
      const seesAll = seesNames(caller, tournament);
      const players = await listPlayers(transaction, request);
      const named = new Map(
        players.map((player) => [player.id, { number: player.number, name: shownName(player, seesAll) }]),
      );
      const playerOf = (id: string): NamedPlayer => named.get(id) ?? { number: 0, name: '' };
      return make({ ...request, transaction, tournament, players, playerOf });
    });
  }
}

const sheetsBy: Readonly<Record<z.output<typeof SheetName>, (opened: Opened) => Promise<Sheet>>> = {
  'seating-by-name': async (opened) => {
    const { session, seats } = await seating(opened);
    return seatingByName(seats, await aboutOf(opened, session), session, opened.language);
  },
  'seating-by-table': async (opened) => {
    const { session, seats } = await seating(opened);
    return seatingByTable(seats, await aboutOf(opened, session), session);
  },
  results: async (opened) => {
    const { transaction, tournament, tournamentId, session, players, playerOf, language } = opened;
    if (session !== undefined) await requireSession(opened, session);
    const profile = profileOf(tournament);
    const played = (await listPlayedTables(transaction, tournamentId)).map((table) => table.session);
    const sessions = [...new Set(played)].filter((number) => session === undefined || number === session);
    const tallies = await sumResults(transaction, { tournamentId, sessions });
    const places = rankTallies(tallies, profile, lotOf(players, lotSeed(tournament)));
    const totals = new Map<string, Map<number, number>>();
    for (const { playerId, session: of, total } of await listResults(transaction, { tournamentId, sessions })) {
      const own = totals.get(playerId) ?? new Map<number, number>();
      totals.set(playerId, own.set(of, (own.get(of) ?? 0) + total));
    }
    const said = new Map(players.map((player) => [player.id, player]));
    const named = places.map((place) => {
      const { club = null, team = null } = said.get(place.id) ?? {};
      return { ...place, ...playerOf(place.id), club, team, totals: totals.get(place.id) };
    });
    const counting = (await listAllSessions(transaction, tournamentId)).filter(
      ({ state, number }) => state !== 'void' && (session === undefined || number === session),
    );
    const isFinal = counting.length > 0 && counting.every(({ state }) => state === 'final');
    const columns = sessions.length > 1 && sessions.length <= mostColumns ? sessions : [];
    const over = { session, sessions: columns, isFinal };
    return resultsSheet(named, await aboutOf(opened, session), over, language);
  },
  prizes: async (opened) => {
    const { transaction, tournament, session, playerOf, language } = opened;
    if (session !== undefined) throw new ProblemError(paperProblems['no-session-of-prizes']);
    const { plan, isFinal, settled } = await readMoneyBook(transaction, tournament);
    const places = settled.prizes.flatMap(({ code, prizes: won }) =>
      won.map(({ playerId, rank, cents, group = '' }): PrizeLine => {
        return { ...playerOf(playerId), code, rank, reason: { en: group, de: group }, cents };
      }),
    );
    const awards = awardLines(settled, plan).map((line): PrizeLine => {
      const { code, playerId, cents } = line;
      return { ...playerOf(playerId), code, rank: null, reason: awardReason(line), cents };
    });
    return prizeSheet(
      [...places, ...awards],
      await aboutOf(opened, undefined),
      { currency: plan.currency, isFinal },
      language,
    );
  },
};

/** More sessions than this have no columns of their own on one page. */
const mostColumns = 8;

/** What stands at the head of every sheet: the event, its date, place and organiser. */
async function aboutOf(
  { transaction, tournament, tournamentId, language }: Opened,
  session: number | undefined,
): Promise<string> {
  const { name, startsAt, timeZone } = tournament;
  const { place, organiser } = profileOf(tournament);
  const of = session === undefined ? undefined : await findSession(transaction, { tournamentId, number: session });
  const at = of?.startsAt ?? startsAt;
  const date = at && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at);
  return [name, date, place, organiser].filter((part) => part !== null).join(', ');
}

const printedBy: Readonly<Record<z.output<typeof PrintedName>, (opened: Opened) => Promise<Sheet>>> = {
  'start-cards': async (opened) => {
    const { transaction, tournamentId, playerOf, language } = opened;
    const sessions = (await listAllSessions(transaction, tournamentId)).filter(({ state }) => state !== 'void');
    const tables = await Promise.all(sessions.map(async (session) => listTables(transaction, session)));
    const seats = tables
      .flat()
      .flatMap(({ session, number: table, seats: taken }) =>
        taken.map(({ seat, playerId }) => ({ ...playerOf(playerId), session, table, seat })),
      );
    return startCardSheet(seats, await aboutOf(opened, undefined), language);
  },
  receipts: async (opened) => {
    const { transaction, tournament, players, playerOf, language } = opened;
    const { plan, lines } = await readMoneyBook(transaction, tournament);
    const ids = players.map(({ id }) => id);
    const persons = personAccounts(lines, ids).map((person) => ({ ...person, ...playerOf(person.playerId) }));
    return receiptSheet(persons, await aboutOf(opened, undefined), plan.currency, language);
  },
  minute: async (opened) => {
    const { transaction, tournamentId } = opened;
    const disputes = await listDisputes(transaction, { tournamentId, limit: mostDisputes });
    const ids = disputes.map(({ id }) => id);
    const rulings = new Map((await listRulings(transaction, tournamentId, ids)).map((one) => [one.disputeId, one]));
    const tables = new Map(
      (await listPlayedTables(transaction, tournamentId)).map((table) => [table.id, table.number]),
    );
    const lines = disputes.map(({ id, session, tableId, deal, kind, state }) => {
      const ruling = rulings.get(id);
      const table = tableId === null ? null : (tables.get(tableId) ?? null);
      const laws = ruling?.laws.join(', ') ?? '';
      return { session, table, deal, kind, ruling: ruling?.disposition ?? state, laws, reason: ruling?.reason ?? '' };
    });
    return minuteSheet(lines, await aboutOf(opened, undefined));
  },
};

const mostDisputes = 1000;

async function seating(opened: Opened): Promise<{ readonly session: number; readonly seats: readonly SeatedName[] }> {
  const { session, tables } = await drawn(opened);
  const seats = tables.flatMap(({ number, seats: taken }) =>
    taken.map(({ seat, playerId }) => ({ ...opened.playerOf(playerId), table: number, seat })),
  );
  return { session, seats };
}

/** The tables of the session that was named; none before it is drawn. */
async function drawn(opened: Opened): Promise<{ readonly session: number; readonly tables: readonly PlayingTable[] }> {
  const { transaction, tournamentId, session } = opened;
  if (session === undefined) throw new ProblemError(paperProblems['session-needed']);
  await requireSession(opened, session);
  return { session, tables: await listTables(transaction, { tournamentId, number: session }) };
}

async function requireSession({ transaction, tournamentId }: Opened, number: number): Promise<void> {
  if ((await findSession(transaction, { tournamentId, number })) === undefined) throw refusal('hidden');
}
