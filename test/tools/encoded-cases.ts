import { goldenRows } from './cases';
import type { TestService } from './http';

/** A free-text case as a request and what its text expects; `assumes` names what the text leaves open. */
export interface EncodedCase {
  readonly id: string;
  readonly kind: 'adjudication' | 'value' | 'announcement' | 'bids';
  readonly text: string;
  readonly source: string;
  readonly request: object | null;
  readonly expect: object | null;
  readonly assumes?: string;
  /** Where the law of the ruleset differs from the text: what it answers, and the argument. */
  readonly departure?: { readonly answer: object; readonly argument: string };
}

const PATHS: Readonly<Record<EncodedCase['kind'], string>> = {
  adjudication: '/v1/irregularities/adjudicate',
  value: '/v1/contracts/value',
  announcement: '/v1/contracts/validate',
  bids: '/v1/bids/validate',
};

export const encodedCases = (file: string): readonly EncodedCase[] => goldenRows<EncodedCase>(file);

/** A case in the title of its test: number, what it asks, where it comes from. */
const titleOf = ({ id, text, source }: EncodedCase): string => `${id}: ${text} (${source})`;

const answerTo = async (service: TestService, { kind, request }: EncodedCase): Promise<unknown> => {
  const { body } = await service.ask<{ readonly ruling?: object }>('POST', PATHS[kind], { body: request ?? {} });
  return kind === 'adjudication' ? body.ruling : body;
};

/** Each case as a test of its own, through HTTP: it is answered as its text says, or as the argument for departing says. */
export const testEncodedCases = (service: () => TestService, cases: readonly EncodedCase[]): void => {
  const askable = cases.filter(({ request }) => request !== null);
  const [agreeing, departing] = [
    askable.filter(({ departure }) => departure === undefined),
    askable.flatMap(({ departure, ...row }) => (departure === undefined ? [] : [{ ...row, departure }])),
  ];
  if (agreeing.length > 0) {
    test.each(agreeing.map((row) => [titleOf(row), row] as const))('%s', async (_title, row) => {
      expect(await answerTo(service(), row)).toMatchObject(row.expect ?? {});
    });
  }
  if (departing.length > 0) {
    test.each(departing.map((row) => [`${titleOf(row)}: ${row.departure.argument}`, row] as const))(
      '%s',
      async (_title, row) => {
        const answer = await answerTo(service(), row);
        expect(answer).toMatchObject(row.departure.answer);
        expect(answer).not.toMatchObject(row.expect ?? {});
      },
    );
  }
};
