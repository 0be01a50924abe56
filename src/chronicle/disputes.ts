import { z } from 'zod';
import { changeTable, entryOf } from './deals';
import { happening, Json, type LineOf, members, type Said } from './happening';
import { anew, type EventRows, type Row } from './rows';
import { BySeat, Count, Id, Instant, OfDispute, OfRuling } from './subjects';

const waiting = {
  state: 'open',
  appealUntil: null,
  appealedBy: null,
  appealedAt: null,
  appealedFor: null,
  withdrawnBy: null,
  withdrawnFor: null,
  version: 1,
};

const Advice = Json.nullable().describe('What the engine advises, in each language.');

const Opened = members({
  revision: Count.nullable().describe('The entry of the deal that it is about.'),
  ruleset: z.string(),
  kind: z.string(),
  told: Json.describe('As it was told.'),
  advice: Advice,
});

const Entry = members({
  revision: Count,
  facts: Json,
  score: Count.nullable().optional(),
  scores: BySeat.nullable().optional(),
});

const Ruled = Entry.partial()
  .extend({
    state: z.enum(['ruled', 'settled']),
    appealUntil: Instant.nullable(),
    level: z.string(),
    follows: z.boolean(),
    disposition: z.string(),
    law: z.string().nullable(),
    laws: z.array(z.string()),
    told: Json,
    advice: Advice,
    rulesRevision: z.string(),
    becomes: members({ result: Json.nullable(), reason: z.string().nullable(), rulesRevision: z.string() })
      .optional()
      .describe('What the deal is worth from now on, where the ruling changes it.'),
    penalties: z
      .array(members({ adjustment: Count, seat: Count, player: Id, points: Count, law: z.string() }))
      .optional(),
    withdrawn: members({ reason: z.string(), adjustments: z.array(Count), warnings: z.array(Id) })
      .optional()
      .describe('What earlier rulings on the dispute had brought, and counts no more.'),
  })
  .describe('The dispute, the ruling, and at a table all that it changes there.');

type RulingLine = LineOf<typeof OfRuling, Said, typeof Ruled>;

/** What happens to disputes. */
export const disputeHappenings = {
  'dispute-opened': happening({
    title: 'An incident was brought before the referee.',
    subject: OfDispute,
    after: Opened,
    rows: (rows, { at, by, subject, after }) => {
      const { dispute: id, session = null, table: tableId = null, deal = null } = subject;
      rows.insert('dispute', { id, session, tableId, deal, ...after, openedBy: by, openedAt: at, ...waiting });
    },
  }),
  'dispute-completed': happening({
    title: 'More was told of an incident that waits for a ruling.',
    subject: OfDispute,
    before: Opened.pick({ told: true }),
    after: Opened.pick({ told: true, advice: true }),
    rows: (rows, { subject: { dispute: id }, after: { told, advice } }) => {
      rows.change('dispute', { id }, (row) => ({ told, advice, ...anew(row) }));
    },
  }),
  'dispute-ruled': happening({
    title: 'A dispute was ruled on.',
    subject: OfRuling,
    before: Entry.partial().extend({ state: z.string() }),
    after: Ruled,
    rows: (rows, line) => {
      const { at, by, subject, after, reason } = line;
      const { dispute: disputeId, ruling: number, table: tableId } = subject;
      const { state, appealUntil, level, follows, disposition, law, laws, told, advice, rulesRevision } = after;
      rows.change('dispute', { id: disputeId }, (row) => ({ state, appealUntil, ...anew(row) }));
      const said = { level, follows, disposition, law, laws, told, advice, revision: after.revision ?? null };
      const ruling = { disputeId, number, ...said, reason, rulesRevision, ruledBy: by, ruledAt: at };
      rows.insert('dispute-ruling', ruling);
      if (tableId !== undefined) ruleAt(rows, tableId, line);
    },
  }),
  'dispute-appealed': happening({
    title: 'A ruling was brought before the jury.',
    subject: OfDispute,
    before: members({ state: z.string() }),
    after: members({ state: z.literal('appealed') }),
    rows: (rows, { at, by, subject: { dispute: id }, after: { state }, reason }) => {
      const appealed = { state, appealedBy: by, appealedAt: at, appealedFor: reason };
      rows.change('dispute', { id }, (row) => ({ ...appealed, ...anew(row) }));
    },
  }),
  'dispute-withdrawn': happening({
    title: 'A dispute was withdrawn before anybody ruled on it.',
    subject: OfDispute,
    before: members({ state: z.string() }),
    after: members({ state: z.literal('withdrawn') }),
    rows: (rows, { by, subject: { dispute: id }, after: { state }, reason }) => {
      const withdrawn = { state, withdrawnBy: by, withdrawnFor: reason };
      rows.change('dispute', { id }, (row) => ({ ...withdrawn, ...anew(row) }));
    },
  }),
};

/** What a ruling changes in the list of a table; what earlier ones had brought counts no more. */
function ruleAt(rows: EventRows, tableId: string, line: RulingLine): void {
  const { at, by, subject, after, reason } = line;
  const { becomes, penalties = [], withdrawn, revision, facts } = after;
  const { deal: number } = subject;
  const link = { disputeId: subject.dispute, ruling: subject.ruling };
  for (const adjustment of withdrawn?.adjustments ?? [])
    rows.change('adjustment', { tableId, number: adjustment }, { withdrawnFor: withdrawn?.reason });
  for (const id of withdrawn?.warnings ?? []) rows.change('warning', { id }, { withdrawnFor: withdrawn?.reason });
  if (becomes !== undefined && revision !== undefined && facts !== undefined && number !== undefined) {
    const entry = { at, by, reason, subject: { table: tableId, deal: number }, after: { ...after, revision, facts } };
    rows.change('deal', { tableId, number }, { revision });
    rows.insert('deal-revision', { ...entryOf(entry, null), ...becomes, ...link });
  }
  for (const { adjustment, seat, player: playerId, points, law } of penalties) {
    const entered: Row = { reason: reason ?? law, law, enteredBy: by, enteredAt: at, withdrawnFor: null };
    rows.insert('adjustment', { tableId, number: adjustment, seat, playerId, points, ...entered, ...link });
  }
  changeTable(rows, tableId);
}
