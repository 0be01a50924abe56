import { count } from '../../src/rules/cards/card-set';
import { Board, handsOf, type Hands } from '../../src/rules/play/board';
import { trickOrderOf } from '../../src/rules/play/trick-order';
import { formatCard, type Card } from '../../src/rules';
import { plainCard, plainLegal, plainPlay, type PlainPosition } from '../tools/plain-play';
import { inTurns, report, rounded } from './figure';
import { diceOf, shuffled, type Dice } from './random-deals';

const DEALS = 2_000;
const PLAYS = 30;

/** What the rivals were measured or published to play at random a second; other machines, no ratio. */
const RIVALS = {
  openSpielPlayoutsPerSecond: '160000 to 250000',
  openSpielGamesPerSecond: '72000 to 106000',
  skatRlGamesPerSecond: 129_000,
  xskatGamesPerSecond: 49_000,
  skaatGamesPerSecond: 6_500,
};

const CLUBS = trickOrderOf('C');

const playOut = (hands: Hands, dice: Dice): number => {
  const board = new Board(CLUBS, hands);
  for (let play = 0; play < PLAYS; play += 1) {
    let legal: number = board.playable;
    for (let passed = dice(count(board.playable)); passed > 0; passed -= 1) legal &= legal - 1;
    board.play((31 - Math.clz32(legal & -legal)) as Card);
  }
  return board.leader;
};

const plainPlayOut = (start: PlainPosition, dice: Dice): number => {
  let position = start;
  for (let play = 0; play < PLAYS; play += 1) {
    const legal = plainLegal(position);
    const card = legal[dice(legal.length)];
    if (card === undefined) throw new Error('nothing can be played');
    position = plainPlay(position, card);
  }
  return position.leader;
};

/** S2: deals played to their end at random from the first lead, clubs trumps, beside the object-and-array program. */
export async function s2(): Promise<void> {
  const dice = diceOf(2);
  const dealt = Array.from({ length: DEALS }, () => {
    const pack = shuffled(dice);
    return [pack.slice(0, 10), pack.slice(10, 20), pack.slice(20, 30)];
  });
  const starts = dealt.map(handsOf);
  const plainStarts = dealt.map((hands): PlainPosition => ({
    game: 'C',
    hands: hands.map((hand) => hand.map(formatCard).map(plainCard)),
    trick: [],
    leader: 0,
  }));
  const sumOf = <T>(all: readonly T[], playOne: (start: T, dice: Dice) => number): number =>
    all.reduce((sum, start) => sum + playOne(start, dice), 0);
  const seconds = inTurns(
    () => sumOf(starts, playOut),
    () => sumOf(plainStarts, plainPlayOut),
  );
  report('S2', {
    playoutsPerSecond: Math.round(DEALS / seconds.work),
    plainPlayoutsPerSecond: Math.round(DEALS / seconds.beside),
    toPlain: rounded(seconds.beside / seconds.work),
    atLeast: 8,
    ...RIVALS,
  });
}
