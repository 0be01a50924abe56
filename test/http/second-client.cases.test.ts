import { startService, type TestService } from '../tools/http';
import { secondCases, testSecondCases } from '../tools/second-cases';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe('checked requests of those who build upon the service', () => {
  testSecondCases(
    () => service,
    secondCases('client.jsonl').map((row) => ({ ...row, facts: row.facts ?? (row as { readonly why?: string }).why })),
    {
      CL04: 'CL04: a line of a batch keeps its id when something else of it cannot be read',
      CL19: 'CL19: the contract names the ruleset of a stream of records',
      CL19b: 'CL19b: the contract names the mode of a stream of records',
      CL34: 'CL34: the facts of an incident are described in German',
    },
  );
});
