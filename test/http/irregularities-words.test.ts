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

describe('the vocabulary of incidents, asked by words', () => {
  const found = async (query: string, language = 'en') => {
    const { status, body } = await service.ask<{
      readonly items: readonly { readonly kind: string; readonly description: string }[];
    }>('GET', `/v1/incidents?${query}`, { headers: { 'Accept-Language': language } });
    expect(status).toBe(200);
    return body.items;
  };

  test.each([
    ['nicht bedient', 'revoke'],
    ['falsch rausgekommen', 'lead-out-of-turn'],
    ['verworfen', 'revoke'],
    ['Skat gesehen', 'skat-seen'],
    ['zu viele Karten', 'wrong-card-count-dealt'],
    ['ueberreizt', 'overbid'],
    ['led out of turn', 'lead-out-of-turn'],
    ['revoke', 'revoke'],
  ])('%s finds %s', async (words, kind) => {
    const items = await found(`q=${encodeURIComponent(words)}`);
    expect(items.map((item) => item.kind)).toContain(kind);
  });

  test('only what holds every word is found, whatever the language of the answer', async () => {
    expect(await found('q=Kiebitz')).toHaveLength(1);
    const [onlooker] = await found('q=Kiebitz+redet', 'de');
    expect(onlooker).toMatchObject({ kind: 'onlooker-interferes', group: 'conduct' });
    expect(onlooker?.description).toContain('Jemand, der nicht mitspielt');
    expect(await found('q=Kiebitz+bedient')).toEqual([]);
    expect((await found('q=Kiebitz&ruleset=foster'))[0]).toMatchObject({ laws: [] });
  });
});
