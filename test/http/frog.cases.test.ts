import { goldenCases, goldenRows, type Case } from '../tools/cases';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

type Facts = Readonly<Record<string, unknown>>;

/** A checked fact of the game: what is so, and what is right. */
interface Row {
  readonly id: string;
  readonly kind: string;
  readonly facts: Facts;
  readonly expect: Facts;
  readonly why: string;
  readonly certain: boolean;
}

const rows = goldenRows<Row>('second/frog.jsonl');
const cases = goldenCases('foster.jsonl', 'frog', ['frog']);

const ask = async (path: string, body: object) => {
  const { status, body: answer } = await service.ask<Facts>('POST', path, { body: { ruleset: 'frog', ...body } });
  return { status, body: answer };
};

const of = (kind: string) =>
  rows.filter((row) => row.kind === kind).map((row) => [`${row.id}: ${row.why}`, row] as const);
const one = (id: string): Row => rows.find((row) => row.id === id) as Row;
const asking = (question: string | undefined): readonly Case[] =>
  cases.filter(({ given }) => given['ask'] === question);

/** A table at which seat 1 deals and the next one plays alone. */
const tableOf = (players: unknown) => ({ players: Number(players), dealer: 1, declarer: 2 });

describe('values', () => {
  test.each(of('frog-value'))('%s', async (_title, { facts, expect: wanted }) => {
    const { game, trump, playersAtTable, ...outcome } = facts;
    const { status, body } = await ask('/v1/contracts/value', {
      contract: { game, trump },
      outcome,
      table: tableOf(playersAtTable),
    });
    if (wanted['refused'] !== undefined) {
      const code = wanted['refused'] === 'out-of-range' ? 'number-out-of-range' : wanted['refused'];
      expect([status, body['code']]).toEqual([422, code]);
      return;
    }
    expect(body).toMatchObject(wanted);
    const scores = Object.values(body['scores'] as Readonly<Record<string, number>>);
    expect(scores.reduce((sum, points) => sum + points, 0)).toBe(0);
    expect((body['scores'] as Facts)['2']).toBe(wanted['net']);
  });

  test.each(asking(undefined).map((row) => [row.id, row] as const))('%s', async (_id, { given, expect: wanted }) => {
    const { body } = await ask('/v1/contracts/value', {
      contract: { game: given['game'], ...(given['game'] === 'chico' && { trump: 'S' }) },
      outcome: { cardPoints: given['points'] },
      table: tableOf(given['playersAtTable']),
    });
    const { outcome, net, perPayer, payers = wanted['payees'] } = wanted;
    expect(body).toMatchObject({ outcome, net, perPlayer: perPayer, partners: payers });
  });

  test('FR012, FR015: that the idle share in Chico and Grand is a doubt', async () => {
    const contract = { game: 'chico', trump: 'S' };
    const { body } = await ask('/v1/contracts/value', { contract, outcome: { cardPoints: 52 }, table: tableOf(4) });
    expect(body['doubts']).toHaveLength(1);
  });

  test('F456: Chico in hearts cannot be announced', async () => {
    const { body } = await ask('/v1/contracts/validate', { contract: { game: 'chico', trump: 'H' } });
    expect(body).toMatchObject({ legal: false, faults: [{ code: 'trump-not-allowed', law: 'frog:chico' }] });
  });

  test('FR064: paid at once, deal by deal', async () => {
    const seats: Readonly<Record<string, number>> = { A: 1, B: 2, C: 3 };
    const { deals, players } = one('FR064').facts as {
      deals: readonly { declarer: string; game: string; cardPoints: number }[];
      players: readonly string[];
    };
    const net: Record<string, number> = { A: 0, B: 0, C: 0 };
    for (const [index, { declarer, game, cardPoints }] of deals.entries()) {
      const { body } = await ask('/v1/contracts/value', {
        contract: { game },
        outcome: { cardPoints },
        table: { players: players.length, dealer: index + 1, declarer: seats[declarer] },
      });
      const scores = body['scores'] as Readonly<Record<string, number>>;
      for (const name of players) net[name] = (net[name] ?? 0) + (scores[String(seats[name])] ?? 0);
    }
    expect(net).toEqual(one('FR064').expect['net']);
  });
});

