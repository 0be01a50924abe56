import { readdirSync } from 'node:fs';
import path from 'node:path';
import { goldenRows } from './cases';

/** Rulesets as the case files call them, and the source whose numbers they use. */
const SOURCES: Readonly<Record<string, string>> = {
  'foster-laws': 'foster',
  'foster-prose': 'foster',
  'nasl-tournee': 'foster',
  isko: 'isko-2022',
  parlett: 'isko-1999',
};

interface Row {
  readonly id: string;
  readonly ruleset?: string;
  readonly law?: string;
  readonly laws?: readonly string[];
  readonly sections?: readonly string[];
}

const citationsOf = ({ ruleset = '', law = '', laws = [], sections = [] }: Row): readonly string[] => [
  ...laws,
  ...[...law.split(/,\s*/), ...sections].map((number) => `${SOURCES[ruleset] ?? ruleset}:${number}`),
];

/** The ids of the golden cases that name a law by one of its citations. */
export const casesOn = (citations: readonly string[]): readonly string[] => {
  const files = readdirSync(path.resolve(__dirname, '../cases')).filter((file) => file.endsWith('.jsonl'));
  const rows = files.toSorted().flatMap((file) => goldenRows<Row>(file));
  return [
    ...new Set(rows.filter((row) => citationsOf(row).some((one) => citations.includes(one))).map(({ id }) => id)),
  ];
};
