import { goldenRows } from './cases';
import type { TestService } from './http';

type Json = unknown;

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string is sent as it stands. */
  readonly body?: Json;
}

interface Wanted {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, Json>>;
  readonly body?: Json;
}

interface Step {
  readonly request: Asked;
  readonly expect: Wanted;
}

/** A checked request: what is asked, in one step or several, and what is right, a subset of the answer. */
export interface SecondCase extends Partial<Step> {
  readonly id: string;
  readonly ruleset: string;
  readonly steps?: readonly Step[];
  readonly facts: string;
  readonly source: string;
  /** False where the source itself leaves room; such a row is asked and may be answered otherwise. */
  readonly certain: boolean;
}

/** The rows of a file in `test/cases/second`; those that no request can tell are left out. */
export const secondCases = (file: string): readonly SecondCase[] =>
  goldenRows<SecondCase>(`second/${file}`).filter(({ request, steps }) => (request ?? steps) !== undefined);

/** Where an answer departs from what is right. */
export interface Departure {
  readonly at: string;
  readonly want: Json;
  readonly got: Json;
}

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (want: Json, got: Json): boolean => departureFrom(want, got) === undefined;

/** What a word with a dollar asks of a value, beside being equal. */
const OPERATORS: Readonly<Record<string, (wanted: Json, got: Json) => boolean>> = {
  $absent: (wanted, got) => wanted === (got === undefined || got === null),
  $in: (wanted, got) => Array.isArray(wanted) && wanted.some((one) => fits(one, got)),
  $not: (wanted, got) => !fits(wanted, got),
  $has: (wanted, got) => Array.isArray(got) && got.some((one) => fits(wanted, one)),
  $match: (wanted, got) => typeof got === 'string' && new RegExp(String(wanted), 'u').test(got),
};

/** The first place where `got` departs from `want`: objects and lists may hold more than is wanted, not less. */
export const departureFrom = (want: Json, got: Json, at = ''): Departure | undefined => {
  const departs = { at, want, got };
  if (Array.isArray(want)) {
    if (!Array.isArray(got)) return departs;
    return firstOf(want.map((one, index) => departureFrom(one, got[index], `${at}/${index}`)));
  }
  if (!isObject(want)) return Object.is(want, got) ? undefined : departs;
  const [word, ...others] = Object.keys(want);
  if (word?.startsWith('$') === true && others.length === 0) {
    const holds = OPERATORS[word];
    if (holds === undefined) throw new Error(`unknown operator ${word} at ${at}`);
    return holds(want[word], got) ? undefined : departs;
  }
  if (!isObject(got)) return departs;
  return firstOf(Object.entries(want).map(([key, one]) => departureFrom(one, got[key], `${at}/${key}`)));
};

const firstOf = (found: readonly (Departure | undefined)[]): Departure | undefined =>
  found.find((departure) => departure !== undefined);

/** Asks a row step by step and tells its first departure; undefined where all is right. */
const askCase = async (service: TestService, row: SecondCase): Promise<Departure | undefined> => {
  for (const { request, expect: wanted } of row.steps ?? [row as Step]) {
    const { method = 'POST', path, headers, body } = request;
    const told = typeof body === 'string' ? { raw: body } : body === undefined ? {} : { body };
    const {
      status,
      headers: seen,
      body: got,
    } = await service.ask(method, path, { ...told, ...(headers && { headers }) });
    const departure = departureFrom({ status: 200, ...wanted }, { status, headers: seen, body: got });
    if (departure !== undefined) return departure;
  }
  return undefined;
};

/**
 * Every certain row as a test of its own, through HTTP. A row in doubt is answered, without a failure of the service;
 * `open` names rows that are not yet right and the sentence that stands for each.
 */
export const testSecondCases = (
  service: () => TestService,
  rows: readonly SecondCase[],
  open: Readonly<Record<string, string>> = {},
): void => {
  const asked = rows.filter(({ id }) => open[id] === undefined);
  for (const sentence of Object.values(open)) it.todo(sentence);
  test.each(asked.map((row) => [`${row.id}: ${row.facts} (${row.source})`, row] as const))(
    '%s',
    async (_title, row) => {
      const departure = await askCase(service(), row);
      if (row.certain) expect(departure).toBeUndefined();
      else expect(Number(departure?.at === '/status' ? departure.got : 200)).toBeLessThan(500);
    },
  );
};
