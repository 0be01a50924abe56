import { frog, SEATS, type Seat, type Suit } from '../../../src/rules';
import { seededFor } from '../../tools/seeded';
import { shuffled } from '../../../src/competition/seeded-generator';

const cards = (names: string): readonly frog.Card[] => names.split(' ').flatMap((name) => frog.parseCard(name) ?? []);
const GAMES = 10_000;

/** A random legal game of this seed: a deal, a game, what is laid away, and cards played at random. */
const randomGame = (drawn: ReturnType<typeof seededFor>) => {
  const pack = shuffled(frog.PACK, drawn);
  const hands = { forehand: pack.slice(0, 11), middlehand: pack.slice(11, 22), rearhand: pack.slice(22, 33) };
  const widow = pack.slice(33);
  const declarer = SEATS[drawn.below(3)] as Seat;
  const game = frog.GAME_IDS[drawn.below(3)] as frog.GameId;
  const { trumps, widow: use }: frog.Game = frog.GAMES[game];
  const trump = trumps[drawn.below(trumps.length)] as Suit;
  const twelve = shuffled([...hands[declarer], ...widow], drawn);
  const away = use === 'taken' ? twelve.slice(0, 3) : widow;
  const own = use === 'taken' ? twelve.slice(3) : hands[declarer];
  return { game, position: { hands: { ...hands, [declarer]: own }, away, declarer, trump } };
};

/** The winner by another route: the highest trump, else the highest card of the suit led. */
const slowWinner = ({ leader, cards: played }: frog.Replay['tricks'][number], trump: Suit): Seat => {
  const names = played.map(frog.formatCard);
  const order = (suit: string) => frog.RANKS.map((rank) => names.indexOf(suit + rank)).find((place) => place >= 0);
  const place = order(trump) ?? order(names[0]?.charAt(0) ?? '') ?? 0;
  return SEATS[(SEATS.indexOf(leader) + place) % 3] as Seat;
};

describe('deals of Frog', () => {
  test(`${GAMES} random legal games of this seed: 120 points, eleven tricks, and payments sum to nothing`, () => {
    const drawn = seededFor('games of frog');
    const wrong: object[] = [];
    for (let index = 0; index < GAMES; index += 1) {
      const { game, position } = randomGame(drawn);
      const plays: frog.Play[] = [];
      const held: Record<Seat, readonly frog.Card[]> = { ...position.hands };
      const tricks: { leader: Seat; cards: frog.Card[] }[] = [];
      let leader: Seat = 'forehand';
      while (tricks.length < frog.TRICKS) {
        const played: frog.Card[] = [];
        for (let step = 0; step < 3; step += 1) {
          const seat = SEATS[(SEATS.indexOf(leader) + step) % 3] as Seat;
          const led = played[0] === undefined ? undefined : (frog.formatCard(played[0]).charAt(0) as Suit);
          const open = frog.mayPlay(held[seat], led, position.trump);
          const card = open[drawn.below(open.length)] as frog.Card;
          held[seat] = held[seat].filter((one) => one !== card);
          played.push(card);
          plays.push({ seat, card });
        }
        tricks.push({ leader, cards: played });
        leader = slowWinner({ leader, cards: played, winner: null, points: null }, position.trump);
      }
      const at = frog.replay(position, plays);
      const players = 3 + drawn.below(3);
      const value = frog.valueOf(game, at.cardPoints.declarer, players);
      const dealer = 1 + drawn.below(players);
      const declarer = frog.dealAt(players, dealer).active[drawn.below(3)] as number;
      const scores = Object.values(frog.scoresAt({ players, dealer, declarer }, value));
      const sum = scores.reduce((all, points) => all + points, 0);
      const holds =
        at.faults.length === 0 &&
        at.isOver &&
        at.cardPoints.declarer + at.cardPoints.opponents === 120 &&
        at.trickCounts.declarer + at.trickCounts.opponents === 11 &&
        at.tricks.every((trick) => trick.winner === slowWinner(trick, position.trump)) &&
        sum === 0 &&
        scores.length === players;
      if (!holds) wrong.push({ position, plays });
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['follow, without a duty to head', 'CK C7 HA', 'C', 'CK C7'],
    ['who cannot follow must trump', 'H6 HA S7', 'C', 'H6 HA'],
    ['and need not over-trump', 'H6 SA S7', 'C', 'H6'],
    ['who has neither plays anything', 'S6 SA D7', 'C', 'S6 SA D7'],
    ['the jack of hearts is a heart, other jacks are not', 'SJ H6 CJ', 'H', 'H6'],
  ])('%s', (_title, hand, led, open) => {
    expect(frog.mayPlay(cards(hand), led as Suit, 'H').map(frog.formatCard)).toEqual(open.split(' '));
  });

  test('36 cards, 120 points, jacks between queen and nine', () => {
    expect(frog.PACK).toHaveLength(36);
    expect(frog.pointsOf(frog.PACK)).toBe(120);
    expect(frog.RANKS).toEqual(['A', '10', 'K', 'Q', 'J', '9', '8', '7', '6']);
  });
});
