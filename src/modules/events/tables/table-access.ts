import { profileOf } from '../../../persistence/kept/profile';
import { Injectable } from '@nestjs/common';
import { Ledger } from '../../../persistence/ledger';
import { findTable, findTableInEvent, type PlayingTable, type TableInEvent } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { refusal, type Action, type Caller } from '../../access';
import { RulesetsService } from '../../questions/rulesets';
import { Scheduler } from '../sessions';
import { orderOf } from '../sheets';
import { admit, admitted } from '../tournaments';
import { judgeDeal, type JudgedDeal, type ToldDeal } from './deal-judgement';
import type { HeldTable } from './held-table';
import type { DealRules } from './value-anew';

/** The way to a table for whoever may do that there, and to the rules that it plays under. */
@Injectable()
export class TableAccess {
  constructor(
    private readonly ledger: Ledger,
    private readonly rulesets: RulesetsService,
    private readonly scheduler: Scheduler,
  ) {}

  /** The table with this id. Whoever may not do that there is refused with 401, 403 or 404. */
  find(caller: Caller, action: Action, id: string): Promise<PlayingTable> {
    return this.ledger.read(async (transaction) => {
      const table = await findTable(transaction, id);
      if (table === undefined) throw refusal('hidden');
      await admit(transaction, caller, action, table.tournamentId, undefined, table);
      return table;
    });
  }

  /** The same for a command, which needs to know of the table only where it is. */
  async findForCommand(caller: Caller, action: Action, id: string): Promise<TableInEvent> {
    const found = await this.ledger.read((transaction) => findTableInEvent(transaction, id));
    if (found === undefined) throw refusal('hidden');
    admitted(caller, action, found.tournament, found.table);
    return found;
  }

  /** The same for an entry: a session whose time has come is open, whether or not the scheduler has looked since. */
  async findForEntry(caller: Caller, action: Action, id: string): Promise<TableInEvent> {
    const found = await this.findForCommand(caller, action, id);
    if (found.session.state === 'drawn') await this.scheduler.openIfDue(found.session);
    return found;
  }

  /** Values a deal of this table under its ruleset and what was agreed to. */
  judge(told: ToldDeal, { tournament, table }: HeldTable, deal: number): JudgedDeal {
    return judgeDeal(told, { ...this.rulesOf(tournament), order: orderOf(table, deal) });
  }

  /** What the deals of a tournament are valued under. */
  rulesOf({ ruleset, profile }: Pick<Tournament, 'ruleset' | 'profile'>): DealRules {
    const { options } = profileOf({ profile });
    return { ruleset: this.rulesets.inBody(ruleset, options), ramsch: options.ramsch };
  }
}
