import { askBatch } from '../tools/batch';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const hand = ['CJ', 'SJ', 'CA', 'CT', 'C7', 'SA', 'SK', 'H9', 'H8', 'D7'];

interface Evaluated {
  readonly games: readonly { readonly game: string; readonly trump?: string }[];
  readonly code?: string;
}

const ask = (body: object, headers = {}) => service.ask<Evaluated>('POST', '/v1/hands/evaluate', { body, headers });

describe('POST /v1/hands/evaluate', () => {
  test('gives worst, best and distribution over all 231 skats when the skat is unknown', async () => {
    const { status, body } = await ask({ ruleset: 'isko', hand });
    expect(status).toBe(200);
    expect(body.games).toHaveLength(6);
    expect(body.games[0]).toMatchObject({
      game: 'suit',
      trump: 'C',
      unit: 12,
      matadors: { with: 2 },
      safeBid: 36,
      skats: {
        count: 231,
        worst: { matadors: { with: 2 }, value: 36 },
        best: { matadors: { with: 6 }, value: 84 },
        distribution: [
          { matadors: { with: 2 }, value: 36, skats: 210 },
          { matadors: { with: 3 }, value: 48, skats: 20 },
          { matadors: { with: 6 }, value: 84, skats: 1 },
        ],
      },
    });
  });

  test('gives one value for each level when the skat is known, with the law behind each addend', async () => {
    const { body } = await ask({ ruleset: 'isko', hand, skat: ['HJ', 'D10'], seat: 'middlehand' });
    expect(body).toMatchObject({ ruleset: 'isko-2022', seat: 'middlehand', turn: 'bids', lowestBid: 18 });
    const grand = body.games.find(({ game }) => game === 'grand');
    expect(grand).toMatchObject({
      matadors: { with: 3 },
      ways: [
        {
          safeBid: 96,
          values: [
            { level: 'simple', multiplier: 4, value: 96 },
            { level: 'schneider', value: 120 },
            { level: 'schwarz', value: 144 },
          ],
        },
        { hand: true, safeBid: 120 },
        { hand: true, announced: 'schneider' },
        { hand: true, announced: 'schwarz' },
        { hand: true, ouvert: true, safeBid: 240 },
      ],
    });
    expect(grand).not.toHaveProperty('skats');
    expect(grand).toHaveProperty('ways.0.values.0.steps.1', {
      what: 'game',
      amount: 1,
      law: expect.any(String) as string,
    });
  });

  test('evaluates agreed games, and no others that need an agreement', async () => {
    const games = async (options?: object) =>
      new Set((await ask({ ruleset: 'foster', hand, ...(options && { options }) })).body.games.map(({ game }) => game));
    expect(await games()).not.toContain('revolution');
    expect(await games({ games: ['revolution'] })).toContain('revolution');
  });

  test.each([
    ['nine cards', { hand: hand.slice(1) }, 422, 'wrong-card-count'],
    ['a card twice', { hand: [...hand.slice(1), 'D7'] }, 422, 'card-twice'],
    ['a skat that holds a card of the hand', { skat: ['D7', 'D8'] }, 422, 'card-twice'],
    ['one card as skat', { skat: ['D8'] }, 422, 'wrong-card-count'],
    ['an unknown ruleset', { ruleset: 'frogs' }, 422, 'unknown-ruleset'],
    ['a game that is not offered', { options: { games: ['uno'] } }, 422, 'option-not-offered'],
    ['a card that is none', { hand: [...hand.slice(1), 'D6'] }, 400, 'invalid-request'],
    ['an unknown field', { bid: 18 }, 400, 'invalid-request'],
  ])('refuses %s', async (_what, wrong, status, code) => {
    expect(await ask({ ruleset: 'isko', hand, ...wrong })).toMatchObject({ status, body: { code } });
  });

  test('can be asked in a batch, where the answer is always JSON', async () => {
    const asked = { id: 1, call: 'hands.evaluate', body: { ruleset: 'isko', hand } };
    const [line] = await askBatch(service.url, [asked], { Accept: '*/*' });
    expect(line).toMatchObject({ id: 1, status: 200, body: { ruleset: 'isko-2022' } });
  });
});

describe('a hand as plain text', () => {
  const text = async (language: string, body: object = { ruleset: 'isko', hand, seat: 'forehand' }) =>
    (await ask(body, { Accept: 'text/plain', 'Accept-Language': language })).text.split('\n');

  test('reads in English', async () => {
    expect((await text('en')).slice(0, 14)).toEqual([
      'International Skat Order, 2022',
      'Hand    ♣J ♠J ♣A ♣10 ♣7 ♠A ♠K ♥9 ♥8 ♦7',
      'Skat    unknown; the figures are the least that any skat gives',
      'Seat    Forehand; you answer the bids',
      '',
      'Suit game, clubs, with 2                     won     schneider       schwarz     bid up to',
      '  plain                                       36            48            60            36',
      '  hand                                        48            60            72            48',
      '  hand, schneider announced                    -            72            84            72',
      '  hand, schwarz announced                      -             -            96            96',
      '  hand, ouvert                                 -             -           108           108',
      '  210 of 231 skats: with 2, 36',
      '  20 of 231 skats: with 3, 48',
      '  1 of 231 skats: with 6, 84',
    ]);
  });

  test('reads in German, with the German letters on the cards', async () => {
    const lines = await text('de', { ruleset: 'isko', hand, skat: ['HQ', 'DK'] });
    expect(lines.slice(1, 6)).toEqual([
      'Blatt   ♣B ♠B ♣A ♣10 ♣7 ♠A ♠K ♥9 ♥8 ♦7',
      'Skat    ♥D ♦K',
      '',
      'Farbspiel, Kreuz, mit 2                   Gewinn     Schneider       Schwarz    Reizen bis',
      '  einfach                                     36            48            60            36',
    ]);
    expect(lines.slice(-3)).toEqual([
      '  ouvert                                      46            46',
      '  Hand, ouvert                                59            59',
      '',
    ]);
  });

  test.each(['text/plain', 'text/plain, application/json;q=0.5', 'text/*'])('answers Accept: %s', async (accept) => {
    const { headers } = await ask({ ruleset: 'isko', hand }, { Accept: accept });
    expect(headers['content-type']).toMatch(/^text\/plain; charset=utf-8/);
    expect(headers['vary']).toContain('Accept, Accept-Language');
  });

  test.each(['*/*', 'application/json', 'application/json, text/plain'])(
    'does not answer Accept: %s',
    async (accept) => {
      const { headers } = await ask({ ruleset: 'isko', hand }, { Accept: accept });
      expect(headers['content-type']).toMatch(/^application\/json/);
    },
  );

  test('is refused as an image', async () => {
    expect((await ask({ ruleset: 'isko', hand }, { Accept: 'image/png' })).status).toBe(406);
  });
});
