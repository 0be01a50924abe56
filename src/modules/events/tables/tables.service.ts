import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { settleStages } from '../../../competition';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { listConfirmations } from '../../../persistence/stores/confirmations';
import { findPlayers } from '../../../persistence/stores/players';
import { findSession } from '../../../persistence/stores/sessions';
import { findTable, type PlayingTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import type { ReplyFacts } from '../../../platform';
import { RULES_REVISION } from '../../../rules';
import { refusal, refusalFor, type Caller } from '../../access';
import type { SettlementAnswer } from '../../questions/settlements';
import { listRulesOf, readTableList } from '../sheets';
import { admit, seesNames, shownNames } from '../tournaments';
import { announcedOf, presentTable, tableTag } from './table-answer';
import type { SettlementQuery, TableAnswer } from './tables.schema';

/** Shows a table with its list. */
@Injectable()
export class TablesService {
  constructor(private readonly ledger: Ledger) {}

  async get(caller: Caller, id: string): Promise<ReplyFacts<z.infer<typeof TableAnswer>>> {
    return this.ledger.read(async (transaction) => {
      const { table, tournament } = await admitted(transaction, caller, id);
      return showTable(transaction, caller, tournament, table);
    });
  }

  /** What everybody at the table wins from or loses to the others by the totals of its list. */
  async settle(
    caller: Caller,
    id: string,
    { method, cents, points }: z.output<typeof SettlementQuery>,
  ): Promise<z.infer<typeof SettlementAnswer>> {
    const { stages } = await this.ledger.read(async (transaction) => {
      const { table, tournament } = await admitted(transaction, caller, id);
      return readTableList(transaction, table, listRulesOf(tournament));
    });
    const stake = cents !== undefined && points !== undefined ? { cents, points } : undefined;
    const sittings = stages.map(({ seats }) => {
      const scores = Object.fromEntries(seats.map(({ seat, total }) => [seat, total]));
      return { method, scores, ...(stake && { stake }) };
    });
    const { pairs, ...settled } = settleStages(sittings);
    return {
      ...settled,
      ...(pairs && { pairs: [...pairs] }),
      ...(stake && { stake }),
      rulesRevision: RULES_REVISION,
    };
  }
}

async function admitted(transaction: Transaction, caller: Caller, id: string) {
  const table = await findTable(transaction, id);
  if (table === undefined) throw refusal('hidden');
  return { table, tournament: await admit(transaction, caller, 'read', table.tournamentId) };
}

/** A table with its list, as this caller may see it; the link of a table sees the names of its table. */
export async function showTable(
  transaction: Transaction,
  caller: Caller,
  tournament: Tournament,
  table: PlayingTable,
): Promise<ReplyFacts<z.infer<typeof TableAnswer>>> {
  const seesAll = seesNames(caller, tournament) || caller?.tables === table.id;
  const ids = [...table.seats, ...table.substitutes].map(({ playerId }) => playerId);
  const players = await findPlayers(transaction, tournament.id, ids);
  const names = shownNames(players, seesAll);
  const list = await readTableList(transaction, table, listRulesOf(tournament));
  const confirmations = await listConfirmations(transaction, { ...table, tableId: table.id });
  const session = await findSession(transaction, { tournamentId: tournament.id, number: table.session });
  if (session === undefined) throw refusal('hidden');
  const announced = announcedOf(tournament, session, {
    mayEnter: refusalFor(caller, 'enter-deal', tournament, table) === undefined,
    now: new Date(),
  });
  const body = presentTable(table, { ...list, confirmations }, names, announced);
  return { body, headers: { ETag: tableTag(table) } };
}
