import * as fc from 'fast-check';
import { payJackpot } from '../../../src/competition';
import { competition, game } from '../events';
import { assert } from '../../tools/property';

const grandOuvert = { games: ['grand'], ouvert: true };
const ouvert = (session: number, more = {}) => game('A', { game: 'grand', ouvert: true, session, ...more });
const pay = (pot: number, sessions: readonly number[]) =>
  payJackpot(
    { code: 'jackpot', sessions: 10, deals: grandOuvert },
    pot,
    competition({ deals: sessions.map((session) => ouvert(session)) }),
  );
const paidIn = (payment: ReturnType<typeof pay>): readonly number[] =>
  payment.payments.map(({ winners }) => winners.reduce((sum, { cents }) => sum + cents, 0));

it.each([
  [84_000, [1, 7, 10], [8400, 50_400, 25_200]],
  [73_000, [3], [21_900]],
  [83_000, [2, 5, 9], [16_600, 24_900, 33_200]],
])('E18: a pot of %i won in the sessions %j pays %j', (pot, sessions, paid) => {
  expect(paidIn(pay(pot, sessions))).toEqual(paid);
});

it('two who win in one session share what had waited, and the odd cent goes to the earlier table', () => {
  const deals = [ouvert(3, { declarer: 'B', table: 2 }), ouvert(3)];
  const { payments, left } = payJackpot({ code: 'j', sessions: 3, deals: grandOuvert }, 101, competition({ deals }));
  expect(payments).toEqual([
    {
      session: 3,
      winners: [
        { playerId: 'A', table: 1, deal: 1, cents: 51 },
        { playerId: 'B', table: 2, deal: 1, cents: 50 },
      ],
    },
  ]);
  expect(left).toBe(0);
});

it('a lost Grand ouvert, another game, and one after the last release win nothing', () => {
  const deals = [ouvert(1, { score: -264 }), game('A', { ouvert: true, game: 'null' }), ouvert(11)];
  const rule = { code: 'j', sessions: 10, deals: grandOuvert };
  expect(payJackpot(rule, 1000, competition({ deals }))).toEqual({ payments: [], left: 1000 });
});

it('what is paid and what is left add up to the pot', () => {
  assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.integer({ min: 1, max: 10 })), (pot, sessions) => {
      const payment = pay(pot, sessions);
      expect(paidIn(payment).reduce((sum, cents) => sum + cents, 0) + payment.left).toBe(pot);
      expect(payment.left).toBeGreaterThanOrEqual(0);
    }),
  );
});
