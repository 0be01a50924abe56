import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger } from '../../persistence/ledger';
import { listLog, type LogEntry } from '../../persistence/stores/records';
import { pageOf } from '../../platform';
import type { Caller } from '../access';
import { admit } from './admission';
import type { Log, LogPage } from './log.schema';

/** Shows who did what and when. */
@Injectable()
export class LogService {
  constructor(private readonly ledger: Ledger) {}

  async list(
    caller: Caller,
    tournamentId: string,
    { limit, cursor = 0 }: z.output<typeof LogPage>,
  ): Promise<z.infer<typeof Log>> {
    return this.ledger.read(async (transaction) => {
      await admit(transaction, caller, 'read', tournamentId);
      const found = await listLog(transaction, { tournamentId, limit: limit + 1, after: cursor });
      const { items, next } = pageOf(found, limit, ({ sequence }) => sequence);
      return { items: items.map(present), next };
    });
  }
}

function present({ sequence, at, by, action, subject, before, after, reason }: LogEntry) {
  return {
    sequence,
    at: at.toISOString(),
    by,
    action,
    subject: { ...subject },
    before: before && { ...before },
    after: after && { ...after },
    reason,
  };
}
