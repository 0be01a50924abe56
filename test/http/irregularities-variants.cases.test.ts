import { goldenCases, goldenRows } from '../tools/cases';
import { startService, type TestService } from '../tools/http';
import type { RuledAnswer } from '../tools/irregularity-questions';

/** A free-text case as a request and what its text expects. */
interface Encoded {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  readonly request: object | null;
  readonly expect: object | null;
  /** Where the law of the ruleset differs from the text of another book: what it answers, and the argument. */
  readonly departure?: { readonly answer: object; readonly argument: string };
}

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const rule = async (body: object) =>
  (await service.ask<{ readonly ruling: RuledAnswer }>('POST', '/v1/irregularities/adjudicate', { body })).body.ruling;

const rows = goldenRows<Encoded>('variants.encoded.jsonl');
const askable = rows.flatMap(({ request, expect: expected, ...row }) =>
  request === null || expected === null ? [] : [{ ...row, request, expected }],
);

describe('the free-text irregularities of the tournee variants', () => {
  test('are all encoded, or it is said why not', () => {
    const told = goldenCases('variants.jsonl', 'irregularity', ['nasl-tournee']).map(({ id }) => id);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(told));
    expect(rows.filter(({ request }) => request === null).map(({ id }) => id)).toEqual(['V329']);
  });

  test.each(
    askable.filter(({ departure }) => departure === undefined).map((row) => [`${row.id}: ${row.text}`, row] as const),
  )('%s', async (_title, { request, expected }) => {
    expect(await rule(request)).toMatchObject(expected);
  });

  test.each(
    askable.flatMap(({ departure, ...row }) =>
      departure === undefined ? [] : [[`${row.id}: ${departure.argument}`, { ...row, departure }] as const],
    ),
  )('%s', async (_title, { request, expected, departure }) => {
    const ruling = await rule(request);
    expect(ruling).toMatchObject(departure.answer);
    expect(ruling).not.toMatchObject(expected);
  });
});
