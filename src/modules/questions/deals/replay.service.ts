import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { replayDeal, type DealRecord, type Language, type ReplayRequest, type Ruleset } from '../../../rules';
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

  /** The same as the rules tell it; `pointer` says where in a larger question the deal stands. */
  read({ ruleset: id, mode, options, ...deal }: z.infer<typeof ReplayQuestion>, pointer = ''): ReplayedDeal {
    const ruleset = this.rulesets.inBody(id, options);
    return replayed(ruleset, recordOf(ruleset, deal, pointer), { mode, ramsch: options?.ramsch }, pointer);
  }
}

/** A record replayed under a ruleset; one that cannot be is refused with 422, its faults under a pointer. */
export const replayed = (ruleset: Ruleset, record: DealRecord, request: ReplayRequest, pointer = ''): ReplayedDeal => {
  const answer = replayDeal(ruleset, record, request);
  if (answer.ok) return { ruleset, record, replay: answer.replay };
  const faults = answer.faults.map((fault) => ({ ...fault, pointer: pointer + fault.pointer }));
  throw refusalOf(faults, ruleset.id);
};
