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
    secondCases('client.jsonl')
      // Answered in lines, which the test of the batch reads.
      .filter(({ id }) => id !== 'CL04')
      .map((row) => ({ ...row, facts: row.facts ?? (row as { readonly why?: string }).why })),
    {
      CL34: 'CL34: the facts of an incident are described in German',
    },
  );
});
