import { keptProfile } from '../../persistence/kept/profile';
import { setImmediate as nextTurn } from 'node:timers/promises';
import canonicalize from 'canonicalize';
import type { PlayingTable } from '../../persistence/stores/tables';
import { agreeOn, findRuleset } from '../../rules';
import { orderOf } from '../../modules/events/sheets';
import type { DealRules } from '../../modules/events/tables';
import type { MetaLine, EventPart, ReadRecord } from '../../modules/carriers/event-file';
import { checkBookings } from './check-bookings';
import { checkDeal } from './check-deal';
import { checkClosing, checkConfirmations } from './check-closing';
import { checkDraws } from './check-draws';
import { checkLists, checkResults } from './check-lists';
import { ChainCheck, checkAgainstLog } from './check-log';
import { keyOf, ReferenceCheck } from './check-references';
import type { EntryInBook, EventBook } from './event-book';
import { differences, guarded, proving, type Finding, slices, type Slices } from './finding';
import { ToldLog } from './told-log';

/** What a check came to. */
export interface EventReport {
  readonly tournament: string;
  readonly records: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

/** How long others wait for their turn, in milliseconds, where a single step does not take longer. */
const patience = 10;

type Rows = readonly (ReadRecord['record'] & { readonly line: number })[];

/**
 * Works an event out anew from its deals and its seeds, and names whatever is otherwise in the file. Takes the file part by part and
 * keeps of the deals nothing but the lines of their lists.
 */
export async function checkEvent(parts: AsyncIterable<EventPart>): Promise<EventReport> {
  let checker: EventChecker | undefined;
  let altered: readonly Finding[] = [];
  for await (const part of parts) {
    if (part.part === 'meta') checker = new EventChecker(part.meta);
    else if (part.part === 'record') checker?.take(part);
    else if (part.altered) {
      altered = differences(
        'file-altered',
        { record: 'end', key: {}, line: part.line },
        { sha256: 'given' },
        { sha256: 'of the lines' },
      );
    }
  }
  if (checker === undefined) throw new Error('a file without a beginning was read to its end');
  const report = await checker.finish();
  return { ...report, findings: [...altered, ...report.findings] };
}

class EventChecker {
  private readonly references = new ReferenceCheck();
  private readonly chain: ChainCheck;
  private readonly findings: Finding[] = [];
  private readonly rows = new Map<string, ReadRecord[]>();
  private readonly entries = new Map<string, EntryInBook[]>();
  private readonly controls = new Map<string, EntryInBook[]>();
  private readonly counts: Record<string, number> = {};
  private readonly seats = new Map<unknown, PlayingTable['seats'][number][]>();
  private rules: DealRules | undefined;

  constructor(private readonly meta: MetaLine) {
    this.chain = new ChainCheck(meta.tournament);
  }

  take(read: ReadRecord): void {
    const {
      kind: { kind },
      record,
    } = read;
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    this.findings.push(...this.references.take(read));
    if (kind === 'tournament') this.rules = rulesOf(record);
    if (kind === 'table') this.seats.set(record['id'], []);
    if (kind === 'seat')
      this.seats.get(record['tableId'])?.push({ fromDeal: 1, ...record } as unknown as PlayingTable['seats'][number]);
    if (kind === 'log-entry') this.findings.push(...this.chain.take(read));
    if (kind === 'deal-revision' || kind === 'control-entry') this.value(read);
    if (kind === 'deal-revision') enter(this.entries, read);
    else if (kind === 'control-entry') enter(this.controls, read);
    else this.keep(read);
  }

  async finish(): Promise<EventReport> {
    const { tournament, snapshot } = this.meta;
    const at = { record: 'meta', key: {}, line: 1 };
    const book = this.book();
    this.findings.push(...differences('log-broken', at, { snapshot }, { snapshot: this.chain.length }));
    let begun = Date.now();
    for (const found of slicesOf(book)) {
      this.findings.push(...found);
      if (Date.now() - begun < patience) continue;
      await nextTurn();
      begun = Date.now();
    }
    const findings = this.findings.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return { tournament, records: this.counts, findings };
  }

