import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  bidName,
  cite,
  evaluateHand,
  lowestBid,
  OPENING_TURNS,
  RULES_REVISION,
  type EvaluatedLevel,
  type EvaluatedWay,
  type GameEvaluation,
  type Language,
  type Law,
  type Ruleset,
} from '../../../rules';
import { refusalOf } from '../faults';
import { citedLaw } from '../laws';
import { RulesetsService } from '../rulesets';
import { handText } from './hand-text';
import type { HandAnswer, HandQuestion } from './hands.schema';

type Question = z.infer<typeof HandQuestion>;
type Answer = z.infer<typeof HandAnswer>;

/** Evaluates hands. */
@Injectable()
export class HandsService {
  constructor(private readonly rulesets: RulesetsService) {}

  /** What a hand is worth in every game; cards at fault are refused with 422. */
  evaluate(question: Question, language: Language): Answer {
    const { ruleset, games } = this.games(question);
    const { seat } = question;
    const isOpen = question.skat === undefined;
    return {
      ruleset: ruleset.id,
      ...(seat === undefined ? {} : { seat, turn: OPENING_TURNS[seat] }),
      lowestBid: bidName(ruleset, lowestBid(ruleset)),
      games: games.map((game) => presentGame(ruleset, game, isOpen)),
      laws: [...lawsBehind(ruleset, games)].map((law) => citedLaw(law, ruleset.id, language)),
      rulesRevision: RULES_REVISION,
    };
  }

  /** The same for a person to read. */
  describe(question: Question, language: Language): string {
    const { ruleset, games } = this.games(question);
    return handText({ ...question, ruleset, games }, language);
  }

  private games({ ruleset: id, options, hand, skat }: Question) {
    const ruleset = this.rulesets.inBody(id, options);
    const answer = evaluateHand(ruleset, { hand, skat });
    if (!answer.ok) throw refusalOf(answer.faults, ruleset.id);
    return { ruleset, games: answer.games };
  }
}

const presentGame = (ruleset: Ruleset, evaluated: GameEvaluation, isOpen: boolean): Answer['games'][number] => {
  const { cases, ways, ...game } = evaluated;
  return {
    ...game,
    safeBid: ways[0]?.safeBid ?? null,
    ...(isOpen ? { skats: presentCases(cases) } : {}),
    ways: ways.map((way) => presentWay(ruleset, way, isOpen)),
  };
};

const presentCases = (cases: GameEvaluation['cases']) => {
  const [worst] = cases;
  const best = cases.at(-1) ?? worst;
  return {
    count: cases.reduce((sum, { skats }) => sum + skats, 0),
    worst: { matadors: worst.matadors, value: worst.value },
    best: { matadors: best.matadors, value: best.value },
    distribution: [...cases],
  };
};

const presentWay = (ruleset: Ruleset, { way, values, safeBid }: EvaluatedWay, isOpen: boolean) => ({
  ...way,
  safeBid,
  values: values.map((value) => presentValue(ruleset, value, isOpen)),
});

const presentValue = (ruleset: Ruleset, { best, steps, ...value }: EvaluatedLevel, isOpen: boolean) => ({
  ...value,
  ...(isOpen ? { best } : {}),
  steps: steps.map(({ what, amount, law }) => ({ what, amount, law: cite(law, ruleset.id).citation })),
});

const lawsBehind = (ruleset: Ruleset, games: readonly GameEvaluation[]): ReadonlySet<Law> =>
  new Set([
    ...games.flatMap(({ game }) => ruleset.games[game]?.law ?? []),
    ...games.flatMap(({ ways }) =>
      ways.flatMap(({ values }) => values.flatMap(({ steps }) => steps.map((s) => s.law))),
    ),
    ruleset.bidding.law,
  ]);
