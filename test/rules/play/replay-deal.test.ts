import {
  findRuleset,
  parseCard,
  replayDeal,
  SEATS,
  type Card,
  type Contract,
  type Replay,
  type Seat,
} from '../../../src/rules';
import { goldenRows } from '../../tools/cases';

const card = (name: string): Card => {
  const found = parseCard(name);
  if (found === undefined) throw new Error(`${name} is no card`);
  return found;
};

/** A hand that Foster plays card by card; players are called A, B and C, forehand, middlehand and rearhand. */
interface FosterDeal {
  readonly id: string;
  readonly kind: string;
  readonly given: {
    readonly declarer: string;
    readonly game: Contract['game'];
    readonly trump?: Contract['trump'];
    readonly dealt?: Readonly<Record<string, readonly string[]>>;
    readonly skatDealt?: readonly string[];
    readonly turned?: string;
    readonly hands: Readonly<Record<string, readonly string[]>>;
    readonly skat: readonly string[];
    readonly bid: number;
    readonly tricks?: readonly Readonly<Record<string, string>>[];
  };
  readonly expect: {
    readonly winners: readonly string[];
    readonly trickPoints: readonly number[];
    readonly declarerPoints: number;
    readonly adversaryPoints: number;
    readonly declarerTricks: number;
    readonly gameValue: number;
    readonly outcome: string;
    readonly score: number;
  };
}

const seatOf = (player: string): Seat => SEATS['ABC'.indexOf(player)] ?? 'forehand';
const foster = findRuleset('foster');
if (foster === undefined) throw new Error('no Foster');

const played = goldenRows<FosterDeal>('foster.jsonl').filter(
  ({ kind, given }) => kind === 'deal' && given.tricks !== undefined,
);

const replayOf = ({ given, expect: expected }: FosterDeal): Replay => {
  const { dealt = {}, hands, skatDealt, skat, turned, declarer, bid, game, trump, tricks = [] } = given;
  const leaders = ['A', ...expected.winners];
  const answer = replayDeal(foster, {
    hands: {
      forehand: (dealt['A'] ?? hands['A'] ?? []).map(card),
      middlehand: (dealt['B'] ?? hands['B'] ?? []).map(card),
      rearhand: (dealt['C'] ?? hands['C'] ?? []).map(card),
    },
    skat: (skatDealt ?? skat).map(card),
    ...(skatDealt === undefined ? {} : { discard: skat.map(card) }),
    ...(turned === undefined ? {} : { turned: [card(turned)] }),
    declarer: seatOf(declarer),
    bid,
    contract: { game, ...(trump === undefined ? {} : { trump }) },
    plays: tricks.flatMap((trick, index) =>
      [0, 1, 2].map((place) => {
        const player = 'ABC'[('ABC'.indexOf(leaders[index] ?? '') + place) % 3] ?? '';
        return { seat: seatOf(player), card: card(trick[player] ?? '') };
      }),
    ),
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return answer.replay;
};

test.each(played)('the hand $id, card by card', (row) => {
  const { faults, announcementFaults, tricks, cardPoints, trickCounts, result } = replayOf(row);
  expect([faults, announcementFaults]).toEqual([[], []]);
  expect(tricks.map(({ winner }) => winner)).toEqual(row.expect.winners.map(seatOf));
  expect(tricks.map(({ points }) => points)).toEqual(row.expect.trickPoints);
  expect(cardPoints).toEqual({ declarer: row.expect.declarerPoints, opponents: row.expect.adversaryPoints });
  expect(trickCounts).toMatchObject({ declarer: row.expect.declarerTricks });
  expect(result).toMatchObject({
    value: row.expect.gameValue,
    score: row.expect.score,
    won: row.expect.outcome === 'won',
  });
});

test('Foster plays three hands, one of them once more on a higher bid', () => {
  expect(played.map(({ id }) => id)).toEqual(['F229', 'F230', 'F231', 'F232']);
});
