import type { EntityManager } from 'typeorm';
import { DealRow } from '../entities/deal';
import { DealRevisionRow } from '../entities/deal-revision';
import type { DealKind } from '../entities/entry-columns';

export { type DealKind, dealKinds, type Facts, type SeatScores } from '../entities/entry-columns';

/** One revision of a deal. */
export type DealRevision = Readonly<DealRevisionRow>;

/** Which table. */
export type TablePlace = Pick<DealRevision, 'tournamentId' | 'tableId'>;

/** Which tables of a tournament. */
export interface TablePlaces {
  readonly tournamentId: string;
  readonly tableIds: readonly string[];
}

/** What of a deal its list adds up. */
export type ListLine = Pick<DealRevision, 'tableId' | 'deal' | 'kind' | 'declarer' | 'score' | 'scores'>;

/** Which deal. */
export type DealPlace = Pick<DealRevision, 'tournamentId' | 'tableId' | 'deal'>;

/** A line to be written; the database adds the time. */
export type NewLine = Omit<DealRevision, 'enteredAt' | 'disputeId' | 'ruling'>;

/** A line as it stands in a list, by a ruling or without one. */
export type WrittenLine = NewDealRevision & Pick<DealRevision, 'enteredAt'>;

/** A revision to be written, by a ruling or without one. */
export type NewDealRevision = NewLine & Partial<Pick<DealRevision, 'disputeId' | 'ruling'>>;

/** What a table's deals of one kind come to in one column, or without an entry. */
export interface ColumnSums {
  readonly tableId: string;
  /** Which stretch of the list, counted from 0: a new one begins wherever a substitute takes over or somebody joins. */
  readonly stretch: number;
  readonly kind: DealKind;
  /** The seat whose column it is, for a passed deal its dealer's; null for deals that were not played. */
  readonly seat: number | null;
  readonly deals: number;
  readonly gamePoints: number;
  readonly won: number;
  readonly lost: number;
}

/** Enters a deal for the first time, by a number and its first revision at once. Throws when the table has that deal already. */
export async function insertDeal(manager: EntityManager, revision: NewDealRevision): Promise<DealRevision> {
  const { tournamentId, tableId, deal, kind, declarer, score, scores, facts, result } = revision;
  const { rulesRevision, reason, enteredBy } = revision;
  const [made] = await manager.query<Pick<DealRevision, 'enteredAt'>[]>(
    `WITH numbered AS (INSERT INTO deal (tournament_id, table_id, number, revision) VALUES ($1, $2, $3, $4))
     INSERT INTO deal_revision (tournament_id, table_id, deal, revision, kind, declarer, score, scores, facts, result,
                                rules_revision, reason, entered_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING entered_at AS "enteredAt"`,
    [
      tournamentId,
      tableId,
      deal,
      revision.revision,
      kind,
      declarer,
      score,
      json(scores),
      json(facts),
      json(result),
      rulesRevision,
      reason,
      enteredBy,
    ],
  );
  return asStored(revision, made);
}

/** Enters a further revision and lets the deal point at it; undefined when it is not the next one. */
export async function reviseDeal(manager: EntityManager, next: NewDealRevision): Promise<DealRevision | undefined> {
  const { tournamentId, tableId, deal, revision, kind, declarer, score, scores, facts, result } = next;
  const { rulesRevision, reason, enteredBy, disputeId = null, ruling = null } = next;
  const [made] = await manager.query<Pick<DealRevision, 'enteredAt'>[]>(
    `WITH pointed AS (UPDATE deal SET revision = $4
                      WHERE tournament_id = $1 AND table_id = $2 AND number = $3 AND revision = $4 - 1 RETURNING number)
     INSERT INTO deal_revision (tournament_id, table_id, deal, revision, kind, declarer, score, scores, facts, result,
                                rules_revision, reason, entered_by, dispute_id, ruling)
     SELECT $1::uuid, $2::uuid, number, $4::int, $5::text, $6::int, $7::int, $8::jsonb, $9::jsonb, $10::jsonb, $11::text,
            $12::text, $13::uuid, $14::uuid, $15::int
     FROM pointed RETURNING entered_at AS "enteredAt"`,
    [
      tournamentId,
      tableId,
      deal,
      revision,
      kind,
      declarer,
      score,
      json(scores),
      json(facts),
      json(result),
      rulesRevision,
      reason,
      enteredBy,
      disputeId,
      ruling,
    ],
  );
  return made && asStored(next, made);
}

