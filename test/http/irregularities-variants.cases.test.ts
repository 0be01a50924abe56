import { goldenCases } from '../tools/cases';
import { encodedCases, testEncodedCases } from '../tools/encoded-cases';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const rows = encodedCases('variants.encoded.jsonl');

describe('the free-text irregularities of the variants', () => {
  test('are all encoded, or it is said why not', () => {
    const told = goldenCases('variants.jsonl', 'irregularity', ['nasl-tournee', 'isko']).map(({ id }) => id);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(told));
    expect(rows.filter(({ request }) => request === null).map(({ id }) => id)).toEqual(['V329']);
  });

  testEncodedCases(() => service, rows);
});
