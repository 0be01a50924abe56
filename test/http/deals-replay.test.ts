import { goldenCases } from '../tools/cases';
import { askBatch } from '../tools/batch';
import { fosterDeal, fosterDeals, seatOf } from '../tools/foster-deals';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const replay = (body: object, headers = {}) => service.ask('POST', '/v1/deals/replay', { body, headers });
const solo = fosterDeal('F230');

interface Incident {
  readonly kind: string;
}

/** Asks for the ruling on each incident exactly as the replay gave it. */
const rulings = (ruleset: string, incidents: unknown) =>
  Promise.all(
    (incidents as readonly Incident[]).map(async (incident) => {
      const { status, body } = await service.ask('POST', '/v1/irregularities/adjudicate', {
        body: { ruleset, incident },
      });
      const { disposition } = (body['ruling'] ?? {}) as { disposition?: string };
      return [status, incident.kind, disposition];
    }),
  );

describe("Foster's hands card by card", () => {
  const legal = fosterDeals.filter(({ expected }) => expected.error === undefined);

  test('are three, one of them once more on a higher bid', () => {
    expect(legal.map(({ id }) => id)).toEqual(['F229', 'F230', 'F231', 'F232']);
  });

  test.each(legal)('$id', async ({ deal, expected }) => {
    const { status, body } = await replay(deal);
    expect([status, body['faults'], body['legal']]).toEqual([200, [], true]);
    const tricks = body['tricks'] as readonly { winner: string; points: number; cards: readonly string[] }[];
    expect(tricks.map(({ winner }) => winner)).toEqual(expected.winners?.map(seatOf));
    expect(tricks.map(({ points }) => points)).toEqual(expected.trickPoints);
    expect(body).toMatchObject({
      cardPoints: { declarer: expected.declarerPoints, opponents: expected.adversaryPoints },
      trickCounts: { declarer: expected.declarerTricks },
      result: { value: expected.gameValue, score: expected.score, won: expected.outcome === 'won' },
    });
    expect(tricks[0]?.cards).toEqual(deal.plays.slice(0, 3).map(({ card }) => card));
  });

  test('with a card dealt twice are refused and the card is named (foster:19)', async () => {
    const { status, body } = await replay(fosterDeal('F244'));
    expect([status, body['code'], body['errors']]).toEqual([
      422,
      'card-twice',
      [
        expect.objectContaining({
          pointer: '/hands/rearhand',
          code: 'card-twice',
          message: 'The card C8 stands twice.',
        }),
      ],
    ]);
  });

  const revoked = fosterDeals.filter(({ expected }) => expected.error?.type === 'revoke');
  test.each(revoked)('$id stops at the revoke, with the ruling on it (foster:53)', async ({ deal, expected }) => {
    const { body } = await replay({ ...deal, mode: 'strict' });
    const { trick, card, seat = '' } = expected.error ?? {};
    const play = deal.plays.findIndex((one) => one.card === card);
    expect(body['faults']).toEqual([
      expect.objectContaining({ play, seat: seatOf(seat), code: 'revoke', law: 'foster:53', trick }),
    ]);
    expect(body['incidents']).toEqual([
      expect.objectContaining({ kind: 'revoke', offender: 'opponent', phase: 'trick-open', at: { trick } }),
    ]);
    expect(await rulings('foster', body['incidents'])).toEqual([[200, 'revoke', 'game-won']]);
  });

  test('F245 played to its end shows in which trick the suit was held after all', async () => {
    const { body } = await replay(fosterDeal('F245'));
    expect(body).toMatchObject({
      legal: false,
      faults: [{ code: 'revoke', trick: 2, shownIn: 5 }],
      incidents: [{ kind: 'revoke', phase: 'trick-quitted', facts: { trickQuitted: true, shownInTrick: 5 } }],
    });
    expect(await rulings('foster', body['incidents'])).toEqual([[200, 'revoke', 'game-won']]);
  });
});

describe('who takes a trick', () => {
  interface Asked {
    readonly game: string;
    readonly trump?: string;
    readonly played: readonly { readonly seat: string; readonly card: string }[];
  }
  const rows = goldenCases('foster.jsonl', 'deal', ['foster-laws']).filter(
    ({ given }) => given['ask'] === 'trick-winner',
  );
  const seats: Readonly<Record<string, string>> = { V: 'forehand', M: 'middlehand', H: 'rearhand' };

  test.each(rows)('$id of foster.jsonl, the other cards unseen', async ({ given, expect: expected }) => {
    const { game, trump, played } = given as unknown as Asked;
    const { body } = await replay({
      ruleset: 'foster',
      hands: { forehand: [], middlehand: [], rearhand: [] },
      skat: [],
      unknown: { forehand: 10, middlehand: 10, rearhand: 10, skat: 2 },
      declarer: 'forehand',
      contract: { game, ...(trump === undefined ? {} : { trump }) },
      plays: played.map(({ seat, card }) => ({ seat: seats[seat], card })),
    });
    expect(body).toMatchObject({ legal: true, incidents: [] });
    const [trick] = body['tricks'] as readonly { winner: string; points: number }[];
    expect(trick?.winner).toBe(seats[String(expected['winner'])]);
    if (expected['points'] !== null) expect(trick?.points).toBe(expected['points']);
  });

  test('was asked of seven tricks', () => expect(rows.length).toBeGreaterThanOrEqual(7));
});

