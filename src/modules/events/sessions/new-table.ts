import { randomUUID } from 'node:crypto';
import type { SeatedTable, TableSize } from '../../../competition';
import type { Session } from '../../../persistence/stores/sessions';
import type { NewTable } from '../../../persistence/stores/tables';
import { ProblemError, type Text } from '../../../platform';
import { fullList } from '../tournaments';
import { sessionProblems } from './sessions.problems';

/** A table as it is set, with as many deals as the session has for so many players. */
export function newTable({ number, seats }: SeatedTable, { deals }: Pick<Session, 'deals'>): NewTable {
  const size = seats.length as TableSize;
  return {
    id: randomUUID(),
    number,
    size,
    dealsFixed: deals[size] ?? fullList[size],
    seats: seats.map((playerId, index) => ({ seat: index + 1, playerId })),
  };
}

/** The refusal of what is done only with a reason. */
export function withoutReason(message: Text): ProblemError {
  return new ProblemError(sessionProblems['reason-required'], {
    errors: [{ pointer: '/reason', code: 'missing', message }],
  });
}
