import { CHOICE_ALIASES, PARTY_ALIASES } from '../../src/rules';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** An offence of anybody. */
const incidentBy = (offender: unknown) => ({ kind: 'abandon', offender });

const adjudicate = (body: object) =>
  service.ask<{ readonly errors: readonly { readonly pointer: string }[] }>('POST', '/v1/irregularities/adjudicate', {
    body: { ruleset: 'foster', ...body },
  });

test.each(Object.keys(PARTY_ALIASES))('the older word or letter %s names an offender', async (offender) => {
  const { status } = await adjudicate({ incident: incidentBy(offender) });

  expect([200, 422]).toContain(status);
});

test.each(Object.keys(CHOICE_ALIASES))('the longer word %s names a choice', async (choice) => {
  const { status } = await adjudicate({ incident: incidentBy('declarer'), choice });

  expect([200, 422]).toContain(status);
});

test.each(['adversaries', 'opponents', 'Adversary', '', 'toString', '__proto__', null, 1.5])(
  'an offender %p, who is nobody, is refused by its field',
  async (offender) => {
    const { status, body } = await adjudicate({ incident: incidentBy(offender) });

    expect(status).toBe(400);
    expect(body.errors.map(({ pointer }) => pointer)).toEqual(['/incident/offender']);
  },
);
