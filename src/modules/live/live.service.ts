import { Injectable } from '@nestjs/common';
import { Ledger } from '../../persistence/ledger';
import { lastSequences, type OutboxEvent } from '../../persistence/stores/records';
import type { StreamPiece } from '../../platform';
import type { Caller } from '../access';
import { admit } from '../tournaments';
import { EventFeed } from './event-feed';

/** Tells what happens in a tournament to whoever may read it. */
@Injectable()
export class LiveService {
  constructor(
    private readonly ledger: Ledger,
    private readonly feed: EventFeed,
  ) {}

  /** What happens after an event, or from now on; ends when the service stops or the caller may no longer read. */
  async follow(caller: Caller, tournamentId: string, after: number | undefined): Promise<AsyncIterable<StreamPiece>> {
    await this.requireReader(caller, tournamentId);
    const last = (await this.ledger.read((transaction) => lastSequences(transaction, [tournamentId]))).get(
      tournamentId,
    );
    return this.pieces(caller, tournamentId, after ?? last ?? 0);
  }

  private async *pieces(caller: Caller, tournamentId: string, after: number): AsyncGenerator<StreamPiece> {
    for await (const events of this.feed.follow(tournamentId, after)) {
      if (events.length > 0) {
        yield events.map(present);
      } else {
        // A key may have ended and a tournament become private since; both cut the stream at the next sign of life.
        await this.requireReader(caller, tournamentId);
        yield 'alive';
      }
    }
  }

  private async requireReader(caller: Caller, tournamentId: string): Promise<void> {
    await this.ledger.read((transaction) => admit(transaction, caller, 'read', tournamentId));
  }
}

function present({ sequence, kind, subject, createdAt }: OutboxEvent) {
  return { id: sequence, event: kind, data: { sequence, kind, subject, at: createdAt.toISOString() } };
}
