import { profileOf } from '../../../persistence/kept/profile';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { listPlayerLinks } from '../../../persistence/stores/player-links';
import { listPlayers, type Player } from '../../../persistence/stores/players';
import { sumResults } from '../../../persistence/stores/session-results';
import { findSession } from '../../../persistence/stores/sessions';
import { listPlayedTables, listTables, type PlayingTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { ProblemError, type Language } from '../../../platform';
import { linkText, refusal, refusalFor, type Caller } from '../../access';
import { readMoneyBook } from '../money';
import { stagesOf } from '../sheets';
import { admit, seesNames, shownName } from '../tournaments';
import { lotOf, lotSeed, rankTallies } from '../standings';
import { awardLines, awardReason } from './award-lines';
import { paperProblems } from './paper.problems';
import type { SheetName } from './paper.schema';
import { scoreSheetsPdf } from './score-sheet-pdf';
import type { Sheet } from './sheet';
import {
  type NamedPlayer,
  type PrizeLine,
  prizeSheet,
  resultsSheet,
  seatingByName,
  seatingByTable,
  type SeatedName,
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
      return tables.map((table) => ({
        about: tournament.name,
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

  private open<T>(caller: Caller, request: SheetRequest, make: (opened: Opened) => Promise<T>): Promise<T> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'read', request.tournamentId);
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
    return seatingByName(seats, opened.tournament.name, session, opened.language);
  },
  'seating-by-table': async (opened) => {
    const { session, seats } = await seating(opened);
    return seatingByTable(seats, opened.tournament.name, session);
  },
  results: async (opened) => {
    const { transaction, tournament, tournamentId, session, players, playerOf } = opened;
    if (session !== undefined) await requireSession(opened, session);
    const profile = profileOf(tournament);
    const played = (await listPlayedTables(transaction, tournamentId)).map((table) => table.session);
    const sessions = [...new Set(played)].filter((number) => session === undefined || number === session);
    const tallies = await sumResults(transaction, { tournamentId, sessions });
    const places = rankTallies(tallies, profile, lotOf(players, lotSeed(tournament)));
    const named = places.map((place) => ({ ...place, ...playerOf(place.id) }));
    return resultsSheet(named, tournament.name, session);
  },
  prizes: async ({ transaction, tournament, session, playerOf, language }) => {
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
    return prizeSheet([...places, ...awards], tournament.name, { currency: plan.currency, isFinal }, language);
  },
};

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
