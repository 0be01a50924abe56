import { fosterDeal } from '../tools/foster-deals';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Incident {
  readonly kind: string;
  readonly offender: string;
}

/** What the replay of a record finds, each as it was given put to the ruling: kind, offender and disposition. */
const ruledUpon = async (record: { readonly ruleset: string; readonly [field: string]: unknown }) => {
  const { status, body } = await service.ask('POST', '/v1/deals/replay', { body: record });
  expect([status, body['errors']]).toEqual([200, undefined]);
  const { ruleset } = record;
  return Promise.all(
    (body['incidents'] as readonly Incident[]).map(async (incident) => {
      const ruled = await service.ask('POST', '/v1/irregularities/adjudicate', { body: { ruleset, incident } });
      const { disposition } = (ruled.body['ruling'] ?? {}) as { disposition?: string };
      return [incident.kind, incident.offender, ruled.status, disposition];
    }),
  );
};

const solo = { ...fosterDeal('F230'), ruleset: 'isko-2022', contract: { game: 'suit', trump: 'S', hand: true } };
const { declarer: _, bid: __, contract: ___, ...dealt } = solo;
const taken = { game: 'suit', trump: 'S' };
const laying = { ...solo, contract: taken, plays: [] };
const tournee = fosterDeal('F229');
const own = solo.hands['forehand'] ?? [];
const fewer = { ...solo.hands, rearhand: (solo.hands['rearhand'] ?? []).slice(1) };
const passed = solo.hands['rearhand']?.[0] ?? '';
const [first, second, third] = solo.plays;

const odd = { ...fewer, middlehand: [...(solo.hands['middlehand'] ?? []), passed] };

test.each([
  ['eleven cards to one hand', { ...solo, hands: odd, plays: [] }, ['wrong-card-count-dealt', 'dealer', 'new-deal']],
  ['the same, found in play', { ...solo, hands: odd, plays: [first] }, ['wrong-hand-count', 'dealer', 'game-won']],
  ['one card laid away', { ...laying, discard: own.slice(0, 1) }, ['wrong-layout-count', 'declarer', 'game-lost']],
  ['three cards laid away', { ...laying, discard: own.slice(0, 3) }, ['wrong-layout-count', 'declarer', 'game-lost']],
  ['nothing laid away', { ...laying, discard: [] }, ['no-layout', 'declarer', 'game-lost']],
  [
    'schneider announced with the skat in hand',
    { ...laying, contract: { ...taken, announced: 'schneider' }, discard: own.slice(0, 2) },
    ['announcement', 'declarer', 'corrected'],
  ],
  [
    'a Nullo after turning',
    { ...tournee, contract: { game: 'solo-nullo' }, plays: [] },
    ['nullo-after-turn', 'declarer', 'refused'],
  ],
  ['a game below its bid', { ...solo, bid: 48 }, ['overbid', 'declarer', 'game-lost']],
  [
    'a card of another hand',
    { ...solo, plays: [{ seat: 'forehand', card: passed }] },
    ['card-not-dealt', 'declarer', 'referee'],
  ],
  [
    'a card that lay before',
    { ...solo, plays: [first, second, { seat: 'rearhand', card: first?.card }] },
    ['pack-imperfect', 'table', 'referee'],
  ],
  [
    "an opponent's lead",
    { ...solo, plays: [{ seat: 'middlehand', card: 'SK' }] },
    ['lead-out-of-turn', 'opponent', 'game-won'],
  ],
  ['rearhand before middlehand', { ...solo, plays: [first, third] }, ['play-out-of-turn', 'opponent', 'game-won']],
  [
    'a bid that is no value',
    {
      ...dealt,
      plays: [],
      calls: [{ seat: 'middlehand', call: 'bid', value: 19 }],
    },
    ['bid-not-a-value', 'middlehand', 'refused'],
  ],
] as const)('%s is ruled upon as the replay gave it', async (_name, record, [kind, offender, disposition]) => {
  expect(await ruledUpon(record)).toEqual([[kind, offender, 200, disposition]]);
});

test('a card that is missing leaves the pack imperfect and the deal short', async () => {
  expect(await ruledUpon({ ...solo, hands: fewer, plays: [] })).toEqual([
    ['pack-imperfect', 'table', 200, 'referee'],
    ['wrong-card-count-dealt', 'dealer', 200, 'new-deal'],
  ]);
});
