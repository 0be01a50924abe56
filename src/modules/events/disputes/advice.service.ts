import { pointing } from '../../questions/faults';
import { profileOf } from '../../../persistence/kept/profile';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { DealRevision } from '../../../persistence/stores/deals';
import type { Tournament } from '../../../persistence/stores/tournaments';
import type { ChoiceWord, Ruleset } from '../../../rules';
import { IrregularitiesService } from '../../questions/irregularities';
import { RulesetsService } from '../../questions/rulesets';
import { orderOf } from '../sheets';
import type { HeldTable } from '../tables';
import { inDispute, questionOf, type DisputedDeal } from './dispute-question';
import type { NewDispute } from './disputes.schema';
import type { Advised } from './following';

/** What a dispute is about: its event, and the table and deal where it names them. */
export interface Matter {
  readonly tournament: Tournament;
  readonly held?: HeldTable | undefined;
  readonly entry?: DealRevision | undefined;
}

/** Asks the engine about disputes. */
@Injectable()
export class AdviceService {
  constructor(
    private readonly rulesets: RulesetsService,
    private readonly irregularities: IrregularitiesService,
  ) {}

  /** What the engine rules on a matter as it is told, after the choice of the innocent side where there is one. */
  on(matter: Matter, told: z.output<typeof NewDispute>, choice?: ChoiceWord): Advised {
    const { options } = profileOf(matter.tournament);
    const disputed = disputedDeal(matter);
    const played = { ruleset: this.rulesetOf(matter), options };
    return pointing(inDispute, () => {
      const question = questionOf(told, played, disputed, choice);
      return { question, judged: this.irregularities.judge(question), offender: told.incident.offender, disputed };
    });
  }

  /** The ruleset that a matter falls under, as its event has agreed on it. */
  rulesetOf({ tournament }: Matter): Ruleset {
    return this.rulesets.inBody(tournament.ruleset, profileOf(tournament).options);
  }
}

/** The deal of a matter with its seats; undefined where it is about none. */
export function disputedDeal({ held, entry }: Matter): (DisputedDeal & { readonly entry: DealRevision }) | undefined {
  return held && entry && { entry, order: orderOf(held.table, entry.deal) };
}
