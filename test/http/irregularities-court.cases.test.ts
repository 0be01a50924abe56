import { goldenRows } from '../tools/cases';
import { encodedCases, testEncodedCases, titleOf } from '../tools/encoded-cases';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const rows = encodedCases('court.encoded.jsonl');

/** Decisions on laws that are not yet decided here. */
const OPEN: ReadonlySet<string> = new Set([
  'C001',
  'C002',
  'C003',
  'C004',
  'C005',
  'C006',
  'C012',
  'C013',
  'C014',
  'C015',
  'C017',
  'C020',
  'C021',
  'C024',
  'C029',
  'C032',
  'C033',
  'C034',
  'C035',
  'C036',
  'C038',
  'C043',
  'C044',
  'C046',
  'C050',
  'C051',
  'C052',
  'C054',
  'C056',
  'C057',
  'C058',
  'C060',
  'C067',
  'C068',
  'C071',
  'C075',
  'C077',
  'C079',
  'C087',
]);
const isOpen = ({ id }: { readonly id: string }): boolean => OPEN.has(id);

describe('the decisions of the Skat Court and of referees', () => {
  test('are all encoded', () => {
    const told = goldenRows<{ readonly id: string }>('court.jsonl').map(({ id }) => id);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(told));
  });

  testEncodedCases(
    () => service,
    rows.filter((row) => !isOpen(row)),
  );
  for (const row of rows.filter(isOpen)) test.todo(`${titleOf(row)}`);
});
