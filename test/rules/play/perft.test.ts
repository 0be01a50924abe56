import { parseCard, type Card } from '../../../src/rules';
import { NO_CARDS, toList } from '../../../src/rules/cards/card-set';
import { handsOf, legalCards, playCard, type Position, type SeatIndex } from '../../../src/rules/play/position';
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

const positionOf = ({ game, leader, hands, trick }: FixedPosition): Position => ({
  order: trickOrderOf(game === 'grand' || game === 'ramsch' ? 'jacks' : game === 'null' ? 'none' : game),
  hands: handsOf(hands.map(cardsIn)),
  trick: cardsIn(trick),
  leader: leader as SeatIndex,
});

const continuations = (position: Position, depth: number): number =>
  depth === 0
    ? 1
    : toList(legalCards(position)).reduce((sum, card) => sum + continuations(playCard(position, card), depth - 1), 0);

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
    const position = positionOf(row);
    expect(depths.map((depth) => continuations(position, depth))).toEqual(row.counts);
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
  let position = positionOf(first);
  for (let card = toList(legalCards(position))[0]; card !== undefined; card = toList(legalCards(position))[0]) {
    position = playCard(position, card);
  }
  expect(position.hands).toEqual([NO_CARDS, NO_CARDS, NO_CARDS]);
  expect(position.trick).toEqual([]);
});
