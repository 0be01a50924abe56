import { z } from 'zod';
import { bookingKinds } from '../../../persistence/stores/ledger-bookings';
import { pageQuery } from '../../../platform';
import { Code } from './money-plan.schema';

const Account = z.string().describe('player:<id>, charge:<code>, pot:<code>, desk or organiser.');
const Amount = z.int().describe('In hundredths of the currency.');

const Line = z.strictObject({
  kind: z.enum(['charge', 'payment', 'payout', 'refund', 'grant', 'split', 'prize']),
  code: z.string(),
  from: Account,
  to: Account,
  quantity: z.int32(),
  unit: z.enum(['entry', 'session', 'lost-game', 'passed-deal', 'booking', 'share', 'prize']),
  each: Amount.describe('Cents for one unit.'),
  cents: Amount.describe('quantity x each.'),
  session: z.int32().optional(),
  table: z.int32().optional().describe('Number of the table.'),
});

export const LedgerAnswer = z
  .strictObject({
    currency: z.string(),
    final: z.boolean().describe('Whether prizes are due and stand in the ledger.'),
    accounts: z.array(z.strictObject({ account: Account, balance: Amount })).describe('Every account a line touched.'),
    sum: Amount.describe('What all accounts add up to: always 0.'),
    items: z.array(Line),
    next: z.string().nullable(),
  })
  .meta({ id: 'Ledger' });

export const LedgerPage = pageQuery(z.int32().min(0));

const Person = z.strictObject({
  playerId: z.string(),
  name: z.string(),
  charged: Amount,
  refunded: Amount,
  paid: Amount,
  won: Amount,
  paidOut: Amount,
  balance: Amount.describe('What the player has to come; negative where he owes.'),
});

export const DeskAnswer = z
  .strictObject({
    currency: z.string(),
    cash: Amount.describe('What lies in the desk: payments less payouts.'),
    persons: z.array(Person),
    tables: z.array(
      z.strictObject({
        session: z.int32(),
        table: z.int32(),
        charged: Amount,
        persons: z.array(z.strictObject({ playerId: z.string(), name: z.string(), charged: Amount })),
      }),
    ),
  })
  .meta({ id: 'CashDesk' });

const bookingHead = { cents: z.int32().min(1).max(100_000_000), reason: z.string().trim().min(1).max(500).optional() };
const playerId = z.uuid();

export const NewBooking = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...bookingHead, kind: z.literal('payment'), playerId }),
    z.strictObject({ ...bookingHead, kind: z.literal('payout'), playerId }),
    z.strictObject({ ...bookingHead, kind: z.literal('refund'), playerId, charge: Code }),
    z.strictObject({ ...bookingHead, kind: z.literal('grant'), pot: Code }),
  ])
  .meta({ id: 'NewBooking' });

export const BookingAnswer = z
  .strictObject({
    number: z.int32(),
    kind: z.enum(bookingKinds),
    playerId: z.string().nullable(),
    code: z.string().nullable().describe('The charge that is given back, or the pot that is filled.'),
    cents: Amount,
    currency: z.string(),
    reason: z.string().nullable(),
    bookedBy: z.string().describe('The id of the key.'),
    bookedAt: z.iso.datetime(),
  })
  .meta({ id: 'Booking' });
