import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { IdempotencyKeyRow } from './entities/idempotency-key';

/** What makes a command the same command when it is sent again. */
export interface CommandKey {
  /** The id of the key that the caller showed. */
  readonly principal: string;
  /** Null for commands outside an event. */
  readonly tournamentId: string | null;
  readonly method: string;
  readonly path: string;
  readonly key: string;
  /** SHA-256 of the body. */
  readonly fingerprint: Buffer;
}

/** What a command answered, kept with its key for 7 days and more. Only good answers are kept. */
export interface CommandAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** The same command is being carried out at this moment; the same call may find its answer later. */
export class CommandRunning extends Error {
  override readonly name = 'CommandRunning';
}

/** The key came with another body before. */
export class CommandKeyReused extends Error {
  override readonly name = 'CommandKeyReused';
}

const noTournament = '00000000-0000-0000-0000-000000000000';

/**
 * Carries a command out once, within the transaction of `manager`: a key that has an answer gets that answer and nothing
 * happens. The key is taken by trying, because waiting for the first sender would hold a connection as long.
 * Throws CommandRunning and CommandKeyReused.
 */
export async function runOnce(
  manager: EntityManager,
  command: CommandKey,
  work: () => Promise<CommandAnswer>,
): Promise<CommandAnswer & { readonly replayed: boolean }> {
  const { fingerprint, ...named } = command;
  const place = { ...named, tournamentId: named.tournamentId ?? noTournament };
  const [lock] = await manager.query<{ taken: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
    lockNumber(place),
  ]);
  if (lock?.taken !== true) throw new CommandRunning('the same command is running');
  const earlier = await manager.findOneBy(IdempotencyKeyRow, place);
  if (earlier) {
    if (!earlier.fingerprint.equals(fingerprint)) throw new CommandKeyReused('the key came with another body');
    return { status: earlier.status, headers: earlier.headers, body: earlier.body, replayed: true };
  }
  const answer = await work();
  await manager.query(
    `INSERT INTO idempotency_key (tournament_id, principal, method, path, key, fingerprint, status, headers, body)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      place.tournamentId,
      place.principal,
      place.method,
      place.path,
      place.key,
      fingerprint,
      answer.status,
      JSON.stringify(answer.headers),
      JSON.stringify(answer.body),
    ],
  );
  return { ...answer, replayed: false };
}

/** 64 bits, as text because no JavaScript number holds them. */
function lockNumber(place: Readonly<Record<string, string>>): string {
  const { tournamentId, principal, method, path, key } = place;
  const hash = createHash('sha256')
    .update(JSON.stringify([tournamentId, principal, method, path, key]))
    .digest();
  return hash.readBigInt64BE().toString();
}
