import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger } from '../../../persistence/ledger';
import { searchPrecedents, type Precedent } from '../../../persistence/stores/precedents';
import { pageOf } from '../../../platform';
import { visibleTournaments, type Caller } from '../../access';
import { citationNamed } from '../../questions/laws';
import { RulesetsService } from '../../questions/rulesets';
import type { PrecedentList, PrecedentQuery } from './precedents.schema';

type Item = z.infer<typeof PrecedentList>['items'][number];

/** Looks for rulings in all tournaments that the caller may see. */
@Injectable()
export class PrecedentsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly rulesets: RulesetsService,
  ) {}

  /** Newest first; a law or a ruleset that there is not finds nothing, the latter as 404. */
  async search(
    caller: Caller,
    { limit, cursor, law, incident: kind, disposition, ruleset }: z.output<typeof PrecedentQuery>,
  ): Promise<z.infer<typeof PrecedentList>> {
    const search = {
      law: law && citationNamed(law),
      kind,
      disposition,
      ruleset: ruleset && this.rulesets.byPath(ruleset).id,
    };
    const after = cursor && { ruledAt: cursor[0], disputeId: cursor[1], number: cursor[2] };
    const page = { scope: visibleTournaments(caller), search, limit: limit + 1, after };
    const found = await this.ledger.read((transaction) => searchPrecedents(transaction, page));
    const { items, next } = pageOf(found, limit, ({ ruledAt, disputeId, number }) => [ruledAt, disputeId, number]);
    return { items: items.map(present), next };
  }
}

function present({ tournamentId: tournament, disputeId: dispute, ruledAt, laws, ...ruling }: Precedent): Item {
  return { tournament, dispute, ...ruling, laws: [...laws], ruledAt: ruledAt.toISOString() };
}
