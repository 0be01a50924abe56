import { fosterQuestion, iskoQuestion, olderQuestion, type ValueBody } from '../tools/value-questions';
import { askedCases, goldenCase, type PublicBug } from '../tools/asked-cases';
import { corpusRows, type Case } from '../tools/cases';
import { startService, type TestService } from '../tools/http';

interface Valued {
  readonly won: boolean;
  readonly reason: string;
  readonly value: number;
  readonly charged: number;
  readonly score: number;
  readonly multiplier: number | null;
  readonly matadors: Readonly<Record<string, number>> | null;
  readonly code?: string;
}

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const ask = async (body: ValueBody) => (await service.ask<Valued>('POST', '/v1/contracts/value', { body })).body;

const title = ({ id, source }: Case): string => `${id}: ${source}`;

describe("Foster's laws: value cases", () => {
  test.each(askedCases.values.foster.map((row) => [title(row), row] as const))('%s', async (_title, row) => {
    const { expect: wanted } = row;
    const answer = await ask(fosterQuestion(row));
    expect(answer).toMatchObject({
      won: wanted['outcome'] === 'won',
      value: wanted['gameValue'],
      charged: wanted['counted'],
      score: wanted['score'],
      ...(wanted['multiplier'] === undefined ? {} : { multiplier: wanted['multiplier'] }),
    });
    expect(REASONS[String(wanted['reason'])]).toContain(answer.reason);
  });

  test('F014: a bid of 11 is refused, 12 gives the figures of the case', async () => {
    const row = goldenCase('F014');
    expect(await ask(fosterQuestion(row))).toMatchObject({ code: 'not-a-game-value' });
    expect(await ask({ ...fosterQuestion(row), bid: 12 })).toMatchObject({
      reason: 'overbid',
      charged: 15,
      score: -15,
    });
  });
});

