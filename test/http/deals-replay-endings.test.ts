import { fosterDeal, type PlayedCard } from '../tools/foster-deals';
import { startService, type TestService } from '../tools/http';
import { plainCard, plainLegal, plainName, plainPlay, type PlainPosition } from '../tools/plain-play';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const ask = (path: string, body: object) => service.ask('POST', path, { body });
const replay = async (body: object) => {
  const { status, body: answer } = await ask('/v1/deals/replay', body);
  expect([status, answer['errors']]).toEqual([200, undefined]);
  return answer;
};

/** Foster's Solo by the order of today: spades from the hand, lost with 60 card points. */
const solo = { ...fosterDeal('F230'), ruleset: 'isko-2022', contract: { game: 'suit', trump: 'S', hand: true } };
const afterThree = { ...solo, plays: solo.plays.slice(0, 9) };

describe('a deal that ends early', () => {
  test.each([
    ['thrown-in', 'declarer', { won: false, reason: 'conceded' }],
    ['thrown-in', 'opponents', { won: true }],
    ['conceded', 'declarer', { won: false, reason: 'conceded' }],
    ['conceded', 'opponents', { won: true, reason: 'conceded' }],
    ['claim', 'declarer', { won: true }],
  ])('%s by the %s', async (kind, by, expected) => {
    const { result, trickCounts, missing } = await replay({ ...afterThree, ending: { kind, by } });
    expect([missing, result]).toMatchObject([[], expected]);
    expect(trickCounts).not.toMatchObject({ declarer: 10 });
  });

  test('with a claim of schneider counts as schneider', async () => {
    const { result } = await replay({ ...afterThree, ending: { kind: 'claim', by: 'declarer', level: 'schneider' } });
    expect(result).toMatchObject({ won: true, level: 'schneider' });
  });

  test('as a player ran out of time is taken as his giving up, and the doubt is told', async () => {
    const endedBy = async (kind: string) =>
      (await replay({ ...afterThree, ending: { kind, by: 'forehand' } }))['result'] as Record<string, unknown>;
    const { doubts, ...late } = await endedBy('timeout');
    const { doubts: _, ...given } = await endedBy('conceded');
    expect(late).toEqual(given);
    expect(doubts).toEqual([expect.stringContaining('runs out of time')]);
    const { result } = await replay({ ...afterThree, ending: { kind: 'timeout', by: 'rearhand' } });
    expect(result).toMatchObject({ won: true, reason: 'conceded' });
  });

  test('with a level that nobody claimed, or an end that the code does not know, is refused', async () => {
    const level = await ask('/v1/deals/replay', {
      ...afterThree,
      ending: { kind: 'conceded', by: 'declarer', level: 'schwarz' },
    });
    expect(level.body).toMatchObject({
      status: 422,
      code: 'level-not-claimed',
      errors: [{ pointer: '/ending/level' }],
    });
    const american = await ask('/v1/deals/replay', {
      ...fosterDeal('F230'),
      plays: afterThree.plays,
      ending: { kind: 'abandoned', by: 'declarer' },
    });
    expect(american.body).toMatchObject({ status: 422, code: 'ending-not-allowed', errors: [{ pointer: '/ending' }] });
  });

  test('an open Grand is lost with the first trick of the opponents', async () => {
    const { result, decided, missing } = await replay({
      ...solo,
      contract: { game: 'grand', hand: true, ouvert: true },
      plays: [
        { seat: 'forehand', card: 'HA' },
        { seat: 'middlehand', card: 'HK' },
        { seat: 'rearhand', card: 'H8' },
      ],
    });
    expect([result, decided, missing]).toEqual([null, null, [expect.objectContaining({ code: 'game-unfinished' })]]);
    const lost = await replay({
      ...solo,
      contract: { game: 'grand', hand: true, ouvert: true },
      plays: solo.plays.slice(0, 3),
    });
    expect(lost).toMatchObject({
      decided: { play: 2, for: 'opponents' },
      result: { won: false, reason: 'trick-lost' },
    });
  });
});

