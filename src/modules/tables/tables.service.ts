import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { scoreList, type ListDeal } from '../../competition';
import { Ledger } from '../../persistence/ledger';
import { listDeals, type DealRevision } from '../../persistence/stores/deals';
import { listPlayers } from '../../persistence/stores/players';
import { findTable } from '../../persistence/stores/tables';
import { entityTag, type ReplyFacts } from '../../platform';
import { refusal, type Caller } from '../access';
import { admit, Profile, seesNames, shownName } from '../tournaments';
import { sizeOf } from './deal-answer';
import type { TableAnswer } from './tables.schema';

/** Shows a table with its list. */
@Injectable()
export class TablesService {
  constructor(private readonly ledger: Ledger) {}

  async get(caller: Caller, id: string): Promise<ReplyFacts<z.infer<typeof TableAnswer>>> {
    return this.ledger.read(async (transaction) => {
      const table = await findTable(transaction, id);
      if (table === undefined) throw refusal('hidden');
      const { tournamentId, session, number, seats, dealsFixed, dealsEntered } = table;
      const tournament = await admit(transaction, caller, 'read', tournamentId);
      const deals = await listDeals(transaction, { tournamentId, tableId: id });
      const seesAll = seesNames(caller, tournament);
      const players = await listPlayers(transaction, { tournamentId });
      const names = new Map(players.map((player) => [player.id, shownName(player, seesAll)]));
      const { scoring } = Profile.parse(tournament.profile);
      const score = scoreList({ scoring, players: sizeOf(table), deals: deals.map(asLine), dealsFixed });
      const playerAt = new Map(seats.map(({ seat, playerId }) => [seat, playerId]));
      const body = {
        id,
        number,
        tournament: tournamentId,
        session,
        seats: seats.map(({ seat, playerId }) => ({ seat, playerId, name: names.get(playerId) ?? '' })),
        dealsFixed,
        dealsEntered,
        list: score.seats.map(({ seat, gamePoints, won, lost, bonus, total }) => {
          return { seat, playerId: playerAt.get(seat) ?? '', gamePoints, won, lost, bonus, total };
        }),
        checks: [...score.checks],
      };
      return { body, headers: { ETag: entityTag(['table', id], table.version) } };
    });
  }
}

function asLine({ kind, declarer, score }: DealRevision): ListDeal {
  if (declarer !== null && score !== null) return { declarer, score };
  return kind === 'passed' ? { passed: true } : { notPlayed: true };
}