/** The case file's words for why a game went as it did. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  made: ['made'],
  overbid: ['overbid'],
  'not-made': ['points', 'trick-taken', 'tricks-not-exact', 'announcement-not-made'],
  'announcement-not-made': ['announcement-not-made', 'trick-lost'],
  abandoned: ['conceded'],
};

describe('ISkO and Parlett: value cases', () => {
  test.each(askedCases.values.isko.map((row) => [title(row), row] as const))('%s', async (_title, row) => {
    const { won, value, chargedValue, actualValue, score, overbid } = row.expect;
    const answer = await ask(iskoQuestion(row));
    expect(answer.score).toBe(score);
    if (won !== undefined) expect(answer.won).toBe(won);
    if (overbid !== undefined) expect(answer.charged > answer.value || answer.reason === 'overbid').toBe(overbid);
    if (actualValue !== undefined) expect(answer.value).toBe(actualValue);
    if (chargedValue !== undefined) expect([answer.value, answer.charged]).toEqual([value, chargedValue]);
    else if (value !== undefined) expect(answer.charged).toBe(value);
  });
});

describe("the prose of Foster's chapter and American Skat: value cases", () => {
  const cases = [
    ...askedCases.values.prose.map((row) => [row, { options: { reading: 'prose' } }] as const),
    ...askedCases.values.american.map((row) => [row, { ruleset: 'foster-american' }] as const),
  ];

  test.each(cases.map(([row, more]) => [title(row), row, more] as const))('%s', async (_title, row, more) => {
    const { outcome, gameValue, score } = row.expect;
    const answer = await ask({ ...fosterQuestion(row), ...more });
    expect(answer).toMatchObject({ won: outcome === 'won', value: gameValue, score });
  });
});

describe('Eichhorn and the league laws: value cases', () => {
  test.each(askedCases.values.older.map((row) => [title(row), row] as const))('%s', async (_title, row) => {
    const { won, value, score, multiplier, overbid } = row.expect;
    const answer = await ask(olderQuestion(row));
    if (score !== undefined) expect(answer.score).toBe(score);
    if (won !== undefined) expect(answer.won).toBe(won);
    if (value !== undefined) expect(answer.value).toBe(value);
    if (multiplier !== undefined) expect(answer.multiplier).toBe(multiplier);
    if (overbid !== undefined) expect(answer.charged > answer.value).toBe(overbid);
    expect(score ?? won).toBeDefined();
  });

  test.each(askedCases.values.flat.map((row) => [title(row), row] as const))('%s', async (_title, row) => {
    expect((await ask(olderQuestion(row, 0))).score).toBe(row.expect['scoreIfWon']);
    expect((await ask(olderQuestion(row, 1))).score).toBe(row.expect['scoreIfLost']);
  });

  test('V037 again: the jack of clubs in the skat turns without 2 into with 1 and the Solo is overbid', async () => {
    const answer = await ask(olderQuestion(goldenCase('V037')));
    expect(answer).toMatchObject({ won: false, value: 20, charged: 30, score: -30 });
  });

  test('V087: a bid of 11 is refused, 12 gives the figures of the case', async () => {
    const row = goldenCase('V087');
    expect(await ask(olderQuestion(row))).toMatchObject({ code: 'not-a-game-value' });
    expect(await ask({ ...olderQuestion(row), bid: 12 })).toMatchObject({ charged: 15, score: -15 });
  });
});

describe('American Skat in the variant cases', () => {
  const wantedOf = ({ expect: { value, score } }: Case) => ({
    ...(value === undefined ? {} : { value }),
    ...(score === undefined ? {} : { score }),
  });

  /** What was taken: every trick, the announced level, or not quite so much. */
  const outcomeOf = ({ made, schwarzMade, announced }: Case['given']) => {
    if (schwarzMade === true) return { cardPoints: 120, tricks: 10 };
    if (announced === 'schwarz') return { cardPoints: 110, tricks: 9 };
    return made === true ? { cardPoints: 95, tricks: 9 } : { cardPoints: 90, tricks: 8 };
  };

  test.each(askedCases.values.announcedAmerican.map((row) => [title(row), row] as const))('%s', async (_title, row) => {
    const { announced, trump, with: run } = row.given;
    const contract = trump === 'G' ? { game: 'grand', announced } : { game: 'suit', trump, announced };
    const matadors = { with: Number(run) };
    const answer = await ask({ ruleset: 'foster-american', contract, matadors, outcome: outcomeOf(row.given) });
    expect(answer).toMatchObject(wantedOf(row));
  });
});

describe('matadors counted from cards', () => {
  const PACK = ['C', 'S', 'H', 'D'].flatMap((suit) => ['A', '10', 'K', 'Q', '9', '8', '7'].map((rank) => suit + rank));

  /** The cards of a case, filled up to twelve with cards that are no trumps. */
  const asHeld = (held: readonly string[], trump: unknown): ValueBody['cards'] => {
    const others = PACK.filter((card) => card[0] !== trump && !held.includes(card));
    const twelve = [...held, ...others].slice(0, 12);
    return { hand: twelve.slice(0, 10), skat: twelve.slice(10) };
  };
  const counted = async (game: unknown, trump: unknown, held: unknown) => {
    const contract = { game, ...(trump === undefined ? {} : { trump }) };
    const cards = asHeld(held as readonly string[], trump);
    return ask({ ruleset: 'foster', contract, cards: cards as never, outcome: { cardPoints: 75, tricks: 6 } });
  };

  test.each(askedCases.values.matadors.map((row) => [title(row), row] as const))('%s', async (_title, row) => {
    const { game, trump, playerCards } = row.given;
    const { holding, matadors } = row.expect;
    expect((await counted(game, trump, playerCards)).matadors).toEqual({ [String(holding)]: matadors });
  });

  test.each(askedCases.values.tops.map((row) => [title(row), row] as const))('%s', async (_title, row) => {
    const { holdings, trump } = row.given;
    const answers = await Promise.all((holdings as readonly unknown[]).map((held) => counted('solo', trump, held)));
    const tops = answers.map(({ matadors }) =>
      Object.entries(matadors ?? {})
        .map((one) => one.join(' '))
        .join(),
    );
    expect(tops).toEqual(row.expect['tops']);
    const [first, second] = answers;
    expect(first?.multiplier === second?.multiplier).toBe(row.expect['sameMultiplier']);
  });
});

