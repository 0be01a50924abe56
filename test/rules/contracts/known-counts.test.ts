import { constantFrom, integer, property, record, shuffledSubarray, subarray } from 'fast-check';
import { findRuleset, PACK, TRICKS, type Card } from '../../../src/rules';
import { pointsOf, pointsOfAll } from '../../../src/rules/cards/points';
import { completionsOf, standTogether, type Counts, type KnownCounts } from '../../../src/rules/contracts/known-counts';
import { decidedBy, decidedOnAll, needsOf, type KnownGame, type Need } from '../../../src/rules/contracts/need';
import { assert } from '../../tools/property';

const STEPS = [31, 61, 90];
const RUNS = 150;

const rulesetOf = (id: string) => {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) throw new Error(id);
  return ruleset;
};
const isko = rulesetOf('isko-2022');

/** A game that stands still after at most so many tricks, dealt from a shuffled pack: the whole truth. */
const standingAfter = (most: number) =>
  record({
    pack: shuffledSubarray([...PACK], { minLength: PACK.length }),
    declarer: integer({ min: 0, max: most }),
    opponents: integer({ min: 0, max: most }),
  }).map(({ pack, declarer, opponents }) => {
    const tricks = { declarer, opponents: Math.min(opponents, most - declarer) };
    const take = (from: number, cards: number): readonly Card[] => pack.slice(from, from + cards);
    const points = {
      skat: pointsOfAll(take(0, 2)),
      declarer: pointsOfAll(take(2, 3 * tricks.declarer)),
      opponents: pointsOfAll(take(2 + 3 * tricks.declarer, 3 * tricks.opponents)),
    };
    return { tricks, points };
  });

const FIELDS = ['declarer', 'opponents', 'declarer-tricks', 'opponents-tricks', 'skat', 'played'] as const;
/** As many tricks as brute force can share out in every way. */
const FEW = 2;

const told = subarray([...FIELDS]);

interface Standing {
  readonly tricks: { readonly declarer: number; readonly opponents: number };
  readonly points: { readonly declarer: number; readonly opponents: number; readonly skat: number };
}

/** As much of the truth as is told. */
const knownOf = ({ tricks, points }: Standing, fields: readonly (typeof FIELDS)[number][]): KnownCounts => {
  const when = (field: (typeof FIELDS)[number], value: number) => (fields.includes(field) ? value : undefined);
  return {
    cardPoints: { declarer: when('declarer', points.declarer), opponents: when('opponents', points.opponents) },
    tricks: {
      declarer: when('declarer-tricks', tricks.declarer),
      opponents: when('opponents-tricks', tricks.opponents),
    },
    skatPoints: when('skat', points.skat),
    played: when('played', tricks.declarer + tricks.opponents),
  };
};

const fullOf = ({ tricks, points }: Standing): Counts => ({
  cardPoints: points.declarer + points.skat,
  tricks: tricks.declarer,
  opponents: { cardPoints: points.opponents, tricks: tricks.opponents },
});

const GAMES = {
  grand: { contract: { game: 'grand' }, matadors: { with: 1 }, bid: 18 },
  announced: { contract: { game: 'grand', hand: true, announced: 'schneider' }, matadors: { with: 1 } },
  forTheBid: { contract: { game: 'suit', trump: 'S' }, matadors: { with: 1 }, bid: 33 },
  perhaps: { contract: { game: 'suit', trump: 'S' }, bid: 33 },
  open: { contract: { game: 'suit', trump: 'D', hand: true, ouvert: true } },
  nullGame: { contract: { game: 'null' }, bid: 23 },
  lostNull: { contract: { game: 'null' }, bid: 24 },
  uno: { contract: { game: 'uno' } },
  duo: { contract: { game: 'duo' } },
} satisfies Readonly<Record<string, KnownGame>>;

const codeOf = ({ contract }: KnownGame): string =>
  contract?.game === 'uno' || contract?.game === 'duo' ? 'foster' : 'isko-2022';

/** By hand, without the ways of the code: whom full counts give the game. */
const plainly = (need: Need, { cardPoints, tricks, opponents }: Counts): string => {
  const left = TRICKS - tricks - opponents.tricks;
  if (need.by === 'nothing') return 'opponents';
  if (need.by === 'every-trick') return opponents.tricks > 0 ? 'opponents' : left === 0 ? 'declarer' : 'open';
  if (need.by === 'points') {
    return cardPoints >= need.points ? 'declarer' : 120 - opponents.cardPoints < need.points ? 'opponents' : 'open';
  }
  const possible = Array.from({ length: left + 1 }, (_, more) => tricks + more);
  if (!possible.includes(need.exactly)) return 'opponents';
  return left === 0 ? 'declarer' : 'open';
};

