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
const OPEN: ReadonlySet<string> = new Set([]);
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
