import { goldenCases, goldenRows, type Case } from './cases';

/** A golden case that no test asks as it stands. */
export interface CaseNotAsked {
  readonly id: string;
  /** Its own source stands against it; the service has no such game, option or call; what answers it comes later. */
  readonly because: 'in-doubt' | 'not-offered' | 'later';
  readonly argument: string;
  /** What is asked in its place, where anything is. */
  readonly instead?: string;
}

/** A known defect of a public program, with what would have been right. */
export interface PublicBug {
  readonly id: string;
  readonly source: string;
  readonly right: string;
  readonly value?: number;
}

/** The one list of cases that are not asked as they stand. */
export const casesNotAsked = goldenRows<CaseNotAsked>('not-asked.jsonl');

const isListed = ({ id }: { readonly id: string }): boolean => casesNotAsked.some((row) => row.id === id);

const publicBugs = goldenRows<PublicBug>('public-bugs.jsonl');
const everyCase = ['foster.jsonl', 'variants.jsonl'].flatMap((file) => goldenRows<Case>(file));

/** Kinds with tests and lists of their own, and games that are no Skat. */
const APART: readonly string[] = ['deal', 'irregularity', 'frog', 'cribbage'];

/** The ids that must be asked or stand on the list. */
export const countedIds: readonly string[] = [
  ...everyCase.filter(({ kind }) => !APART.includes(kind)),
  ...publicBugs,
].map(({ id }) => id);

/** One case of Foster's laws or of the variants, listed or not; a case that is not there is a broken test. */
export const goldenCase = (id: string): Case => rowOf(everyCase, id);

function rowOf<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`there is no case ${id}`);
  return row;
}

const cases = (...ids: readonly string[]): readonly Case[] => ids.map(goldenCase);
const bugs = (...ids: readonly string[]): readonly PublicBug[] => ids.map((id) => rowOf(publicBugs, id));
const foster = (kind: string, ...rulesets: readonly string[]): readonly Case[] =>
  goldenCases('foster.jsonl', kind, rulesets).filter((row) => !isListed(row));
const variants = (kind: string, ...rulesets: readonly string[]): readonly Case[] =>
  goldenCases('variants.jsonl', kind, rulesets).filter((row) => !isListed(row));
const without = (rows: readonly Case[], ...apart: readonly Case[]): readonly Case[] =>
  rows.filter(({ id }) => !apart.some((row) => row.id === id));

const RECALLED = cases('V107');
const ANNOUNCED = cases('V040', 'V211');
const OF_CARDS = cases('V041', 'V085');
const JUMP = cases('V233');

const bids = [...foster('bid', 'foster-laws'), ...variants('bid', 'isko', 'parlett', 'nasl-tournee')];
const tables = foster('table', 'foster-laws');
const values = foster('value', 'foster-laws');
const older = without(variants('value', 'eichhorn', 'nasl-tournee'), ...ANNOUNCED, ...OF_CARDS);
const sessions = variants('session', 'isko', 'parlett', 'nasl-tournee', 'eichhorn');
const settlements = foster('settlement', 'foster-laws');

const asking = (rows: readonly Case[], ...questions: readonly string[]): readonly Case[] =>
  rows.filter(({ given }) => questions.includes(String(given['ask'])));
/** The cases whose facts have all of these fields. */
const having = (rows: readonly Case[], ...fields: readonly string[]): readonly Case[] =>
  rows.filter(({ given }) => fields.every((field) => field in given));
const expecting = (rows: readonly Case[], field: string): readonly Case[] =>
  rows.filter(({ expect: wanted }) => field in wanted);

const eichhornBids = variants('bid', 'eichhorn');
const METHODS: readonly unknown[] = ['pairwise', 'low-zero', 'average'];
const flat = expecting(older, 'scoreIfWon');

/**
 * Which golden cases are asked over HTTP, by subject and by the test that asks them: the tests take their rows from
 * here, so that what is asked can be counted.
 */
