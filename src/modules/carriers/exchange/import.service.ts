import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import {
  insertRecords,
  resumeRecords,
  RecordRefused,
  type NewOwner,
  type RecordKind,
} from '../../../persistence/stores/event-records';
import { insertMissingLinks } from '../../../persistence/stores/player-links';
import { findTournament } from '../../../persistence/stores/tournaments';
import { linesOf, ProblemError, type CommandRequest, type ReplyFacts, type SpooledBody } from '../../../platform';
import { mayCreateTournaments, refusal, type Principal } from '../../access';
import { checkEvent } from '../../../tools/check';
import { atLine, readEvent, type ReadRecord, exchangeProblems } from '../event-file';
import type { Imported } from './exchange.schema';

/** Records of one kind that are stored together. */
const batchSize = 200;

/** Takes whole events in. */
@Injectable()
export class ImportService {
  constructor(private readonly ledger: Ledger) {}

  /** Whoever may make tournaments may import them; refused before anything is read. */
  requireMayImport(by: Principal): void {
    if (!mayCreateTournaments(by)) throw refusal('forbidden');
  }

  /**
   * Stores an event as it stands in the file, under its own ids, or nothing of it. It becomes the importer's own. One whose
   * results do not follow from its deals and seeds is refused, so that those of the file can be stored as they stand.
   */
  async import(by: Principal, command: CommandRequest, body: SpooledBody): Promise<ReplyFacts<unknown>> {
    await requireSound(body);
    const once = { ...command, fingerprint: body.fingerprint, principal: by.id, tournamentId: null };
    return this.ledger.once(once, async (transaction) => {
      const { tournamentId, records } = await store(transaction, by.id, body);
      await resumeRecords(transaction, tournamentId);
      const stored = await findTournament(transaction, tournamentId);
      if (stored === undefined) throw new Error('an imported tournament is not there');
      await insertMissingLinks(transaction, tournamentId);
      const { id, name, state } = stored;
      const answer: z.infer<typeof Imported> = { id, name, state, records };
      return { status: 201, headers: { Location: `/v1/tournaments/${id}` }, body: answer };
    });
  }
}

async function requireSound(body: SpooledBody): Promise<void> {
  const { findings } = await checkEvent(readEvent(linesOf(body.open())));
  const errors = findings.filter(({ weight }) => weight === 'error');
  if (errors.some(({ code }) => code === 'file-altered')) throw new ProblemError(exchangeProblems['event-altered']);
  if (errors.length === 0) return;
  throw new ProblemError(exchangeProblems['event-differs'], {
    members: { count: errors.length, findings: errors.slice(0, 100) },
  });
}

async function store(transaction: Transaction, ownerKey: string, body: SpooledBody) {
  const records: Record<string, number> = {};
  let to: NewOwner | undefined;
  let batch: ReadRecord[] = [];
  const flush = async (): Promise<void> => {
    const [first] = batch;
    if (first && to) await insertBatch(transaction, first.kind, to, batch);
    batch = [];
  };
  for await (const part of readEvent(linesOf(body.open()))) {
    if (part.part === 'meta') {
      to = { tournamentId: part.meta.tournament, ownerKey };
      if (await findTournament(transaction, to.tournamentId)) {
        throw new ProblemError(exchangeProblems['tournament-exists']);
      }
    }
    if (part.part !== 'record') continue;
    if (batch.length === batchSize || batch[0]?.kind !== part.kind) await flush();
    batch.push(part);
    records[part.kind.kind] = (records[part.kind.kind] ?? 0) + 1;
  }
  await flush();
  return { tournamentId: to?.tournamentId ?? '', records };
}

async function insertBatch(
  transaction: Transaction,
  kind: RecordKind,
  to: NewOwner,
  batch: readonly ReadRecord[],
): Promise<void> {
  try {
    await insertRecords(
      transaction,
      kind,
      to,
      batch.map(({ record }) => record),
    );
  } catch (error) {
    if (!(error instanceof RecordRefused)) throw error;
    if (error.rule === 'tournament_pk') throw new ProblemError(exchangeProblems['tournament-exists']);
    throw atLine(exchangeProblems['record-refused'], batch[error.index]?.line ?? 0, {
      facts: { members: { record: error.kind, rule: error.rule } },
    });
  }
}
