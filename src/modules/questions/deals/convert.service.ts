import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  formatDealText,
  formatIssRecord,
  issMovesOf,
  issRecordOf,
  issResultOf,
  replayDeal,
  RULES_REVISION,
  type Language,
  type Ruleset,
} from '../../../rules';
import { ProblemError } from '../../../platform';
import { refusalOf } from '../faults';
import { RulesetsService } from '../rulesets';
import type { ConvertAnswer, ConvertQuestion } from './convert.schema';
import { recordOf } from './deal-record';
import { notationProblems } from './deals.problems';
import { figuresOf, presentDeal, readIssText, readWords, requireCalls, type ReadDeal } from './notation';

type Question = z.infer<typeof ConvertQuestion>;
type Answer = z.infer<typeof ConvertAnswer>;

interface Told extends ReadDeal {
  readonly ruleset: Ruleset;
}

/** The laws under which a deal is read that names none. */
export const DEFAULT_RULESET = 'isko-2022';

/** Turns deals from one notation into another. */
@Injectable()
export class ConvertService {
  constructor(private readonly rulesets: RulesetsService) {}

  /** The deal in the notation asked for; a text at fault is refused with 400, what that notation cannot say with 422. */
  convert(question: Question, language: Language): Answer {
    const told = this.read(question);
    const { from, to } = question;
    const iss = told.iss === undefined || to === 'iss' ? {} : { iss: told.iss };
    return { from, to, ...write(told, to, language), ...iss, rulesRevision: RULES_REVISION };
  }

  private read(question: Question): Told {
    if (question.from === 'json') {
      const { ruleset: id, mode: _, options, ...deal } = question.deal;
      const ruleset = this.rulesets.inBody(id, options);
      const record = recordOf(ruleset, deal);
      requireCalls(ruleset, record, '/deal');
      return { ruleset, record, iss: question.iss };
    }
    const ruleset = this.rulesets.inBody(question.ruleset ?? DEFAULT_RULESET);
    const read = question.from === 'iss' ? readIssText(question.text) : readWords(ruleset, question.text);
    return { ruleset, record: read.record, iss: question.iss ?? read.iss };
  }
}

const write = (told: Told, to: Answer['to'], language: Language): Pick<Answer, 'deal' | 'text'> => {
  const { ruleset, record } = told;
  if (to === 'json') return { deal: presentDeal(ruleset, record) };
  return { text: to === 'iss' ? issText(told) : formatDealText(record, language, figuresOf(ruleset)) };
};

const issText = ({ ruleset, record, iss }: Told): string => {
  const answer = issMovesOf(record);
  if (!answer.ok) throw notInNotation(answer.pointers);
  const tags = Object.entries(iss?.tags ?? {}).map(([name, value]) => ({ name, value }));
  const result = iss?.result ?? resultOf({ ruleset, record });
  if (result === undefined) throw notInNotation(['/iss/result']);
  return formatIssRecord(issRecordOf(answer.moves, tags, result));
};

const resultOf = ({ ruleset, record }: Told) => {
  const answer = replayDeal(ruleset, record);
  if (!answer.ok) throw refusalOf(answer.faults, ruleset.id);
  return issResultOf(record, answer.replay);
};

const notInNotation = (pointers: readonly string[]): ProblemError => {
  const { title } = notationProblems['not-in-notation'];
  return new ProblemError(notationProblems['not-in-notation'], {
    detail: { en: `${title.en}: ${pointers.join(', ')}.`, de: `${title.de}: ${pointers.join(', ')}.` },
    errors: pointers.map((pointer) => ({ pointer, code: 'not-in-notation', message: title })),
  });
};
