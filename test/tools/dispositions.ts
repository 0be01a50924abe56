import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dispositionTable } from './disposition-table';

writeFileSync(path.resolve(__dirname, '../cases/dispositions.md'), dispositionTable());