describe('the auction inside a record', () => {
  const calls = [
    { seat: 'middlehand', call: 'bid', value: 18 },
    { seat: 'forehand', call: 'hold' },
    { seat: 'middlehand', call: 'pass' },
    { seat: 'rearhand', call: 'pass' },
  ];
  const { declarer: _, bid: __, ...unsaid } = solo;

  test('tells the declarer and the bid', async () => {
    const answer = await replay({ ...unsaid, calls });
    expect(answer).toMatchObject({
      legal: true,
      auction: { faults: [], state: { declarer: 'forehand', highBid: 18 } },
    });
    expect(answer['result']).toEqual((await replay({ ...solo, bid: 18 }))['result']);
  });

  test('is not talked over: another declarer or bid beside it is refused', async () => {
    for (const [said, pointer] of [
      [{ declarer: 'rearhand' }, '/declarer'],
      [{ bid: 20 }, '/bid'],
    ] as const) {
      const { body } = await ask('/v1/deals/replay', { ...unsaid, calls, ...said });
      expect(body).toMatchObject({ status: 422, code: 'auction-disagrees', errors: [{ pointer }] });
    }
  });

  test('in which all pass leaves a deal without a game', async () => {
    const passes = ['middlehand', 'rearhand', 'forehand'].map((seat) => ({ seat, call: 'pass' }));
    const { contract: ___, ...dealt } = unsaid;
    const answer = await replay({ ...dealt, calls: passes, plays: [] });
    expect(answer).toMatchObject({
      legal: true,
      auction: { faults: [] },
      announcement: null,
      result: null,
      ramsch: null,
      incidents: [],
      missing: [],
      trickCounts: { forehand: 0, middlehand: 0, rearhand: 0 },
    });
  });
});

describe('the value', () => {
  test('is the one that contracts/value gives for the same facts', async () => {
    const { result } = await replay(solo);
    const { body } = await ask('/v1/contracts/value', {
      ruleset: 'isko-2022',
      bid: 22,
      contract: solo.contract,
      cards: { hand: solo.hands['forehand'], skat: solo.skat },
      outcome: { cardPoints: 60, tricks: 4 },
    });
    expect(body['score']).toBe(-66);
    expect(result).toEqual(body);
  });

  test('of a Ramsch is the one that ramsch/value gives for the same counts', async () => {
    const { contract: _, declarer: __, bid: ___, ...dealt } = solo;
    const seats = ['forehand', 'middlehand', 'rearhand'];
    const plays: PlayedCard[] = [];
    let position: PlainPosition = {
      game: 'ramsch',
      hands: seats.map((seat) => (solo.hands[seat] ?? []).map(plainCard)),
      trick: [],
      leader: 0,
    };
    const leaders: number[] = [];
    for (let card = plainLegal(position)[0]; card !== undefined; card = plainLegal(position)[0]) {
      plays.push({ seat: seats[(position.leader + position.trick.length) % 3] ?? '', card: plainName(card) });
      position = plainPlay(position, card);
      if (position.trick.length === 0) leaders.push(position.leader);
    }
    const options = { ramsch: { form: 'points' } };
    const answer = await replay({ ...dealt, ramsch: true, options, plays });
    const tricks = answer['tricks'] as readonly { readonly winner: string }[];
    expect([answer['legal'], tricks.map(({ winner }) => winner)]).toEqual([true, leaders.map((seat) => seats[seat])]);
    const { body } = await ask('/v1/ramsch/value', {
      ruleset: 'isko-2022',
      cardPoints: answer['cardPoints'],
      tricks: answer['trickCounts'],
      skatPoints: 10,
      lastTrick: tricks[9]?.winner,
      options,
    });
    expect(body['scores']).toBeDefined();
    expect(answer['ramsch']).toEqual(body);
    const half = await replay({ ...dealt, ramsch: true, options, plays: plays.slice(0, 15) });
    expect(half).toMatchObject({ ramsch: null, missing: [{ code: 'game-unfinished' }] });
  });

  test('of a tournee on the second card is the one of a passt-mir-nicht', async () => {
    const tournee = fosterDeal('F229');
    const contract = { game: 'tournee', trump: 'D', passtMirNicht: true };
    const ending = { kind: 'conceded', by: 'declarer' };
    const answer = await replay({ ...tournee, turned: ['HQ', 'DK'], contract, plays: [], ending });
    expect(answer).toMatchObject({ legal: true, announcement: { contract } });
    const { body } = await ask('/v1/contracts/value', {
      ruleset: 'foster',
      bid: tournee.bid,
      contract,
      cards: { hand: tournee.hands['forehand'], skat: tournee.skat },
      outcome: { cardPoints: 10, tricks: 0, opponents: { cardPoints: 0, tricks: 0 }, ending },
    });
    expect(body['won']).toBe(false);
    expect(answer['result']).toEqual(body);
    const hearts = await replay({ ...tournee, turned: ['HQ', 'DK'], contract: { ...contract, trump: 'H' }, plays: [] });
    expect(hearts).toMatchObject({ legal: false, announcement: { faults: [{ code: 'not-the-turned-suit' }] } });
  });
});
