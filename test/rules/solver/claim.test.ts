import type { Card } from '../../../src/rules';
import { setOf, toList } from '../../../src/rules/cards/card-set';
import { pointsOfAll } from '../../../src/rules/cards/points';
import type { Board } from '../../../src/rules/play/board';
import { CLAIM_KINDS, checkClaim, type Claim } from '../../../src/rules/solver/claim';
import { Meter } from '../../../src/rules/solver/meter';
import { momentAfter, type Moment } from '../../../src/rules/solver/moment';
import { cardsLeft, type OpenGame } from '../../../src/rules/solver/position';
import { endingOf } from '../../tools/open-endings';
import { seededFor } from '../../tools/seeded';

const random = seededFor('claims');

/** What the declarer has from a position on. */
interface Taken {
  readonly points: number;
  readonly tricks: number;
}

/** Whether a claim comes true when these seats want it, by every line to its end; `isMet` looks at the end alone. */
function comesTrue(
  board: Board,
  trick: readonly Card[],
  { declarer }: OpenGame,
  wanting: readonly number[],
  isMet: (taken: Taken) => boolean,
  taken: Taken = { points: 0, tricks: 0 },
): boolean {
  const cards = toList(board.playable);
  if (cards.length === 0) return isMet(taken);
  const after = (card: Card): boolean => {
    const next = board.copy();
    next.play(card);
    const lying = [...trick, card];
    const isClosed = lying.length === 3;
    const isHis = isClosed && next.leader === declarer;
    const now = isHis ? { points: taken.points + pointsOfAll(lying), tricks: taken.tricks + 1 } : taken;
    return comesTrue(next, isClosed ? [] : lying, { declarer } as OpenGame, wanting, isMet, now);
  };
  return wanting.includes(board.toPlay) ? cards.some(after) : cards.every(after);
}

/** Whether a claim is met by what the declarer has in the end, of so many tricks and card points that were left. */
const metBy =
  ({ by, kind, amount = 0 }: Claim, moment: Moment, tricksLeft: number) =>
  ({ points, tricks }: Taken): boolean => {
    const own = by === 'declarer' ? tricks : tricksLeft - tricks;
    const total = moment.points + points;
    const met: Readonly<Record<Claim['kind'], boolean>> = {
      'all-tricks': own === tricksLeft,
      'no-trick': own === 0,
      tricks: own >= amount,
      points: (by === 'declarer' ? total : 120 - total) >= amount,
    };
    return met[kind];
  };

const ENDINGS = 60 * Number(process.env['SKAT_RUNS'] ?? 1);

describe('claims hold as every line played out says', () => {
  test.each(['C', 'H', 'jacks', 'none'] as const)('trump %s', (trump) => {
    for (let round = 0; round < ENDINGS; round += 1) {
      const { game, position, board } = endingOf(random, trump, trump === 'none' ? 0 : 'points', 4);
      const tricksLeft = toList(cardsLeft(position)).length / 3;
      const left = pointsOfAll(toList(cardsLeft(position)));
      const moment: Moment = { position, points: random.below(121 - left), tricks: 0, lost: 0 };
      const by = random.below(2) === 0 ? 'declarer' : 'opponents';
      const kind = CLAIM_KINDS[random.below(CLAIM_KINDS.length)] ?? 'points';
      const amount = kind === 'points' ? pointsNear(moment.points, left, by) : random.below(tricksLeft + 1);
      const claim: Claim = { by, kind, amount };
      const isMet = metBy(claim, moment, tricksLeft);
      const claimants = [0, 1, 2].filter((seat) => (seat === game.declarer) === (by === 'declarer'));
      const certain = comesTrue(board, position.trick, game, [], isMet);
      const forced = comesTrue(board, position.trick, game, claimants, isMet);
      const holds = certain ? 'whatever-is-played' : forced ? 'with-best-play' : 'no';
      const found = checkClaim(game, moment, moment, claim, new Meter());
      expect([round, claim, found.holds]).toEqual([round, claim, holds]);
      expect(found.refutation === null).toBe(holds !== 'no');
      if (found.refutation !== null) expect(isBroken(board, game, found.refutation, isMet, position.trick)).toBe(true);
    }
  });
});

/** An amount that is neither sure nor out of the question. */
const pointsNear = (had: number, left: number, by: Claim['by']): number =>
  by === 'declarer' ? had + random.below(left + 1) : 120 - had - random.below(left + 1);

/** Whether a line can be played, and leaves no way in which the claim could still come true. */
function isBroken(
  board: Board,
  game: OpenGame,
  line: readonly Card[],
  isMet: (taken: Taken) => boolean,
  open: readonly Card[],
): boolean {
  const next = board.copy();
  let trick = [...open];
  let taken: Taken = { points: 0, tricks: 0 };
  for (const card of line) {
    if (!toList(next.playable).includes(card)) return false;
    next.play(card);
    trick.push(card);
    if (trick.length < 3) continue;
    if (next.leader === game.declarer) {
      taken = { points: taken.points + pointsOfAll(trick), tricks: taken.tricks + 1 };
    }
    trick = [];
  }
  return !comesTrue(next, trick, game, [0, 1, 2], isMet, taken);
}

test('the moment after a card is that of the board', () => {
  for (let round = 0; round < ENDINGS; round += 1) {
    const { game, position, board } = endingOf(random, 'S', 'points', 5);
    let moment: Moment = { position, points: 0, tricks: 0, lost: 0 };
    const trick = [...position.trick];
    while (board.playable !== setOf([])) {
      const cards = toList(board.playable);
      const card = cards[random.below(cards.length)] as Card;
      board.play(card);
      moment = momentAfter(game, moment, card);
      trick.push(card);
      if (trick.length === 3) trick.length = 0;
      expect(moment.position).toEqual({
        hands: ([0, 1, 2] as const).map((seat) => board.handOf(seat)),
        leader: board.leader,
        trick,
      });
    }
  }
});
