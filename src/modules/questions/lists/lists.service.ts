import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  dealOrder,
  publishList,
  scoreList,
  scorePaperList,
  type ListFault,
  type ListScore,
} from '../../../competition';
import { cite, RULES_REVISION, RULESETS, type Language, type Ruleset } from '../../../rules';
import { RulesetsService } from '../rulesets';
import type { ListAnswer, ListQuestion } from './lists.schema';
import { presentRunning } from './running-answer';
import { possibleEntries } from './possible-entries';

type Question = z.infer<typeof ListQuestion>;
type Answer = z.infer<typeof ListAnswer>;

/** Where no ruleset is named an entry has to be possible in one of those that write values. */
const withFigures = RULESETS.filter(({ bidding }) => bidding.named === undefined);

/** Scores lists. */
@Injectable()
export class ListsService {
  constructor(private readonly rulesets: RulesetsService) {}

  /** What a list comes to, with its control sums; an impossible one is answered with its faults by line. */
  score(question: Question, language: Language): Answer {
    const named = this.namedRuleset(question);
    const score = scoreOf(question, named === undefined ? withFigures : [named]);
    const { legal, faults, seats, counts, checks, running } = score;
    return {
      scoring: question.scoring,
      players: question.players,
      legal,
      faults: faults.map((fault) => presentFault(fault, named, language)),
      seats: [...seats],
      ...(question.wrongSeats && { published: [...publishList(seats, question.wrongSeats)] }),
      counts,
      checks: [...checks],
      ...(running && { running: presentRunning(running) }),
      ...(question.deals && { nextDeal: nextDealOf(question, question.deals.length) }),
      ...(named && { ruleset: named.id }),
      rulesRevision: RULES_REVISION,
    };
  }

  /** Seeger-Fabian belongs to the ISkO; the older ways of writing are those of no one code. */
  private namedRuleset({ ruleset, scoring, options }: Question): Ruleset | undefined {
    if (ruleset !== undefined) return this.rulesets.inBody(ruleset, options);
    return scoring === 'seeger-fabian' ? this.rulesets.inBody('isko-2022', options) : undefined;
  }
}

function scoreOf({ deals = [], sums, ...list }: Question, rulesets: readonly Ruleset[]): ListScore {
  if (sums === undefined) return scoreList({ ...list, deals, entryRule: possibleEntries(rulesets) });
  const { columns, passed = 0, notPlayed = 0 } = sums;
  return scorePaperList({ ...list, totals: columns, passed, notPlayed, entryRule: possibleEntries(rulesets) });
}

function presentFault(
  { message, ...fault }: ListFault,
  ruleset: Ruleset | undefined,
  language: Language,
): Answer['faults'][number] {
  const law = fault.code === 'score-of-no-game' ? ruleset?.loss.law : undefined;
  return {
    ...fault,
    ...(law && ruleset && { law: cite(law, ruleset.id).citation }),
    message: message[language],
  };
}

function nextDealOf({ players, firstDealer }: Question, played: number): NonNullable<Answer['nextDeal']> {
  const { sitsOut, ...order } = dealOrder(players, played + 1, firstDealer);
  return { ...order, sitsOut: [...sitsOut] };
}
