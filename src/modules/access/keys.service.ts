import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../persistence/ledger';
import {
  findAccessKey,
  hashOfKey,
  holdAccessKey,
  insertAccessKey,
  listAccessKeys,
  revokeAccessKeys,
  type AccessKey,
} from '../../persistence/stores/access-keys';
import { record } from '../../persistence/stores/records';
import { findTournament } from '../../persistence/stores/tournaments';
import { entityTag, pageOf, ProblemError, requireCurrent, type ReplyFacts } from '../../platform';
import { refusal } from './access.problems';
import { keyProblems } from './keys.problems';
import { Authenticator, isAlive, newKeyText } from './authenticator';
import type { Action } from './actions';
import { mayManageKeys, refusalFor, visibleTournaments } from './permissions';
import type { KeyAnswer, KeyList, KeyPage, MadeKey, NewKey } from './keys.schema';
import type { Principal } from './principal';

/** Makes, shows and revokes keys. */
@Injectable()
export class KeysService {
  constructor(
    private readonly ledger: Ledger,
    private readonly authenticator: Authenticator,
  ) {}

  /** A new key with its text, which nobody can read again. */
  async make(by: Principal, asked: z.infer<typeof NewKey>): Promise<ReplyFacts<z.infer<typeof MadeKey>>> {
    const text = newKeyText();
    const { role, tournament: tournamentId = null, tables = null, scopes = null, label } = asked;
    const made = await this.ledger.change(async (transaction) => {
      await requireMaker(transaction, by, { role, tournamentId, scopes });
      const expiresAt = await this.endWithin(transaction, by, asked.expiresAt);
      const made = { id: randomUUID(), hash: hashOfKey(text), madeBy: by.id };
      const key = { ...made, role, tournamentId, tables, scopes, expiresAt, label };
      await insertAccessKey(transaction, key);
      await recordKey(transaction, by, 'key-made', key);
      return findAccessKey(transaction, key.id);
    });
    if (made === undefined) throw new Error('a key was made and is not there');
    return { body: { ...present(made), key: text }, headers: { ETag: tagOf(made) } };
  }

  /** The keys that the caller may make and revoke. */
  async list(by: Principal, { limit, cursor }: z.output<typeof KeyPage>): Promise<z.infer<typeof KeyList>> {
    if (!mayManageKeys(by)) throw refusal('forbidden');
    const after = cursor && { createdAt: cursor[0], id: cursor[1] };
    const page = { scope: visibleTournaments(by), limit: limit + 1, after };
    const found = await this.ledger.read((transaction) => listAccessKeys(transaction, page));
    const { items, next } = pageOf(found, limit, ({ createdAt, id }) => [createdAt, id]);
    return { items: items.map(present), next };
  }

  /** One of these keys. */
  async get(by: Principal, id: string): Promise<ReplyFacts<z.infer<typeof KeyAnswer>>> {
    const key = await this.ledger.read((transaction) => manageable(transaction, by, id));
    return { body: present(key), headers: { ETag: tagOf(key) } };
  }

  /** Ends a key at once and for good, and with it those that were made with it unless it is to end alone. */
  async revoke(by: Principal, id: string, { seen, alone }: KeyEnding): Promise<void> {
    await this.ledger.change(async (transaction) => {
      const key = await manageable(transaction, by, id);
      requireCurrent(seen, tagOf(key));
      for (const ended of await revokeAccessKeys(transaction, id, { alone })) {
        await recordKey(transaction, by, 'key-revoked', ended);
      }
    });
  }

  /** When a new key ends: with its maker at the latest, who is held so that he does not end meanwhile. Null means never. */
  private async endWithin(transaction: Transaction, by: Principal, asked?: Date): Promise<Date | null> {
    if (this.authenticator.isOfEnvironment(by)) return asked ?? null;
    const maker = await holdAccessKey(transaction, by.id);
    if (maker === undefined || !isAlive(maker)) throw refusal('unauthenticated');
    const { expiresAt: end } = maker;
    if (end === null || asked === undefined) return asked ?? end;
    if (asked > end) throw outlives(end);
    return asked;
  }
}

interface KeyEnding {
  /** The version that the caller has seen. */
  readonly seen: string;
  readonly alone: boolean;
}

type KeyFacts = Pick<AccessKey, 'role' | 'tournamentId'>;

/** What decides whether somebody may make a key. */
type AskedKey = KeyFacts & Pick<AccessKey, 'scopes'>;

/** Whom a director appoints. */
const isAppointed = (role: AccessKey['role']): boolean => role === 'jury' || role === 'referee' || role === 'scorer';

/** An admin makes any key; a director those of jury, referees and scorers for a tournament of his own. No key makes one that is for more than itself. */
async function requireMaker(
  transaction: Transaction,
  by: Principal,
  { role, tournamentId, scopes }: AskedKey,
): Promise<void> {
  if (by.scopes !== null && !scopes?.every((scope) => by.scopes?.some((own) => own === scope)))
    throw refusal('forbidden');
  if (tournamentId !== null) {
    const reason = refusalFor(by, 'make-key', await findTournament(transaction, tournamentId));
    if (reason) throw refusal(reason);
  }
  if (!mayManageKeys(by)) throw refusal('forbidden');
  if (by.role !== 'admin' && (tournamentId === null || !isAppointed(role))) {
    throw refusal('forbidden');
  }
}

async function manageable(transaction: Transaction, by: Principal, id: string): Promise<AccessKey> {
  const key = await findAccessKey(transaction, id);
  if (key === undefined || !mayManageKeys(by)) throw refusal('hidden');
  if (by.role === 'admin') return key;
  const tournament = key.tournamentId === null ? undefined : await findTournament(transaction, key.tournamentId);
  if (tournament === undefined || refusalFor(by, 'make-key', tournament)) throw refusal('hidden');
  if (!isAppointed(key.role)) throw refusal('forbidden');
  return key;
}

async function recordKey(
  transaction: Transaction,
  by: Principal,
  action: 'key-made' | 'key-revoked',
  { id, role, tournamentId, expiresAt }: KeyFacts & Pick<AccessKey, 'id' | 'expiresAt'>,
): Promise<void> {
  if (tournamentId === null) return;
  const after = { role, expiresAt: expiresAt?.toISOString() ?? null };
  await record(transaction, { tournamentId, by: by.id, action, subject: { key: id }, after });
}

function outlives(end: Date): ProblemError {
  const [kind, at] = [keyProblems['key-outlives-maker'], end.toISOString()];
  const message = { en: `Your own key ends at ${at}`, de: `Ihr eigener Schlüssel endet um ${at}` };
  return new ProblemError(kind, { detail: message, errors: [{ pointer: '/expiresAt', code: kind.code, message }] });
}

function tagOf({ id, revokedAt }: AccessKey): string {
  return entityTag(['key', id], revokedAt === null ? 1 : 2);
}

function present(key: AccessKey): z.infer<typeof KeyAnswer> {
  const { id, role, tournamentId, tables, scopes, label, madeBy, createdAt, expiresAt, revokedAt, lastUsedAt } = key;
  return {
    id,
    role,
    tournament: tournamentId,
    tables,
    scopes: scopes as Action[] | null,
    label,
    madeBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
