import { askBatch } from '../tools/batch';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const played = {
  ruleset: 'isko',
  cardPoints: { forehand: 62, middlehand: 38, rearhand: 14 },
  tricks: { forehand: 4, middlehand: 3, rearhand: 3 },
  skatPoints: 6,
  lastTrick: 'forehand',
};
const points = { ramsch: { form: 'points' } };

const ask = (body: object, headers = {}) => service.ask('POST', '/v1/ramsch/value', { body, headers });

describe('POST /v1/ramsch/value', () => {
  test('refuses a Ramsch under the ISkO that was not agreed to, with the law by which the deal is passed in', async () => {
    const { status, body } = await ask(played);
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ code: 'ramsch-not-valued', law: 'isko-1999:3.2.16' }),
    ]);
  });

  test('names the agreed option behind each step of a house rule, in the language asked for', async () => {
    const { body } = await ask({ ...played, options: points }, { 'Accept-Language': 'de' });
    expect(body).toMatchObject({
      ruleset: 'isko-2022',
      losers: ['forehand'],
      winners: [],
      scores: { forehand: -68, middlehand: 0, rearhand: 0 },
      steps: [
        { what: 'skat', option: 'ramsch.skat', evidence: 'secondary', text: 'Augen des Skats' },
        { what: 'card-points', option: 'ramsch.form', amount: 68 },
        { what: 'score', option: 'ramsch.form', amount: -68 },
      ],
      laws: [],
    });
  });

  test("cites the law behind a code's own Ramsch, and the law resolves", async () => {
    const { body } = await ask({ ...played, ruleset: 'foster' });
    expect(body).toMatchObject({
      scores: { forehand: -20 },
      steps: [{ law: 'foster:4' }, { law: 'foster:4' }, { law: 'foster:4' }, { law: 'foster:4' }],
      laws: [{ citation: 'foster:4', evidence: 'verified' }],
    });
    expect((await service.ask('GET', '/v1/laws/foster:4')).status).toBe(200);
  });

  test('says where Eichhorn is silent', async () => {
    const { body } = await ask({ ...played, ruleset: 'eichhorn-1898' });
    expect(body['doubts']).toEqual([expect.stringContaining('who owns the skat')]);
  });

  test.each([
    ['a seat left out', { cardPoints: { forehand: 62, middlehand: 58 } }, 400, undefined],
    ['a form that is none', { options: { ramsch: { form: 'bierlachs' } } }, 400, undefined],
    ['11 tricks', { tricks: { forehand: 11, middlehand: 0, rearhand: 0 } }, 422, undefined],
    ['9 tricks', { tricks: { forehand: 3, middlehand: 3, rearhand: 3 } }, 422, 'counts-do-not-sum'],
    ['121 card points', { skatPoints: 7 }, 422, 'counts-do-not-sum'],
    ['a skat of 23', { skatPoints: 23 }, 422, undefined],
    ['card points without a trick', { tricks: { forehand: 5, middlehand: 0, rearhand: 5 } }, 422, 'counts-impossible'],
    ['a fourth unseen pass', { doubled: { passing: 4 } }, 422, undefined],
    ['an unseen pass that was not agreed', { doubled: { passing: 1 } }, 422, 'option-required'],
    ['an unknown ruleset', { ruleset: 'frogs' }, 422, 'unknown-ruleset'],
  ])('refuses %s', async (_what, wrong, status, code) => {
    const answer = await ask({ ...played, options: points, ...wrong });
    expect(answer.status).toBe(status);
    if (code !== undefined) expect(answer.body['code']).toBe(code);
  });

  test('can be asked in a batch', async () => {
    const body = { ...played, ruleset: 'foster' };
    const [line] = await askBatch(service.url, [{ id: 1, call: 'ramsch.value', body }]);
    expect(line).toMatchObject({ id: 1, status: 200, body: { scores: { forehand: -20, middlehand: 0, rearhand: 0 } } });
  });

  test('shows in each ruleset its own Ramsch and the forms that may be agreed to', async () => {
    const of = async (id: string) => (await service.ask('GET', `/v1/rulesets/${id}`)).body;
    expect(await of('isko')).toMatchObject({
      ramsch: null,
      options: { ramsch: expect.arrayContaining(['points']) as [] },
    });
    expect(await of('foster')).toMatchObject({
      ramsch: { rates: [20, 30, 50], law: 'foster:4' },
      options: { ramsch: [] },
    });
  });
});
