import { PACK_POINTS, TRICKS } from '../cards/points';
import type { Law } from '../laws/law';
import { numberIn } from './facts';
import { demandedLevel, missingForScore, settledGame, settledPlayedOut } from './game-so-far';
import type { IncidentCase } from './incident';
import { countsIn } from './known-game';
import { because, ruling, type MissingFact, type RuledGame, type Ruling } from './ruling';

/**
 * Rules on a game said to be worth less than its bid, by the code's own law on it (`Ruleset.overbid`): lost where its
 * value falls short, no offence where it does not. Before the end it is lost only if no level could reach the bid;
 * where the facts leave it open the missing ones are asked.
 */
export const judgeOverbid = (facts: IncidentCase): Ruling => {
  const { bid } = facts.situation;
  const law = lawOn(facts);
  const value = valueOf(facts);
  if (bid === undefined || value === undefined) {
    const step = because(
      law,
      'Whether the game reaches its bid is not to be told from these facts.',
      'Ob das Spiel seinen Reizwert erreicht, lässt sich aus diesen Angaben nicht sagen.',
    );
    return ruling('referee', [step], { missing: missingForValue(facts) });
  }
  if (value >= bid) {
    const step = because(law, 'The game is worth its bid.', 'Das Spiel erreicht seinen Reizwert.');
    return ruling('no-offence', [step]);
  }
  const step = because(
    law,
    'The game is worth less than its bid and is lost.',
    'Das Spiel erreicht seinen Reizwert nicht und ist verloren.',
  );
  const game = gameAt(facts, value);
  return ruling('game-lost', [step], {
    game,
    missing: game.result === null ? missingForCharge(facts) : [],
    doubts: law.doubts ?? [],
  });
};

const isFlat = ({ ruleset, situation }: IncidentCase): boolean =>
  situation.contract !== undefined && ruleset.games[situation.contract.game]?.value.kind === 'flat';

const lawOn = (facts: IncidentCase): Law => (isFlat(facts) ? facts.ruleset.overbid.flatLaw : facts.ruleset.overbid.law);

/** The game at its end; nothing while tricks are open or where its value is not known. */
const settledAtEnd = (facts: IncidentCase): RuledGame | undefined => {
  const { situation } = facts;
  const [counts, ...others] = countsIn(facts);
  if (situation.playedOut !== undefined || counts === undefined || others.length > 0) return settledPlayedOut(facts);
  if (counts.tricks + counts.opponents.tricks !== TRICKS) return undefined;
  const playedOut = { cardPoints: PACK_POINTS - counts.opponents.cardPoints, tricks: counts.tricks };
  return settledPlayedOut({ ...facts, situation: { ...situation, playedOut } });
};

/** The game as it would be entered if it were won at the level made so far. */
const settledSoFar = (facts: IncidentCase): RuledGame =>
  settledGame(facts, 'opponents', { effect: 'wins', law: lawOn(facts) });

/** The value of the game as far as it decides: at the end, as stated, or when further play cannot change the answer. */
const valueOf = (facts: IncidentCase): number | undefined => {
  const { ruleset, incident, situation } = facts;
  const known = settledAtEnd(facts)?.result?.value ?? numberIn(incident, 'value');
  if (known !== undefined) return known;
  const soFar = settledSoFar({ ...facts, situation: { ...situation, bid: undefined } }).result?.value;
  if (soFar === undefined || situation.bid === undefined) return undefined;
  const isFinal = isFlat(facts) || soFar >= situation.bid || demandedLevel(ruleset, situation) === undefined;
  return isFinal ? soFar : undefined;
};

/** The lost game with its charge, where the facts give the very value that fell short. */
const gameAt = (facts: IncidentCase, value: number): RuledGame => {
  const game = settledAtEnd(facts) ?? settledSoFar(facts);
  return game.result?.value === value ? game : { won: false, level: null, result: null };
};

const missingForValue = (facts: IncidentCase): readonly MissingFact[] => [
  ...(facts.situation.bid === undefined ? [{ pointer: '/situation/bid', ifAnswered: [] }] : []),
  ...missingForScore(facts),
  ...(isFlat(facts) ? [] : [{ pointer: '/situation/playedOut', ifAnswered: [] }]),
];

const missingForCharge = (facts: IncidentCase): readonly MissingFact[] => {
  const missing = missingForScore(facts);
  if (missing.length > 0) return missing;
  return [{ pointer: isFlat(facts) ? '/situation/cards' : '/situation/playedOut', ifAnswered: [] }];
};
