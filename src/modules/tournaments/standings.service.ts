import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../persistence/ledger';
import { listPlayers } from '../../persistence/stores/players';
import { lastSequences } from '../../persistence/stores/records';
import { findSession } from '../../persistence/stores/sessions';
import { listPlayedTables } from '../../persistence/stores/tables';
import type { Tournament } from '../../persistence/stores/tournaments';
import { entityTag, unlessSeen, type ReplyFacts } from '../../platform';
import { refusal, type Caller } from '../access';
import { admit } from './admission';
import { seesNames, shownName } from './player-answer';
import { Profile } from './profile.schema';
import { rankResults, readListBook, resultsOf } from './results';
import { lotSeed } from './seeds';
import type { Standings, StandingsQuery } from './standings.schema';

/** Shows who leads; computed anew from the deals that count. */
@Injectable()
export class StandingsService {
  constructor(private readonly ledger: Ledger) {}

  async show(
    caller: Caller,
    tournamentId: string,
    query: z.output<typeof StandingsQuery>,
    seen: string | undefined,
  ): Promise<ReplyFacts<z.infer<typeof Standings> | undefined>> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'read', tournamentId);
      // Read before the figures, so that a tag never stands for more than was there.
      const last = (await lastSequences(transaction, [tournamentId])).get(tournamentId) ?? 0;
      const seesAll = seesNames(caller, tournament);
      const tag = entityTag(['standings', tournamentId, JSON.stringify(query), String(seesAll)], last);
      return unlessSeen(seen, tag, () => showAll(transaction, tournament, query, seesAll));
    });
  }
}

async function showAll(
  transaction: Transaction,
  tournament: Tournament,
  { scope, session }: z.output<typeof StandingsQuery>,
  seesAll: boolean,
): Promise<z.infer<typeof Standings>> {
  const tournamentId = tournament.id;
  if (session !== undefined && !(await findSession(transaction, { tournamentId, number: session }))) {
    throw refusal('hidden');
  }
  const profile = Profile.parse(tournament.profile);
  const tables = (await listPlayedTables(transaction, tournamentId)).filter(
    (table) => session === undefined || table.session === session,
  );
  const results = resultsOf(tables, await readListBook(transaction, tournamentId), profile);
  const players = await listPlayers(transaction, { tournamentId });
  const names = new Map(players.map((player) => [player.id, shownName(player, seesAll)]));
  const items = rankResults(results, profile, lotSeed(tournament)).map((place) => {
    const { id, rank, total, gamePoints, won, lost, bonus, decidedBy } = place;
    return { rank, playerId: id, name: names.get(id) ?? '', total, gamePoints, won, lost, bonus, decidedBy };
  });
  return { scope, ...(session !== undefined && { session }), items };
}
