import { goldenCases, goldenRows, type Case } from '../tools/cases';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

type Facts = Readonly<Record<string, unknown>>;

/** A checked fact of the chapter: what is so, and what is right. */
interface Row {
  readonly id: string;
  readonly kind: string;
  readonly facts: Facts;
  readonly expect: Facts;
  readonly source: string;
  readonly why: string;
}

const rows = goldenRows<Row>('second/cribbage.jsonl');
const chapter = goldenCases('foster.jsonl', 'cribbage', ['cribbage']);

const post = async (path: string, body: unknown): Promise<Facts> => {
  const answer = await service.ask<Facts>('POST', `/v1/cribbage/${path}`, { body });
  expect(answer.status).toBe(200);
  return answer.body;
};

const of = (...kinds: readonly string[]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).map((row) => [`${row.id}: ${row.why}`, row] as const);
const asking = (...questions: readonly string[]) =>
  chapter
    .filter(({ given }) => questions.includes(String(given['ask'])))
    .map((row) => [`${row.id}: ${row.source}`, row] as const);
const one = (id: string): Row => rows.find((row) => row.id === id) as Row;
const caseOf = (id: string): Case => chapter.find((row) => row.id === id) as Case;

test('every row is asked', () => {
  const kinds = ['count', 'peg', 'starter', 'cut', 'deal', 'irregularity', 'game', 'peg-board', 'stakes', 'variant'];
  expect(rows.filter(({ kind }) => !kinds.includes(kind.replace('cribbage-', '')))).toEqual([]);
  const questions = [
    'card-values',
    'pegging',
    'lurch',
    'score',
    'play-sequence',
    'starter',
    'nobs',
    'first-deal-cut',
    'deal-cut',
    'starter-cut',
    'irregularity',
    'crib',
    'deal',
  ];
  expect(chapter.filter(({ given }) => !questions.includes(String(given['ask'])))).toEqual([]);
});

describe('hands and cribs', () => {
  test.each(of('cribbage-count'))('%s', async (_title, { facts, expect: wanted }) => {
    const { cards, starter, of: which } = facts;
    expect(await post('count', { cards, starter, crib: which === 'crib' })).toMatchObject(wanted);
  });

  test.each(asking('score'))('%s', async (_title, row) => {
    expect(await post('count', { cards: row.given['cards'] })).toMatchObject(row.expect);
  });

  test.each(asking('nobs'))('%s', async (_title, { given: { hand, starter }, expect: wanted }) => {
    expect(await post('count', { cards: hand, starter })).toMatchObject(wanted);
  });
});

describe('cards played', () => {
  test.each(of('cribbage-peg'))('%s', async (_title, { facts, expect: wanted }) => {
    const answer = await post('pegging', facts);
    expect(answer['points']).toEqual(wanted['points']);
    if (wanted['doubt'] !== undefined) {
      expect(answer['doubts']).toEqual([expect.stringMatching(/^limit-of-the-count: /)]);
    }
  });

  test.each(asking('play-sequence'))('%s', async (_title, { given, expect: wanted }) => {
    const suits = 'CSHD';
    const plays = (given['playedInOrder'] as readonly string[]).map((rank, index) => `${suits[index]}${rank}`);
    const answer = await post('pegging', { plays });
    expect((answer['points'] as readonly number[]).at(-1)).toBe(wanted['points']);
    expect(answer['parts']).toMatchObject([{ what: 'run', points: wanted['run'] }]);
  });
});

describe('cut and starter', () => {
  test.each(of('cribbage-cut'))('%s', async (_title, { facts, expect: wanted }) => {
    expect(await post('cut', facts)).toMatchObject(wanted);
  });

  test.each(asking('first-deal-cut'))('%s', async (_title, { given, expect: wanted }) => {
    const cards = given['cards'] as readonly string[];
    const exposedMoreThanOne = ((given['exposedMoreThanOne'] ?? []) as readonly number[]).map(String);
    const answer = await post('cut', { cuts: Object.fromEntries(cards.entries()), exposedMoreThanOne });
    if (wanted['dealer'] !== undefined) expect(answer).toMatchObject({ dealer: `${wanted['dealer'] as number}` });
    else expect(answer).toMatchObject({ recut: true });
    if (wanted['recutBy'] !== undefined) expect(answer['recutBy']).toEqual([`${wanted['recutBy'] as number}`]);
  });

  test.each([
    ...of('cribbage-starter')
      .filter(([, { facts }]) => 'cutPackets' in facts)
      .map(([title, { facts, expect: wanted }]) => [title, 'starter-cut', facts['cutPackets'], wanted] as const),
    ...of('cribbage-deal')
      .filter(([, { facts }]) => 'cutPackets' in facts)
      .map(([title, { facts, expect: wanted }]) => [title, 'cut', facts['cutPackets'], wanted] as const),
    ...asking('deal-cut').map(([title, row]) => [title, 'cut', row.given['packets'], row.expect] as const),
    ...asking('starter-cut').map(([title, row]) => [title, 'starter-cut', row.given['packets'], row.expect] as const),
  ])('%s', async (_title, kind, packets, wanted) => {
    const { disposition } = await post('adjudicate', { incident: { kind, offender: 'pone', facts: { packets } } });
    expect(disposition).toBe(wanted['legal'] === true ? 'no-offence' : 'breach-without-penalty');
  });

  test('CR042: only a jack brings the dealer anything', async () => {
    expect(await post('starter', one('CR042').facts)).toMatchObject(one('CR042').expect);
  });

  test('F495: a jack not pegged before he plays is lost, one pegged at once is two', async () => {
    const { given, expect: wanted } = caseOf('F495');
    const card = given['card'];
    expect(await post('starter', { card, dealerPlayed: given['dealerPeggedBeforePlaying'] !== true })).toMatchObject(
      wanted,
    );
    expect(await post('starter', { card, dealerPlayed: false })).toMatchObject({ dealer: 2 });
  });

  test('a jack without the fact that decides is asked about, not guessed', async () => {
    const { status, body } = await service.ask('POST', '/v1/cribbage/starter', { body: { card: 'HJ' } });
    expect([status, body['code']]).toEqual([422, 'facts-missing']);
  });
});

