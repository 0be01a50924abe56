import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Checked {
  readonly holds: string;
  readonly cardPoints: { readonly declarer: number; readonly opponents: number } | null;
  readonly refutation: readonly string[] | null;
}

const ask = (body: object) => service.ask<Checked>('POST', '/v1/claims/check', { body });

/** A Grand of rearhand, who holds every trick after the lead of the ace of spades (court case 031). */
const openedDiscard = {
  declarer: 'rearhand',
  contract: { game: 'grand' },
  hands: {
    forehand: ['SA', 'SK', 'S9', 'S7', 'CQ', 'C9', 'C7', 'H8', 'DK', 'D9'],
    middlehand: ['DJ', 'S10', 'SQ', 'S8', 'CK', 'C8', 'D10', 'DQ', 'D8', 'D7'],
    rearhand: ['CJ', 'SJ', 'HJ', 'CA', 'C10', 'HA', 'H10', 'HK', 'HQ', 'H9'],
  },
  skat: ['H7', 'DA'],
  discard: ['DA', 'C10'],
  plays: ['SA'],
};

/** Clubs without 1, in which the opponents throw in before the first trick is complete. */
const withoutOne = {
  declarer: 'forehand',
  bid: 24,
  contract: { game: 'suit', trump: 'C' },
  hands: {
    forehand: ['SJ', 'HJ', 'DJ', 'CA', 'C10', 'CK', 'CQ', 'S10', 'H7', 'D8'],
    middlehand: ['CJ', 'C9', 'C8', 'SK', 'SQ', 'HA', 'H10', 'HK', 'DA', 'D10'],
    rearhand: ['C7', 'S7', 'S9', 'S8', 'SA', 'HQ', 'H9', 'DK', 'DQ', 'D9'],
  },
  skat: ['H8', 'D7'],
  discard: ['H8', 'D7'],
  plays: ['H7'],
};

/** A Grand in which the opponents have taken the first trick and lay their hands open. */
const openHands = {
  declarer: 'forehand',
  bid: 24,
  contract: { game: 'grand' },
  hands: {
    forehand: ['CJ', 'SJ', 'HJ', 'CA', 'C10', 'CK', 'SA', 'S10', 'H7', 'D8'],
    middlehand: ['DJ', 'CQ', 'C9', 'SK', 'SQ', 'HA', 'H10', 'HK', 'DA', 'D10'],
    rearhand: ['C8', 'C7', 'S9', 'S8', 'S7', 'HQ', 'H9', 'DK', 'DQ', 'D9'],
  },
  skat: ['H8', 'D7'],
  discard: ['H8', 'D7'],
  plays: ['H7', 'HA', 'HQ'],
};

