import { z } from 'zod';

/** The id of a player, a table, a key, ... */
export const Id = z.uuid();

/** A moment, in ISO 8601 in UTC with milliseconds. */
export const Instant = z.iso.datetime();

/** A number that counts sessions, deals, seats, points, ... */
export const Count = z.int32();

/** Points by the numbers of the seats. */
export const BySeat = z.record(z.string(), Count);

/** The whole event. */
export const OfEvent = z.object({}).meta({ id: 'OfEvent' });

export const OfPlayer = z.object({ player: Id }).meta({ id: 'OfPlayer' });

export const OfPlayers = z.object({ players: z.array(Id) }).meta({ id: 'OfPlayers' });

export const OfSession = z.object({ session: Count }).meta({ id: 'OfSession' });

export const OfTable = OfSession.extend({ table: Id }).meta({ id: 'OfTable' });

export const OfDeal = OfTable.extend({ deal: Count }).meta({ id: 'OfDeal' });

export const OfSeat = OfTable.extend({ seat: Count }).meta({ id: 'OfSeat' });

export const OfAdjustment = OfTable.extend({
  adjustment: Count.describe('Its number at the table.'),
}).meta({ id: 'OfAdjustment' });

/** What it is about is named as far as there is something. */
export const OfDispute = z
  .object({ dispute: Id, session: Count.optional(), table: Id.optional(), deal: Count.optional() })
  .meta({ id: 'OfDispute' });

export const OfRuling = OfDispute.extend({ ruling: Count.describe('Its number in the dispute.') }).meta({
  id: 'OfRuling',
});

/** A warning that a ruling gave names both. */
export const OfWarning = z
  .object({
    warning: Id,
    session: Count,
    table: Id,
    player: Id,
    dispute: Id.optional(),
    ruling: Count.optional(),
  })
  .meta({ id: 'OfWarning' });

export const OfBooking = z.object({ booking: Count, player: Id.optional() }).meta({ id: 'OfBooking' });

export const OfKey = z.object({ key: Id }).meta({ id: 'OfKey' });

export const OfWebhook = z.object({ webhook: Id }).meta({ id: 'OfWebhook' });
