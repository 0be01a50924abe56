import { bidValues, type Outcome } from '../../src/rules';
import { Comparison, told } from './compare';
import { placesIn, tell, timeLimit, whole } from './extent';
import { verdictOf } from './oracle';
import { possibleFacts } from './possible-facts';
import { playsOf, tournees, type Play } from './questions';
import { fullyAgreed } from './judged-rulesets';

/** One outcome for every different verdict that a play can come to. */
const distinctOutcomes = (rulesetId: string, play: Play): readonly Outcome[] => [
  ...new Map(possibleFacts.map((outcome) => [told(verdictOf(rulesetId, { ...play, outcome })), outcome])).values(),
];

describe.each(fullyAgreed)('$id beside a slow referee', ({ id, ruleset }) => {
  const plays = playsOf(id);

  test(
    'every outcome of every game without a bid is judged alike',
    () => {
      const comparison = new Comparison(ruleset);
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

  test(
    'every distinct value is judged alike after every bid',
    () => {
      const comparison = new Comparison(ruleset);
      for (const place of placesIn(plays.length, 25)) {
        const play = plays[place];
        if (play === undefined) continue;
        for (const outcome of distinctOutcomes(id, play)) {
          for (const { value: bid } of bidValues(ruleset)) comparison.ask({ ...play, outcome, bid });
        }
      }
      tell(`${id}, values after a bid`, comparison.compared);
      expect(comparison.differences).toEqual([]);
      expect(comparison.compared).toBeGreaterThan(2_000);
    },
    timeLimit,
  );
});

describe('a tournee given up (foster:44)', () => {
  const foster = fullyAgreed.filter(({ id }) => id === 'foster').map(({ ruleset }) => ruleset);
  const beforeTheSecondTrick = possibleFacts.filter(({ tricks }) => tricks < 2);

  test.each(foster)(
    'is lost as a plain game whatever was taken and bid',
    (ruleset) => {
      const comparison = new Comparison(ruleset);
      const bids = [undefined, ...bidValues(ruleset).map(({ value }) => value)];
      for (const place of placesIn(tournees.length * bids.length, 1_000)) {
        const play = tournees[Math.floor(place / bids.length)];
        const bid = bids[place % bids.length];
        if (play === undefined) continue;
        for (const taken of whole ? beforeTheSecondTrick : beforeTheSecondTrick.slice(0, 2)) {
          comparison.ask({ ...play, bid, outcome: { ...taken, ending: { kind: 'abandoned', by: 'declarer' } } });
        }
      }
      tell('foster, tournees given up', comparison.compared);
      expect(comparison.differences).toEqual([]);
      expect(comparison.compared).toBeGreaterThan(1_000);
    },
    timeLimit,
  );
});
