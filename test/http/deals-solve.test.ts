import { EventEmitter, once } from 'node:events';
import { SearchPool } from '../../src/modules/questions/solver/search-pool';
import { httpProblems, ProblemError } from '../../src/platform';
import { askBatch } from '../tools/batch';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Solved {
  readonly toPlay: string | null;
  readonly cardPoints: { readonly declarer: number; readonly opponents: number } | null;
  readonly tricks: { readonly declarer: number; readonly opponents: number };
  readonly won: boolean;
  readonly result: { readonly won: boolean; readonly score: number; readonly reason: string };
  readonly best: readonly string[];
  readonly line: readonly string[];
  readonly cards: readonly { readonly card: string; readonly cardPoints: number | null; readonly won: boolean }[];
  readonly nodes: number;
}

const hands = {
  forehand: ['DA', 'C9', 'HQ', 'SK', 'CQ', 'HT', 'D8', 'ST', 'CA', 'SQ'],
  middlehand: ['S7', 'C8', 'S8', 'D9', 'CT', 'SA', 'D7', 'CJ', 'H9', 'HK'],
  rearhand: ['H8', 'H7', 'DK', 'S9', 'DT', 'DJ', 'DQ', 'C7', 'CK', 'HA'],
};
const clubs = {
  ruleset: 'isko',
  declarer: 'forehand',
  contract: { game: 'suit', trump: 'C', hand: true },
  hands,
  skat: ['HJ', 'SJ'],
};

const ask = (body: object, path = 'solve') => service.ask<Solved>('POST', `/v1/deals/${path}`, { body });
const solve = async (body: object): Promise<Solved> => {
  const { status, body: answer } = await ask(body);
  expect({ status, answer }).toMatchObject({ status: 200 });
  return answer;
};

