import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dispositionTable } from '../../tools/disposition-table';

test('the committed table of dispositions is what the laws answer', () => {
  const committed = readFileSync(path.resolve(__dirname, '../../cases/dispositions.md'), 'utf8');
  expect(committed).toBe(dispositionTable());
});
