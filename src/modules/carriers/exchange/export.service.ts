import { Injectable } from '@nestjs/common';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { readRecords, recordKinds, type RecordKind } from '../../../persistence/stores/event-records';
import { lastSequences } from '../../../persistence/stores/records';
import { SharedSpool, type SpooledText } from '../../../platform';
import { RULES_REVISION } from '../../../rules';
import { refusalFor, type Caller } from '../../access';
import { Sealer } from '../log';
import { admit } from '../../events/tournaments';
import { type MetaLine, writeEvent, type NamedRecord } from '../event-file';

/** What of an event is carried. */
type Scope = Pick<MetaLine, 'tournament' | 'names' | 'bookings'>;

/** Whole events that are written down at once, each on a connection of its own, and that lie there for their readers. */
const limits = { writing: 3, kept: 50 };

/** Writes whole events. */
@Injectable()
export class ExportService {
  private readonly spool = new SharedSpool(limits);

  constructor(
    private readonly ledger: Ledger,
    private readonly sealer: Sealer,
  ) {}

  /**
   * The lines of an event from one state of the database: to its directors everything, to others without bookings and with no
   * names but those of who has agreed. They have been written down, so that whoever reads them slowly holds no connection;
   * whoever asks for the same while nothing has happened gets the same file.
   */
  async write(caller: Caller, tournament: string, withNames: boolean): Promise<SpooledText> {
    const found = await this.ledger.read((transaction) => admit(transaction, caller, 'read', tournament));
    await this.sealer.seal(tournament);
    const isWhole = refusalFor(caller, 'export-whole', found) === undefined;
    const seen = isWhole ? 'all' : 'consented';
    const scope: Scope = { tournament, names: withNames ? seen : 'none', bookings: isWhole };
    const state = await this.ledger.read((transaction) => stateOf(transaction, tournament));
    const lines = (): AsyncIterable<string> => this.ledger.stream((transaction) => eventIn(transaction, scope));
    return this.spool.take(JSON.stringify([scope, state]), lines);
  }
}

/** The number of the last line of its log, which changes with whatever is carried of an event. */
async function stateOf(transaction: Transaction, tournament: string): Promise<number> {
  return (await lastSequences(transaction, [tournament])).get(tournament) ?? 0;
}

async function* eventIn(transaction: Transaction, scope: Scope): AsyncGenerator<string> {
  const snapshot = await stateOf(transaction, scope.tournament);
  yield* writeEvent({ rulesRevision: RULES_REVISION, snapshot, ...scope }, recordsIn(transaction, scope));
}

async function* recordsIn(transaction: Transaction, scope: Scope): AsyncGenerator<NamedRecord> {
  const place = { tournamentId: scope.tournament, consented: scope.names === 'consented' };
  for (const kind of recordKinds.filter((one) => isCarried(one, scope))) {
    for await (const page of readRecords(transaction, kind, place)) {
      for (const record of page) yield { kind: kind.kind, record };
    }
  }
}

function isCarried({ shownTo }: RecordKind, { names, bookings }: Scope): boolean {
  if (shownTo === 'names') return names !== 'none';
  return shownTo === 'all' || bookings;
}
