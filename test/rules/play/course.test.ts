import * as fc from 'fast-check';
import { RULESETS, SEATS, type Card, type Contract, type Play, type Ruleset } from '../../../src/rules';
import { ALL_CARDS, has, minus, setOf, toList } from '../../../src/rules/cards/card-set';
import { trumpOf } from '../../../src/rules/contracts/facts';
import { entriesOf } from '../../../src/rules/entries';
import { Board, handsOf } from '../../../src/rules/play/board';
import { followPlays } from '../../../src/rules/play/follow-plays';
import type { Holding, Start } from '../../../src/rules/play/dealt';
import { judgePlays } from '../../../src/rules/play/judged-plays';
import { playsInOrder } from '../../../src/rules/play/plays-in-order';
import { trickOrderOf } from '../../../src/rules/play/trick-order';
import { assert } from '../../tools/property';
import { diceOf, shuffled, type Dice } from '../../bench/random-deals';

interface PlayedGame {
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly contract: Contract;
  readonly isPooled: boolean;
}

/** Every game of every code, and a Ramsch. */
const GAMES: readonly PlayedGame[] = RULESETS.flatMap((ruleset) => [
  { name: `${ruleset.id} ramsch`, ruleset, contract: { game: 'grand' }, isPooled: false },
  ...entriesOf(ruleset.games).flatMap(([game, rule]): readonly PlayedGame[] => {
    const trumps = rule.trumps === 'suit' ? (['C', 'S', 'H', 'D'] as const) : [undefined];
    return trumps.map((trump) => ({
      name: `${ruleset.id} ${game} ${trump ?? ''}`,
      ruleset,
      contract: { game, ...(trump === undefined ? {} : { trump }) },
      isPooled: rule.opponentsPool === true,
    }));
  }),
]);

const orderOf = ({ ruleset, contract }: PlayedGame) => {
  const rule = ruleset.games[contract.game];
  return trickOrderOf(rule === undefined ? 'jacks' : trumpOf(rule, contract));
};

/** The hands at the first lead; forehand plays alone where the others share their cards. */
function startFrom(pack: readonly Card[], isPooled: boolean, unseen: number): Start {
  const holding = (from: number, hidden = 0): Holding => ({
    cards: setOf(pack.slice(from, from + 10 - hidden)),
    unseen: hidden,
    gone: 0,
  });
  const pool: Holding = { cards: setOf(pack.slice(10, 30)), unseen: 0, gone: 0 };
  const holdings = isPooled
    ? ([holding(0), pool, pool] as const)
    : ([holding(0), holding(10), holding(20, unseen)] as const);
  const known = minus(ALL_CARDS, setOf(unseen === 0 ? [] : pack.slice(30 - unseen, 30)));
  return { holdings, away: setOf(pack.slice(30)), known };
}

/** Any plays that are allowed, as many as there are. */
function allowedPlays(game: PlayedGame, pack: readonly Card[], dice: Dice): Play[] {
  const hands = handsOf([0, 10, 20].map((from) => pack.slice(from, from + 10)));
  const pool = setOf(pack.slice(10, 30));
  const board = new Board(orderOf(game), game.isPooled ? [hands[0], pool, pool] : hands);
  return Array.from({ length: dice(31) }, () => {
    const legal = toList(board.playable);
    const card = legal[dice(legal.length)] as Card;
    const play = { seat: SEATS[board.toPlay], card };
    board.play(card);
    return play;
  });
}

/** What goes wrong at a table: another card, a card of another player, a card twice, not seen, too many, out of turn. */
const PLANTS: readonly ((plays: Play[], at: number, dice: Dice) => void)[] = [
  () => undefined,
  (plays, at, dice) => void (plays[at] = { ...(plays[at] as Play), card: dice(32) as Card }),
  (plays, at, dice) => void (plays[at] = { ...(plays[at] as Play), seat: SEATS[dice(3)] as Play['seat'] }),
  (plays, at, dice) => void (plays[at] = plays[dice(plays.length)] as Play),
  (plays, at) => void (plays[at] = { ...(plays[at] as Play), card: null }),
  (plays, at) => void plays.splice(at, 1),
  (plays, at, dice) => void plays.splice(at, 0, { seat: SEATS[dice(3)] as Play['seat'], card: dice(32) as Card }),
  (plays, at) => void plays.splice(at, 2, ...plays.slice(at, at + 2).toReversed()),
];

const RUNS = 1_000;

test('the pass over plays in order answers what judging each play answers, in every game of every code', () => {
  const seen = { inOrder: 0, faulty: 0 };
  const pick = fc.tuple(fc.integer({ min: 1 }), fc.nat(GAMES.length - 1), fc.nat(2), fc.nat(PLANTS.length - 1));
  assert(
    fc.property(pick, fc.constantFrom('judge', 'strict'), ([seed, index, hidden, plant], mode) => {
      const game = GAMES[index] as PlayedGame;
      const dice = diceOf(seed);
      const pack = shuffled(dice);
      const plays = allowedPlays(game, pack, dice);
      const planted = PLANTS[plant] as (typeof PLANTS)[number];
      if (plays.length > 0) planted(plays, dice(plays.length), dice);
      const start = () => startFrom(pack, game.isPooled, game.isPooled ? 0 : Math.max(0, hidden - 1));
      const judged = judgePlays(game.ruleset, orderOf(game), start(), plays, mode);
      expect({ game: game.name, ...followPlays(game.ruleset, orderOf(game), start(), plays, mode) }).toEqual({
        game: game.name,
        ...judged,
      });
      const answersItself = playsInOrder(orderOf(game), start(), plays) !== undefined;
      const allKnown = start().holdings.every(({ unseen }) => unseen === 0) && plays.every(({ card }) => card !== null);
      expect(answersItself).toBe(allKnown && judged.faults.length === 0);
      seen[answersItself ? 'inOrder' : 'faulty'] += 1;
    }),
    { numRuns: RUNS },
  );
  expect(Math.min(seen.inOrder, seen.faulty)).toBeGreaterThan(RUNS / 10);
});

test('whose turn it is and what may be played follow from the course', () => {
  const pack = Array.from({ length: 32 }, (_, card) => card as Card);
  const order = trickOrderOf('none');
  const { ruleset } = GAMES[0] as PlayedGame;
  const atStart = followPlays(ruleset, order, startFrom(pack, false, 0), [], 'judge');
  expect([atStart.toPlay, atStart.mayPlay]).toEqual(['forehand', setOf(pack.slice(0, 10))]);
  const led = [{ seat: 'forehand', card: 8 as Card }] as const;
  const answered = followPlays(ruleset, order, startFrom(pack, false, 0), led, 'judge');
  expect([answered.toPlay, answered.mayPlay]).toEqual(['middlehand', setOf(pack.slice(10, 16))]);
  const unseen = followPlays(
    ruleset,
    order,
    startFrom(pack, false, 1),
    [{ seat: 'rearhand', card: 20 as Card }],
    'judge',
  );
  expect([unseen.toPlay, has(unseen.mayPlay ?? setOf([]), 0 as Card)]).toEqual(['forehand', true]);
  const stopped = followPlays(
    ruleset,
    order,
    startFrom(pack, false, 0),
    [{ seat: 'rearhand', card: 20 as Card }],
    'strict',
  );
  expect([stopped.toPlay, stopped.mayPlay]).toEqual([null, null]);
});