describe('POST /v1/deals/solve', () => {
  test('gives the card points that other solvers find, with the value of the game', async () => {
    const answer = await solve(clubs);
    expect(answer).toMatchObject({
      ruleset: 'isko-2022',
      toPlay: 'forehand',
      cardPoints: { declarer: 28, opponents: 92 },
      won: false,
      result: { won: false, reason: 'points', level: 'schneider', matadors: { without: 1 } },
    });
    expect(answer.line).toHaveLength(30);
    expect(answer.cards).toHaveLength(10);
    expect(Math.max(...answer.cards.map(({ cardPoints }) => cardPoints ?? 0))).toBe(28);
    expect(answer.best).toEqual(answer.cards.filter((card) => card.cardPoints === 28).map(({ card }) => card));
    expect(answer.nodes).toBeGreaterThan(0);
  });

  test('gives a line that comes to what it says, wherever in it one asks', async () => {
    const whole = await solve(clubs);
    for (const played of [1, 14, 29, 30]) {
      const answer = await solve({ ...clubs, plays: whole.line.slice(0, played) });
      expect([played, answer.cardPoints, answer.tricks]).toEqual([played, whole.cardPoints, whole.tricks]);
      expect(answer.line).toHaveLength(30 - played);
    }
    const { body: replayed } = await ask({ ...clubs, plays: whole.line }, 'replay');
    expect(replayed).toMatchObject({
      legal: true,
      cardPoints: whole.cardPoints,
      trickCounts: whole.tricks,
      result: { score: whole.result.score, level: 'schneider' },
    });
  });

  test('takes plays with their seats or as bare cards', async () => {
    const bare = ['CA', 'C8', 'C7', 'DA'];
    const seats = ['forehand', 'middlehand', 'rearhand', 'forehand'];
    const seated = bare.map((card, index) => ({ seat: seats[index], card }));
    const answer = await solve({ ...clubs, plays: bare });
    expect(answer.toPlay).toBe('middlehand');
    expect(answer.cards.map(({ card }) => card)).toEqual(['D7', 'D9']);
    expect({ ...(await solve({ ...clubs, plays: seated })), nodes: answer.nodes }).toEqual(answer);
  });

  test('knows that all is over when all is played', async () => {
    const { line } = await solve({ ...clubs, declarer: 'rearhand' });
    expect(await solve({ ...clubs, declarer: 'rearhand', plays: line })).toMatchObject({
      toPlay: null,
      best: [],
      line: [],
      cards: [],
    });
  });

  test('values a game below its bid as overbid', async () => {
    const { line: _, ...lost } = await solve({ ...clubs, bid: 264 });
    expect(lost).toMatchObject({ won: false });
    const won = { ...clubs, ...sureGrand };
    expect(await solve(won)).toMatchObject({ won: true, result: { score: 264, level: 'schwarz' } });
    expect(await solve({ ...won, contract: { game: 'grand', hand: true }, bid: 264 })).toMatchObject({
      won: false,
      result: { reason: 'overbid' },
    });
  });

  test('tells all tricks from all card points', async () => {
    const answer = await solve({ ...clubs, ...sureGrand });
    expect(answer).toMatchObject({
      cardPoints: { declarer: 120, opponents: 0 },
      tricks: { declarer: 10, opponents: 0 },
    });
    const withLoser = await solve({ ...clubs, ...sureGrandButTheLast });
    expect(withLoser.tricks).toEqual({ declarer: 9, opponents: 1 });
    expect(withLoser).toMatchObject({ won: false, result: { reason: 'trick-lost' } });
  });

  test('in the Null family asks for tricks alone, and ends with the first one too many', async () => {
    const nothing = { ...clubs, contract: { game: 'null', hand: true } };
    const lost = await solve(nothing);
    expect(lost).toMatchObject({ cardPoints: null, won: false, result: { score: -70, reason: 'trick-taken' } });
    expect(lost.tricks.declarer).toBe(1);
    const after = await solve({ ...nothing, plays: lost.line });
    expect(after).toMatchObject({ toPlay: null, line: [], cards: [], won: false });
    const made = await solve({ ...nothing, hands: lowest.hands, skat: lowest.skat });
    expect(made).toMatchObject({ won: true, tricks: { declarer: 0, opponents: 10 } });
    expect(made.cards.every(({ cardPoints }) => cardPoints === null)).toBe(true);
    expect(made.best).toEqual(made.cards.filter(({ won }) => won).map(({ card }) => card));
  });

  test('plays a Foster Revolution against the shared hand, and an Uno for exactly one trick', async () => {
    const foster = { ...clubs, ruleset: 'foster', options: { games: ['revolution', 'uno'] }, ...lowest };
    expect(await solve({ ...foster, contract: { game: 'revolution' } })).toMatchObject({ won: true });
    const uno = await solve({ ...foster, contract: { game: 'uno' } });
    expect(uno.won).toBe(uno.tricks.declarer === 1);
  });

  test('can be asked in a batch', async () => {
    const [line] = await askBatch(service.url, [{ id: 7, call: 'deals.solve', body: clubs }]);
    expect(line).toMatchObject({ id: 7, status: 200, body: { cardPoints: { declarer: 28 } } });
  });

  test('stops at the nodes asked for, with what is known by then', async () => {
    const { status, body } = await ask({ ...clubs, nodes: 2_000 });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'too-hard', known: { cardPoints: { least: expect.any(Number) as number }, cards: [] } },
    });
    const { known, nodes } = body as unknown as {
      known: { cardPoints: { least: number; most: number } };
      nodes: number;
    };
    expect(known.cardPoints.least).toBeLessThanOrEqual(28);
    expect(known.cardPoints.most).toBeGreaterThanOrEqual(28);
    expect(nodes).toBe(2_001);
  });

  test.each([
    ['a card twice', { skat: ['HJ', 'DA'] }, 'card-twice', '/skat'],
    ['nine cards', { hands: { ...hands, rearhand: hands.rearhand.slice(1) } }, 'wrong-card-count', '/hands/rearhand'],
    ['three in the skat', { skat: ['HJ', 'SJ', 'DA'] }, 'wrong-card-count', '/skat'],
    ['a game of another code', { contract: { game: 'frage' } }, 'game-not-in-ruleset', '/contract/game'],
    ['no trump suit', { contract: { game: 'suit' } }, 'facts-missing', '/contract/trump'],
    [
      'an announcement without Hand',
      { contract: { game: 'grand', announced: 'schneider' } },
      'deal-at-fault',
      '/contract',
    ],
    ['a bid that is none', { bid: 19 }, 'not-a-game-value', '/bid'],
    ['a revoke', { plays: ['CA', 'S7'] }, 'deal-at-fault', '/plays/1'],
    ['a card of another hand', { plays: ['CA', 'C9'] }, 'deal-at-fault', '/plays/1'],
    ['a card played twice', { plays: ['CA', 'C8', 'C7', 'CA'] }, 'deal-at-fault', '/plays/3'],
    ['a lead out of turn', { plays: [{ seat: 'rearhand', card: 'HA' }] }, 'deal-at-fault', '/plays/0'],
  ])('refuses %s', async (_what, wrong, code, pointer) => {
    expect(await ask({ ...clubs, ...wrong })).toMatchObject({ status: 422, body: { code, errors: [{ pointer }] } });
  });
});