/** Takes a deal out of its list with everything that was entered under its number; the log keeps it. Whoever calls has locked the table. */
export async function deleteDeal(manager: EntityManager, { tournamentId, tableId, deal }: DealPlace): Promise<void> {
  await manager.delete(DealRow, { tournamentId, tableId, number: deal });
}

/** How many deals of a table are entered, whether or not its end sums take their place. */
export async function countDealsAt(manager: EntityManager, { tournamentId, tableId }: TablePlace): Promise<number> {
  return manager.countBy(DealRow, { tournamentId, tableId });
}

const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** The revision of a deal that counts; undefined where the deal was not entered. */
export async function findDeal(manager: EntityManager, place: DealPlace): Promise<DealRevision | undefined> {
  return (await countingRevisions(manager, place).andWhere('entry.deal = :deal', place).getOne()) ?? undefined;
}

/** The revisions that count of a table's deals, by number: all, or at most `limit` of those after a number. */
export async function listDeals(
  manager: EntityManager,
  place: TablePlace,
  { limit, after = 0 }: { readonly limit?: number; readonly after?: number | undefined } = {},
): Promise<readonly DealRevision[]> {
  const query = countingRevisions(manager, place).andWhere('entry.deal > :after', { after }).orderBy('entry.deal');
  return (limit === undefined ? query : query.limit(limit)).getMany();
}

/** The lines that count of the lists of these tables, by number. */
export async function listLines(
  manager: EntityManager,
  { tournamentId, tableIds }: TablePlaces,
): Promise<readonly ListLine[]> {
  return manager.query<ListLine[]>(
    `SELECT entry.table_id AS "tableId", entry.deal, entry.kind, entry.declarer, entry.score, entry.scores
     FROM ${countingEntries}
     WHERE entry.table_id = ANY($2::uuid[])
     ORDER BY entry.deal`,
    [tournamentId, tableIds],
  );
}

/** When something was last entered or corrected in the list of each of these tables; tables without a deal are absent. */
export async function lastEntries(
  manager: EntityManager,
  { tournamentId, tableIds }: TablePlaces,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await manager.query<readonly { readonly tableId: string; readonly at: Date }[]>(
    `SELECT table_id AS "tableId", max(entered_at) AS at FROM deal_revision
     WHERE tournament_id = $1 AND table_id = ANY($2::uuid[]) GROUP BY table_id`,
    [tournamentId, tableIds],
  );
  return new Map(rows.map(({ tableId, at }) => [tableId, at]));
}

/** Every revision of a deal, oldest first. */
export async function listRevisions(manager: EntityManager, place: DealPlace): Promise<readonly DealRevision[]> {
  const { tournamentId, tableId, deal } = place;
  return manager.find(DealRevisionRow, { where: { tournamentId, tableId, deal }, order: { revision: 'ASC' } });
}

/** One revision of a deal, whether it counts or not. */
export async function findRevision(
  manager: EntityManager,
  { tournamentId, tableId, deal, revision }: DealPlace & Pick<DealRevision, 'revision'>,
): Promise<DealRevision | undefined> {
  return (await manager.findOneBy(DealRevisionRow, { tournamentId, tableId, deal, revision })) ?? undefined;
}