/** The illustrative hands of Foster's chapter, as declarer, game, bid, points and tricks. */
describe("the three complete hands of Foster's chapter", () => {
  test.each<[string, ValueBody, number]>([
    [
      'Tourne: hearts turned, 63 card points, +12',
      {
        ruleset: 'foster',
        bid: 10,
        contract: { game: 'tournee', trump: 'H' },
        cards: { hand: ['CJ', 'HJ', 'H10', 'HK', 'CA', 'CK', 'DA', 'D7', 'S10', 'S9'], skat: ['HQ', 'DK'] },
        outcome: { cardPoints: 63, tricks: 5 },
      },
      12,
    ],
    [
      'Solo: spades, 60 card points, -22',
      {
        ruleset: 'foster',
        bid: 18,
        contract: { game: 'solo', trump: 'S' },
        cards: { hand: ['SJ', 'SA', 'S10', 'S9', 'S8', 'HA', 'H10', 'CA', 'D8', 'D7'], skat: ['D9', 'C10'] },
        outcome: { cardPoints: 60, tricks: 5 },
      },
      -22,
    ],
    [
      'Grand: 59 card points, -80',
      {
        ruleset: 'foster',
        bid: 12,
        contract: { game: 'solo-grand' },
        cards: { hand: ['CJ', 'SJ', 'HJ', 'CA', 'DA', 'D10', 'DK', 'SA', 'SQ', 'S9'], skat: ['D8', 'H8'] },
        outcome: { cardPoints: 59, tricks: 7 },
      },
      -80,
    ],
  ])('%s', async (_title, body, score) => {
    expect(await ask(body)).toMatchObject({ score, won: score > 0 });
  });
});

interface IssRow {
  readonly se: string;
  readonly id: string;
  readonly contract: string;
  readonly hand: boolean;
  readonly bid: number;
  readonly v: number;
  readonly m: number;
  readonly p: number;
  readonly t: number;
  readonly class: string;
  readonly events: readonly (readonly [string, number, number])[];
  readonly declarer: number;
  readonly scoringOracle?: boolean;
}

/** A recorded game of the International Skat Server: `CHS` is clubs, hand, schneider announced; Z schwarz, O ouvert. */
const recordedQuestion = (row: IssRow): ValueBody => {
  const [genre = '', ...words] = row.contract;
  const endedBy = row.class === 'resigned' || row.class === 'left' || row.class === 'timeout';
  const trump = genre === 'G' || genre === 'N' ? {} : { trump: genre };
  const hand = row.hand ? { hand: true } : {};
  const announced = words.includes('Z')
    ? { announced: 'schwarz' }
    : words.includes('S')
      ? { announced: 'schneider' }
      : {};
  return {
    ruleset: 'isko-2022',
    bid: row.bid,
    contract: {
      game: genre === 'G' ? 'grand' : genre === 'N' ? 'null' : 'suit',
      ...trump,
      ...hand,
      ...announced,
      ...(words.includes('O') ? { ouvert: true } : {}),
    },
    ...(row.m === 0 ? {} : { matadors: row.m > 0 ? { with: row.m } : { without: -row.m } }),
    outcome: {
      cardPoints: row.p,
      tricks: row.t,
      ...(endedBy ? { ending: { kind: row.class === 'resigned' ? 'conceded' : 'abandoned', by: 'opponents' } } : {}),
    },
  };
};

