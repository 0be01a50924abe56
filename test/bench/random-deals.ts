import type { Card, Contract, DealRecord, Play } from '../../src/rules';
import { SEATS } from '../../src/rules';
import { toList } from '../../src/rules/cards/card-set';
import { Board, handsOf } from '../../src/rules/play/board';
import { trickOrderOf } from '../../src/rules/play/trick-order';

/** A number below a bound, the same sequence for the same seed (xorshift). */
export type Dice = (below: number) => number;

export const diceOf = (seed: number): Dice => {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

/** The pack in a random order. */
export const shuffled = (dice: Dice): Card[] => {
  const pack = Array.from({ length: 32 }, (_, card) => card as Card);
  for (let index = 31; index > 0; index -= 1) {
    const other = dice(index + 1);
    [pack[index], pack[other]] = [pack[other] as Card, pack[index] as Card];
  }
  return pack;
};

const CONTRACTS: readonly Contract[] = [
  { game: 'suit', trump: 'C' },
  { game: 'suit', trump: 'S' },
  { game: 'suit', trump: 'H', hand: true },
  { game: 'suit', trump: 'D' },
  { game: 'grand' },
];

const playedOut = (board: Board, dice: Dice): readonly Play[] => {
  const plays: Play[] = [];
  while (plays.length < 30) {
    const legal = toList(board.playable);
    const card = legal[dice(legal.length)] as Card;
    plays.push({ seat: SEATS[board.toPlay], card });
    board.play(card);
  }
  return plays;
};

/** A whole deal: everybody plays any card that follows, the declarer lays away the first two of the skat and his hand. */
const randomDeal = (dice: Dice): DealRecord => {
  const pack = shuffled(dice);
  const [forehand, middlehand, rearhand] = [pack.slice(0, 10), pack.slice(10, 20), pack.slice(20, 30)];
  const skat = pack.slice(30);
  const contract = CONTRACTS[dice(CONTRACTS.length)] as Contract;
  const declarer = dice(3);
  const hands = [forehand, middlehand, rearhand];
  const laysAway = contract.hand !== true;
  const own = hands[declarer] as readonly Card[];
  const discard = [skat[0] as Card, own[0] as Card];
  const held = laysAway ? [...own.slice(1), skat[1] as Card] : own;
  const played = hands.map((hand, seat) => (seat === declarer ? held : hand));
  const order = trickOrderOf(contract.trump ?? 'jacks');
  return {
    hands: { forehand, middlehand, rearhand },
    skat,
    declarer: SEATS[declarer],
    bid: 18,
    contract,
    ...(laysAway ? { discard } : {}),
    plays: playedOut(new Board(order, handsOf(played)), dice),
  };
};

export const randomDeals = (count: number, dice: Dice): readonly DealRecord[] =>
  Array.from({ length: count }, () => randomDeal(dice));
