import { parseCard, type Card } from '../../../src/rules';
import { NO_CARDS, toList } from '../../../src/rules/cards/card-set';
import { Board, handsOf, type SeatIndex } from '../../../src/rules/play/board';
import { trickOrderOf } from '../../../src/rules/play/trick-order';
import fixed from '../../cases/perft.json';
import { plainCard, plainCount, type PlainGame } from '../../tools/plain-play';

/** A fixed position; `counts[n]` is the number of ways to play n + 1 cards on. */
interface FixedPosition {
  readonly game: PlainGame;
  readonly against?: number;
  readonly leader: number;
  readonly hands: readonly string[];
  readonly trick: string;
  readonly counts: readonly number[];
}

const rows = fixed as readonly FixedPosition[];
const namesIn = (text: string): readonly string[] => text.split(' ').filter((name) => name !== '');
const cardsIn = (text: string): readonly Card[] =>
  namesIn(text).map((name) => {
    const card = parseCard(name);
    if (card === undefined) throw new Error(`${name} is no card`);
    return card;
  });

function boardOf({ game, leader, hands, trick }: FixedPosition): Board {
  const order = trickOrderOf(game === 'grand' || game === 'ramsch' ? 'jacks' : game === 'null' ? 'none' : game);
  const board = new Board(order, handsOf(hands.map(cardsIn)), leader as SeatIndex);
  for (const card of cardsIn(trick)) board.play(card);
  return board;
}

function continuations(board: Board, depth: number): number {
  if (depth === 0) return 1;
  return toList(board.playable).reduce((sum, card) => {
    const next = board.copy();
    next.play(card);
    return sum + continuations(next, depth - 1);
  }, 0);
}

const depths = [1, 2, 3, 4, 5, 6];

describe('the ways to play on from fixed positions, one to six cards', () => {
  test('are given for five positions each of suit, Grand, Null and Ramsch, and two of Revolution', () => {
    const kinds = rows.map(({ game, against }) =>
      against !== undefined ? 'revolution' : game.length > 1 ? game : 'suit',
    );
    const count = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect(['suit', 'grand', 'null', 'ramsch', 'revolution'].map(count)).toEqual([5, 5, 5, 5, 2]);
  });

  test.each(rows.map((row, index) => ({ row, name: `${index}: ${row.game}` })))('$name', ({ row }) => {
    const board = boardOf(row);
    expect(depths.map((depth) => continuations(board, depth))).toEqual(row.counts);
    const plain = {
      game: row.game,
      hands: row.hands.map((hand) => namesIn(hand).map(plainCard)),
      trick: namesIn(row.trick).map(plainCard),
      leader: row.leader,
      against: row.against,
    };
    expect(depths.map((depth) => plainCount(plain, depth))).toEqual(row.counts);
  });
});

test('a played-out hand has nothing left to play', () => {
  const [first] = rows;
  if (first === undefined) throw new Error('no position');
  const board = boardOf(first);
  for (let card = toList(board.playable)[0]; card !== undefined; card = toList(board.playable)[0]) board.play(card);
  expect(([0, 1, 2] as const).map((seat) => board.handOf(seat))).toEqual([NO_CARDS, NO_CARDS, NO_CARDS]);
  expect([board.toPlay, board.playable]).toEqual([board.leader, NO_CARDS]);
});
