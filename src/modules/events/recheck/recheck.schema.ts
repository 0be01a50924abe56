import { z } from 'zod';
import { dealKinds } from '../../../persistence/stores/deals';
import { pageQuery } from '../../../platform';

const Valued = z.strictObject({
  rulesRevision: z.string(),
  kind: z.enum(dealKinds),
  declarer: z.int32().nullable().describe('Seat number.'),
  score: z.int32().nullable(),
  scores: z.record(z.string(), z.int32()).nullable().describe('The entries of a Ramsch by seat number.'),
  result: z.looseObject({}).nullable().describe('As the `result` of a deal; a stored one as it was shown then.'),
});

const Counts = z.strictObject({
  deals: z.int32().describe('Deals that count, of all sessions that were not declared void.'),
  ruled: z.int32().describe('Of these, by a ruling, which stands whatever the rules say later.'),
  same: z.int32(),
  differing: z.int32(),
  scores: z.int32().describe('Of the differing, those whose entry in a column would be another.'),
});

const Differing = z.strictObject({
  session: z.int32(),
  table: z.int32().describe('Number of the table.'),
  tableId: z.string(),
  deal: z.int32(),
  revision: z.int32(),
  stored: Valued,
  now: Valued.nullable().describe('What it would be; null where the rules of today refuse it.'),
  refused: z.strictObject({ code: z.string(), message: z.string() }).nullable().describe('Why they do.'),
});

/** What the rules of today would change in an event; nothing of it is changed. */
export const Recheck = z
  .strictObject({
    rulesRevision: z.string().describe('The rules of today.'),
    counts: Counts.nullable().describe('Of the whole event, on the first page; null on later ones.'),
    items: z.array(Differing).describe('By session, table and deal.'),
    next: z.string().nullable(),
  })
  .meta({ id: 'Recheck' });

/** A cursor holds session, table and deal of the last item. */
export const RecheckPage = pageQuery(z.tuple([z.int32().min(1), z.int32().min(1), z.int32().min(1)]));
