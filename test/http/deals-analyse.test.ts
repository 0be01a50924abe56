import { parseLines } from '../tools/batch';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Analysed {
  readonly plays: readonly {
    readonly play: number;
    readonly seat: string;
    readonly card: string;
    readonly best: readonly string[];
    readonly lost: number;
    readonly turned: boolean;
  }[];
  readonly seats: Readonly<Record<string, { readonly lost: number; readonly turned: number }>>;
}

const hands = {
  forehand: ['CJ', 'SJ', 'HJ', 'SA', 'S10', 'SK', 'S7', 'HA', 'H10', 'DA'],
  middlehand: ['DJ', 'CA', 'C10', 'SQ', 'S9', 'HK', 'HQ', 'H9', 'DK', 'D9'],
  rearhand: ['CK', 'CQ', 'C9', 'C8', 'S8', 'H8', 'H7', 'D10', 'DQ', 'D8'],
};
const deal = {
  ruleset: 'isko',
  declarer: 'forehand',
  bid: 18,
  contract: { game: 'suit', trump: 'S', hand: true },
  hands,
  skat: ['C7', 'D7'],
};

type Told = Omit<typeof deal, 'contract'> & { readonly contract: object };

const analyse = (body: object) => service.ask<Analysed>('POST', '/v1/deals/analyse', { body });

describe('POST /v1/deals/analyse', () => {
  test('says of each card what it gave away, as solve does, and sums it up for each seat', async () => {
    const plays = ['CJ', 'S9', 'S8', 'SA', 'DJ', 'C8', 'CA', 'CK'];
    const { status, body } = await analyse({ ...deal, plays });
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(body.plays.map(({ card }) => card)).toEqual(plays);
    const lead = body.plays[3];
    expect(lead).toMatchObject({ play: 3, seat: 'forehand', best: ['DA', 'H10', 'HJ', 'HA', 'SJ'], turned: false });
    const solved = await service.ask<{ cards: readonly { card: string; cardPoints: number }[] }>(
      'POST',
      '/v1/deals/solve',
      { body: { ...deal, plays: plays.slice(0, 3) } },
    );
    const worth = solved.body.cards.find(({ card }) => card === 'SA')?.cardPoints ?? 0;
    expect(lead?.lost).toBe(120 - worth);
    for (const [seat, sum] of Object.entries(body.seats)) {
      const own = body.plays.filter((play) => play.seat === seat);
      expect(sum).toEqual({
        lost: own.reduce((all, { lost }) => all + lost, 0),
        turned: own.filter(({ turned }) => turned).length,
      });
    }
    expect(body.plays.filter(({ best, card }) => best.includes(card)).filter(({ lost }) => lost > 0)).toEqual([]);
  });

  test('tells the card that turned a Null', async () => {
    const nothing = { ...deal, bid: 35, contract: { game: 'null', hand: true }, hands: lowest, skat: ['C9', 'D7'] };
    const { body } = await analyse({ ...nothing, plays: ['H9', 'HA', 'HQ', 'CA', 'CQ', 'C7'] });
    expect(body.plays.map(({ lost }) => lost)).toEqual([0, 0, 0, 0, 0, 0]);
    const turns = body.plays.filter(({ turned }) => turned).length;
    expect(turns % 2).toBe(
      Number((await wins(nothing, [])) !== (await wins(nothing, ['H9', 'HA', 'HQ', 'CA', 'CQ', 'C7']))),
    );
  });

  const wins = async ({ ruleset, declarer, contract, hands: held, skat }: Told, plays: readonly string[]) => {
    const body = { ruleset, declarer, contract, hands: held, skat, plays };
    return (await service.ask<{ won: boolean }>('POST', '/v1/deals/solve', { body })).body.won;
  };

  test('refuses a deal in which somebody revoked', async () => {
    expect(await analyse({ ...deal, plays: ['CJ', 'HK'] })).toMatchObject({
      status: 422,
      body: { code: 'deal-at-fault', errors: [{ pointer: '/plays/1', code: 'revoke' }] },
    });
  });

  test('reads records of the International Skat Server as a stream, each with an answer of its own', async () => {
    const raw = [record, 'no record at all', record].join('\n');
    const answer = await fetch(`${service.url}/v1/deals/analyse`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-iss-games' },
      body: raw,
    });
    const lines = parseLines(await answer.text()) as unknown as readonly { status?: number; body: Analysed }[];
    expect([answer.status, ...lines.map((line) => line.status)]).toEqual([200, 200, 400, 200, undefined]);
    expect(lines[0]).toMatchObject({ id: '7/9', body: { iss: { tags: { PC: 'ISS2' } } } });
    expect(lines[0]?.body.plays.map(({ card }) => card)).toEqual(['C7', 'C8', 'CA']);
    expect(lines[3]).toEqual({ end: true, lines: 3 });
  });
});

const cards = 'C7.SA.SJ.CJ.CK.HJ.S7.SK.C9.ST.DQ.C8.DA.SQ.D7.S8.DT.H7.DK.DJ.S9.HA.HT.D9.HK.CT.CA.H8.HQ.H9.CQ.D8';
const record = `(;GM[Skat]PC[ISS2]SE[7]ID[9]MV[w ${cards} 1 18 0 p 2 p 1 s w CQ.D8 1 G.D7.S8 0 C7 1 C8 2 CA 0 RE 2 RE ]R[d:1 win v:96 m:-3 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1] ;)`;

const lowest = {
  forehand: ['C7', 'C8', 'CK', 'S7', 'S8', 'S9', 'H7', 'H9', 'D8', 'D9'],
  middlehand: ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'CT', 'SA', 'ST', 'HA', 'DA'],
  rearhand: ['CQ', 'H8', 'SQ', 'SK', 'HQ', 'HK', 'HT', 'DQ', 'DK', 'DT'],
};