const recorded = (corpusRows<IssRow>('iss-games.index.jsonl') ?? []).filter((row) => row.scoringOracle === true);

(recorded.length === 0 ? describe.skip : describe)('recorded games of the International Skat Server', () => {
  const tests = recorded.map((row) => [`${row.se}/${row.id}: ${row.contract} at ${row.bid} is ${row.v}`, row] as const);

  test.each(tests)('%s', async (_title, row) => {
    expect(await ask(recordedQuestion(row))).toMatchObject({ score: row.v });
  });
});

/** The value cases of the public defect list, each as a client would ask it. */
const BUG_QUESTIONS: Readonly<Record<string, Omit<ValueBody, 'ruleset'>>> = {
  B001: {
    bid: 24,
    contract: { game: 'suit', trump: 'H' },
    matadors: { with: 1 },
    outcome: { cardPoints: 50, tricks: 5 },
  },
  B002: { contract: { game: 'suit', trump: 'S' }, matadors: { with: 2 }, outcome: { cardPoints: 89, tricks: 8 } },
  B012: {
    bid: 36,
    contract: { game: 'suit', trump: 'D' },
    matadors: { without: 1 },
    outcome: { cardPoints: 75, tricks: 7 },
  },
  B021: {
    bid: 22,
    contract: { game: 'suit', trump: 'D', hand: true, announced: 'schneider' },
    matadors: { with: 2 },
    outcome: { cardPoints: 88, tricks: 8 },
  },
  B024: {
    bid: 44,
    contract: { game: 'grand', hand: true, ouvert: true },
    matadors: { with: 4 },
    outcome: { cardPoints: 106, tricks: 9 },
  },
  B031: {
    bid: 40,
    contract: { game: 'suit', trump: 'C', hand: true },
    cards: { hand: ['CJ', 'SJ', 'CA', 'CT', 'CK', 'HA', 'HT', 'DA', 'DT', 'SA'], skat: ['H7', 'D7'] },
    outcome: { cardPoints: 80, tricks: 7 },
  },
  B032: {
    bid: 72,
    contract: { game: 'suit', trump: 'C', hand: true, announced: 'schneider' },
    cards: { hand: ['CJ', 'SJ', 'CA', 'CT', 'CK', 'HA', 'HT', 'DA', 'DT', 'SA'], skat: ['H7', 'D7'] },
    outcome: { cardPoints: 95, tricks: 8 },
  },
  B034: {
    bid: 84,
    contract: { game: 'suit', trump: 'C', hand: true },
    cards: { hand: ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'CT', 'HA', 'DA', 'SA', 'ST'], skat: ['H7', 'D7'] },
    outcome: { cardPoints: 80, tricks: 7 },
  },
  B047: {
    bid: 44,
    contract: { game: 'suit', trump: 'S', hand: true },
    matadors: { without: 2 },
    outcome: { cardPoints: 0, tricks: 0, ending: { kind: 'offence', by: 'opponents' } },
  },
  B053: {
    bid: 59,
    contract: { game: 'suit', trump: 'H', hand: true },
    cards: { hand: ['HT', 'HK', 'HQ', 'H9', 'H8', 'H7', 'CA', 'CT', 'SA', 'SK'], skat: ['SJ', 'D7'] },
    outcome: { cardPoints: 80, tricks: 7 },
  },
};

describe('values that public programs got wrong', () => {
  const rows: readonly PublicBug[] = askedCases.values.publicBugs;

  test('every defect with a value is asked', () => {
    expect(Object.keys(BUG_QUESTIONS).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  test.each(rows.map((row) => [`${row.id}: ${row.source}`, row] as const))('%s', async (_title, { id, value }) => {
    const question = BUG_QUESTIONS[id];
    if (question === undefined) throw new Error(id);
    expect((await ask({ ruleset: 'isko-2022', ...question })).score).toBe(value);
  });
});
