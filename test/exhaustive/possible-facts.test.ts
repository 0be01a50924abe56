import { pointsFitTricks } from '../../src/rules/cards/points';
import { Comparison, engineTold } from './compare';
import { placesIn, tell, timeLimit } from './extent';
import { possibleFacts } from './possible-facts';
import { playsOf } from './questions';
import { fullyAgreed } from './judged-rulesets';

const everyPair = Array.from({ length: 11 }, (_, tricks) =>
  Array.from({ length: 121 }, (_point, cardPoints) => ({ cardPoints, tricks })),
).flat();
const named = ({ cardPoints, tricks }: (typeof everyPair)[number]): string => `${cardPoints} in ${tricks}`;
const known = possibleFacts.map(named).toSorted();

describe('card points and tricks that can stand together', () => {
  test('are exactly those found by taking none to four cards of every rank', () => {
    const fitting = everyPair.filter(({ cardPoints, tricks }) => pointsFitTricks(cardPoints, tricks));
    expect(fitting.map(named).toSorted()).toEqual(known);
    expect(known).toHaveLength(729);
  });

  test('leave ten tricks with 120 points alone and no trick with what two cards can hold', () => {
    expect(possibleFacts.filter(({ tricks }) => tricks === 10)).toEqual([{ cardPoints: 120, tricks: 10 }]);
    const inTheSkat = possibleFacts.filter(({ tricks }) => tricks === 0).map(({ cardPoints }) => cardPoints);
    expect(inTheSkat.toSorted((a, b) => a - b)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 20, 21, 22]);
  });

  test.each(fullyAgreed)('are the only ones $id values', ({ id, ruleset }) => {
    const [play] = playsOf(id);
    if (play === undefined) throw new Error(`no game in ${id}`);
    const valued = everyPair.filter((outcome) => /^(won|lost)/.test(engineTold(ruleset, { ...play, outcome })));
    expect(valued.map(named).toSorted()).toEqual(known);
  });
});

describe.each(fullyAgreed)('tricks left out in $id', ({ id, ruleset }) => {
  const plays = playsOf(id).filter(
    ({ contract, matadors }) =>
      matadors !== undefined &&
      contract.announced === undefined &&
      contract.ouvert === undefined &&
      !['null', 'revolution', 'open-grand', 'grand-ouvert'].includes(contract.game),
  );

  test(
    'change nothing from 23 to 119 card points with nothing announced',
    () => {
      const comparison = new Comparison({ id, ruleset });
      const outcomes = possibleFacts.filter(({ cardPoints }) => cardPoints >= 23 && cardPoints <= 119);
      for (const place of placesIn(plays.length * outcomes.length, 4_000)) {
        const play = plays[Math.floor(place / outcomes.length)];
        const outcome = outcomes[place % outcomes.length];
        if (play === undefined || outcome === undefined) continue;
        comparison.ask({ ...play, outcome: { cardPoints: outcome.cardPoints } }, { ...play, outcome });
      }
      tell(`${id}, tricks left out`, comparison.compared);
      expect(comparison.differences).toEqual([]);
    },
    timeLimit,
  );

  test('are asked for where schwarz or an announcement may hang on them', () => {
    const [play] = plays;
    const [announced] = playsOf(id).filter(({ contract }) => contract.announced === 'schneider');
    if (play === undefined || announced === undefined) throw new Error(`no game in ${id}`);
    const missing = '/outcome/tricks facts-missing';
    for (const cardPoints of [0, 22, 120]) {
      expect(engineTold(ruleset, { ...play, outcome: { cardPoints } })).toBe(missing);
    }
    expect(engineTold(ruleset, { ...announced, outcome: { cardPoints: 95 } })).toBe(missing);
  });
});
