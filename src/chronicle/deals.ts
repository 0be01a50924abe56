import { z } from 'zod';
import { happening, Json, type LineOf, members, type Said, type Value } from './happening';
import { anew, type EventRows, type Row } from './rows';
import { BySeat, Count, OfDeal } from './subjects';

/** One entry of a deal: `score` as it stands in the declarer's column, `scores` those of a Ramsch. */
const Entry = members({
  revision: Count,
  facts: Json.describe('As entered.'),
  score: Count.nullable().optional().describe('In the column of the declarer.'),
  scores: BySeat.nullable().optional().describe('The entries of a Ramsch.'),
});

const Entered = Entry.extend({ rulesRevision: z.string() }).meta({ id: 'LoggedEntry' });

const ControlEntered = Entered.extend({
  agrees: z.boolean().nullable().describe('Whether the first list says the same; null where it has no such line yet.'),
});

type DealLine = LineOf<typeof OfDeal, Said, typeof Entered>;

/** As much of a line as an entry follows from. */
type EntryLine = Pick<DealLine, 'at' | 'by' | 'after' | 'reason'> & {
  readonly subject: Pick<DealLine['subject'], 'table' | 'deal'>;
};

const byNobody = { disputeId: null, ruling: null };

/** What happens to the deals of a table, in its list and in its second one. */
export const dealHappenings = {
  'deal-entered': happening({
    title: 'A deal was entered.',
    subject: OfDeal,
    after: Entered,
    rows: (rows, line, value) => {
      const { table: tableId, deal: number } = line.subject;
      rows.insert('deal', { tableId, number, revision: line.after.revision });
      rows.insert('deal-revision', { ...entryOf(line, value(line)), ...byNobody });
      changeTable(rows, tableId, { deals: 1 });
    },
  }),
  'deal-corrected': happening({
    title: 'A deal was corrected.',
    subject: OfDeal,
    before: Entry,
    after: Entered,
    rows: (rows, line, value) => {
      const { table: tableId, deal: number } = line.subject;
      rows.change('deal', { tableId, number }, { revision: line.after.revision });
      rows.insert('deal-revision', { ...entryOf(line, value(line)), ...byNobody });
      changeTable(rows, tableId);
    },
  }),
  'deal-taken-back': happening({
    title: 'The last deal of a list was taken back.',
    subject: OfDeal,
    before: Entry,
    rows: (rows, { subject: { table: tableId, deal } }) => {
      rows.remove('deal-revision', { tableId, deal });
      rows.remove('deal', { tableId, number: deal });
      changeTable(rows, tableId, { deals: -1 });
    },
  }),
  'control-entered': happening({
    title: 'A line of the second list was entered.',
    subject: OfDeal,
    after: ControlEntered,
    rows: enterControl,
  }),
  'control-corrected': happening({
    title: 'A line of the second list was corrected.',
    subject: OfDeal,
    before: Entry.pick({ revision: true, facts: true }),
    after: ControlEntered,
    rows: enterControl,
  }),
};

function enterControl(rows: EventRows, line: DealLine, value: Value): void {
  rows.insert('control-entry', entryOf(line, value(line)));
  changeTable(rows, line.subject.table);
}

/** Changes the list of a table: so many deals more, one version up. */
export function changeTable(rows: EventRows, id: string, { deals = 0 } = {}): void {
  rows.change('table', { id }, (row) => ({ dealsEntered: Number(row['dealsEntered']) + deals, ...anew(row) }));
}

/** One line of a list with its valuation. */
export function entryOf({ at, by, subject, after, reason }: EntryLine, result: unknown): Row {
  const { revision, facts, score = null, scores = null, rulesRevision } = after;
  const told = facts as Row;
  return {
    tableId: subject.table,
    deal: subject.deal,
    revision,
    kind: kindOf(told),
    declarer: told['declarer'] ?? null,
    score,
    scores,
    facts,
    result,
    rulesRevision,
    reason,
    enteredBy: by,
    enteredAt: at,
  };
}

function kindOf(facts: Row): string {
  if ('declarer' in facts) return 'played';
  if ('ramsch' in facts) return 'ramsch';
  return 'notPlayed' in facts ? 'not-played' : 'passed';
}
