import { eightDeals, failingChecks, faultsOf, lost, passed, scoreList, totalsOf, won } from '../tools/lists';
import { startService, type TestService } from '../tools/http';
import type { ListScored } from '../tools/lists';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const score = (body: object): Promise<ListScored> => scoreList(service.ask, body);
const seegerFabian = (players: number, deals: readonly object[], more: object = {}): Promise<ListScored> =>
  score({ scoring: 'seeger-fabian', players, deals, ...more });

describe('worked lists', () => {
  const e1 = [won(1, 144), lost(1, 27), won(3, 46)];

  it('E1: three deals at a table of three are 90, 0, 46 classically and 90, 40, 136 by Seeger-Fabian', async () => {
    expect(totalsOf(await score({ scoring: 'classic', players: 3, deals: e1 }))).toEqual([90, 0, 46]);
    const scored = await seegerFabian(3, e1);
    expect(totalsOf(scored)).toEqual([90, 40, 136]);
    expect(scored).toMatchObject({ legal: true, faults: [] });
  });

  it('E2: eight deals at a table of four are -62, -64, 257, 96, and every control sum holds', async () => {
    const scored = await seegerFabian(4, eightDeals);
    expect(totalsOf(scored)).toEqual([-62, -64, 257, 96]);
    expect(scored.seats[2]).toMatchObject({ gamePoints: 67, won: 2, lost: 0, othersLost: 3, bonus: 190 });
    expect(scored.checks).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map((code) => ({ code, holds: true })));
  });

  it('E3: six deals at a table of three are 254, -102, 58', async () => {
    const deals = [won(1, 24), lost(2, 46), won(3, 72), won(1, 50), lost(3, 27), passed];
    const scored = await seegerFabian(3, deals);
    expect(totalsOf(scored)).toEqual([254, -102, 58]);
    expect(failingChecks(scored)).toEqual([]);
  });

  it('E4: the same loss is -122, 40, 40 at three and -122, 30, 30, 30 at four', async () => {
    expect(totalsOf(await seegerFabian(3, [lost(1, 36)]))).toEqual([-122, 40, 40]);
    expect(totalsOf(await seegerFabian(4, [lost(1, 36)], { firstDealer: 2 }))).toEqual([-122, 30, 30, 30]);
  });

  it('E5: the feet of a club evening are 230, 1195, 794', async () => {
    const columns = [
      { seat: 1, gamePoints: 40, won: 12, lost: 9, othersLost: 1, total: 230 },
      { seat: 2, gamePoints: 295, won: 10, lost: 0, othersLost: 10, total: 1195 },
      { seat: 3, gamePoints: 284, won: 4, lost: 1, othersLost: 9, total: 794 },
    ];
    const scored = await score({ scoring: 'seeger-fabian', players: 3, dealsFixed: 36, sums: { columns } });
    expect(totalsOf(scored)).toEqual([230, 1195, 794]);
    expect(scored.checks).toEqual(['C1', 'C2', 'C3', 'C8', 'C9', 'C10'].map((code) => ({ code, holds: true })));
  });

  it.each([
    [13, 1, 600],
    [13, 0, 650],
    [12, 1, 550],
  ])('E6: %i won and %i lost are worth %i beyond points', async (gamesWon, gamesLost, worth) => {
    const columns = [{ seat: 1, gamePoints: 0, won: gamesWon, lost: gamesLost }];
    const { seats } = await score({ scoring: 'seeger-fabian', players: 4, sums: { columns } });
    expect(seats[0]?.bonus).toBe(worth);
  });

  it('E7: Hearts overbid at 48 are charged at 50, which costs 100 and 50 more', async () => {
    const { body } = await service.ask('POST', '/v1/contracts/value', {
      body: {
        ruleset: 'isko',
        bid: 48,
        contract: { game: 'suit', trump: 'H' },
        matadors: { with: 1 },
        outcome: { cardPoints: 70, tricks: 6 },
      },
    });
    expect(body).toMatchObject({ value: 20, charged: 50, score: -100, reason: 'overbid' });
    const deals = [{ declarer: 1, score: body['score'] }];
    expect(totalsOf(await seegerFabian(3, deals))).toEqual([-150, 40, 40]);
    expect(totalsOf(await seegerFabian(4, deals, { firstDealer: 4 }))).toEqual([-150, 30, 30, 30]);
  });

  it('E8: 48 passed deals are a complete list of nothing', async () => {
    const scored = await seegerFabian(4, Array<object>(48).fill(passed), { dealsFixed: 48 });
    expect(totalsOf(scored)).toEqual([0, 0, 0, 0]);
    expect(scored).toMatchObject({ legal: true, counts: { passed: 48 } });
    expect(failingChecks(scored)).toEqual([]);
  });

  it('E9: a credit of 30 that was forgotten breaks two control sums and is worth the difference', async () => {
    const feet = (total: number, othersLost: number) => ({
      scoring: 'seeger-fabian',
      players: 4,
      sums: {
        columns: [
          { seat: 1, gamePoints: 500, won: 8, lost: 0, othersLost, total },
          { seat: 2, gamePoints: 100, won: 3, lost: 2 },
        ],
      },
    });
    expect(failingChecks(await score(feet(930, 1)))).toEqual(['C2', 'C3', 'C8', 'C9']);
    const corrected = await score(feet(960, 2));
    expect(failingChecks(corrected)).toEqual([]);
    expect(corrected.seats[0]?.total).toBe(960);
  });

  it('E11: who sat in a wrong seat has nothing, the others keep theirs, and the list stays as it was', async () => {
    const scored = await seegerFabian(4, eightDeals, { wrongSeats: [4] });
    expect(scored.published?.map(({ total }) => total)).toEqual([-62, -64, 257, 0]);
    expect(scored.published?.[3]).toMatchObject({ won: 0, lost: 0, gamePoints: 0 });
    expect(totalsOf(scored)).toEqual([-62, -64, 257, 96]);
  });
});

