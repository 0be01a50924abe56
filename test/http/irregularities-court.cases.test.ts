import { readFileSync } from 'node:fs';
import path from 'node:path';
import { goldenRows } from '../tools/cases';
import { encodedCases, testEncodedCases } from '../tools/encoded-cases';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const rows = encodedCases('court.encoded.jsonl');

describe('the decisions of the Skat Court and of referees', () => {
  test('are all encoded', () => {
    const told = goldenRows<{ readonly id: string }>('court.jsonl').map(({ id }) => id);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(told));
  });

  test('are listed with the argument where they are doubtful, and no other departs', () => {
    const listed = readFileSync(path.resolve(__dirname, '../cases/court-doubts.md'), 'utf8');
    const doubtful = [
      ...goldenRows<{ readonly id: string; readonly status: string; readonly confidence: string }>(
        'court.jsonl',
      ).filter(({ status, confidence }) => status !== 'current' || confidence === 'low'),
      ...rows.filter(({ departure }) => departure !== undefined),
    ];
    expect(doubtful.map(({ id }) => id).filter((id) => !listed.includes(`| ${id} |`))).toEqual([]);
  });

  testEncodedCases(() => service, rows);
});
