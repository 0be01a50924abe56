import {
  dealOfIssRecord,
  issResultOf,
  parseIssRecord,
  type DealEnding,
  type DealRecord,
  type IssOutcome,
  type IssRecord,
  type Replay,
} from '../../src/rules';
import { corpusLines } from '../tools/cases';
import listed from './iss-differences.json';
import { countsOf, replayOf, wrongIn } from './recorded-deals';

interface ReplayedRecord {
  /** Session and number, `344037/6997012`. */
  readonly game: string;
  readonly deal: DealRecord;
  readonly replay: Replay;
  readonly recorded: IssRecord['result'];
}

const replayLine = (line: string): ReplayedRecord => {
  const record = parseIssRecord(line);
  if (!record.ok) throw new Error(JSON.stringify(record.fault));
  const { tags, result } = record.value;
  const deal = dealOfIssRecord(record.value);
  if (!deal.ok) throw new Error(JSON.stringify(deal.fault));
  const [session, number] = ['SE', 'ID'].map((tag) => tags.find(({ name }) => name === tag)?.value);
  return { game: `${session}/${number}`, deal: deal.value, replay: replayOf(deal.value), recorded: result };
};

const records = (corpusLines('iss-games.sgf') ?? []).map(replayLine);

type Found = readonly [field: string, got: unknown, recorded: unknown];

/** Where the result of a replay is another than the recorded one; the oldest records tell no resignation. */
const differencesIn = ({ deal, replay, recorded }: ReplayedRecord): readonly Found[] => {
  const got = issResultOf(deal, replay);
  if (got === recorded) return [];
  if (got === undefined || got === 'passed' || recorded === 'passed') {
    return [['result', got ?? null, recorded === 'passed' ? recorded : recorded.value]];
  }
  return (Object.keys(recorded) as readonly (keyof IssOutcome)[])
    .map((field): Found => [field, got[field], recorded[field]])
    .filter(([, ours, theirs]) => JSON.stringify(ours) !== JSON.stringify(theirs));
};

/** The games on the list whose difference is put down to a rule. */
const gamesUnder = (rule: keyof typeof listed.rules): readonly string[] => [
  ...new Set(listed.differences.flatMap(([game, , , , named]) => (named === rule ? [String(game)] : []))),
];

const recordOf = (game: string): ReplayedRecord & { readonly recorded: IssOutcome } => {
  const found = records.find((record) => record.game === game);
  if (found === undefined || found.recorded === 'passed') throw new Error(`${game} has no result`);
  return { ...found, recorded: found.recorded };
};

(records.length === 0 ? describe.skip : describe)('the 41 games played on the server', () => {
  test('are 41, each told by its session and number', () => {
    expect(new Set(records.map(({ game }) => game)).size).toBe(41);
  });

  test('show no call, announcement or card that is not allowed, and each trick is won by who led to the next', () => {
    expect(records.flatMap(({ game, deal, replay }) => wrongIn(deal, replay).map((wrong) => [game, wrong]))).toEqual(
      [],
    );
  });

  test('end as recorded but for what is listed with its rule', () => {
    const found = records.flatMap((record) => differencesIn(record).map((difference) => [record.game, ...difference]));
    expect(found).toEqual(listed.differences.map((difference) => difference.slice(0, 4)));
  });

  test('differ by rules that are explained, and each rule explains some', () => {
    expect(new Set(listed.differences.map(([, , , , rule]) => rule))).toEqual(new Set(Object.keys(listed.rules)));
  });

  test.each(gamesUnder('all-goes-to-the-declarer'))(
    '%s is recorded as cards thrown in by the opponents would count (isko-2022:4.4.6)',
    (game) => {
      const { deal, replay, recorded } = recordOf(game);
      const [points = Number.NaN, tricks = Number.NaN] = countsOf(replay, 'opponents');
      const thrownIn: DealEnding = { kind: 'thrown-in', by: 'opponents' };
      const { result } = replayOf({ ...deal, ending: thrownIn });
      expect([120 - points, 10 - tricks, result?.score]).toEqual([
        recorded.cardPoints,
        recorded.tricks,
        recorded.value,
      ]);
      expect(replay.result?.laws.map((law) => law.number)).toContainEqual(
        expect.objectContaining({ 'isko-2022': '4.4.3' }),
      );
    },
  );
});
