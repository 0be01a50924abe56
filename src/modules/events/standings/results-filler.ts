import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Ledger } from '../../../persistence/ledger';
import type { TablePlace } from '../../../persistence/stores/deals';
import { listTablesWithoutResults } from '../../../persistence/stores/session-results';
import { lockTable } from '../../../persistence/stores/tables';
import { findTournament } from '../../../persistence/stores/tournaments';
import { keepResults } from './kept-results';

/**
 * Works out the results of tables that were set before results were kept, before anybody is answered. A table whose results
 * cannot be worked out is told of and left out, so that it keeps nobody else waiting.
 */
@Injectable()
export class ResultsFiller implements OnApplicationBootstrap {
  private readonly log = new Logger(ResultsFiller.name);

  constructor(private readonly ledger: Ledger) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const place of await this.ledger.read(listTablesWithoutResults)) {
      try {
        await this.fill(place);
      } catch (error) {
        this.log.error(`no results of table ${place.tableId}: ${String(error)}`);
      }
    }
  }

  private fill({ tournamentId, tableId }: TablePlace): Promise<void> {
    return this.ledger.change(async (transaction) => {
      const tournament = await findTournament(transaction, tournamentId);
      const table = await lockTable(transaction, tournamentId, tableId);
      if (tournament && table) await keepResults(transaction, tournament, table);
    });
  }
}
