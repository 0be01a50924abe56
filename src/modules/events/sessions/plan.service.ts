import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger } from '../../../persistence/ledger';
import { listPlans } from '../../../persistence/stores/planned-sessions';
import { listPlayers } from '../../../persistence/stores/players';
import type { Caller } from '../../access';
import { admit, seesNames, shownNames } from '../tournaments';
import type { EventPlan } from './sessions.schema';

/** Shows the plan of an event. */
@Injectable()
export class PlanService {
  constructor(private readonly ledger: Ledger) {}

  show(caller: Caller, tournamentId: string): Promise<z.infer<typeof EventPlan>> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'read', tournamentId);
      const seesAll = seesNames(caller, tournament);
      const players = await listPlayers(transaction, { tournamentId });
      const names = shownNames(players, seesAll);
      const planned = await listPlans(transaction, tournamentId);
      return {
        items: planned.map(({ session, seed, tables }) => ({
          session,
          seed,
          tables: tables.map((ids, table) => ({
            number: table + 1,
            seats: ids.map((playerId, seat) => ({ seat: seat + 1, playerId, name: names.get(playerId) ?? '' })),
          })),
        })),
      };
    });
  }
}
