import { balancesOf, chargeLines, personAccounts, tableAccounts } from '../../../src/competition';

const loss = {
  code: 'loss',
  per: 'lost-game' as const,
  tiers: [{ from: 1, cents: 50 }],
  refundable: false,
  to: [{ pot: 'house', parts: 1 }],
};
const entry = {
  code: 'entry',
  per: 'entry' as const,
  cents: 1000,
  refundable: true,
  to: [{ pot: 'prizes', parts: 1 }],
};
const lines = chargeLines(
  { charges: [entry, loss] },
  {
    entrants: ['A', 'B', 'C'],
    lists: [
      { playerId: 'B', session: 2, table: 1, lost: 1, passed: 0 },
      { playerId: 'A', session: 1, table: 2, lost: 3, passed: 0 },
      { playerId: 'B', session: 1, table: 2, lost: 2, passed: 0 },
    ],
    bookings: [
      { kind: 'payment', playerId: 'A', cents: 2000 },
      { kind: 'payout', playerId: 'A', cents: 850 },
      { kind: 'refund', playerId: 'C', charge: 'entry', cents: 1000 },
    ],
  },
);

it('by person: what was charged, given back and paid, and what is open', () => {
  expect(personAccounts(lines, ['A', 'B', 'C'])).toEqual([
    { playerId: 'A', charged: 1150, refunded: 0, paid: 2000, won: 0, paidOut: 850, balance: 0 },
    { playerId: 'B', charged: 1150, refunded: 0, paid: 0, won: 0, paidOut: 0, balance: -1150 },
    { playerId: 'C', charged: 1000, refunded: 1000, paid: 0, won: 0, paidOut: 0, balance: 0 },
  ]);
  const balances = balancesOf(lines);
  for (const { playerId, balance } of personAccounts(lines, ['A', 'B', 'C'])) {
    expect(balances.get(`player:${playerId}`)).toBe(balance);
  }
});

it('by table: what it brings to the desk, the entry left out', () => {
  expect(tableAccounts(lines)).toEqual([
    {
      session: 1,
      table: 2,
      charged: 250,
      persons: [
        { playerId: 'A', charged: 150 },
        { playerId: 'B', charged: 100 },
      ],
    },
    { session: 2, table: 1, charged: 50, persons: [{ playerId: 'B', charged: 50 }] },
  ]);
});
