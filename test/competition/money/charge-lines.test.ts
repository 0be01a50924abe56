import { balancesOf, chargeLines, lossParts, type LossTier } from '../../../src/competition';

const cost = (tiers: readonly LossTier[], lost: number): number =>
  lossParts(tiers, lost).reduce((sum, { quantity, each }) => sum + quantity * each, 0);
const tier = (from: number, cents: number): LossTier => ({ from, cents });

it.each([
  ['common', [tier(1, 50), tier(4, 100)], 550],
  ['online', [tier(1, 50), tier(4, 100), tier(6, 300)], 950],
  ['a club', [tier(1, 50), tier(3, 100), tier(5, 150), tier(7, 200)], 800],
  ['another club', [tier(1, 30), tier(4, 100)], 490],
])('E21: seven lost games by the tiers of %s', (_whose, tiers, cents) => {
  expect(cost(tiers, 7)).toBe(cents);
});

it('no lost game costs nothing, and a tier begins with its own game', () => {
  const tiers = [tier(1, 50), tier(4, 100)];
  expect([0, 1, 3, 4].map((lost) => cost(tiers, lost))).toEqual([0, 50, 150, 250]);
});

const event = {
  entrants: ['A', 'B'],
  lists: [
    { playerId: 'A', session: 1, table: 2, lost: 4, passed: 3 },
    { playerId: 'B', session: 1, table: 2, lost: 0, passed: 3 },
  ],
  bookings: [],
};
const rule = { refundable: false, to: [{ pot: 'prizes', parts: 1 }] };

it('every line says what it counts, how many and at what price', () => {
  const charges = [
    { ...rule, code: 'entry', per: 'entry' as const, cents: 1000 },
    { ...rule, code: 'card', per: 'session' as const, cents: 200 },
    { ...rule, code: 'loss', per: 'lost-game' as const, tiers: [tier(1, 50), tier(4, 100)] },
    { ...rule, code: 'passed', per: 'passed-deal' as const, cents: 50 },
  ];
  const lines = chargeLines({ charges }, event).filter(({ kind }) => kind === 'charge');
  expect(
    lines.map(({ code, from, quantity, unit, each, cents, table }) => [code, from, quantity, unit, each, cents, table]),
  ).toEqual([
    ['entry', 'player:A', 1, 'entry', 1000, 1000, undefined],
    ['entry', 'player:B', 1, 'entry', 1000, 1000, undefined],
    ['card', 'player:A', 1, 'session', 200, 200, 2],
    ['card', 'player:B', 1, 'session', 200, 200, 2],
    ['loss', 'player:A', 3, 'lost-game', 50, 150, 2],
    ['loss', 'player:A', 1, 'lost-game', 100, 100, 2],
    ['passed', 'player:A', 3, 'passed-deal', 50, 150, 2],
    ['passed', 'player:B', 3, 'passed-deal', 50, 150, 2],
  ]);
});

it('what a charge has collected, less what was given back, goes to its pots to the cent', () => {
  const charge = {
    code: 'loss',
    per: 'session' as const,
    cents: 335,
    refundable: true,
    to: [
      { pot: 'organiser', parts: 60 },
      { pot: 'special', parts: 15 },
      { pot: 'bonus', parts: 10 },
      { pot: 'month', parts: 15 },
    ],
  };
  const refund = { kind: 'refund', playerId: 'B', charge: 'loss', cents: 335 } as const;
  const balances = balancesOf(chargeLines({ charges: [charge] }, { ...event, bookings: [refund] }));
  expect(Object.fromEntries(balances)).toEqual({
    'player:A': -335,
    'player:B': 0,
    'charge:loss': 0,
    'pot:organiser': 201,
    'pot:special': 50,
    'pot:bonus': 34,
    'pot:month': 50,
  });
});