describe('an impossible list is answered with its faults by line', () => {
  const at = (deal: object): readonly object[] => [passed, deal];

  it.each([
    ['19, which no game is worth', won(3, 19), 'score-of-no-game'],
    ['a loss of 20, which is no value twice', won(3, -20), 'score-of-no-game'],
    ['a win of 72 twice', won(3, 530), 'score-of-no-game'],
    ['0', won(3, 0), 'score-zero'],
    ['the dealer as declarer', won(2, 20), 'declarer-sits-out'],
    ['a fifth seat', won(5, 20), 'seat-not-at-table'],
    ['a Ramsch of a sixth seat', { ramsch: { scores: { 6: -40 } } }, 'seat-not-at-table'],
  ])('%s', async (_title, deal, code) => {
    const scored = await seegerFabian(4, at(deal));
    expect(scored.legal).toBe(false);
    expect(faultsOf(scored)).toEqual([[2, code]]);
  });

  it('deals beyond the number, each with its line', async () => {
    const scored = await seegerFabian(3, [passed, passed, passed, passed], { dealsFixed: 3 });
    expect(faultsOf(scored)).toEqual([[4, 'beyond-the-number']]);
    expect(failingChecks(scored)).toEqual(['C1']);
  });

  it('Seeger-Fabian at five', async () => {
    expect(faultsOf(await seegerFabian(5, []))).toEqual([[undefined, 'players-unsupported']]);
  });

  it('with a sentence in the language that was asked for, and the law of the values', async () => {
    const { body } = await service.ask<ListScored>('POST', '/v1/lists/score', {
      body: { scoring: 'seeger-fabian', players: 3, deals: [won(1, 19)] },
      headers: { 'Accept-Language': 'de' },
    });
    expect(body.faults).toEqual([
      {
        line: 1,
        code: 'score-of-no-game',
        law: expect.stringMatching(/^isko-2022:/) as string,
        message: 'Kein Spiel wird mit 19 angeschrieben.',
      },
    ]);
    const law = await service.ask('GET', `/v1/laws/${body.faults[0]?.law}`);
    expect(law.status).toBe(200);
  });
});