const groupOf = (need: Need, counts: Counts): string => {
  const { cardPoints, tricks, opponents } = counts;
  const step = (points: number): number => STEPS.filter((one) => points >= one).length;
  return [
    plainly(need, counts),
    step(cardPoints),
    step(120 - opponents.cardPoints),
    tricks === 0,
    tricks === 10,
    opponents.tricks === 0,
    opponents.tricks === 10,
  ].join();
};

/** Every way to lay the pack onto piles of at most these sizes and points, rank after rank, the rest lying apart. */
const canBeDealt = (piles: readonly { readonly cards: number; readonly points: number }[]): boolean => {
  const values = [...new Set(PACK.map(pointsOf))];
  const coded = (laid: readonly (readonly [number, number])[]): number =>
    laid.reduce((code, [cards, points]) => (code * 33 + cards) * 121 + points, 0);
  let states = new Map([[0, piles.map((): readonly [number, number] => [0, 0])]]);
  for (const value of values) {
    const next: typeof states = new Map();
    const share = (laid: readonly (readonly [number, number])[], index: number, left: number): void => {
      const pile = piles[index];
      if (pile === undefined) {
        next.set(coded(laid), [...laid]);
        return;
      }
      const [cards = 0, points = 0] = laid[index] ?? [];
      for (
        let more = 0;
        more <= left && cards + more <= pile.cards && points + more * value <= pile.points;
        more += 1
      ) {
        share(laid.with(index, [cards + more, points + more * value]), index + 1, left - more);
      }
    };
    const inRank = PACK.filter((card) => pointsOf(card) === value).length;
    for (const laid of states.values()) share(laid, 0, inRank);
    states = next;
  }
  return states.has(coded(piles.map(({ cards, points }) => [cards, points])));
};

const hold = <T>(what: Parameters<typeof property<[T]>>[0], claim: (value: T) => void, numRuns = RUNS): void =>
  assert(property(what, claim), { numRuns, endOnFailure: true });

describe('what is known of counts', () => {
  test('has the truth among its completions, whatever of it is told', () => {
    hold(
      record({ truth: standingAfter(TRICKS), fields: told, game: constantFrom<KnownGame>(...Object.values(GAMES)) }),
      ({ truth, fields, game }) => {
        const counts = completionsOf(knownOf(truth, fields), STEPS);
        for (const need of needsOf(rulesetOf(codeOf(game)), game)) {
          expect(counts.map((full) => groupOf(need, full))).toContain(groupOf(need, fullOf(truth)));
          for (const full of counts) expect(decidedBy(need, full) ?? 'open').toBe(plainly(need, full));
        }
      },
    );
  });

  test('is completed only by tricks and a skat that the pack holds', () => {
    hold(
      record({ truth: standingAfter(FEW), fields: told, pick: integer({ min: 0, max: 1000 }) }),
      ({ truth, fields, pick }) => {
        const known = knownOf(truth, [...fields, 'played']);
        const counts = completionsOf(known, STEPS);
        const { cardPoints, tricks, opponents } = counts[pick % counts.length] ?? fullOf(truth);
        const own = known.cardPoints?.declarer;
        const skat = known.skatPoints ?? (own === undefined ? undefined : cardPoints - own);
        const theirs = { cards: 3 * opponents.tricks, points: opponents.cardPoints };
        const mine =
          skat === undefined
            ? [{ cards: 3 * tricks + 2, points: cardPoints }]
            : [
                { cards: 3 * tricks, points: cardPoints - skat },
                { cards: 2, points: skat },
              ];
        expect(canBeDealt([theirs, ...mine])).toBe(true);
        expect(own === undefined || own === cardPoints - (skat ?? 0)).toBe(true);
        expect(known.skatPoints === undefined || known.skatPoints === skat).toBe(true);
      },
      RUNS / 5,
    );
  });

  test.each<[string, KnownCounts, boolean]>([
    [
      'ten tricks in all with less than the whole pack',
      { cardPoints: { declarer: 60, opponents: 56 }, tricks: { declarer: 5, opponents: 5 }, skatPoints: 0 },
      false,
    ],
    [
      'ten tricks in all with the whole pack',
      { cardPoints: { declarer: 60, opponents: 56 }, tricks: { declarer: 5, opponents: 5 }, skatPoints: 4 },
      true,
    ],
    ['80 in one trick', { cardPoints: { opponents: 80 }, tricks: { opponents: 1 } }, false],
    ['70 in one trick beside a skat', { cardPoints: { declarer: 70 }, tricks: { declarer: 1 } }, false],
    ['points without a trick', { cardPoints: { opponents: 4 }, tricks: { opponents: 0 } }, false],
    ['one point in the skat', { skatPoints: 1 }, false],
    ['more than the pack', { cardPoints: { declarer: 61, opponents: 60 } }, false],
    ['eleven tricks', { tricks: { declarer: 6, opponents: 5 } }, false],
    ['three tricks before the third', { tricks: { declarer: 2, opponents: 1 }, played: 2 }, false],
    [
      '10 beside 62 in two tricks of the others, each possible by itself',
      { cardPoints: { declarer: 10, opponents: 62 }, tricks: { declarer: 0, opponents: 2 } },
      false,
    ],
    ['nothing at all', {}, true],
  ])('%s', (_what, known, possible) => {
    expect(standTogether(known)).toBe(possible);
    expect(completionsOf(known, STEPS).length > 0).toBe(possible);
  });
});

