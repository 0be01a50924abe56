import { RULESET_IDS } from '../../src/rules';
import { fosterDeal } from '../tools/foster-deals';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const replay = (body: object) => service.ask('POST', '/v1/deals/replay', { body });

const hands = {
  forehand: ['CJ', 'SJ', 'HJ', 'CA', 'C10', 'CK', 'SA', 'S10', 'HA', 'DA'],
  middlehand: ['DJ', 'C9', 'C8', 'SK', 'SQ', 'HK', 'HQ', 'H9', 'DK', 'D9'],
  rearhand: ['CQ', 'C7', 'S9', 'S8', 'S7', 'H10', 'H8', 'H7', 'D10', 'DQ'],
};
const asked = (ruleset: string, plays: readonly unknown[], contract: object = { game: 'grand', hand: true }) => ({
  ruleset,
  hands,
  skat: ['D8', 'D7'],
  declarer: 'forehand',
  bid: 18,
  contract,
  plays,
});

describe('plays as bare cards', () => {
  const deal = fosterDeal('F230');

  test('are read as if each had the seat that follows from the play', async () => {
    const seated = await replay(deal);
    const bare = await replay({ ...deal, plays: deal.plays.map(({ card }) => card) });
    expect([bare.status, bare.body]).toEqual([200, seated.body]);
  });

  test('stand beside plays with a seat, which they follow', async () => {
    const { body } = await replay(asked('isko', ['CJ', { seat: 'middlehand', card: 'DJ' }, 'D10', 'SA']));
    expect(body['tricks']).toMatchObject([{ winner: 'forehand' }, { leader: 'forehand', cards: ['SA'] }]);
  });

  test('are refused after a trick of which nobody knows who took it', async () => {
    const unseen = { seat: 'middlehand', card: null };
    const question = { ...asked('isko', ['CJ', unseen, 'D10', 'SA']), hands: { ...hands, middlehand: [] } };
    const { status, body } = await replay({ ...question, unknown: { middlehand: 10 }, skat: [] });
    expect([status, body['errors']]).toEqual([422, [expect.objectContaining({ pointer: '/plays/3/seat' })]]);
  });

  test('that are no cards are named by their place', async () => {
    const { status, body } = await replay(asked('isko', ['CJ', 'ZZ']));
    expect([status, body['errors']]).toEqual([400, [expect.objectContaining({ pointer: '/plays/1' })]]);
  });
});

describe('whose turn it is', () => {
  test('and what he may play is told at the start, in a trick, and no longer when all is played', async () => {
    const start = await replay(asked('isko', []));
    expect(start.body).toMatchObject({ toPlay: 'forehand', skatPoints: 0 });
    expect((start.body['mayPlay'] as string[]).toSorted()).toEqual(hands.forehand.toSorted());
    const led = await replay(asked('isko', ['CJ']));
    expect(led.body).toMatchObject({ toPlay: 'middlehand', mayPlay: ['DJ'], tricks: [{ running: null }] });
    const over = await replay(fosterDeal('F230'));
    expect(over.body).toMatchObject({ toPlay: null, mayPlay: null });
  });

  test('is nobody once a game is given up, or a Null has lost its trick', async () => {
    const given = await replay({ ...asked('isko', ['CJ']), ending: { kind: 'conceded', by: 'declarer' } });
    expect(given.body).toMatchObject({ toPlay: null, mayPlay: null });
    const lost = await replay(asked('isko', ['CA', 'C9', 'C7'], { game: 'null', hand: true }));
    expect(lost.body).toMatchObject({ toPlay: null, result: { won: false } });
  });

  test('is told without the cards where a hand was not seen', async () => {
    const question = {
      ...asked('isko', ['CJ']),
      hands: { ...hands, middlehand: [] },
      unknown: { middlehand: 10, skat: 2 },
    };
    const { body } = await replay({ ...question, skat: [] });
    expect(body).toMatchObject({ toPlay: 'middlehand', mayPlay: null, skatPoints: null });
  });

  test('card points run on from trick to trick, the skat apart', async () => {
    const { body } = await replay(fosterDeal('F230'));
    const tricks = body['tricks'] as readonly { running: { declarer: number; opponents: number } }[];
    const { declarer, opponents } = tricks[9]?.running ?? { declarer: NaN, opponents: NaN };
    expect(body['cardPoints']).toEqual({ declarer: declarer + Number(body['skatPoints']), opponents });
    const sums = tricks.map(({ running }) => running.declarer + running.opponents);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  });
});