describe('a list', () => {
  it('takes points apart from the deals', async () => {
    const adjustments = [
      { seat: 2, points: -100 },
      { seat: 2, points: 30 },
    ];
    expect(totalsOf(await seegerFabian(3, [won(1, 20)], { adjustments }))).toEqual([70, -70, 0]);
  });

  it('names the line whose running total was miswritten, and that line alone', async () => {
    const deals = [
      { ...won(1, 20), running: 20 },
      { ...won(1, 24), running: 45 },
      { ...won(1, 20), running: 65 },
    ];
    const { checks } = await score({ scoring: 'running', players: 3, deals });
    expect(checks).toContainEqual({ code: 'C4', holds: false, line: 2 });
    expect(checks.filter(({ code }) => code === 'C4')).toHaveLength(1);
  });

  it('counts what was not played apart from what was passed', async () => {
    const scored = await seegerFabian(3, [passed, { notPlayed: true }, won(1, 20)], { dealsFixed: 3 });
    expect(scored).toMatchObject({ legal: true, counts: { won: 1, lost: 0, passed: 1, notPlayed: 1, ramsch: 0 } });
  });

  it('tells who has cards in the deal after the last line, unless only the end sums are known', async () => {
    const { nextDeal } = await scoreList(service.ask, { scoring: 'seeger-fabian', players: 4, deals: eightDeals });
    expect(nextDeal).toEqual({ deal: 9, round: 3, dealer: 1, forehand: 2, middlehand: 3, rearhand: 4, sitsOut: [1] });
    const sums = { columns: [{ seat: 1, gamePoints: 0, won: 0, lost: 0 }] };
    expect(await scoreList(service.ask, { scoring: 'classic', players: 3, sums })).not.toHaveProperty('nextDeal');
  });

  it('writes a Ramsch as points without a game', async () => {
    const scored = await score({ scoring: 'classic', players: 3, deals: [{ ramsch: { scores: { 1: -40, 3: -40 } } }] });
    expect(totalsOf(scored)).toEqual([-40, 0, -40]);
    expect(scored).toMatchObject({ legal: true, counts: { lost: 0, ramsch: 1 } });
  });

  it.each([3, 4, 5, 6])('of the running column stands at a table of %i', async (players) => {
    const { legal, running } = await score({ scoring: 'running', players, deals: [{ ...won(2, 24) }] });
    expect(legal).toBe(true);
    expect(running?.columns).toHaveLength(players);
  });

  it.each([
    ['no scoring', { players: 3, deals: [] }, 400, '/scoring'],
    ['an unknown scoring', { scoring: 'skat', players: 3, deals: [] }, 400, '/scoring'],
    ['two players', { scoring: 'classic', players: 2, deals: [] }, 422, '/players'],
    ['neither deals nor sums', { scoring: 'classic', players: 3 }, 400, '/deals'],
    ['deals and sums', { scoring: 'classic', players: 3, deals: [], sums: { columns: [] } }, 400, '/deals'],
    ['a line of nothing', { scoring: 'classic', players: 3, deals: [{}] }, 400, '/deals/0/passed'],
    ['a seat 7', { scoring: 'classic', players: 3, deals: [won(7, 20)] }, 422, '/deals/0/declarer'],
    ['half a point', { scoring: 'classic', players: 3, deals: [won(1, 0.5)] }, 400, '/deals/0/score'],
    ['2^31 points', { scoring: 'classic', players: 3, deals: [won(1, 2 ** 31)] }, 422, '/deals/0/score'],
    [
      'an unknown field',
      { scoring: 'classic', players: 3, deals: [{ ...won(1, 20), trump: 'C' }] },
      400,
      '/deals/0/trump',
    ],
    [
      'a first dealer who is not there',
      { scoring: 'classic', players: 3, deals: [], firstDealer: 4 },
      422,
      '/firstDealer',
    ],
    ['an unknown ruleset', { scoring: 'classic', players: 3, deals: [], ruleset: 'bridge' }, 422, '/ruleset'],
    [
      'a column twice',
      {
        scoring: 'classic',
        players: 3,
        sums: { columns: [1, 1].map((seat) => ({ seat, gamePoints: 0, won: 0, lost: 0 })) },
      },
      422,
      '/sums/columns',
    ],
  ])('with %s is refused', async (_title, body, status, pointer) => {
    const answer = await service.ask<{ errors: { pointer: string }[] }>('POST', '/v1/lists/score', { body });
    expect(answer.status).toBe(status);
    expect(answer.body.errors.map((fault) => fault.pointer)).toContain(pointer);
  });
});
