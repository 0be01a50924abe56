import { SEATS, type AgreedRamsch } from '../../src/rules';
import { corpusRows } from '../tools/cases';
import { dealOf, replayOf, wrongIn, type RecordedCards } from './recorded-deals';

/** A Ramsch that XSkat played against itself; the skat counts in its points only where the last trick takes it. */
interface PlayedRamsch extends RecordedCards {
  readonly id: string;
  readonly variant: 'ramsch, skat-to-last-trick' | 'ramsch, skat-to-loser';
  readonly pointsInclSkatIfLastTrick: readonly number[];
  readonly tricks: readonly number[];
  readonly scores: readonly number[];
}

const SKAT: Readonly<Record<PlayedRamsch['variant'], NonNullable<AgreedRamsch['skat']>>> = {
  'ramsch, skat-to-last-trick': 'last-trick',
  'ramsch, skat-to-loser': 'loser',
};

const told = (points: readonly number[], tricks: readonly number[], scores: readonly number[]): string =>
  `points ${points.join()}, tricks ${tricks.join()}, scores ${scores.join()}`;

const bySeats = (counts: Readonly<Record<string, number | null>> = {}): readonly number[] =>
  SEATS.map((seat) => counts[seat] ?? Number.NaN);

const replayed = (row: PlayedRamsch): string => {
  const deal = dealOf(row, { ramsch: true });
  const skat = SKAT[row.variant];
  const replay = replayOf(deal, { ramsch: { form: 'points', skat } });
  const wrong = [...wrongIn(deal, replay), ...replay.incidents.map(({ kind }) => kind)];
  if (wrong.length > 0) return wrong.join();
  const points = skat === 'loser' ? replay.cardPoints : replay.ramsch?.points;
  return told(bySeats(points), bySeats(replay.trickCounts), bySeats(replay.ramsch?.scores));
};

const rows = corpusRows<PlayedRamsch>('xskat-ramsch.jsonl') ?? [];

(rows.length === 0 ? describe.skip : describe)('the 502 hands of Ramsch that XSkat played against itself', () => {
  test('are replayed card by card without a fault, to the winners, points, tricks and scores recorded', () => {
    const differences = rows
      .map((row) => ({
        id: row.id,
        got: replayed(row),
        recorded: told(row.pointsInclSkatIfLastTrick, row.tricks, row.scores),
      }))
      .filter(({ got, recorded }) => got !== recorded);
    expect([rows.length, differences]).toEqual([502, []]);
  });
});
