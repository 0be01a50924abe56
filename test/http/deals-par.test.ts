import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Item {
  readonly seat: string;
  readonly game: string;
  readonly trump?: string;
  readonly hand: boolean;
  readonly discard?: readonly string[];
  readonly cardPoints: number | null;
  readonly won: boolean;
  readonly value: number;
}

/** One-sided, so that its table is quickly made. */
const dealt = {
  hands: {
    forehand: ['CJ', 'SJ', 'HJ', 'CA', 'C10', 'CK', 'SA', 'S10', 'H7', 'D8'],
    middlehand: ['DJ', 'CQ', 'C9', 'SK', 'SQ', 'HA', 'H10', 'HK', 'DA', 'D10'],
    rearhand: ['C8', 'C7', 'S9', 'S8', 'S7', 'HQ', 'H9', 'DK', 'DQ', 'D9'],
  },
  skat: ['H8', 'D7'],
};

const par = (body: object) => service.ask<{ items: readonly Item[] }>('POST', '/v1/deals/par', { body });

describe('POST /v1/deals/par', () => {
  test('names every seat and game, from the hand and with the skat, as solve finds them', async () => {
    const { status, body } = await par({ ruleset: 'isko', ...dealt });
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(body.items).toHaveLength(3 * 6 * 2);
    const names = body.items.map(({ seat, game, trump = '', hand }) => [seat, game, trump, hand].join(' '));
    expect(new Set(names).size).toBe(names.length);
    const grands = body.items.filter(({ game }) => game === 'grand');
    for (const item of grands.filter(({ seat }) => seat === 'forehand')) await expectSolved(item);
    expect(grands.find(({ seat, hand }) => seat === 'forehand' && !hand)).toMatchObject({ won: true, value: 120 });
    const nulls = body.items.filter(({ game }) => game === 'null');
    expect(nulls.map(({ cardPoints, hand, value }) => [cardPoints, hand, value])).toEqual(
      Array.from({ length: 3 }, () => [
        [null, true, 35],
        [null, false, 23],
      ]).flat(),
    );
  });

  const expectSolved = async (item: Item): Promise<void> => {
    const { seat, game, hand, discard = dealt.skat } = item;
    const held = [...dealt.hands[seat as 'forehand'], ...dealt.skat].filter((card) => !discard.includes(card));
    const body = {
      ruleset: 'isko',
      declarer: seat,
      contract: { game, hand },
      hands: { ...dealt.hands, [seat]: held },
      skat: discard,
    };
    const solved = await service.ask('POST', '/v1/deals/solve', { body });
    expect([item, solved]).toMatchObject([
      {},
      { body: { cardPoints: { declarer: item.cardPoints }, won: item.won, result: { value: item.value } } },
    ]);
  };

  test.each([
    ['a card twice', { skat: ['H8', 'H7'] }, 'card-twice', '/skat'],
    ['one card in the skat', { skat: ['H8'] }, 'wrong-card-count', '/skat'],
  ])('refuses %s', async (_what, wrong, code, pointer) => {
    expect(await par({ ruleset: 'isko', ...dealt, ...wrong })).toMatchObject({
      status: 422,
      body: { code, errors: [{ pointer }] },
    });
  });
});
