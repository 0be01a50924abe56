import * as fc from 'fast-check';
import {
  balancesOf,
  chargeLines,
  type MoneyPlan,
  prizeLines,
  type PrizePlan,
  settlePots,
} from '../../../src/competition';
import type { Booking, ChargeRule } from '../../../src/competition';
import { competition, game, result } from '../events';
import { assert } from '../../tools/property';

const ids = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const pots = ['first', 'second', 'third', 'fourth'];
const cents = fc.integer({ min: 1, max: 5000 });
const playerId = fc.constantFrom(...ids);
const session = fc.integer({ min: 1, max: 4 });
const small = fc.nat(12);

const to = fc.array(fc.record({ pot: fc.constantFrom(...pots), parts: fc.integer({ min: 1, max: 100 }) }), {
  minLength: 1,
  maxLength: 3,
});
const charge: fc.Arbitrary<ChargeRule> = fc.oneof(
  fc.record({
    code: fc.constantFrom('a', 'b', 'c'),
    to,
    refundable: fc.boolean(),
    per: fc.constantFrom('entry' as const, 'session' as const, 'passed-deal' as const),
    cents,
  }),
  fc.record({
    code: fc.constantFrom('d', 'e'),
    to,
    refundable: fc.boolean(),
    per: fc.constant('lost-game' as const),
    tiers: fc.tuple(cents, cents, cents).map((all) => all.map((each, index) => ({ from: 1 + 3 * index, cents: each }))),
  }),
);
const prizePlan: fc.Arbitrary<PrizePlan> = fc.oneof(
  fc.record({ kind: fc.constant('table' as const), cents: fc.array(cents, { minLength: 1, maxLength: 5 }) }),
  fc.record({
    kind: fc.constant('shares' as const),
    weights: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 9 }),
  }),
  fc.record({ kind: fc.constant('equal' as const), cents }),
  fc.record({
    kind: fc.constant('declining' as const),
    entriesPerPrize: fc.integer({ min: 1, max: 5 }),
    rounding: fc.constantFrom(1, 50, 100),
  }),
);
const plan: fc.Arbitrary<MoneyPlan> = fc.record({
  charges: fc.uniqueArray(charge, { selector: ({ code }) => code, maxLength: 5 }),
  prizes: fc.tuple(prizePlan, prizePlan, fc.constantFrom(undefined, 'tandem' as const)).map(([one, other, scope]) => [
    { code: 'overall', pot: 'first', plan: one, scope },
    { code: 'late', pot: 'second', plan: other, sessions: [3, 4], minimumResults: 1 },
  ]),
  awards: fc.constant([{ code: 'best', pot: 'third', criteria: [{ measure: 'best-session' as const }] }]),
  jackpots: fc.constant([{ code: 'jackpot', pot: 'fourth', sessions: 4, deals: { games: ['grand'] } }]),
});
const tandem = {
  members: new Map([
    ['Pair 1', ['A', 'B']],
    ['Pair 2', ['C', 'D']],
    ['Pair 3', ['E']],
  ]),
  lot: ['Pair 3', 'Pair 1', 'Pair 2'],
  areSinglesDoubled: true,
};
const bookings: fc.Arbitrary<readonly Booking[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('payment' as const, 'payout' as const), playerId, cents }),
    fc.record({ kind: fc.constant('grant' as const), pot: fc.constantFrom(...pots), cents }),
  ),
);
const results = fc.uniqueArray(fc.record({ playerId, session, total: fc.integer({ min: -500, max: 2000 }) }), {
  selector: (entry) => `${entry.playerId} ${entry.session}`,
});
const lists = fc.array(fc.record({ playerId, session, table: fc.constant(1), lost: small, passed: small }));
const grands = fc.array(fc.record({ declarer: playerId, session }), { maxLength: 5 });