describe('a game on half-known counts', () => {
  const decided = (known: KnownGame, counts: KnownCounts) =>
    decidedOnAll(needsOf(rulesetOf(codeOf(known)), known), completionsOf(counts, STEPS));
  const { grand, announced, forTheBid, perhaps, open, nullGame, lostNull, uno } = GAMES;

  test.each<[string, KnownGame, KnownCounts, string | null]>([
    ['60 of the opponents beat it', grand, { cardPoints: { opponents: 60 } }, 'opponents'],
    ['59 do not, and leave it unknown', grand, { cardPoints: { opponents: 59 } }, 'unknown'],
    ['61 of the declarer win it', grand, { cardPoints: { declarer: 61 } }, 'declarer'],
    ['59 and a skat of 4 win it', grand, { cardPoints: { declarer: 59 }, skatPoints: 4 }, 'declarer'],
    ['56 and a skat of 4 leave it open or lost', grand, { cardPoints: { declarer: 56 }, skatPoints: 4 }, 'unknown'],
    ['points of both sides leave it open', grand, { cardPoints: { declarer: 30, opponents: 30 } }, null],
    ['the first trick leaves it open', grand, { played: 0 }, null],
    ['two tricks of the opponents do not beat it', grand, { tricks: { opponents: 2 } }, 'unknown'],
    ['31 beat an announced schneider', announced, { cardPoints: { opponents: 31 } }, 'opponents'],
    ['a bid that needs schneider is beaten by 31', forTheBid, { cardPoints: { opponents: 31 } }, 'opponents'],
    ['matadors that are not known leave it unknown', perhaps, { cardPoints: { opponents: 31 } }, 'unknown'],
    ['but not with 60', perhaps, { cardPoints: { opponents: 60 } }, 'opponents'],
    ['a trick beats an open game', open, { tricks: { opponents: 1 } }, 'opponents'],
    ['points show the trick', open, { cardPoints: { opponents: 4 } }, 'opponents'],
    ['a trick of the declarer beats Null', nullGame, { tricks: { declarer: 1 } }, 'opponents'],
    ['card points of the opponents do not', nullGame, { cardPoints: { opponents: 65 } }, 'unknown'],
    ['ten tricks of the opponents win Null', nullGame, { tricks: { opponents: 10 } }, 'declarer'],
    ['a Null below its bid is lost from the start', lostNull, { played: 0 }, 'opponents'],
    ['two tricks beat Uno', uno, { tricks: { declarer: 2 } }, 'opponents'],
    ['one trick leaves it unknown', uno, { tricks: { declarer: 1 } }, 'unknown'],
    ['none after all ten beats it too', uno, { tricks: { opponents: 10 } }, 'opponents'],
  ])('%s', (_what, known, counts, side) => {
    expect(decided(known, counts)).toBe(side);
  });

  test('an announced Spitze is not won before the end', () => {
    const spitze: KnownGame = { contract: { game: 'grand', spitze: true }, matadors: { with: 1 } };
    expect(needsOf(isko, spitze)).toEqual([{ by: 'points', points: 61, level: 'simple', spitze: true }]);
    expect(decided(spitze, { cardPoints: { declarer: 70 } })).toBeNull();
    expect(decided(spitze, { cardPoints: { opponents: 60 } })).toBe('opponents');
  });
});