describe('a record that cannot be', () => {
  test('is told apart from one that is empty', async () => {
    expect((await replay({})).status).toBe(400);
    const nothing = { ruleset: 'isko', hands: { forehand: [], middlehand: [], rearhand: [] }, skat: [], plays: [] };
    const { status, body } = await replay(nothing);
    expect([status, body['tricks'], body['result'], body['decided']]).toEqual([200, [], null, null]);
    expect(await rulings('foster', body['incidents'])).toEqual([
      [200, 'pack-imperfect', 'new-deal'],
      [200, 'wrong-card-count-dealt', 'new-deal'],
    ]);
  });

  test('has a card that is none, a seat that is none, or a field that nobody knows', async () => {
    const [first] = solo.plays;
    for (const body of [
      { ...solo, plays: [{ ...first, card: 'X7' }] },
      { ...solo, plays: [{ ...first, seat: 'dealer' }] },
      { ...solo, cheat: true },
      { ...solo, mode: 'gently' },
    ]) {
      expect((await replay(body)).status).toBe(400);
    }
  });

  test('has a 33rd card, which must stand twice', async () => {
    const { status, body } = await replay({ ...solo, skat: [...solo.skat, 'H8'] });
    expect([status, body['code']]).toEqual([422, 'card-twice']);
  });

  test('has plays without a game, or a game without a declarer', async () => {
    const { contract: _, ...noContract } = solo;
    const { declarer: __, ...noDeclarer } = solo;
    expect((await replay(noContract)).body).toMatchObject({ status: 422, errors: [{ pointer: '/contract' }] });
    expect((await replay(noDeclarer)).body).toMatchObject({ status: 422, errors: [{ pointer: '/declarer' }] });
    expect((await replay({ ...solo, ramsch: true })).body).toMatchObject({ status: 422, code: 'contract-and-ramsch' });
  });

  test('turns or lays away a card that was not there', async () => {
    const tournee = fosterDeal('F229');
    expect((await replay({ ...tournee, turned: ['CA'] })).body).toMatchObject({ status: 422, code: 'card-elsewhere' });
    expect((await replay({ ...tournee, discard: ['S10', 'SA'] })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/discard', message: 'The card SA cannot have been there by the record.' }],
    });
  });
});

describe('plays that cannot be', () => {
  const lastPlay = { seat: 'forehand', card: 'C8' };

  test('a 31st play comes after the end, is named, and changes nothing', async () => {
    const { body } = await replay({ ...solo, plays: [...solo.plays, lastPlay] });
    expect(body).toMatchObject({
      legal: false,
      faults: [{ play: 30, seat: 'forehand', code: 'after-end', message: 'All ten tricks have been played.' }],
      cardPoints: { declarer: 60, opponents: 60 },
      result: { score: -22 },
    });
  });

  test('in strict mode the first fault ends the reading', async () => {
    const [first, ...rest] = solo.plays;
    const plays = [first, { seat: 'rearhand', card: 'HJ' }, ...rest];
    const { body } = await replay({ ...solo, mode: 'strict', plays });
    expect(body).toMatchObject({ faults: [{ play: 1, code: 'out-of-turn', law: 'foster:45' }], result: null });
    expect(body['tricks']).toEqual([expect.objectContaining({ cards: ['S8'], winner: null })]);
    expect((await replay({ ...solo, plays })).body['faults']).not.toHaveLength(1);
  });

  test('a card of another hand and one played before are noted, and the game is not valued on them', async () => {
    const plays = solo.plays.map((play, index) => (index === 27 ? { ...play, card: 'C9' } : play));
    const { body } = await replay({ ...solo, plays });
    expect(body).toMatchObject({
      faults: [
        { play: 27, seat: 'middlehand', code: 'not-in-hand', message: 'Middlehand does not hold ♣9.' },
        { play: 28, seat: 'rearhand', code: 'already-played' },
      ],
      incidents: [
        { kind: 'card-not-dealt', offender: 'opponent', at: { trick: 10 }, facts: { card: 'C9' } },
        { kind: 'pack-imperfect', offender: 'table', facts: { kind: 'duplicate' } },
      ],
      result: null,
      missing: [{ pointer: '/plays/27/card' }, { pointer: '/plays/28/card' }],
    });
    const tricks = body['tricks'] as readonly object[];
    expect(tricks[9]).toMatchObject({ cards: ['C9', null, 'SA'], winner: null, points: null });
    expect(await rulings('foster', body['incidents'])).toEqual([
      [200, 'card-not-dealt', 'referee'],
      [200, 'pack-imperfect', 'new-deal'],
    ]);
  });

  test('an opponent who leads out of turn: the lead lies, and Foster lets the declarer call it', async () => {
    const plays = [{ seat: 'middlehand', card: 'SK' }];
    const { body } = await replay({ ...solo, plays });
    expect(body).toMatchObject({
      faults: [{ play: 0, seat: 'middlehand', code: 'out-of-turn', trick: 1 }],
      incidents: [
        {
          kind: 'lead-out-of-turn',
          offender: 'opponent',
          phase: 'trick-open',
          at: { trick: 1 },
          situation: { bid: 18, matadors: { without: 1 }, tricks: { declarer: 0, opponents: 0 }, skatPoints: 10 },
        },
      ],
    });
    expect(await rulings('foster', body['incidents'])).toEqual([[200, 'lead-out-of-turn', 'game-won']]);
  });
});

test('a batch asks the same question by its name', async () => {
  const lines = await askBatch(service.url, [{ id: 1, call: 'deals.replay', body: solo }]);
  expect(lines[0]).toMatchObject({ id: 1, status: 200, body: { result: { score: -22 } } });
});

test('faults are told in German to who asks for it', async () => {
  const { body } = await replay({ ...solo, plays: [{ seat: 'middlehand', card: 'SK' }] }, { 'Accept-Language': 'de' });
  expect(body['faults']).toEqual([expect.objectContaining({ message: 'Mittelhand ist nicht an der Reihe.' })]);
});