describe('POST /v1/claims/check', () => {
  test.each([
    ['all tricks after showing the discard', openedDiscard, 'declarer', 'all-tricks', undefined, 'with-best-play'],
    ['a trick against it', openedDiscard, 'opponents', 'tricks', 1, 'no'],
    ['all tricks against the jack of clubs', withoutOne, 'declarer', 'all-tricks', undefined, 'no'],
    ['the one trick of the jack of clubs', withoutOne, 'opponents', 'tricks', 1, 'whatever-is-played'],
    ['61 for the declarer of clubs', withoutOne, 'declarer', 'points', 61, 'no'],
    ['60 for the opponents of clubs', withoutOne, 'opponents', 'points', 60, 'with-best-play'],
    ['the rest by an open hand that fails', openHands, 'opponents', 'all-tricks', undefined, 'no'],
    ['the rest for the declarer of the Grand', openHands, 'declarer', 'all-tricks', undefined, 'no'],
    ['31 for the opponents of the Grand', openHands, 'opponents', 'points', 31, 'no'],
    ['90 for the declarer of the Grand', openHands, 'declarer', 'points', 90, 'with-best-play'],
  ] as const)('%s', async (_what, deal, by, kind, amount, holds) => {
    const { status, body } = await ask({ ruleset: 'isko', deal, claim: { by, kind, amount } });
    expect({ status, body }).toMatchObject({ status: 200, body: { holds } });
    expect(body.cardPoints).not.toBeNull();
    if (holds !== 'no') expect(body.refutation).toBeNull();
    else await expectLine(deal, body.refutation ?? [], by, kind, amount);
  });

  /** The line can be played on from the deal, and leaves no room for the claim. */
  const expectLine = async (
    deal: object & { plays: readonly string[] },
    line: readonly string[],
    by: string,
    kind: string,
    amount = 0,
  ) => {
    const replay = async (plays: readonly string[]) =>
      (await service.ask<Replayed>('POST', '/v1/deals/replay', { body: { ruleset: 'isko', ...deal, plays } })).body;
    const before = await replay(deal.plays);
    const after = await replay([...deal.plays, ...line]);
    expect(after.legal).toBe(true);
    const other = by === 'declarer' ? 'opponents' : 'declarer';
    const taken = after.trickCounts[other] - before.trickCounts[other];
    if (kind === 'points') expect(after.cardPoints[other]).toBeGreaterThan(120 - amount);
    else
      expect(taken).toBeGreaterThan(
        10 - before.trickCounts.declarer - before.trickCounts.opponents - (kind === 'tricks' ? amount : 10),
      );
  };

  test('says no trick of a Null, and no card points of it', async () => {
    const deal = {
      declarer: 'forehand',
      contract: { game: 'null', hand: true },
      hands: {
        forehand: ['C7', 'C8', 'C9', 'S7', 'S8', 'S9', 'H7', 'H8', 'D7', 'D8'],
        middlehand: ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'CT', 'SA', 'ST', 'HA', 'DA'],
        rearhand: ['CQ', 'CK', 'SQ', 'SK', 'HQ', 'HK', 'H9', 'DQ', 'DK', 'D9'],
      },
      skat: ['HT', 'DT'],
      plays: [],
    };
    const claim = { by: 'declarer', kind: 'no-trick' };
    expect(await ask({ ruleset: 'isko', deal, claim })).toMatchObject({
      status: 200,
      body: { holds: 'whatever-is-played', cardPoints: null, refutation: null },
    });
    expect(await ask({ ruleset: 'isko', deal, claim: { by: 'opponents', kind: 'tricks', amount: 10 } })).toMatchObject({
      body: { holds: 'whatever-is-played' },
    });
  });

  test('stops at the nodes asked for', async () => {
    const claim = { by: 'opponents', kind: 'points', amount: 31 };
    expect(await ask({ ruleset: 'isko', deal: openHands, claim, nodes: 1_000 })).toMatchObject({
      status: 422,
      body: { code: 'too-hard', known: {} },
    });
  });

  test.each([
    ['no amount', { kind: 'tricks' }, 'facts-missing', '/claim/amount'],
    ['an amount that is not asked for', { kind: 'no-trick', amount: 1 }, 'facts-disagree', '/claim/amount'],
    ['eleven tricks', { kind: 'tricks', amount: 11 }, 'facts-disagree', '/claim/amount'],
  ])('refuses %s', async (_what, claim, code, pointer) => {
    const body = { ruleset: 'isko', deal: openHands, claim: { by: 'declarer', ...claim } };
    expect(await ask(body)).toMatchObject({ status: 422, body: { code, errors: [{ pointer }] } });
  });

  test.each([
    ['a revoke in the deal', { plays: ['H7', 'CJ'] }, 'deal-at-fault', '/deal/plays/1'],
    ['a card twice', { skat: ['H8', 'H7'], discard: undefined }, 'card-twice', '/deal/skat'],
    ['a skat taken up, and nobody knows what was laid away', { discard: undefined }, 'facts-missing', '/deal/discard'],
    ['a deal of another code', { ruleset: 'foster' }, 'deal-disagrees', '/deal/ruleset'],
  ])('refuses %s', async (_what, wrong, code, pointer) => {
    const body = { ruleset: 'isko', deal: { ...openHands, ...wrong }, claim: { by: 'declarer', kind: 'all-tricks' } };
    expect(await ask(body)).toMatchObject({ status: 422, body: { code, errors: [{ pointer }] } });
  });
});

interface Replayed {
  readonly legal: boolean;
  readonly cardPoints: Sides;
  readonly trickCounts: Sides;
}

interface Sides {
  readonly declarer: number;
  readonly opponents: number;
}
