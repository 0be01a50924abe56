import type { Text } from '../text';

/** The codes themselves: an edition of the ISkO, or one of the older American and German codes. */
export const RULESET_IDS = [
  'isko-2022',
  'isko-2018',
  'isko-1999',
  'foster',
  'foster-american',
  'eichhorn-1898',
  'altenburg-1886',
] as const;
export type RulesetId = (typeof RULESET_IDS)[number];

/**
 * The texts that a law number can belong to: a code of Skat, Foster's pages on Frog, and those on Cribbage, whose headings and numbers in
 * the order of the text are ours, or the house rules that a table may agree to beside a code.
 */
export const LAW_SOURCES = [...RULESET_IDS, 'frog', 'foster-cribbage', 'house'] as const;
export type LawSource = (typeof LAW_SOURCES)[number];

/** How well the text behind a statement is known, best first: seen, stated by a court, second hand, concluded, assumed. */
export const EVIDENCE = ['verified', 'court', 'secondary', 'derived', 'assumed'] as const;
export type Evidence = (typeof EVIDENCE)[number];

export const LAW_GROUPS = [
  'games',
  'table',
  'cards',
  'dealing',
  'skat',
  'bidding',
  'announcing',
  'crib',
  'starter',
  'playing',
  'revoke',
  'conduct',
  'ending',
  'scoring',
] as const;
export type LawGroup = (typeof LAW_GROUPS)[number];

/** `executable` laws judge incidents, `definition` laws give data, `referee` laws leave the matter to the referee. */
export const LAW_STATUSES = ['executable', 'definition', 'referee'] as const;
export type LawStatus = (typeof LAW_STATUSES)[number];

/** Readings of a source beside its numbered laws; the prose of Foster's chapter departs from his laws in places. */
export const READINGS = ['law', 'prose'] as const;
export type Reading = (typeof READINGS)[number];

/** One law: its number in each text that has it, and what it says in our own words. */
export interface Law {
  readonly number: Readonly<Partial<Record<LawSource, string>>>;
  /** Sources under which the number is taken over from another edition without having been seen. */
  readonly numberAssumed?: readonly LawSource[];
  /** Sources in which it is in force too, under a number that is not known. */
  readonly alsoIn?: readonly LawSource[];
  /** Belongs to a reading of the source that a table must have agreed to. */
  readonly reading?: Reading;
  readonly group: LawGroup;
  readonly status: LawStatus;
  readonly title: Text;
  readonly summary: Text;
  readonly evidence: Evidence;
  readonly doubts?: readonly Text[];
}

/** The editions of the ISkO with the numbering of 2018. */
export const SINCE_2018: readonly LawSource[] = ['isko-2022', 'isko-2018'];

/** The number of a provision in the three editions: the texts of 2018 and 2022 share one numbering. */
export const iskoNumbers = (number: { readonly old?: string; readonly now?: string }): Law['number'] => ({
  ...(number.now === undefined ? {} : { 'isko-2022': number.now, 'isko-2018': number.now }),
  ...(number.old === undefined ? {} : { 'isko-1999': number.old }),
});

/** A law as cited under one source: `isko-2022:2.4.1`. */
export interface Citation {
  readonly citation: string;
  /** False where the source's own number is unknown and another edition's stands in its place. */
  readonly numberVerified: boolean;
}

/**
 * Cites a law under a source; where that source's number is unknown, under the newest text whose number is known. A
 * house rule has one number beside every code.
 */
export const cite = (law: Law, source: LawSource): Citation => {
  const { house } = law.number;
  if (house !== undefined) return { citation: `house:${house}`, numberVerified: true };
  const own = law.number[source];
  if (own !== undefined)
    return { citation: `${source}:${own}`, numberVerified: law.numberAssumed?.includes(source) !== true };
  const other = LAW_SOURCES.find((candidate) => law.number[candidate] !== undefined);
  if (other === undefined) throw new Error(`a law without a number: ${law.title.en}`);
  return { citation: `${other}:${law.number[other]}`, numberVerified: false };
};
