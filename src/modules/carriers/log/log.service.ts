import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger } from '../../../persistence/ledger';
import { listLog, type LogEntry } from '../../../persistence/stores/records';
import { proveLog } from '../../../persistence/stores/sealing';
import { pageOf } from '../../../platform';
import type { Caller } from '../../access';
import { admit } from '../../events/tournaments';
import { Sealer } from './sealer';
import type { Log, LogPage, LogVerdict, LogLine } from './log.schema';

type Verdict = z.infer<typeof LogVerdict>;

/** Shows who did what and when, and proves that nobody has changed it since. */
@Injectable()
export class LogService {
  private readonly proving = new Map<string, Promise<Verdict>>();

  constructor(
    private readonly ledger: Ledger,
    private readonly sealer: Sealer,
  ) {}

  async list(
    caller: Caller,
    tournamentId: string,
    { limit, cursor = 0 }: z.output<typeof LogPage>,
  ): Promise<z.infer<typeof Log>> {
    await this.requireReader(caller, tournamentId);
    const found = await this.ledger.read((transaction) =>
      listLog(transaction, { tournamentId, limit: limit + 1, after: cursor }),
    );
    const { items, next } = pageOf(found, limit, ({ sequence }) => sequence);
    return { items: items.map(present), next };
  }

  /** Reads the whole log; once for all who ask meanwhile. */
  async verify(caller: Caller, tournamentId: string): Promise<Verdict> {
    await this.requireReader(caller, tournamentId);
    const running = this.proving.get(tournamentId) ?? this.prove(tournamentId);
    this.proving.set(tournamentId, running);
    return running.finally(() => this.proving.delete(tournamentId));
  }

  private async prove(tournamentId: string): Promise<Verdict> {
    const { last, fault } = await this.ledger.snapshot((transaction) => proveLog(transaction, tournamentId));
    const proof = { lines: last.sequence, head: last.hash.toString('hex') };
    if (fault === undefined) return { whole: true, ...proof };
    return { whole: false, ...proof, fault };
  }

  /** Whoever reads the log finds all in it that was answered before. */
  private async requireReader(caller: Caller, tournamentId: string): Promise<void> {
    await this.ledger.read((transaction) => admit(transaction, caller, 'read', tournamentId));
    await this.sealer.seal(tournamentId);
  }
}

function present({
  sequence,
  at,
  by,
  action,
  subject,
  before,
  after,
  reason,
  hash,
}: LogEntry): z.infer<typeof LogLine> {
  return { sequence, at: at.toISOString(), by, action, subject, before, after, reason, hash: hash.toString('hex') };
}
