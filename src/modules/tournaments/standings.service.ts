import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../persistence/ledger';
import { listGrouped } from '../../persistence/stores/players';
import { countRecords } from '../../persistence/stores/records';
import { sumResults } from '../../persistence/stores/session-results';
import { listAllSessions } from '../../persistence/stores/sessions';
import type { Tournament } from '../../persistence/stores/tournaments';
import { entityTag, unlessSeen, type ReplyFacts } from '../../platform';
import { refusal, type Caller } from '../access';
import { admit } from './admission';
import { readResults } from './kept-results';
import { seesNames, shownName } from './player-answer';
import { Profile } from './profile.schema';
import { isOfSums, rankScope, rankSums } from './ranking';
import { lotSeed } from './seeds';
import { sessionsIn, type StandingsScope } from './standings-scope';
import type { Standings } from './standings.schema';

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
      // Read before all else, so that a tag never stands for more than was there.
      const records = await countRecords(transaction, tournamentId);
      const tournament = await admit(transaction, caller, 'read', tournamentId);
      const seesAll = seesNames(caller, tournament);
      const tag = entityTag(['standings', tournamentId, JSON.stringify(query), String(seesAll)], records);
      return unlessSeen(seen, tag, () => showAll(transaction, tournament, query, seesAll));
    });
  }
}

async function showAll(
  transaction: Transaction,
  tournament: Tournament,
  query: StandingsScope,
  seesAll: boolean,
): Promise<z.infer<typeof Standings>> {
  const tournamentId = tournament.id;
  const { scope, session, day, category } = query;
  // Read at once, as neither waits for the other.
  const [players, { sessions, tallies, results }] = await Promise.all([
    listGrouped(transaction, tournamentId),
    readFigures(transaction, tournament, query),
  ]);
  const field = { players, profile: Profile.parse(tournament.profile), lotSeed: lotSeed(tournament) };
  const places = tallies
    ? rankSums(query, { ...field, tallies })
    : rankScope(query, { ...field, results, sessions: sessions.length });
  const names = new Map(players.map((player) => [player.id, shownName(player, seesAll)]));
  return {
    scope,
    ...(session !== undefined && { session }),
    ...(day !== undefined && { day }),
    ...(category !== undefined && { category }),
    sessions,
    items: places.map(({ id, members, ...place }) => {
      const who = members
        ? { playerId: null, name: id, members: [...members] }
        : { playerId: id, name: names.get(id) ?? '' };
      return { ...place, ...who };
    }),
  };
}

/** The sessions that a standing is over, and what they brought: the sums where they are enough, else every result. */
async function readFigures(
  transaction: Transaction,
  { id: tournamentId, timeZone }: Tournament,
  query: StandingsScope,
) {
  const { session } = query;
  const all = await listAllSessions(transaction, tournamentId);
  if (session !== undefined && !all.some(({ number }) => number === session)) throw refusal('hidden');
  const sessions = [...sessionsIn(all, query, timeZone)];
  const chosen = { tournamentId, sessions };
  return isOfSums(query)
    ? { sessions, tallies: await sumResults(transaction, chosen), results: [] }
    : { sessions, tallies: undefined, results: await readResults(transaction, chosen) };
}
