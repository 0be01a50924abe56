import * as fc from 'fast-check';
import {
  agreeOn,
  bidValues,
  entriesOf,
  LEVELS,
  RULESETS,
  SUITS,
  valueContract,
  valueListed,
  type Level,
  type ListedOutcome,
  type Ruleset,
  type ValueRequest,
} from '../../../src/rules';
import { assert } from '../../tools/property';

type Game = Omit<ValueRequest, 'outcome'>;

const agreed = (id: string, options: Parameters<typeof agreeOn>[1] = {}): Ruleset => {
  const ruleset = RULESETS.find((known) => known.id === id);
  const found = ruleset && agreeOn(ruleset, options);
  if (found?.ok !== true) throw new Error(`no such ruleset: ${id}`);
  return found.ruleset;
};
const isko = agreed('isko-2022', { spitze: 1, bock: true, kontra: { upTo: 're' } });

const suit = (trump: 'C' | 'S' | 'H' | 'D', matadors: Game['matadors'], more: object = {}, bid?: number): Game => ({
  contract: { game: 'suit', trump, ...more },
  matadors,
  bid,
});
const nothing = { contract: { game: 'null' } } as const;

test.each<[string, Game, ListedOutcome, number, string]>([
  ['diamonds with 1', suit('D', { with: 1 }), { won: true }, 18, 'made'],
  ['the same with schneider', suit('D', { with: 1 }), { won: true, level: 'schneider' }, 27, 'made'],
  ['the same schwarz', suit('D', { with: 1 }), { won: true, level: 'schwarz' }, 36, 'made'],
  ['diamonds lost as schneider', suit('D', { with: 1 }), { won: false, level: 'schneider' }, -54, 'points'],
  ['diamonds lost schwarz', suit('D', { with: 1 }), { won: false, level: 'schwarz' }, -72, 'points'],
  ['clubs hand without 2, lost', suit('C', { without: 2 }, { hand: true }), { won: false }, -96, 'points'],
  ['Null lost', nothing, { won: false }, -46, 'trick-taken'],
  ['Null', nothing, { won: true, level: 'simple' }, 23, 'made'],
  [
    'Null ouvert from the hand, lost',
    { contract: { game: 'null', hand: true, ouvert: true } },
    { won: false },
    -118,
    'trick-taken',
  ],
  [
    'Grand ouvert with 4',
    { contract: { game: 'grand', hand: true, ouvert: true }, matadors: { with: 4 } },
    { won: true },
    264,
    'made',
  ],
  [
    'Grand with 4, hand, schneider announced, not made',
    { contract: { game: 'grand', hand: true, announced: 'schneider' }, matadors: { with: 4 } },
    { won: false },
    -384,
    'announcement-not-made',
  ],
  ['hearts with 1, bid 24', suit('H', { with: 1 }, {}, 24), { won: true }, -60, 'overbid'],
  ['hearts with 1, bid 24, schneider', suit('H', { with: 1 }, {}, 24), { won: true, level: 'schneider' }, 30, 'made'],
  ['hearts with 1, bid 24, lost', suit('H', { with: 1 }, {}, 24), { won: false }, -60, 'points'],
  ['Spitze made', suit('D', { with: 1 }, { spitze: true }), { won: true }, 27, 'made'],
  ['Spitze not made', suit('D', { with: 1 }, { spitze: true }), { won: false }, -54, 'announcement-not-made'],
  ['Kontra and Bock', { ...suit('D', { with: 1 }, { kontra: 'kontra' }), bock: true }, { won: true }, 72, 'made'],
])('%s is worth what a list has for it', (_name, game, told, score, reason) => {
  expect(valueListed(isko, game, told)).toMatchObject({ ok: true, valuation: { score, reason } });
});

test.each<[string, Game, ListedOutcome, string, string]>([
  ['a level of a Null', nothing, { won: true, level: 'schneider' }, 'level-not-counted', '/outcome/level'],
  [
    'a game won below its announcement',
    suit('C', { with: 1 }, { hand: true, announced: 'schneider' }),
    { won: true, level: 'simple' },
    'level-below-announced',
    '/outcome/level',
  ],
  ['an overbid Null without its run', { ...nothing, bid: 24 }, { won: true }, 'facts-missing', '/matadors'],
  ['a game without its run', { contract: { game: 'grand' } }, { won: true }, 'facts-missing', '/matadors'],
  [
    'a game of another code',
    { contract: { game: 'solo', trump: 'C' } },
    { won: true },
    'game-not-in-ruleset',
    '/contract/game',
  ],
])('%s is refused', (_name, game, told, code, pointer) => {
  expect(valueListed(isko, game, told)).toMatchObject({ ok: false, faults: [{ code, pointer }] });
});

/** The games of every code, each with everything that may be agreed to. */
const codes = RULESETS.filter(({ bidding }) => bidding.named === undefined).map(({ id, options: { games } }) =>
  agreed(id, { games: [...games] }),
);

const gameOf = fc.constantFrom(...codes).chain((ruleset) =>
  fc.record({
    ruleset: fc.constant(ruleset),
    game: fc.constantFrom(...entriesOf(ruleset.games).map(([id]) => id)),
    trump: fc.constantFrom(...SUITS),
    hand: fc.boolean(),
    ouvert: fc.boolean(),
    announced: fc.constantFrom(undefined, 'schneider' as const, 'schwarz' as const),
    run: fc.integer({ min: 1, max: 11 }),
    isWith: fc.boolean(),
    bid: fc.option(fc.constantFrom(...bidValues(ruleset).map(({ value }) => value)), { nil: undefined }),
    cardPoints: fc.integer({ min: 0, max: 120 }),
    tricks: fc.integer({ min: 0, max: 10 }),
  }),
);

test('a game told as on a list is worth the same as by its counts', () => {
  let valued = 0;
  assert(
    fc.property(gameOf, ({ ruleset, game, trump, hand, ouvert, announced, run, isWith, bid, cardPoints, tricks }) => {
      const rule = ruleset.games[game];
      const contract = {
        game,
        ...(rule?.trumps === 'suit' && { trump }),
        ...(hand && { hand }),
        ...(ouvert && { ouvert }),
        ...(announced && { announced }),
      };
      const told: Game = { contract, matadors: isWith ? { with: run } : { without: run }, bid };
      const byCounts = valueContract(ruleset, { ...told, outcome: { cardPoints, tricks } });
      const atTheTable = valueContract(ruleset, { contract, matadors: told.matadors, outcome: { cardPoints, tricks } });
      if (!byCounts.ok || !atTheTable.ok) return;
      valued += 1;
      const { won } = atTheTable.valuation;
      const isCounted = rule?.goal === 'points' && rule.value.kind === 'multiplied';
      const level = isCounted ? levelOf(ruleset, won, { cardPoints, tricks }) : undefined;
      const listed = valueListed(ruleset, told, { won, level });
      const { score, value, charged, won: stays } = byCounts.valuation;
      expect(listed).toMatchObject({ ok: true, valuation: { score, value, charged, won: stays } });
    }),
    { numRuns: 1000 },
  );
  expect(valued).toBeGreaterThan(50);
});

function levelOf(
  { thresholds }: Ruleset,
  won: boolean,
  { cardPoints, tricks }: { readonly cardPoints: number; readonly tricks: number },
): Level {
  if (tricks === (won ? 10 : 0)) return LEVELS[2];
  const isSchneider = won ? cardPoints >= thresholds.schneider.amount : cardPoints <= thresholds.ownSchneider.amount;
  return isSchneider ? LEVELS[1] : LEVELS[0];
}
