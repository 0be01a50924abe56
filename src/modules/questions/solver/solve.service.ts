import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  formatCard,
  isOver,
  momentAfter,
  momentOf,
  recordAsPlayed,
  PACK_POINTS,
  RULES_REVISION,
  SEATS,
  turnIn,
  type CardProspect,
  type Language,
  type Moment,
} from '../../../rules';
import { presentValuation } from '../contracts';
import { RulesetsService } from '../rulesets';
import { openQuestion, type OpenQuestion } from './open-question';
import { SearchPool } from './search-pool';
import type { Solution, Unfinished } from './search-thread';
import type { SolveAnswer, SolveQuestion } from './solve.schema';
import { tooHard } from './too-hard';
import { valueIn } from './value-in';

type Answer = z.infer<typeof SolveAnswer>;

/** Solves deals with open cards. */
@Injectable()
export class SolveService {
  constructor(
    private readonly rulesets: RulesetsService,
    private readonly searches: SearchPool,
  ) {}

  /** Best play of both sides; a deal that cannot be is refused with 422, and so is one that takes too long. */
  async solve(
    { ruleset: id, options, nodes, plays = [], ...told }: z.infer<typeof SolveQuestion>,
    language: Language,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const ruleset = this.rulesets.inBody(id, options);
    const question = openQuestion(ruleset, recordAsPlayed(ruleset, { ...told, plays }));
    const moment = momentOf(question.deal);
    const searched = await this.searches.search('solve', { deal: question.deal, moment, nodes }, signal);
    if ('found' in searched) return present(question, moment, searched.found, language);
    throw tooHard(knownOf(question, searched.unfinished), searched.unfinished.nodes);
  }
}

const present = (question: OpenQuestion, moment: Moment, solution: Solution, language: Language): Answer => {
  const { ruleset, deal } = question;
  const { prospect, line, best, cards, nodes } = solution;
  const end = line.reduce((now, card) => momentAfter(deal.game, now, card), moment);
  const result = valueIn(question, prospect);
  const isOfPoints = deal.game.goal === 'points';
  return {
    ruleset: ruleset.id,
    toPlay: isOver(deal.game, moment) ? null : (SEATS[turnIn(moment.position)] ?? null),
    cardPoints: isOfPoints ? { declarer: end.points, opponents: PACK_POINTS - end.points } : null,
    tricks: { declarer: end.tricks, opponents: end.lost },
    won: result.won,
    result: presentValuation(ruleset, result, language),
    best: best.map(formatCard),
    line: line.map(formatCard),
    cards: cards.map((card) => presentCard(question, card)),
    nodes,
    rulesRevision: RULES_REVISION,
  };
};

const presentCard = (question: OpenQuestion, prospect: CardProspect): Answer['cards'][number] => ({
  card: formatCard(prospect.card),
  cardPoints: question.deal.game.goal === 'points' ? prospect.worth : null,
  won: valueIn(question, prospect).won,
});

/** What a search had found when it was stopped: bounds of the declarer's card points, and the cards that it had finished. */
const knownOf = (question: OpenQuestion, { bounds, cards }: Unfinished) => ({
  cardPoints: bounds,
  cards: cards.map((card) => presentCard(question, card)),
});
