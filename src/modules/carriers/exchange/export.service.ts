import { Injectable } from '@nestjs/common';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { readRecords, recordKinds, type RecordKind } from '../../../persistence/stores/event-records';
import { lastSequences } from '../../../persistence/stores/records';
import { RULES_REVISION } from '../../../rules';
import { refusalFor, type Caller } from '../../access';
import { Sealer } from '../log';
import { admit } from '../../events/tournaments';
import { type MetaLine, asLine, writeEvent, type NamedRecord } from '../event-file';

/** What of an event is carried. */
type Scope = Pick<MetaLine, 'tournament' | 'names' | 'bookings'>;

/** Writes whole events. */
@Injectable()
export class ExportService {
  constructor(
    private readonly ledger: Ledger,
    private readonly sealer: Sealer,
  ) {}

  /**
   * The lines of an event from one state of the database: to its directors everything, to others without bookings and with no
   * names but those of who has agreed. What goes wrong midway becomes the last line, by `tellProblem`.
   */
  async lines(
    caller: Caller,
    tournament: string,
    withNames: boolean,
    tellProblem: (error: unknown) => object,
  ): Promise<AsyncGenerator<string>> {
    const found = await this.ledger.read((transaction) => admit(transaction, caller, 'read', tournament));
    await this.sealer.seal(tournament);
    const isWhole = refusalFor(caller, 'export-whole', found) === undefined;
    const seen = isWhole ? 'all' : 'consented';
    const scope: Scope = { tournament, names: withNames ? seen : 'none', bookings: isWhole };
    return withLastWord(
      this.ledger.stream((transaction) => eventIn(transaction, scope)),
      tellProblem,
    );
  }
}

async function* eventIn(transaction: Transaction, scope: Scope): AsyncGenerator<string> {
  const snapshot = (await lastSequences(transaction, [scope.tournament])).get(scope.tournament) ?? 0;
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

async function* withLastWord(
  lines: AsyncGenerator<string>,
  tellProblem: (error: unknown) => object,
): AsyncGenerator<string> {
  try {
    yield* lines;
  } catch (error) {
    yield asLine({ kind: 'error', problem: tellProblem(error) });
  }
}
