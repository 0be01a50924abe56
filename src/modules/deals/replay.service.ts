import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { replayDeal, type DealRecord, type Language, type Replay, type Ruleset } from '../../rules';
import { refusalOf } from '../faults';
import { RulesetsService } from '../rulesets';
import { recordOf } from './deal-record';
import { presentReplay } from './replay-answer';
import type { ReplayAnswer, ReplayQuestion } from './replay.schema';

/** A record that was replayed under a ruleset. */
export interface ReplayedDeal {
  readonly ruleset: Ruleset;
  readonly record: DealRecord;
  readonly replay: Replay;
}

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
