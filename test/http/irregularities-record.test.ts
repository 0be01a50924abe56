import { startService, type TestService } from '../tools/http';
import type { RuledAnswer } from '../tools/irregularity-questions';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** The tournee of Foster's first illustrative hand up to its sixth trick; A, in forehand, is the declarer. */
const PLAYS = [
  'CJ',
  'H7',
  'DJ',
  'HQ',
  'HA',
  'H8',
  'D9',
  'DQ',
  'DK',
  'HJ',
  'SJ',
  'SA',
  'H9',
  'S7',
  'H10',
  'DA',
  'C7',
  'D8',
];
const SEATS = ['forehand', 'middlehand', 'rearhand'] as const;
/** Who led to each of the six tricks. */
const LEADERS = [0, 0, 1, 0, 1, 0];

const tournee = (cards: readonly string[] = PLAYS) => ({
  ruleset: 'foster',
  hands: {
    forehand: ['CJ', 'HJ', 'H10', 'HK', 'CA', 'CK', 'DA', 'D7', 'S10', 'S9'],
    middlehand: ['CQ', 'C10', 'C7', 'SK', 'SQ', 'SJ', 'HA', 'H9', 'H7', 'D9'],
    rearhand: ['C9', 'C8', 'SA', 'S8', 'S7', 'H8', 'DQ', 'DJ', 'D10', 'D8'],
  },
  skat: ['HQ', 'DK'],
  declarer: 'forehand',
  bid: 10,
  contract: { game: 'tournee', trump: 'H' },
  turned: ['HQ'],
  discard: ['S10', 'S9'],
  plays: cards.map((card, index) => ({ seat: SEATS[((LEADERS[Math.floor(index / 3)] ?? 0) + (index % 3)) % 3], card })),
});

/** In the third trick the declarer throws a heart on diamonds, though he holds the ace; middlehand wins and leads on. */
const revoked = tournee([...PLAYS.slice(0, 8), 'CA', 'C7']);

const ask = (incident: object, deal: object = tournee()) =>
  service.ask<{ readonly ruling: RuledAnswer; readonly errors: readonly { readonly pointer: string }[] }>(
    'POST',
    '/v1/irregularities/adjudicate',
    { body: { ruleset: 'foster', incident, deal } },
  );

describe('an incident that a record shows', () => {
  test('a revoke after which the next trick is led to is too late, though nothing is said of it', async () => {
    const { body } = await ask({ kind: 'revoke', offender: 'declarer', at: { trick: 3 } }, revoked);
    expect(body.ruling).toMatchObject({ disposition: 'game-lost', game: { won: false, result: { score: -12 } } });
    expect(body.ruling.missing.map(({ pointer }) => pointer)).not.toContain('/incident/facts/trickQuitted');
  });

  test('what is told against it is refused by name', async () => {
    const facts = { trickQuitted: false };
    const { status, body } = await ask({ kind: 'revoke', offender: 'declarer', at: { trick: 3 }, facts }, revoked);
    expect([status, body.errors.map(({ pointer }) => pointer)]).toEqual([422, ['/incident/facts/trickQuitted']]);
  });

  test('when it was found is told beside it', async () => {
    const asked = { kind: 'revoke', offender: 'declarer', at: { trick: 3 }, phase: 'trick-open' };
    expect((await ask(asked, revoked)).body.ruling).toMatchObject({ disposition: 'corrected' });
  });

  test('a tournee is not given up after six tricks', async () => {
    expect((await ask({ kind: 'abandon', offender: 'declarer' })).body.ruling).toMatchObject({
      disposition: 'refused',
    });
  });

  test.each([
    ['before his card to the second', PLAYS.slice(0, 3), 'allowed'],
    ['after it', PLAYS.slice(0, 4), 'refused'],
  ])('after the first trick it may be, %s', async (_title, cards, disposition) => {
    const { body } = await ask({ kind: 'abandon', offender: 'declarer' }, tournee(cards));
    expect(body.ruling.disposition).toBe(disposition);
  });

  test('a claim is counted where the record ends', async () => {
    const { body } = await ask({ kind: 'declarer-claims', offender: 'declarer', facts: { claims: 61 } });
    expect(body.ruling).toMatchObject({ disposition: 'game-lost', game: { result: { score: -12 } }, missing: [] });
  });
});