const sureGrand = {
  contract: { game: 'grand', hand: true, ouvert: true },
  hands: {
    forehand: ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'CT', 'SA', 'ST', 'HA', 'DA'],
    middlehand: ['C7', 'C8', 'C9', 'S7', 'S8', 'S9', 'H7', 'H8', 'D7', 'D8'],
    rearhand: ['CQ', 'CK', 'SQ', 'SK', 'HQ', 'HK', 'H9', 'DQ', 'DK', 'D9'],
  },
  skat: ['HT', 'DT'],
};

const sureGrandButTheLast = {
  ...sureGrand,
  hands: {
    forehand: ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'CT', 'SA', 'ST', 'HA', 'D7'],
    middlehand: ['C7', 'C8', 'C9', 'S7', 'S8', 'S9', 'H7', 'H8', 'D9', 'D8'],
    rearhand: ['CQ', 'CK', 'SQ', 'SK', 'HQ', 'HK', 'H9', 'DQ', 'DK', 'HT'],
  },
  skat: ['DA', 'DT'],
};

const lowest = {
  hands: {
    forehand: ['C7', 'C8', 'C9', 'S7', 'S8', 'S9', 'H7', 'H8', 'D7', 'D8'],
    middlehand: ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'CT', 'SA', 'ST', 'HA', 'DA'],
    rearhand: ['CQ', 'CK', 'SQ', 'SK', 'HQ', 'HK', 'H9', 'DQ', 'DK', 'D9'],
  },
  skat: ['HT', 'DT'],
};

describe('searches run beside all else', () => {
  test('other questions are answered while many searches are under way', async () => {
    let running = 0;
    const searches = Array.from({ length: 8 }, async () => {
      running += 1;
      await ask(clubs);
      running -= 1;
    });
    const value = { ruleset: 'isko', contract: { game: 'null' }, outcome: { tricks: 0 } };
    for (let asked = 0; asked < 3; asked += 1) {
      expect(await service.ask('POST', '/v1/contracts/value', { body: value })).toMatchObject({ status: 200 });
    }
    expect(running).toBeGreaterThan(0);
    await Promise.all(searches);
  });

  test('a search ends when its caller leaves', async () => {
    const told = new EventEmitter();
    const [isGiven, isLeft] = [once(told, 'given'), once(told, 'left')];
    const run = jest.spyOn(service.app.get(SearchPool, { strict: false }), 'run');
    run.mockImplementation((_name, _given, signal) => {
      told.emit('given');
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          told.emit('left');
          reject(new ProblemError(httpProblems['request-timeout']));
        });
      });
    });
    const left = new AbortController();
    const asked = fetch(`${service.url}/v1/deals/solve`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(clubs),
      signal: left.signal,
    });
    await isGiven;
    left.abort();
    await expect(asked).rejects.toThrow('aborted');
    await isLeft;
    run.mockRestore();
  });
});
