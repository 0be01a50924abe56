import type { Outcome } from '../../src/rules';
import { Comparison, engineTold, told } from './compare';
import { placesIn, tell, timeLimit, whole } from './extent';
import { fullyAgreed } from './judged-rulesets';
import { verdictOf, type Code } from './oracle';
import type { Play } from './plays';
import { possibleFacts } from './possible-facts';
import { playsGivenUp, playsOf, playsPlayedOut } from './questions';

/** One outcome for every different verdict that a play can come to. */
const distinctOutcomes = (code: Code, play: Play): readonly Outcome[] => [
  ...new Map(possibleFacts.map((outcome) => [told(verdictOf(code, { ...play, outcome })), outcome])).values(),
];

describe.each(fullyAgreed)('$id beside a slow referee', ({ id, ruleset }) => {
  const plays = playsOf(id);

  test(
    'every outcome of every game without a bid is judged alike',
    () => {
      const comparison = new Comparison({ id, ruleset });
      for (const place of placesIn(plays.length * possibleFacts.length, 8_000)) {
        const play = plays[Math.floor(place / possibleFacts.length)];
        const outcome = possibleFacts[place % possibleFacts.length];
        if (play !== undefined && outcome !== undefined) comparison.ask({ ...play, outcome });
      }
      tell(`${id}, outcomes without a bid`, comparison.compared);
      expect(comparison.differences).toEqual([]);
      expect(comparison.compared).toBe(whole ? plays.length * possibleFacts.length : 8_000);
    },
    timeLimit,
  );
});

describe.each(fullyAgreed.filter(({ bids }) => bids.length > 0))('$id with a bid', ({ id, ruleset, bids }) => {
  const plays = playsOf(id);

  test(
    'every distinct value is judged alike after every bid',
    () => {
      const comparison = new Comparison({ id, ruleset });
      for (const place of placesIn(plays.length, 25)) {
        const play = plays[place];
        if (play === undefined) continue;
        for (const outcome of distinctOutcomes(id, play)) {
          for (const bid of bids) {
            const question = { ...play, outcome, bid };
            comparison.ask(question);
          }
        }
      }
      tell(`${id}, values after a bid`, comparison.compared);
      expect(comparison.differences).toEqual([]);
      expect(comparison.compared).toBeGreaterThan(2_000);
    },
    timeLimit,
  );
});

test('a figure is no bid where games are bid by name (altenburg-1886)', () => {
  const [byName] = fullyAgreed.filter(({ bids }) => bids.length === 0);
  const [play] = playsOf('altenburg-1886');
  if (byName === undefined || play === undefined) throw new Error('no code bids by name');
  const question = { ...play, bid: 10, outcome: { cardPoints: 61, tricks: 6 } };
  expect(engineTold(byName.ruleset, question)).toBe('/bid not-a-game-value');
});

const givingUp = fullyAgreed.flatMap(({ id, ruleset, bids }) =>
  id === 'foster' || id === 'foster-prose' ? [{ id, ruleset, bids }] : [],
);

describe.each(givingUp)('a game given up in $id (foster:44)', ({ id, ruleset, bids }) => {
  const beforeTheSecondTrick = possibleFacts.filter(({ tricks }) => tricks < 2);
  const ending = { kind: 'abandoned', by: 'declarer' } as const;

  test(
    'is lost as a plain game whatever was taken and bid',
    () => {
      const comparison = new Comparison({ id, ruleset });
      const plays = playsGivenUp[id];
      const maybeBids = [undefined, ...bids];
      for (const place of placesIn(plays.length * maybeBids.length, 1_000)) {
        const play = plays[Math.floor(place / maybeBids.length)];
        const bid = maybeBids[place % maybeBids.length];
        if (play === undefined) continue;
        for (const taken of whole ? beforeTheSecondTrick : beforeTheSecondTrick.slice(0, 2)) {
          const question = { ...play, bid, outcome: { ...taken, ending } };
          comparison.ask(question);
        }
      }
      tell(`${id}, games given up`, comparison.compared);
      expect(comparison.differences).toEqual([]);
      expect(comparison.compared).toBeGreaterThan(900);
    },
    timeLimit,
  );

  test('is refused where the game must be played out', () => {
    const answers = playsPlayedOut[id].map((play) =>
      engineTold(ruleset, { ...play, outcome: { cardPoints: 10, tricks: 1, ending } }),
    );
    expect(new Set(answers)).toEqual(new Set(['/outcome/ending ending-not-allowed']));
  });
});

test("a heart Solo with two that held 33 costs 40 by Foster's prose, and not the bid", () => {
  const prose = fullyAgreed.filter(({ id }) => id === 'foster-prose');
  const contract = { game: 'solo', trump: 'H' } as const;
  const question = { contract, matadors: { with: 2 }, bid: 33, outcome: { cardPoints: 50, tricks: 5 } };
  expect(prose.map(({ ruleset }) => engineTold(ruleset, question))).toEqual(['lost points 30 40 -40']);
});