export const askedCases = {
  auctions: {
    sequences: without(
      [...foster('bid-sequence', 'foster-laws'), ...variants('bid-sequence', 'isko', 'parlett', 'nasl-tournee')],
      ...RECALLED,
    ),
    recalled: RECALLED,
    jump: JUMP,
    elderHand: variants('bid-sequence', 'eichhorn'),
    namedCalls: variants('bid-sequence', 'altenburg-1886'),
    prose: foster('bid-sequence', 'foster-prose'),
  },
  bids: {
    figures: bids.filter(({ given }) => typeof given['bid'] === 'number' && given['ask'] === undefined),
    next: asking(bids, 'next-bid'),
    ladders: having(bids, 'question'),
    limits: asking(bids, 'covers', 'safe-limit'),
    prose: foster('bid', 'foster-prose'),
    american: foster('bid', 'foster-american'),
    eichhornFigures: having(eichhornBids, 'bid'),
    eichhornLadders: having(eichhornBids, 'question'),
    altenburg: variants('bid', 'altenburg-1886'),
  },
  values: {
    foster: values.filter(({ given }) => given['ask'] === undefined),
    matadors: asking(values, 'matadors'),
    tops: cases('V085'),
    cardPoints: cases('V041'),
    isko: without(variants('value', 'isko', 'parlett'), ...ANNOUNCED),
    prose: foster('value', 'foster-prose'),
    american: foster('value', 'foster-american'),
    flat,
    older: without(older, ...flat),
    announcedAmerican: cases('V091', 'V092', 'V093', 'V095'),
    publicBugs: publicBugs.filter(({ value }) => value !== undefined),
  },
  ramsch: {
    values: [...foster('ramsch', 'foster-laws'), ...variants('ramsch', 'nasl-tournee', 'eichhorn', 'pub')],
  },
  announcements: { skatSeen: ANNOUNCED },
  houseRules: {
    values: cases('V213', 'V214', 'V215', 'V262', 'V263', 'V266', 'V267', 'V271', 'V278', 'V282', 'V283'),
    openGrand: cases('V216'),
    jacksOnly: cases('V287'),
    kontraRight: cases('V268'),
    closedNull: cases('V269'),
    spitze: cases('V281'),
    allPass: cases('V275'),
    byAmount: cases('V172'),
    levels: cases('V173', 'V174'),
  },
  lists: {
    running: having(settlements, 'entries'),
    seeger: having(sessions, 'system', 'players'),
    dealByDeal: having(sessions, 'system', 'deals'),
    sessions: cases('V161', 'V163', 'V254', 'V256', 'V257', 'V258', 'V259'),
  },
  settlements: {
    methods: settlements.filter(({ given }) => METHODS.includes(given['method'])),
    cents: cases('F228'),
    payments: expecting(sessions, 'payments'),
    finals: having(sessions, 'final'),
  },
  tables: {
    units: asking(tables, 'unit-values'),
    levels: asking(tables, 'level-values'),
    announcements: asking(tables, 'announcements'),
    frage: asking(tables, 'frage'),
    thresholds: asking(tables, 'threshold'),
    cardPoints: asking(tables, 'card-points'),
    trumpOrder: asking(tables, 'trump-order'),
    nulloOrder: asking(tables, 'nullo-order'),
    activePlayers: asking(tables, 'active-players'),
    nextDealer: asking(tables, 'next-dealer'),
    roundOver: asking(tables, 'round-over'),
    dealPatterns: asking(tables, 'deal-pattern'),
  },
  publicBugs: {
    valuesAndBids: bugs('B004', 'B010', 'B028', 'B048', 'B052'),
    play: bugs('B014', 'B015', 'B026', 'B030', 'B036', 'B038', 'B051'),
    ramschList: bugs('B007'),
    records: bugs('B011', 'B044', 'B045'),
  },
} as const;
