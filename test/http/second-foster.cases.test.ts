import { startService, type TestService } from '../tools/http';
import { secondCases, testSecondCases, type SecondCase } from '../tools/second-cases';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Rows that say why they are right, where others tell their facts. */
const explained = (file: string): readonly SecondCase[] =>
  secondCases(file).map((row) => ({ ...row, facts: (row as { readonly why?: string }).why ?? row.facts }));

describe("checked requests under Foster's laws", () => {
  testSecondCases(() => service, explained('foster-rulings.jsonl'), {
    'F50-3': 'F50-3: 35 card points in one trick of the opponents, which no three cards make, are ruled upon',
  });
});

describe('checked requests under the older codes', () => {
  testSecondCases(() => service, explained('historic.jsonl'), {
    H09: 'H09: contracts/value takes the named bids of Altenburg',
  });
});
