import canonicalize from 'canonicalize';
import type { Text } from '../../platform';

/** What can be found, and what it means. */
export const findingTexts = {
  'file-altered': {
    en: 'Counts or digest of the last line do not fit the lines before it',
    de: 'Zahlen oder Prüfsumme der letzten Zeile passen nicht zu den Zeilen davor',
  },
  'key-twice': { en: 'Another record has the same key', de: 'Ein anderer Datensatz hat denselben Schlüssel' },
  'reference-missing': {
    en: 'The record that is referred to is not there',
    de: 'Den Datensatz, auf den verwiesen wird, gibt es nicht',
  },
  'record-impossible': {
    en: 'Nothing can be worked out from the record as it stands',
    de: 'Aus dem Datensatz lässt sich so nichts berechnen',
  },
  'deal-refused': {
    en: 'The deal cannot be valued under the ruleset',
    de: 'Das Spiel lässt sich nach dem Regelwerk nicht werten',
  },
  'deal-differs': { en: 'The valuation of the deal is another', de: 'Die Wertung des Spiels ist eine andere' },
  'list-differs': { en: 'The list does not hold together', de: 'Die Liste geht nicht auf' },
  'result-differs': { en: 'The list comes to another result', de: 'Die Liste ergibt ein anderes Ergebnis' },
  'seed-differs': { en: 'The seed follows from other facts', de: 'Der Seed folgt aus anderen Angaben' },
  'draw-differs': { en: 'The seed gives other tables', de: 'Der Seed ergibt andere Tische' },
  'log-differs': { en: 'The log says something else', de: 'Das Protokoll sagt etwas anderes' },
  'log-broken': {
    en: 'The line of the log does not fit the one before',
    de: 'Die Zeile des Protokolls passt nicht zur vorigen',
  },
  'money-differs': { en: 'The booking does not fit the plan', de: 'Die Buchung passt nicht zum Plan' },
} as const satisfies Readonly<Record<string, Text>>;
export type FindingCode = keyof typeof findingTexts;

/** One difference between what a file says and what follows from its deals and seeds. */
export interface Finding {
  readonly code: FindingCode;
  /** A notice can have good reasons, as where the rules were others then; an error has none. */
  readonly weight: 'error' | 'notice';
  /** Counted from 1, where it is one line. */
  readonly line?: number | undefined;
  /** The kind of the record, and what names it among its kind. */
  readonly record: string;
  readonly key: Readonly<Record<string, unknown>>;
  readonly field: string;
  readonly found: unknown;
  readonly expected: unknown;
}

/** Where something was found. */
export type FoundAt = Pick<Finding, 'record' | 'key' | 'line'>;

/** A finding for each field that is not as expected; what is not there and what is null are the same. */
export function differences(
  code: FindingCode,
  at: FoundAt,
  found: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
  weight: Finding['weight'] = 'error',
): readonly Finding[] {
  return Object.keys(expected)
    .filter((field) => canonicalize(found[field] ?? null) !== canonicalize(expected[field] ?? null))
    .map((field) => ({
      code,
      weight,
      ...at,
      field,
      found: found[field] ?? null,
      expected: expected[field] ?? null,
    }));
}

/** Findings piece by piece, so that whoever looks for them can let others have their turn in between. */
export type Slices = Iterable<readonly Finding[]>;

/** A piece for each item, which stands at some place. */
export function* slices<Item>(
  items: Iterable<Item>,
  check: (item: Item) => readonly Finding[],
  placeOf: (item: Item) => FoundAt = () => wholeFile,
): Generator<readonly Finding[]> {
  for (const item of items) yield proving(placeOf(item), () => check(item));
}

/** What a check of the whole file finds; where it breaks off at what no check has proved, that is the last of it. */
export function* guarded(check: () => Slices): Generator<readonly Finding[]> {
  try {
    yield* check();
  } catch (error) {
    yield impossible(wholeFile, error);
  }
}

/** What a check finds. The rules throw at facts that cannot be, and in a file that anybody may have written that is a finding. */
export function proving(at: FoundAt, check: () => readonly Finding[]): readonly Finding[] {
  try {
    return check();
  } catch (error) {
    return impossible(at, error);
  }
}

const wholeFile: FoundAt = { record: 'meta', key: {}, line: 1 };

function impossible(at: FoundAt, error: unknown): readonly Finding[] {
  if (!(error instanceof RangeError) && !(error instanceof TypeError)) throw error;
  return [{ code: 'record-impossible', weight: 'error', ...at, field: '', found: error.message, expected: null }];
}
