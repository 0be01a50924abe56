import { Injectable } from '@nestjs/common';
import { Ledger } from '../../../persistence/ledger';
import { lastSequences, type OutboxEvent } from '../../../persistence/stores/records';
import type { StreamedEvent, StreamPiece } from '../../../platform';
import { Authenticator, type Caller } from '../../access';
import { Sealer } from '../log';
import { admit } from '../../events/tournaments';
import { EventFeed, silence } from './event-feed';
import type { streamWords } from './live.schema';

/** Tells what happens in a tournament to whoever may read it. */
@Injectable()
export class LiveService {
  constructor(
    private readonly ledger: Ledger,
    private readonly feed: EventFeed,
    private readonly authenticator: Authenticator,
    private readonly sealer: Sealer,
  ) {}

  /** Where the log ends, and what happens after an event, or from now on where the log has no such event; ends when the service stops or the caller may no longer read. */
  async follow(caller: Caller, tournamentId: string, after: number | undefined): Promise<AsyncIterable<StreamPiece>> {
    await this.requireReader(caller, tournamentId);
    // What is committed is told before now, though it may not have its number yet.
    await this.sealer.seal(tournamentId);
    const last = await this.ledger.read((transaction) => lastSequences(transaction, [tournamentId]));
    const sequence = last.get(tournamentId) ?? 0;
    return this.pieces(caller, tournamentId, { after: after ?? sequence, sequence });
  }

  private async *pieces(caller: Caller, tournamentId: string, asked: Position): AsyncGenerator<StreamPiece> {
    let admitted = Date.now();
    const { sequence } = asked;
    const after = Math.min(asked.after, sequence);
    yield [{ id: after, event: asked.after > sequence ? 'reset' : 'latest', data: { sequence } } satisfies StreamWord];
    for await (const events of this.feed.follow(tournamentId, after)) {
      // A key may have ended and a tournament become private since; both cut the stream, however much happens.
      if (events.length === 0 || Date.now() - admitted >= silence) {
        await this.authenticator.requireAlive(caller);
        await this.requireReader(caller, tournamentId);
        admitted = Date.now();
      }
      yield events.length > 0 ? events.map(present) : 'alive';
    }
  }

  private async requireReader(caller: Caller, tournamentId: string): Promise<void> {
    await this.ledger.read((transaction) => admit(transaction, caller, 'read', tournamentId));
  }
}

/** What somebody asks for, and what there is: numbers of lines. */
interface Position {
  readonly after: number;
  readonly sequence: number;
}

/** What is said of the stream itself. */
interface StreamWord extends StreamedEvent {
  readonly event: (typeof streamWords)[number];
}

function present({ sequence, action: kind, subject, at }: OutboxEvent) {
  return { id: sequence, event: kind, data: { sequence, kind, subject, at: at.toISOString() } };
}