  private value(read: ReadRecord): void {
    const seats = this.seats.get(read.record['tableId']) ?? [];
    if (this.rules === undefined || seats.length < 3) return;
    const { rules } = this;
    const at = { record: read.kind.kind, key: keyOf(read), line: read.line };
    this.findings.push(...proving(at, () => checkDeal(read, rules, orderOf({ seats }, Number(read.record['deal'])))));
  }

  private keep(read: ReadRecord): void {
    const own = this.rows.get(read.kind.kind) ?? [];
    own.push(read);
    this.rows.set(read.kind.kind, own);
  }

  private book(): EventBook {
    const rowsOf = (kind: string): Rows => (this.rows.get(kind) ?? []).map(({ record, line }) => ({ ...record, line }));
    const [tournament] = rowsOf('tournament');
    const [seats, substitutes] = [byTable(rowsOf('seat'), 'seat'), byTable(rowsOf('substitution'), 'fromDeal')];
    const tables = rowsOf('table').map((table) => ({
      ...table,
      seats: (seats.get(table['id']) ?? []).map((seat) => ({ fromDeal: 1, ...seat })),
      substitutes: substitutes.get(table['id']) ?? [],
    }));
    const nobody = { team: null, tandem: null, mixed: null, club: null };
    return {
      tournamentId: this.meta.tournament,
      publicWord: tournament?.['publicWord'] ?? '',
      profile: keptProfile.known(tournament?.['profile']),
      players: rowsOf('player').map((player) => ({ ...nobody, ...player })),
      sessions: rowsOf('session'),
      tables,
      entries: this.entries,
      controls: this.controls,
      hasBookings: this.meta.bookings,
      papers: rowsOf('paper-list'),
      adjustments: rowsOf('adjustment').map((one) => ({ points: null, withdrawnFor: null, ...one })),
      rows: this.rows,
    } as unknown as EventBook;
  }
}

function enter(lists: Map<string, EntryInBook[]>, { record, line }: ReadRecord): void {
  const { tableId, deal, revision, kind, declarer = null, score = null, scores = null, facts } = record;
  const { disputeId = null, ruling = null } = record;
  const written = { tableId, deal, revision, kind, declarer, score, scores, disputeId, ruling, line };
  const own = lists.get(String(tableId)) ?? [];
  own.push({ ...written, facts: canonicalize(facts) } as EntryInBook);
  lists.set(String(tableId), own);
}

const checks: readonly ((book: EventBook, log: ToldLog) => Slices)[] = [
  ({ rows }, log) => slices(rows.get('log-entry') ?? [], (read) => log.take(read)),
  (book, { lines }) => checkLists(book, lines),
  checkResults,
  (book, { lines }) => checkClosing(book, lines),
  (book) => [checkConfirmations(book)],
  (book, { lines }) => checkDraws(book, lines),
  (book, { rows }) => checkAgainstLog(book, rows),
  (book) => [checkBookings(book)],
];

function* slicesOf(book: EventBook): Slices {
  const log = new ToldLog();
  for (const check of checks) yield* guarded(() => check(book, log));
}

function rulesOf({ ruleset, profile }: ReadRecord['record']): DealRules | undefined {
  const { options } = keptProfile.known(profile);
  const found = findRuleset(String(ruleset));
  const agreed = found && agreeOn(found, options);
  return agreed?.ok === true ? { ruleset: agreed.ruleset, ramsch: options.ramsch } : undefined;
}

/** Rows by their table, in the order of a number that they have. */
function byTable(rows: Rows, order: string): ReadonlyMap<unknown, Rows> {
  const tables = new Map<unknown, Rows[number][]>();
  for (const row of rows.toSorted((a, b) => Number(a[order]) - Number(b[order]))) {
    const own = tables.get(row['tableId']) ?? [];
    own.push(row);
    tables.set(row['tableId'], own);
  }
  return tables;
}
