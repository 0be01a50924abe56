import { profileOf } from '../../../persistence/kept/profile';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { listGrouped } from '../../../persistence/stores/players';
import { listSummed } from '../../../persistence/stores/session-results';
import { findStanding, type StandingTournament } from '../../../persistence/stores/tournaments';
import { unlessSeen, viewTag, type ReplyFacts } from '../../../platform';
import { refusal, type Caller } from '../../access';
import { admitted, seesNames, shownName, shownNames } from '../tournaments';
import { readResults } from './kept-results';
import { type Field, isOfSums, rankScope, rankSums } from './ranking';
import { lotSeed } from './seeds';
import { areFinal, sessionsIn, type StandingsScope } from './standings-scope';
import type { Standings } from './standings.schema';

type Items = z.infer<typeof Standings>['items'];

/** Shows who leads; added up from what everybody has from each table. */
@Injectable()
export class StandingsService {
  constructor(private readonly ledger: Ledger) {}

  async show(
    caller: Caller,
    tournamentId: string,
    query: StandingsScope,
    seen: string | undefined,
  ): Promise<ReplyFacts<z.infer<typeof Standings> | undefined>> {
    return this.ledger.read(async (transaction) => {
      // Counted before the results are read, so that a tag never stands for more than was there.
      const tournament = admitted(caller, 'read', await findStanding(transaction, tournamentId));
      const seesAll = seesNames(caller, tournament);
      const tag = viewTag(['standings', tournamentId, JSON.stringify(query), String(seesAll)], tournament.lines);
      return unlessSeen(seen, tag, () => showAll(transaction, tournament, query, seesAll));
    });
  }
}

async function showAll(
  transaction: Transaction,
  tournament: StandingTournament,
  query: StandingsScope,
  seesAll: boolean,
): Promise<z.infer<typeof Standings>> {
  const { scope, session, day, category } = query;
  const isThere = session === undefined || tournament.sessions.some(({ number }) => number === session);
  if (!isThere) throw refusal('hidden');
  const sessions = sessionsIn(tournament.sessions, query, tournament.timeZone);
  const field = { profile: profileOf(tournament), lotSeed: lotSeed(tournament) };
  const asked = { tournamentId: tournament.id, sessions, query, field, seesAll };
  return {
    scope,
    ...(session !== undefined && { session }),
    ...(day !== undefined && { day }),
    ...(category !== undefined && { category }),
    sessions: [...sessions],
    final: areFinal(tournament.sessions, query, tournament.timeZone),
    sequence: tournament.lines,
    items: await (isOfSums(query) ? listBySums(transaction, asked) : listByResults(transaction, asked)),
  };
}

interface Asked {
  readonly tournamentId: string;
  readonly sessions: readonly number[];
  readonly query: StandingsScope;
  readonly field: Omit<Field, 'players'>;
  readonly seesAll: boolean;
}

/** The places where sums are enough: everything of a player comes from one query. */
async function listBySums(transaction: Transaction, { query, field, seesAll, ...scope }: Asked): Promise<Items> {
  const players = await listSummed(transaction, scope);
  return rankSums(query, { ...field, players, last: lastOf(scope.sessions) }).map((place) => {
    const { id: playerId, rank, total, gamePoints, won, lost, bonus, results, decidedBy } = place;
    const name = shownName(place, seesAll);
    const cut = place.cutAfter !== null && { cut: true as const };
    return { rank, playerId, name, total, gamePoints, won, lost, bonus, results, decidedBy, ...cut };
  });
}

/** The places that need every single result. */
async function listByResults(transaction: Transaction, { query, field, seesAll, ...scope }: Asked): Promise<Items> {
  // Read at once, as neither waits for the other.
  const [players, results] = await Promise.all([
    listGrouped(transaction, scope.tournamentId),
    readResults(transaction, scope),
  ]);
  const names = shownNames(players, seesAll);
  const places = rankScope(query, {
    ...field,
    players,
    results,
    sessions: scope.sessions.length,
    last: lastOf(scope.sessions),
  });
  const cut = new Set(players.filter(({ cutAfter }) => cutAfter !== null).map(({ id }) => id));
  return places.map(({ id, members, ...place }) => {
    const who = members
      ? { playerId: null, name: id, members: [...members] }
      : { playerId: id, name: names.get(id) ?? '', ...(cut.has(id) && { cut: true as const }) };
    return { ...place, ...who };
  });
}

const lastOf = (sessions: readonly number[]): number => Math.max(0, ...sessions);
