import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Ledger, type Transaction } from '../../persistence/ledger';
import { findTableWithoutResults } from '../../persistence/stores/session-results';
import { lockTable } from '../../persistence/stores/tables';
import { findTournament } from '../../persistence/stores/tournaments';
import { keepResults } from './kept-results';

/** Works out the results of tables that were set before results were kept, table by table, before anybody is answered. */
@Injectable()
export class ResultsFiller implements OnApplicationBootstrap {
  constructor(private readonly ledger: Ledger) {}

  async onApplicationBootstrap(): Promise<void> {
    while (await this.ledger.change(fillOne));
  }
}

/** False where there is nothing to fill. */
async function fillOne(transaction: Transaction): Promise<boolean> {
  const place = await findTableWithoutResults(transaction);
  if (place === undefined) return false;
  const tournament = await findTournament(transaction, place.tournamentId);
  const table = await lockTable(transaction, place.tournamentId, place.tableId);
  if (tournament && table) await keepResults(transaction, tournament, table);
  return true;
}
