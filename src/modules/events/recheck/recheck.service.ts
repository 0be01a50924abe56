import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger } from '../../../persistence/ledger';
import { listDeals, type DealRevision } from '../../../persistence/stores/deals';
import { listPlayedTables, type PlayingTable } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { pageOf, type Language } from '../../../platform';
import { RULES_REVISION } from '../../../rules';
import type { Caller } from '../../access';
import { orderOf } from '../sheets';
import { TableAccess, valueAnew, valuedFields, type DealRules, type JudgedDeal, type ValuedAnew } from '../tables';
import { admit } from '../tournaments';
import type { Recheck, RecheckPage } from './recheck.schema';

/** A stored deal and what it comes to today. */
interface Checked {
  readonly table: Pick<PlayingTable, 'id' | 'session' | 'number'>;
  readonly entry: DealRevision;
  readonly today: ValuedAnew;
}
type Answer = z.infer<typeof Recheck>;
type Page = z.output<typeof RecheckPage>;
type Found = readonly [differing: readonly Checked[], counts: Answer['counts']];

/** Values the stored deals of an event anew and says which would be another today. Changes nothing. */
@Injectable()
export class RecheckService {
  private readonly running = new Map<string, Promise<Found>>();

  constructor(
    private readonly ledger: Ledger,
    private readonly access: TableAccess,
  ) {}

  /** The first page looks at every deal, once for all who ask meanwhile; a later one no further than it has to. */
  async check(caller: Caller, tournamentId: string, page: Page, language: Language): Promise<Answer> {
    const tournament = await this.ledger.read((transaction) => admit(transaction, caller, 'read', tournamentId));
    const key = JSON.stringify([tournamentId, page]);
    const running = this.running.get(key) ?? this.find(tournament, page);
    this.running.set(key, running);
    const [found, counts] = await running.finally(() => this.running.delete(key));
    const { items, next } = pageOf(found, page.limit, placeOf);
    return { rulesRevision: RULES_REVISION, counts, items: items.map((item) => present(item, language)), next };
  }

  private async find(tournament: Tournament, { limit, cursor }: Page): Promise<Found> {
    const differing: Checked[] = [];
    const counts = { deals: 0, ruled: 0, same: 0, differing: 0, scores: 0 };
    for await (const checked of this.dealsAfter(tournament, cursor)) {
      const { entry, today } = checked;
      const differs = !isSame(entry, today);
      counts.deals += 1;
      counts[today.is === 'ruled' ? 'ruled' : differs ? 'differing' : 'same'] += 1;
      if (differs && today.is === 'valued' && !isSameIn(['score', 'scores'], entry, today.judged)) counts.scores += 1;
      if (differs && differing.length <= limit) differing.push(checked);
      if (cursor !== undefined && differing.length > limit) break;
    }
    return [differing, cursor === undefined ? counts : null];
  }

  /** Table by table, each read for itself, so that others come in between and no more than a list is held. */
  private async *dealsAfter(tournament: Tournament, cursor: Page['cursor']): AsyncGenerator<Checked> {
    const rules: DealRules = this.access.rulesOf(tournament);
    const { id: tournamentId } = tournament;
    for (const table of await this.ledger.read((transaction) => listPlayedTables(transaction, tournamentId))) {
      const after = lastSeenAt(table, cursor);
      if (after === undefined) continue;
      const place = { tournamentId, tableId: table.id };
      for (const entry of await this.ledger.read((transaction) => listDeals(transaction, place, { after }))) {
        yield { table, entry, today: valueAnew(entry, rules, orderOf(table, entry.deal)) };
      }
    }
  }
}

/** After which deal a page goes on at a table; undefined where it has left the table behind. */
function lastSeenAt({ session, number }: PlayingTable, cursor: Page['cursor']): number | undefined {
  const [lastSession, lastTable, lastDeal] = cursor ?? [0, 0, 0];
  if (session === lastSession && number === lastTable) return lastDeal;
  return session > lastSession || (session === lastSession && number > lastTable) ? 0 : undefined;
}

const placeOf = ({ table, entry }: Checked): z.output<typeof RecheckPage>['cursor'] => [
  table.session,
  table.number,
  entry.deal,
];

function isSame(entry: DealRevision, today: ValuedAnew): boolean {
  return today.is === 'ruled' || (today.is === 'valued' && isSameIn(valuedFields, entry, today.judged));
}

function isSameIn(fields: readonly (typeof valuedFields)[number][], stored: JudgedDeal, now: JudgedDeal): boolean {
  return fields.every((field) => isDeepStrictEqual(stored[field], asStored(now[field])));
}

/** Without what is undefined. */
const asStored = (value: JudgedDeal[(typeof valuedFields)[number]]): unknown =>
  typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;

function present({ table, entry, today }: Checked, language: Language): Answer['items'][number] {
  return {
    session: table.session,
    table: table.number,
    tableId: table.id,
    deal: entry.deal,
    revision: entry.revision,
    stored: valuation(entry),
    now: today.is === 'valued' ? valuation(today.judged) : null,
    refused: today.is === 'refused' ? { code: today.code, message: today.message[language] } : null,
  };
}

function valuation({
  rulesRevision,
  kind,
  declarer,
  score,
  scores,
  result,
}: JudgedDeal): Answer['items'][number]['stored'] {
  return { rulesRevision, kind, declarer, score, scores: scores && { ...scores }, result: result && { ...result } };
}