it('whatever the event, the ledger sums to zero, and of every pot what is paid and what is left is what was in it', () => {
  assert(
    fc.property(plan, bookings, results, lists, grands, (rules, booked, played, kept, games) => {
      const event = competition({
        entrants: ids,
        groups: { ...competition({}).groups, tandem },
        results: played.map((entry) => result(entry.playerId, entry.session, entry.total)),
        deals: games.map((more, deal) => game(more.declarer, { session: more.session, game: 'grand', deal })),
      });
      const before = chargeLines(rules, { entrants: ids, lists: kept, bookings: booked });
      const settled = settlePots(rules, before, event);
      const lines = [...before, ...prizeLines(settled)];
      const balances = balancesOf(lines);
      const sum = [...balances.values()].reduce((total, balance) => total + balance, 0);
      expect(sum).toBe(0);
      for (const { quantity, each, cents: made } of lines) expect(quantity * each).toBe(made);
      for (const { code } of rules.charges) expect(balances.get(`charge:${code}`) ?? 0).toBe(0);

      const filled = balancesOf(before);
      const paidFrom = (pot: string): number =>
        lines.reduce(
          (total, line) => (line.kind === 'prize' && line.from === `pot:${pot}` ? total + line.cents : total),
          0,
        );
      for (const { pot, cents: inPot, left } of [...settled.prizes, ...settled.awards, ...settled.jackpots]) {
        expect(inPot).toBe(filled.get(`pot:${pot ?? ''}`) ?? 0);
        expect(paidFrom(pot ?? '') + left).toBe(inPot);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(balances.get(`pot:${pot ?? ''}`) ?? 0).toBe(left);
      }
    }),
  );
});

it('prizes by shares leave nothing in a pot as soon as somebody has played', () => {
  const rules: MoneyPlan = {
    charges: [
      {
        code: 'entry',
        per: 'entry',
        cents: 1000,
        refundable: true,
        to: [
          { pot: 'jackpot', parts: 3 },
          { pot: 'prizes', parts: 97 },
        ],
      },
    ],
    prizes: [
      { code: 'overall', pot: 'prizes', plan: { kind: 'shares', weights: [215, 185, 150, 115, 100, 90, 65, 50] } },
    ],
    awards: [],
    jackpots: [],
  };
  const entrants = Array.from({ length: 30 }, (_, index) => `${index}`);
  const event = competition({ entrants, results: entrants.map((id, index) => result(id, 1, 1000 - index)) });
  const lines = chargeLines(rules, { entrants, lists: [], bookings: [] });
  const { prizes } = settlePots(rules, lines, event);
  expect(prizes[0]?.prizes.map(({ cents: paid }) => paid)).toEqual([6450, 5550, 4500, 3450, 3000, 2700, 1950, 1500]);
  expect(prizes[0]?.left).toBe(0);
});

it('an award with a pot pays its holders alike, and one that nobody holds keeps it', () => {
  const rules: MoneyPlan = {
    charges: [],
    prizes: [],
    awards: [
      { code: 'best', pot: 'best', criteria: [{ measure: 'best-session' }] },
      { code: 'hand', pot: 'hand', criteria: [{ measure: 'highest-game', deals: { hand: true } }] },
      { code: 'wins', criteria: [{ measure: 'most-wins' }] },
    ],
    jackpots: [],
  };
  const grants = ['best', 'hand'].map((pot) => ({ kind: 'grant' as const, pot, cents: 101 }));
  const lines = chargeLines(rules, { entrants: [], lists: [], bookings: grants });
  const event = competition({ results: [result('A', 1, 500, 3), result('B', 1, 500, 4)] });
  const settled = settlePots(rules, lines, event);
  expect(settled.awards.map(({ code, paid, left }) => [code, paid, left])).toEqual([
    ['best', [51, 50], 0],
    ['hand', [], 101],
    ['wins', [0], 0],
  ]);
  expect(prizeLines(settled).map(({ code, to: winner, cents: paid }) => [code, winner, paid])).toEqual([
    ['best', 'player:A', 51],
    ['best', 'player:B', 50],
  ]);
});
