import { Body, Controller, Get, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage, Question } from '../../../platform';
import type { Language } from '../../../rules';
import { ruleProblems } from '../faults';
import * as schema from './cribbage.schema';
import { CribbageService } from './cribbage.service';
import { KindList, RulingAnswer, RulingQuestion } from './rulings.schema';
import { CribbageRulingsService } from './rulings.service';

@Controller('v1/cribbage')
export class CribbageController {
  constructor(
    private readonly cribbage: CribbageService,
    private readonly rulings: CribbageRulingsService,
  ) {}

  @Post('count')
  @Question('cribbage.count', schema.CountQuestion)
  @Answers({
    id: 'countCribbage',
    summary: 'What a hand or crib of Cribbage counts, part by part.',
    schema: schema.CountAnswer,
    problems: [ruleProblems['card-twice'], ruleProblems['wrong-card-count']],
  })
  count(
    @Body({ schema: schema.CountQuestion }) question: z.infer<typeof schema.CountQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.cribbage.count(question, language);
  }

  @Post('pegging')
  @Question('cribbage.pegging', schema.PeggingQuestion)
  @Answers({
    id: 'pegCribbage',
    summary: 'What each card scores as it is played.',
    schema: schema.PeggingAnswer,
    problems: [ruleProblems['card-twice']],
  })
  pegging(
    @Body({ schema: schema.PeggingQuestion }) question: z.infer<typeof schema.PeggingQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.cribbage.pegging(question, language);
  }

  @Post('cut')
  @Question('cribbage.cut', schema.CutQuestion)
  @Answers({
    id: 'cutCribbage',
    summary: 'Who deals first and chooses the seat, by the cards that were cut.',
    schema: schema.CutAnswer,
    problems: [ruleProblems['facts-disagree']],
  })
  cut(
    @Body({ schema: schema.CutQuestion }) question: z.infer<typeof schema.CutQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.cribbage.cut(question, language);
  }

  @Post('starter')
  @Question('cribbage.starter', schema.StarterQuestion)
  @Answers({
    id: 'turnStarter',
    summary: 'What the starter brings the dealer.',
    schema: schema.StarterAnswer,
    problems: [ruleProblems['facts-missing']],
  })
  starter(
    @Body({ schema: schema.StarterQuestion }) question: z.infer<typeof schema.StarterQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.cribbage.starter(question, language);
  }

  @Post('game')
  @Question('cribbage.game', schema.GameQuestion)
  @Answers({
    id: 'finishCribbage',
    summary: 'Whether a finished game was a lurch, and how many games it counts.',
    schema: schema.GameAnswer,
  })
  game(
    @Body({ schema: schema.GameQuestion }) question: z.infer<typeof schema.GameQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.cribbage.game(question, language);
  }

  @Post('board')
  @Question('cribbage.board', schema.BoardQuestion)
  @Answers({
    id: 'pegBoard',
    summary: 'Where the pegs of a player stand after some counts.',
    schema: schema.BoardAnswer,
  })
  board(
    @Body({ schema: schema.BoardQuestion }) question: z.infer<typeof schema.BoardQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.cribbage.board(question, language);
  }

  @Post('stakes')
  @Question('cribbage.stakes', schema.StakesQuestion)
  @Answers({
    id: 'settleCribbage',
    summary: 'What everybody wins or loses over some games, in cents.',
    schema: schema.StakesAnswer,
    problems: [ruleProblems['facts-disagree']],
  })
  stakes(
    @Body({ schema: schema.StakesQuestion }) question: z.infer<typeof schema.StakesQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.cribbage.stakes(question, language);
  }

  @Post('adjudicate')
  @Question('cribbage.adjudicate', RulingQuestion)
  @Answers({
    id: 'adjudicateCribbage',
    summary: 'The ruling on an irregularity of Cribbage, with its penalty and the choices.',
    schema: RulingAnswer,
    problems: [ruleProblems['choice-not-offered'], ruleProblems['offender-not-possible']],
  })
  adjudicate(
    @Body({ schema: RulingQuestion }) question: z.infer<typeof RulingQuestion>,
    @AskedLanguage() language: Language,
  ) {
    return this.rulings.adjudicate(question, language);
  }

  @Get('incidents')
  @Answers({
    id: 'listCribbageIncidents',
    summary: 'What can go wrong in Cribbage, each kind with its facts and laws.',
    schema: KindList,
    constant: true,
  })
  incidents(@AskedLanguage() language: Language) {
    return this.rulings.incidents(language);
  }
}
