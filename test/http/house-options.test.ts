import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const ask = (call: string, body: object) => service.ask('POST', `/v1/${call}`, { body: { ruleset: 'isko', ...body } });
const hearts = {
  contract: { game: 'suit', trump: 'H' },
  matadors: { with: 1 },
  outcome: { cardPoints: 75, tricks: 6 },
};

describe('house rules that a table may agree to', () => {
  test('are listed by each ruleset with citation and evidence, and every citation resolves', async () => {
    const { body } = await service.ask<{
      options: { house: readonly { option: string; law: string; evidence: string }[] };
    }>('GET', '/v1/rulesets/isko-2022');
    expect([...new Set(body.options.house.map(({ option }) => option))]).toEqual([
      'ramsch',
      'kontra',
      'bock',
      'spitze',
      'matadors',
      'values',
    ]);
    for (const { law, evidence } of body.options.house) {
      expect((await service.ask('GET', `/v1/laws/${law}`)).body).toMatchObject({ citation: law, evidence });
    }
  });

  test.each([
    ['contracts/value', { ...hearts, contract: { ...hearts.contract, kontra: 'kontra' } }, '/contract/kontra'],
    [
      'contracts/value',
      { ...hearts, contract: { ...hearts.contract, spitze: true }, outcome: { ...hearts.outcome, spitze: true } },
      '/contract/spitze',
    ],
    ['contracts/value', { ...hearts, bock: true }, '/bock'],
  ])('that are used in %s without an agreement are refused, %j at %s', async (call, body, pointer) => {
    const answer = await ask(call, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'option-required', errors: [{ pointer }] } });
    expect(answer.body['law']).toMatch(/^house:/);
  });

  test.each([
    [422, 'options-exclude', { kontra: { upTo: 'kontra', reOnClosedNull: true } }],
    [422, 'option-not-offered', { ramsch: { form: 'winner-23', ties: 'half' } }],
    [422, 'option-not-offered', { reading: 'prose' }],
    [422, 'option-not-offered', { games: ['uno'] }],
    [400, 'invalid-request', { kontra: { upTo: 'supra' } }],
    [400, 'invalid-request', { spitze: 3 }],
    [400, 'invalid-request', { patrol: true }],
  ])('are refused with %i %s where they are none, or exclude one another: %j', async (status, code, options) => {
    for (const [call, body] of [
      ['contracts/value', hearts],
      ['contracts/validate', { skat: 'taken', contract: hearts.contract }],
      ['bids/validate', { calls: [] }],
    ] as const) {
      const answer = await ask(call, { ...body, options });
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.body['code']).toBe(code);
    }
  });

  test('are one schema: what one question takes every other takes too, and what does not matter changes nothing', async () => {
    const options = { ramsch: { form: 'points' }, bock: true, kontra: { upTo: 're' } };
    expect((await ask('contracts/value', { ...hearts, options })).body).toMatchObject({ score: 20 });
    expect((await ask('contracts/validate', { skat: 'taken', contract: hearts.contract, options })).body).toMatchObject(
      {
        legal: true,
      },
    );
    expect((await ask('bids/validate', { calls: [], options })).body).toMatchObject({ legal: true });
  });

  test('double what may stand in a list', async () => {
    const list = { scoring: 'seeger-fabian', players: 3, deals: [{ declarer: 1, score: -2112 }] };
    expect((await ask('lists/score', list)).body).toMatchObject({ legal: false });
    const options = { kontra: { upTo: 're' } };
    expect((await ask('lists/score', { ...list, options })).body).toMatchObject({ legal: true });
  });
});

it.todo('the agreed house options: Bock rounds by what triggers them, Bockramsch, and Bock in the deals of a table');