describe('games', () => {
  test.each([
    ...of('cribbage-game').map(([title, { facts, expect: wanted }]) => [title, facts, wanted] as const),
    ...asking('lurch').map(
      ([title, { given, expect: wanted }]) =>
        [title, { winner: given['winner'], loser: given['loser'] }, wanted] as const,
    ),
  ])('%s', async (_title, facts, wanted) => {
    expect(await post('game', facts)).toMatchObject(wanted);
  });

  test('at exactly 30 the source does not say, and neither does the answer', async () => {
    expect(await post('game', { winner: 61, loser: 30 })).toMatchObject({
      lurch: null,
      games: null,
      doubts: [expect.stringMatching(/^exactly-30: /)],
    });
  });

  test('CR082, F465: the pegs show the total and the last count', async () => {
    const { facts, expect: wanted } = one('CR082');
    expect(await post('board', facts)).toMatchObject(wanted);
    const { given, expect: told } = caseOf('F465');
    const { total, back, front } = await post('board', { counts: given['counts'] });
    expect({ total, pegs: [back, front] }).toEqual(told);
  });

  test('CR085: a lurch is paid twice', async () => {
    expect(await post('stakes', one('CR085').facts)).toMatchObject({ ...one('CR085').expect, sum: 0 });
  });
});

/** Where a row names what follows in words of its own. */
const CHOICE_WORDS: Readonly<Record<string, string>> = {
  'new-deal-by-same-dealer': 'demand-new-deal',
  'new-deal-same-dealer': 'demand-new-deal',
  'new-deal': 'demand-new-deal',
};

describe('irregularities', () => {
  test.each(of('cribbage-irregularity'))('%s', async (_title, { facts, expect: wanted }) => {
    const { event: kind, choice, ...told } = facts;
    const answer = await post('adjudicate', {
      incident: { kind, facts: told },
      ...(choice !== undefined && { choice }),
    });
    expect(answer).toMatchObject(ruled(wanted));
  });

  test('CR046: two cards shown as starter, the adversary chooses', async () => {
    const { facts } = one('CR046');
    expect(
      await post('adjudicate', { incident: { kind: 'starter-more-than-one-exposed', offender: 'dealer', facts } }),
    ).toMatchObject({
      disposition: 'choice',
      choices: [
        { by: 'pone', card: 'H9' },
        { by: 'pone', card: 'C2' },
      ],
    });
  });

  test('CR073: too many found in laying out is ruled on as in the deal', async () => {
    const told = { who: 'dealer', cards: 7 };
    const { laws, ...late } = await post('adjudicate', {
      incident: { kind: 'wrong-number-at-laying-out', facts: told },
    });
    expect(await post('adjudicate', { incident: { kind: 'wrong-number', facts: told } })).toMatchObject(late);
    expect(laws).toContainEqual(expect.objectContaining({ citation: 'foster-cribbage:crib.5' }));
  });

  test.each(asking('irregularity'))('%s', async (_title, { given, expect: wanted }) => {
    const { ask: _ask, event: kind, choice, foundAt: phase, ...facts } = given;
    const answer = await post('adjudicate', {
      incident: { kind, ...(phase !== undefined && { phase }), facts },
      ...(choice !== undefined && { choice }),
    });
    expect(answer).toMatchObject(ruled(wanted));
  });
});

/** What a row wants, in the words of the answer. */
function ruled(wanted: Facts): object {
  const { disposition, by, penalty, earlierScoresStand, choices, options, mayLookFirst, laysOut, playsWith } = wanted;
  const { optionLost, correction, count, returns, drawnBy, poneMayLook, supplied, ruling, chooser } = wanted;
  const words = (choices ?? options) as readonly string[] | undefined;
  const corrected =
    correction ??
    (returns && 'surplus-returned-unseen') ??
    (drawnBy && 'surplus-drawn-by-pone') ??
    (supplied && 'supplied-from-top');
  return {
    ...(disposition !== undefined && { disposition }),
    ...(by !== undefined && disposition === 'new-deal' && { newDeal: { by } }),
    ...(penalty !== undefined && { penalties: penalty === 0 ? [] : [{ points: penalty }] }),
    ...(earlierScoresStand === true && { corrections: [{ what: 'earlier-scores-stand' }] }),
    ...(words !== undefined &&
      words.length > 1 && { choices: words.map((word) => ({ choice: CHOICE_WORDS[word] ?? word })) }),
    // A single option is no choice: it is what happens.
    ...(words?.length === 1 && { disposition: 'new-deal', choices: [] }),
    ...(optionLost !== undefined && { choices: [] }),
    ...(mayLookFirst !== undefined && { poneMayLookFirst: mayLookFirst }),
    ...(laysOut !== undefined && { hand: { laysOut, playsWith } }),
    ...(corrected !== undefined && {
      corrections: [
        {
          what: corrected,
          ...(count !== undefined && { cards: count }),
          ...(poneMayLook !== undefined && { poneMayLook }),
        },
      ],
    }),
    ...(ruling === 'new-deal' && { disposition: 'new-deal' }),
    ...(ruling === 'as-in-misdeal' && {
      laws: [{ citation: 'foster-cribbage:crib.5' }, { citation: 'foster-cribbage:irregularities.4' }, {}],
    }),
    ...(chooser !== undefined && { choices: [{ by: 'pone' }] }),
  };
}
