import { bidValues, parseCard, SUITS, type DeclarerCards } from '../../src/rules';
import { Comparison, engineTold } from './compare';
import { placesIn, tell, timeLimit } from './extent';
import { judgedRulesets } from './judged-rulesets';
import { playsOf } from './questions';

const ranks = ['A', '10', 'K', 'Q', '9', '8', '7'];
const jacks = ['CJ', 'SJ', 'HJ', 'DJ'];

/**
 * Twelve cards with all four jacks or none, in which the run from the jacks on is so many cards longer in each suit
 * (clubs to diamonds, 0..7). Undefined where twelve cards cannot be so.
 */
const cardsWithRuns = (withJacks: boolean, lengths: readonly number[]): DeclarerCards | undefined => {
  const bySuit = SUITS.map((suit, index) => ({ names: ranks.map((rank) => suit + rank), length: lengths[index] ?? 0 }));
  const forced = bySuit.flatMap(({ names, length }) =>
    withJacks ? names.slice(0, length) : names.slice(length, length + 1),
  );
  const free = bySuit.flatMap(({ names, length }) => names.slice(length + 1));
  const needed = [...(withJacks ? jacks : []), ...forced];
  const names = [...needed, ...free].slice(0, 12);
  if (needed.length > 12 || names.length < 12) return undefined;
  const cards = names.map((name) => parseCard(name)).filter((card) => card !== undefined);
  return { hand: cards.slice(2), skat: cards.slice(0, 2) };
};

const lengths = Array.from({ length: 8 }, (_, length) => length);
const patterns = lengths.flatMap((c) =>
  lengths.flatMap((s) => lengths.flatMap((h) => lengths.map((d) => [c, s, h, d]))),
);
const holdings = [true, false]
  .flatMap((withJacks) => patterns.map((pattern) => cardsWithRuns(withJacks, pattern)))
  .filter((cards) => cards !== undefined);

const manners = [{}, { hand: true }, { ouvert: true }, { hand: true, ouvert: true }] as const;
const isko = judgedRulesets.filter(({ id }) => id.startsWith('isko'));

describe.each(isko)('an overbid Null in $id (isko-2022:3.6.2)', ({ id, ruleset }) => {
  test('with up to three matadors is charged by their number alone', () => {
    const comparison = new Comparison({ id, ruleset });
    for (const play of playsOf(id).filter(({ contract }) => contract.game === 'null')) {
      for (const { value: bid } of bidValues(ruleset)) comparison.ask({ ...play, bid, outcome: { tricks: 0 } });
    }
    expect(comparison.differences).toEqual([]);
    expect(comparison.compared).toBe(6 * 4 * 63);
  });

  test.each([{ with: 4 }, { without: 4 }])('asks for the cards where the matadors are %j', (matadors) => {
    const question = { bid: 24, contract: { game: 'null' }, matadors, outcome: { tricks: 0 } } as const;
    expect(engineTold(ruleset, question)).toBe('/cards facts-missing');
  });

  test(
    'with four matadors or more is charged as the cheapest game that the cards allow',
    () => {
      const comparison = new Comparison({ id, ruleset });
      for (const place of placesIn(holdings.length * manners.length, 100)) {
        const cards = holdings[Math.floor(place / manners.length)];
        const contract = { game: 'null', ...manners[place % manners.length] } as const;
        for (const { value: bid } of bidValues(ruleset))
          comparison.ask({ bid, contract, cards, outcome: { tricks: 0 } });
      }
      tell(`${id}, Nulls after a bid by the cards`, comparison.compared);
      expect(comparison.differences).toEqual([]);
      expect(comparison.compared).toBeGreaterThan(6_000);
    },
    timeLimit,
  );
});
