import { Injectable } from '@nestjs/common';
import { Ledger } from '../../../persistence/ledger';
import { lastSequences, type OutboxEvent } from '../../../persistence/stores/records';
import type { StreamPiece } from '../../../platform';
import { Authenticator, type Caller } from '../../access';
import { Sealer } from '../log';
import { admit } from '../../events/tournaments';
import { EventFeed, silence } from './event-feed';

/** Tells what happens in a tournament to whoever may read it. */
@Injectable()
export class LiveService {
  constructor(
    private readonly ledger: Ledger,
    private readonly feed: EventFeed,
    private readonly authenticator: Authenticator,
    private readonly sealer: Sealer,
  ) {}

  /** What happens after an event, or from now on; ends when the service stops or the caller may no longer read. */
  async follow(caller: Caller, tournamentId: string, after: number | undefined): Promise<AsyncIterable<StreamPiece>> {
    await this.requireReader(caller, tournamentId);
    // What is committed is told before now, though it may not have its number yet.
    await this.sealer.seal(tournamentId);
    const last = (await this.ledger.read((transaction) => lastSequences(transaction, [tournamentId]))).get(
      tournamentId,
    );
    return this.pieces(caller, tournamentId, after ?? last ?? 0);
  }

  private async *pieces(caller: Caller, tournamentId: string, after: number): AsyncGenerator<StreamPiece> {
    let admitted = Date.now();
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

function present({ sequence, action: kind, subject, at }: OutboxEvent) {
  return { id: sequence, event: kind, data: { sequence, kind, subject, at: at.toISOString() } };
}
