import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { replayDeal, type Language } from '../../rules';
import { refusalOf } from '../faults';
import { RulesetsService } from '../rulesets';
import { recordOf, type ReplayedDeal } from './deal-record';
import { presentReplay } from './replay-answer';
import type { ReplayAnswer, ReplayQuestion } from './replay.schema';

/** Replays recorded deals. */
@Injectable()
export class ReplayService {
  constructor(private readonly rulesets: RulesetsService) {}

  /** What happened in a deal; a record that cannot be is refused with 422. */
  replay(question: z.infer<typeof ReplayQuestion>, language: Language): z.infer<typeof ReplayAnswer> {
    return presentReplay(this.read(question), language);
  }

  /** The same as the rules tell it. */
  read({ ruleset: id, mode, options, ...deal }: z.infer<typeof ReplayQuestion>): ReplayedDeal {
    const ruleset = this.rulesets.inBody(id, options);
    const record = recordOf(ruleset, deal);
    const answer = replayDeal(ruleset, record, { mode, ramsch: options?.ramsch });
    if (!answer.ok) throw refusalOf(answer.faults, ruleset.id);
    return { ruleset, record, replay: answer.replay };
  }
}