describe('the law of a play fault', () => {
  const revoke = ['CJ', 'SK', 'S9'];
  const decided = ['CJ', 'DJ', 'D10', 'SA', 'SK', 'S9', 'DA', 'DK', 'DQ', 'HA', 'HK', 'H10', 'S10', 'C8', 'S8'];
  const lead = [{ seat: 'middlehand', card: 'DJ' }];
  const turn = [
    { seat: 'forehand', card: 'SA' },
    { seat: 'rearhand', card: 'S7' },
  ];
  const faults: readonly (readonly [string, readonly unknown[]])[] = [
    ['revoke', revoke],
    ['revoke', decided],
    ['out-of-turn', lead],
    ['out-of-turn', turn],
  ];
  const grandOf = (ruleset: string): object => {
    if (ruleset.startsWith('isko')) return { game: 'grand', hand: true };
    if (ruleset === 'foster-american') return { game: 'grand' };
    return ruleset === 'altenburg-1886' ? { game: 'solo', trump: 'C' } : { game: 'solo-grand' };
  };

  test.each(RULESET_IDS.flatMap((ruleset) => faults.map(([code, plays]) => ({ ruleset, code, plays }))))(
    'is the first that a ruling cites: $ruleset, $code, $plays.length plays',
    async ({ ruleset, code, plays }) => {
      const { bid: _, ...question } = asked(ruleset, plays, grandOf(ruleset));
      const { body } = await replay(question);
      const [fault] = body['faults'] as readonly { code: string; law: string }[];
      const incidents = body['incidents'] as readonly { kind: string }[];
      const incident = incidents.find(({ kind }) => kind === 'revoke' || kind.endsWith('out-of-turn'));
      const ruled = await service.ask('POST', '/v1/irregularities/adjudicate', { body: { ruleset, incident } });
      const { laws } = ruled.body['ruling'] as { laws: readonly { citation: string }[] };
      expect([ruled.status, fault?.code]).toEqual([200, code]);
      if (laws.length > 0) expect(fault?.law).toBe(laws[0]?.citation);
      else expect(fault?.law).toBe('foster:45');
    },
  );

  test.each([
    ['isko-2022', decided, 'isko-2022:4.2.3'],
    ['isko-2022', lead, 'isko-2022:4.1.4'],
    ['eichhorn-1898', revoke, 'eichhorn-1898:revoking'],
    ['foster', revoke, 'foster:53'],
  ])('%s: %j by %s', async (ruleset, plays, law) => {
    const { body } = await replay(asked(ruleset, plays, grandOf(ruleset)));
    expect(body['faults']).toMatchObject([{ law }]);
  });
});

test('the opponents of a Revolution play from one hand wherever it is agreed to (house:revolution)', async () => {
  const revolution = {
    hands: {
      forehand: ['C7', 'C8', 'C9', 'H7', 'H8', 'H9', 'S7', 'S8', 'S9', 'D7'],
      middlehand: ['CA', 'CK', 'CQ', 'HA', 'HK', 'HQ', 'SA', 'SK', 'SQ', 'DA'],
      rearhand: ['CJ', 'C10', 'HJ', 'H10', 'SJ', 'S10', 'DJ', 'D10', 'D9', 'DQ'],
    },
    skat: ['D8', 'DK'],
    declarer: 'forehand',
    contract: { game: 'revolution' },
    plays: ['C9', 'CJ', 'C10'],
  };
  for (const ruleset of ['isko-2022', 'isko-2018', 'isko-1999', 'foster']) {
    const { body } = await replay({ ruleset, options: { games: ['revolution'] }, ...revolution });
    expect([ruleset, body['legal'], body['faults']]).toEqual([ruleset, true, []]);
  }
});
