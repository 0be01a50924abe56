import { z } from 'zod';
import { members } from './happening';

/** The id of a player, a table, a key, ... */
export const Id = z.uuid().meta({ id: 'Uuid' });

/** A moment. */
export const Instant = z.iso.datetime().meta({ id: 'Instant', description: 'In ISO 8601, in UTC.' });

/** A number that counts sessions, deals, seats, points, ... */
export const Count = z.int32().meta({ id: 'Int32' });

/** Points by the numbers of the seats. */
export const BySeat = z
  .record(z.string(), Count)
  .meta({ id: 'PointsBySeat', description: 'By the numbers of the seats.' });

/** The whole event. */
export const OfEvent = members({}).meta({ id: 'OfEvent' });

export const OfPlayer = members({ player: Id }).meta({ id: 'OfPlayer' });

export const OfPlayers = members({ players: z.array(Id) }).meta({ id: 'OfPlayers' });

export const OfSession = members({ session: Count }).meta({ id: 'OfSession' });

export const OfTable = OfSession.extend({ table: Id }).meta({ id: 'OfTable' });

export const OfDeal = OfTable.extend({ deal: Count }).meta({ id: 'OfDeal' });

export const OfSeat = OfTable.extend({ seat: Count }).meta({ id: 'OfSeat' });

export const OfAdjustment = OfTable.extend({
  adjustment: Count.describe('Its number at the table.'),
}).meta({ id: 'OfAdjustment' });

/** What it is about is named as far as there is something. */
export const OfDispute = members({
  dispute: Id,
  session: Count.optional(),
  table: Id.optional(),
  deal: Count.optional(),
}).meta({ id: 'OfDispute' });

export const OfRuling = OfDispute.extend({ ruling: Count.describe('Its number in the dispute.') }).meta({
  id: 'OfRuling',
});

/** A warning that a ruling gave names both. */
export const OfWarning = members({
  warning: Id,
  session: Count,
  table: Id,
  player: Id,
  dispute: Id.optional(),
  ruling: Count.optional(),
}).meta({ id: 'OfWarning' });

export const OfBooking = members({ booking: Count, player: Id.optional() }).meta({ id: 'OfBooking' });

export const OfKey = members({ key: Id }).meta({ id: 'OfKey' });

export const OfWebhook = members({ webhook: Id }).meta({ id: 'OfWebhook' });