/** The deals of a session that are to be played anew by a ruling and were not entered since. */
export async function listToPlayAnew(
  manager: EntityManager,
  { tournamentId, number }: { readonly tournamentId: string; readonly number: number },
): Promise<readonly DealRevision[]> {
  return manager
    .createQueryBuilder(DealRevisionRow, 'entry')
    .where(`entry.tournamentId = :tournamentId AND entry.facts @> '{"playAnew": true}'`, { tournamentId })
    .andWhere(
      `entry.revision = (SELECT revision FROM deal
         WHERE (tournament_id, table_id, number) = (entry.tournamentId, entry.tableId, entry.deal))`,
    )
    .andWhere(
      'entry.tableId IN (SELECT id FROM playing_table WHERE tournament_id = :tournamentId AND session = :number)',
      {
        number,
      },
    )
    .orderBy({ 'entry.tableId': 'ASC', 'entry.deal': 'ASC' })
    .getMany();
}

/**
 * The revisions that count of all deals of the tournament `$1`, the newest of each, under the name `entry`. Told without the
 * rows of `deal`: a database that has seen small events only would join the two by comparing everything with everything.
 */
export const countingEntries = `(
       SELECT DISTINCT ON (table_id, deal) * FROM deal_revision
       WHERE tournament_id = $1 ORDER BY table_id, deal, revision DESC
     ) entry`;

/** In which stretch of its list the deal of an `entry` lies; see {@link ColumnSums}. */
export const stretchOfEntry = `CROSS JOIN LATERAL (
       SELECT count(*)::int AS number FROM (
         SELECT from_deal FROM substitution
         WHERE tournament_id = entry.tournament_id AND table_id = entry.table_id AND from_deal <= entry.deal
         UNION
         SELECT from_deal FROM seat
         WHERE tournament_id = entry.tournament_id AND table_id = entry.table_id AND from_deal BETWEEN 2 AND entry.deal
       ) beginnings
     ) stretch`;

/** The sums of all columns of the table `$2` of the tournament `$1`, added up from the revisions that count; rows of {@link ColumnSums}. */
export const columnSums = `SELECT entry.table_id AS "tableId", stretch.number AS stretch, entry.kind, coalesce(entry.declarer, part.seat::int, dealt.by) AS seat,
            count(*)::int AS deals,
            coalesce(sum(coalesce(entry.score, part.points::int)), 0)::int AS "gamePoints",
            (count(*) FILTER (WHERE entry.score > 0))::int AS won,
            (count(*) FILTER (WHERE entry.score < 0))::int AS lost
     FROM deal JOIN deal_revision entry
       ON entry.tournament_id = deal.tournament_id AND entry.table_id = deal.table_id
      AND entry.deal = deal.number AND entry.revision = deal.revision
     LEFT JOIN LATERAL jsonb_each_text(entry.scores) part (seat, points) ON true
     ${stretchOfEntry}
     CROSS JOIN LATERAL (
       SELECT CASE entry.kind WHEN 'passed' THEN (deal.number - max(from_deal)) % count(*)::int + 1 END AS by FROM seat
       WHERE tournament_id = deal.tournament_id AND table_id = deal.table_id AND from_deal <= deal.number
     ) dealt
     WHERE deal.tournament_id = $1 AND deal.table_id = $2
     GROUP BY entry.table_id, stretch.number, entry.kind, coalesce(entry.declarer, part.seat::int, dealt.by)`;

const countsFor = [
  'deal.tournamentId = entry.tournamentId',
  'deal.tableId = entry.tableId',
  'deal.number = entry.deal',
  'deal.revision = entry.revision',
].join(' AND ');

function countingRevisions(manager: EntityManager, { tournamentId, tableId }: TablePlace) {
  return manager
    .createQueryBuilder(DealRevisionRow, 'entry')
    .innerJoin(DealRow, 'deal', countsFor)
    .where('entry.tournamentId = :tournamentId AND entry.tableId = :tableId', { tournamentId, tableId });
}

/** A revision as it stands, with what the database has added; JSON has no members that are undefined. */
function asStored(revision: NewDealRevision, added: object | undefined): DealRevision {
  const { facts, result } = JSON.parse(JSON.stringify(revision)) as Pick<DealRevision, 'facts' | 'result'>;
  const written = { disputeId: null, ruling: null, ...revision, ...added, facts, result };
  return Object.assign(new DealRevisionRow(), written);
}
