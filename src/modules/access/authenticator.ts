import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Ledger } from '../../persistence/ledger';
import { findAccessKey, findAccessKeyByHash, hashOfKey, touchAccessKey } from '../../persistence/stores/access-keys';
import type { AccessKey } from '../../persistence/stores/access-keys';
import { refusal } from './access.problems';
import type { Caller, Principal } from './principal';

/** The admin key that the environment gives, if it gives one. */
export class EnvironmentKey {
  constructor(readonly text: string | undefined) {}
}

/** As whom the log knows the admin key of the environment, which has no row among the keys. */
const environmentAdmin: Principal = {
  id: '00000000-0000-4000-8000-000000000002',
  role: 'admin',
  tournamentId: null,
};

/** A new key: a visible beginning and 256 random bits. */
export function newKeyText(): string {
  return `skat_${randomBytes(32).toString('base64url')}`;
}

/** Finds out whose key came with a request. */
@Injectable()
export class Authenticator {
  private readonly environmentHash: Buffer | undefined;

  constructor(
    private readonly ledger: Ledger,
    { text }: EnvironmentKey,
  ) {
    this.environmentHash = text === undefined ? undefined : hashOfKey(text);
  }

  /** Undefined without the header; whatever is no living key is refused with 401. */
  async callerOf(authorization: string | undefined): Promise<Caller> {
    if (authorization === undefined) return undefined;
    const text = /^Bearer +(\S{1,500})$/i.exec(authorization)?.[1];
    if (text === undefined) throw refusal('unauthenticated');
    const hash = hashOfKey(text);
    if (this.environmentHash !== undefined && timingSafeEqual(hash, this.environmentHash)) return environmentAdmin;
    const key = await this.ledger.read((transaction) => findAccessKeyByHash(transaction, hash));
    if (key === undefined || !isAlive(key)) throw refusal('unauthenticated');
    await this.ledger.read((transaction) => touchAccessKey(transaction, key.id));
    return { id: key.id, role: key.role, tournamentId: key.tournamentId };
  }

  /** Refuses with 401 a caller whose key has ended since it was shown. */
  async requireAlive(caller: Caller): Promise<void> {
    if (caller === undefined || caller.id === environmentAdmin.id) return;
    const key = await this.ledger.read((transaction) => findAccessKey(transaction, caller.id));
    if (key === undefined || !isAlive(key)) throw refusal('unauthenticated');
  }
}

function isAlive({ revokedAt, expiresAt }: AccessKey): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt.getTime() > Date.now());
}
