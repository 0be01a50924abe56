import {
  findRuleset,
  SEATS,
  valueContract,
  type Contract,
  type DealRecord,
  type Matadors,
  type ValueRequest,
} from '../../src/rules';
import { corpusRows } from '../tools/cases';
import { cardsOf, countsOf, dealOf, replayOf, wrongIn, type RecordedCards } from './recorded-deals';

/** A deal that nobody bid for. */
interface PassedDeal extends RecordedCards {
  readonly id: string;
  readonly passed: true;
  readonly value: number;
}

/** A game that XSkat played against itself; its `value` is the signed entry, matadors below zero are missing ones. */
interface PlayedGame extends RecordedCards {
  readonly id: string;
  readonly passed?: undefined;
  readonly declarer: number;
  readonly game: 'C' | 'S' | 'H' | 'D' | 'G' | 'N';
  readonly hand: boolean;
  readonly ouvert: boolean;
  readonly bid: number;
  /** What the declarer laid away; null in a Hand game. */
  readonly discards: string | null;
  readonly points: number;
  readonly tricks: number;
  readonly won: boolean;
  readonly value: number;
  readonly matadors: number;
}

const contractOf = ({ game, hand, ouvert }: PlayedGame): Contract => {
  const manner = { ...(hand ? { hand } : {}), ...(ouvert ? { ouvert } : {}) };
  if (game === 'G' || game === 'N') return { game: game === 'G' ? 'grand' : 'null', ...manner };
  return { game: 'suit', trump: game, ...manner };
};

/** The cards are given and not the matadors, so that they are counted here and not believed. */
const questionOf = (row: PlayedGame): ValueRequest => ({
  bid: row.bid,
  contract: contractOf(row),
  cards: { hand: cardsOf(row.hands[row.declarer] ?? ''), skat: cardsOf(row.skat) },
  outcome: { cardPoints: row.points, tricks: row.tricks },
});

/** Whether it was won, the entry and the matadors, of which a Null has none. */
const told = (won: boolean, value: number, matadors: number): string =>
  `${won ? 'won' : 'lost'} ${value}, matadors ${matadors}`;

const signed = (matadors: Matadors | null): number => {
  if (matadors === null) return 0;
  return 'with' in matadors ? matadors.with : -matadors.without;
};

const engineTold = (edition: string, row: PlayedGame): string => {
  const ruleset = findRuleset(edition);
  const answer = ruleset && valueContract(ruleset, questionOf(row));
  if (answer?.ok !== true) return answer?.faults.map(({ pointer, code }) => `${pointer} ${code}`).join() ?? edition;
  const { won, score, matadors } = answer.valuation;
  return told(won, score, signed(matadors));
};

const dealPlayed = (row: PlayedGame): DealRecord =>
  dealOf(row, {
    declarer: SEATS[row.declarer],
    bid: row.bid,
    contract: contractOf(row),
    ...(row.discards === null ? {} : { discard: cardsOf(row.discards) }),
  });

/** Nobody bids: each passes in his turn. */
const dealPassed = (row: PassedDeal): DealRecord =>
  dealOf(row, { calls: (['middlehand', 'rearhand', 'forehand'] as const).map((seat) => ({ seat, call: 'pass' })) });

/** The entry with the counts, or whatever is wrong with the cards. */
const replayTold = (row: PlayedGame): string => {
  const deal = dealPlayed(row);
  const replay = replayOf(deal);
  const wrong = [...wrongIn(deal, replay), ...replay.incidents.map(({ kind }) => kind)];
  if (wrong.length > 0 || replay.result === null) return ['not valued', ...wrong].join();
  const [points, tricks] = countsOf(replay, 'declarer');
  const { won, score, matadors } = replay.result;
  return `${told(won, score, signed(matadors))}, points ${points}, tricks ${tricks}`;
};

const rows = corpusRows<PlayedGame | PassedDeal>('xskat-games.jsonl') ?? [];
const played = rows.filter((row) => row.passed === undefined);
const passed = rows.filter((row) => row.passed === true);

(rows.length === 0 ? describe.skip : describe)(
  'the games that XSkat played against itself by the order of 1999',
  () => {
    test.each(['isko-1999', 'isko-2018', 'isko-2022'])(
      'are worth under %s what was recorded, to the last one',
      (edition) => {
        const differences = played
          .map((row) => ({
            id: row.id,
            got: engineTold(edition, row),
            recorded: told(row.won, row.value, row.matadors),
          }))
          .filter(({ got, recorded }) => got !== recorded);
        expect(differences).toEqual([]);
      },
    );

    test('are replayed card by card without a fault, to the winners, points, tricks and values recorded', () => {
      const differences = played
        .map((row) => ({
          id: row.id,
          got: replayTold(row),
          recorded: `${told(row.won, row.value, row.matadors)}, points ${row.points}, tricks ${row.tricks}`,
        }))
        .filter(({ got, recorded }) => got !== recorded);
      expect(differences).toEqual([]);
    });

    test('that were passed in are so in a replay, with nothing to value', () => {
      const found = passed.map((row) => {
        const { auction, result, missing } = replayOf(dealPassed(row));
        return [auction?.state.phase, result, missing];
      });
      expect(found).toEqual(Array.from({ length: 12 }, () => ['passed-in', null, []]));
    });

    test('are 1,505 games of every kind, and 12 deals passed in that enter nothing', () => {
      expect(played).toHaveLength(1_505);
      expect(passed.map(({ value }) => value)).toEqual(Array(12).fill(0));
      expect(new Set(played.map(({ game }) => game))).toEqual(new Set(['C', 'S', 'H', 'D', 'G', 'N']));
    });
  },
);
