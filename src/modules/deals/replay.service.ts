import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { replayDeal, type DealRecord, type Language, type ReplayRequest, type Ruleset } from '../../rules';
import { refusalOf } from '../faults';
import { RulesetsService } from '../rulesets';
import { recordOf, type ReplayedDeal } from './deal-record';
import { presentReplay } from './replay-answer';
import { replayText } from './replay-text';
import type { ReplayAnswer, ReplayQuestion } from './replay.schema';

/** Replays recorded deals. */
@Injectable()
export class ReplayService {
  constructor(private readonly rulesets: RulesetsService) {}

  /** What happened in a deal; a record that cannot be is refused with 422. */
  replay(question: z.infer<typeof ReplayQuestion>, language: Language): z.infer<typeof ReplayAnswer> {
    return presentReplay(this.read(question), language);
  }

  /** The same for a person to read. */
  describe(question: z.infer<typeof ReplayQuestion>, language: Language): string {
    return replayText(this.read(question), language);
  }

  /** The same as the rules tell it. */
  read({ ruleset: id, mode, options, ...deal }: z.infer<typeof ReplayQuestion>): ReplayedDeal {
    const ruleset = this.rulesets.inBody(id, options);
    return replayed(ruleset, recordOf(ruleset, deal), { mode, ramsch: options?.ramsch });
  }
}

/** A record replayed under a ruleset; one that cannot be is refused with 422. */
export const replayed = (ruleset: Ruleset, record: DealRecord, request: ReplayRequest): ReplayedDeal => {
  const answer = replayDeal(ruleset, record, request);
  if (!answer.ok) throw refusalOf(answer.faults, ruleset.id);
  return { ruleset, record, replay: answer.replay };
};
