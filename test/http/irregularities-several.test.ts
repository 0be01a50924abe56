import { startService, type Ask, type TestService } from '../tools/http';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Body {
  readonly ruling: Shown;
  readonly rulings: readonly Shown[];
  readonly errors: readonly { readonly pointer: string }[];
}

interface Shown {
  readonly disposition: string;
  readonly alreadyDecided: string | null;
  readonly decidedBy?: number;
  readonly game: { readonly won: boolean; readonly result: { readonly score: number } | null } | null;
  readonly choices: readonly object[];
  readonly missing: readonly object[];
  readonly reasoning: readonly { readonly text: string; readonly law: string }[];
}

/** The game before a trick, the fifth or the sixth. */
const situationAt = (trick: number) => ({
  contract: { game: 'grand' },
  bid: 18,
  matadors: { with: 2 },
  cardPoints: { declarer: trick === 5 ? 20 : 30, opponents: 20 },
  tricks: { declarer: trick - 3, opponents: 2 },
  skatPoints: 0,
});
const revoke = (offender: string, trick: number) => ({
  kind: 'revoke',
  offender,
  phase: 'trick-quitted',
  at: { trick },
  facts: { trickQuitted: true },
  situation: situationAt(trick),
});

const adjudicate = (body: object, headers: Readonly<Record<string, string>> = {}) =>
  ask<Body>('POST', '/v1/irregularities/adjudicate', { body: { ruleset: 'isko', ...body }, headers });

describe('several incidents in one deal', () => {
  test.each([
    ['opponent', 'declarer', 'game-won', 'declarer', 72],
    ['declarer', 'opponent', 'game-lost', 'opponents', -144],
  ])(
    'after a revoke by the %s a later one by the %s changes nothing',
    async (first, second, disposition, side, score) => {
      const { status, body } = await adjudicate({ incidents: [revoke(first, 5), revoke(second, 6)] });
      expect(status).toBe(200);
      const [one, two] = body.rulings;
      expect(one).toMatchObject({ disposition, alreadyDecided: null, game: { result: { score } } });
      expect(one).not.toHaveProperty('decidedBy');
      expect(two).toMatchObject({ disposition, alreadyDecided: side, decidedBy: 0, game: { result: { score } } });
      expect(two).toMatchObject({ choices: [], missing: [] });
      expect(body.ruling).toEqual(two);
    },
  );

  it('are each ruled on by themselves while none has ended the game', async () => {
    const told = { kind: 'onlooker-interferes', offender: 'onlooker', situation: situationAt(5) };
    const { body } = await adjudicate({ incidents: [told, revoke('opponent', 6)] });
    const alone = await adjudicate({ incident: revoke('opponent', 6) });
    expect(body.rulings[1]).toEqual(alone.body.ruling);
    expect(body.rulings[1]?.alreadyDecided).toBeNull();
  });

  it('name in both languages the one that had ended the game', async () => {
    const incidents = [revoke('opponent', 5), revoke('declarer', 6)];
    const { body } = await adjudicate({ incidents }, { 'Accept-Language': 'de' });
    expect(body.rulings[1]?.reasoning).toEqual([
      { text: 'Vorfall 1 hatte das Spiel beendet; was danach geschah, ändert daran nichts.', law: 'isko-2022:4.2.3' },
    ]);
  });

  test.each([
    ['neither form', {}],
    ['both forms', { incident: revoke('opponent', 5), incidents: [revoke('opponent', 5)] }],
  ])('told in %s are refused', async (_title, body) => {
    const { status, body: refused } = await adjudicate(body);
    expect([status, refused.errors.map(({ pointer }) => pointer)]).toEqual([400, ['/incident']]);
  });

  it('are refused at the one that is at fault', async () => {
    const odd = { ...revoke('declarer', 6), facts: { colour: 'red' } };
    const { status, body } = await adjudicate({ incidents: [revoke('opponent', 5), odd] });
    expect([status, body.errors.map(({ pointer }) => pointer)]).toEqual([400, ['/incidents/1/facts/colour']]);
  });
});