describe('offers', () => {
  test.each(of('frog-bids').filter(([, { certain }]) => certain))('%s', async (_title, { facts, expect: wanted }) => {
    const { body } = await ask('/v1/bids/validate', facts);
    const { legal, atCall, code, ...state } = wanted;
    expect(body).toMatchObject({ legal, state });
    if (code !== undefined) expect(body['faults']).toMatchObject([{ index: Number(atCall) - 1, code }]);
  });

  test('FR031: nobody raises his own offer, though the offers are over as well', async () => {
    const { body } = await ask('/v1/bids/validate', one('FR031').facts);
    expect(body).toMatchObject({
      legal: false,
      faults: [{ index: 3, code: 'own-bid-not-overbid', law: 'frog:offers' }],
    });
  });

  test('a bid may name its game as value', async () => {
    const calls = [{ seat: 'forehand', call: 'bid', value: 'chico' }];
    const { body } = await ask('/v1/bids/validate', { calls });
    expect(body).toMatchObject({
      legal: true,
      state: { highBid: 'chico', toCall: 'middlehand', lowestNextBid: 'grand' },
    });
  });

  test('when all pass the source does not say what follows', async () => {
    const calls = ['forehand', 'middlehand', 'rearhand'].map((seat) => ({ seat, call: 'pass' }));
    const { body } = await ask('/v1/bids/validate', { calls });
    expect(body).toMatchObject({ state: { phase: 'passed-in', declarer: null }, doubts: [expect.anything()] });
  });

  test('F450: from low to high, each above the last', async () => {
    const [{ expect: wanted } = { expect: {} as Facts }] = asking('bid-order');
    const { body } = await ask('/v1/bids/validate', { calls: [] });
    expect((body['state'] as { mayCall: readonly string[] }).mayCall.filter((call) => call !== 'pass')).toEqual(
      wanted['lowToHigh'],
    );
  });
});

describe('announcements', () => {
  test.each(of('frog-announce'))('%s', async (_title, { facts, expect: wanted }) => {
    const contract = { game: facts['plays'], ...(facts['plays'] === 'chico' && { trump: 'C' }) };
    const { body } = await ask('/v1/contracts/validate', { bid: facts['bid'], contract });
    expect(body).toMatchObject(wanted);
  });

  test('FR051: two cards are too few to lay away', async () => {
    const { body } = await ask('/v1/contracts/validate', {
      contract: { game: 'frog' },
      skat: 'taken',
      discard: ['C6', 'C7'],
    });
    expect(body).toMatchObject({ legal: false, faults: [{ code: 'discard-count' }] });
  });

  test('FR050: in Chico the widow is not touched', async () => {
    const { body } = await ask('/v1/contracts/validate', { contract: { game: 'chico', trump: 'C' }, skat: 'taken' });
    expect(body).toMatchObject({ legal: false, faults: [{ code: 'widow-not-touched', law: 'frog:chico' }] });
  });
});

const hands = {
  forehand: ['C6', 'CQ', 'CA', 'S6', 'S9', 'SK', 'H6', 'H9', 'HK', 'D6', 'D9'],
  middlehand: ['C7', 'CJ', 'C10', 'S7', 'SJ', 'S10', 'H7', 'HJ', 'H10', 'D7', 'DJ'],
  rearhand: ['C8', 'CK', 'S8', 'SQ', 'SA', 'H8', 'HQ', 'HA', 'D8', 'DQ', 'DK'],
};
const skat = ['C9', 'D10', 'DA'];
const contract = { game: 'chico', trump: 'C' };

describe('deals', () => {
  const replay = (more: object) =>
    ask('/v1/deals/replay', { hands, skat, declarer: 'forehand', contract, plays: [], ...more });

  test.each([
    ['FR059: the queen beats the jack', ['CJ', 'CQ', 'CK'], undefined],
    ['FR060: A 10 K', ['CA', 'C10', 'CK'], { winner: 'forehand', points: 25 }],
  ])('%s', async (_title, plays, trick) => {
    const { body } = await replay({ plays: plays[0] === 'CJ' ? ['CQ', 'CJ', 'C8'] : plays });
    expect(body['tricks']).toMatchObject([trick ?? { winner: 'forehand', points: 5 }]);
  });

  test('a card at a time: whose turn it is and what he may play', async () => {
    const { body } = await replay({ plays: ['D6'] });
    expect(body).toMatchObject({ legal: true, toPlay: 'middlehand', mayPlay: ['D7', 'DJ'] });
  });

  test('a revoke lies, and is named', async () => {
    const { body } = await replay({ plays: ['D6', 'C7', 'D8'] });
    expect(body).toMatchObject({
      legal: false,
      faults: [{ play: 1, seat: 'middlehand', code: 'revoke', law: 'frog:playing' }],
    });
    expect(body['tricks']).toMatchObject([{ winner: 'middlehand' }]);
  });

  test('the offers name the declarer, and the widow counts for him', async () => {
    const calls = [
      { seat: 'forehand', call: 'bid', value: 'chico' },
      { seat: 'middlehand', call: 'pass' },
      { seat: 'rearhand', call: 'pass' },
    ];
    const { body } = await replay({ declarer: undefined, calls });
    expect(body).toMatchObject({
      auction: { state: { declarer: 'forehand' } },
      cardPoints: { declarer: 21, opponents: 0 },
      result: null,
    });
  });

  test.each([
    [
      'FR047: a pack of 32 has too few cards',
      { hands: { ...hands, forehand: hands.forehand.slice(1) } },
      'wrong-card-count',
    ],
    ['a card twice', { skat: ['C6', 'D10', 'DA'] }, 'card-twice'],
    ['what is laid away in Frog decides', { contract: { game: 'frog' } }, 'facts-missing'],
    [
      'and comes from the hand and the widow',
      { contract: { game: 'frog' }, discard: ['C7', 'C9', 'DA'] },
      'card-elsewhere',
    ],
  ])('%s', async (_title, more, code) => {
    const { status, body } = await replay(more);
    expect([status, body['code']]).toEqual([422, code]);
  });
});
