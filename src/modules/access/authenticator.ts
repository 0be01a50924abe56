import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Ledger } from '../../persistence/ledger';
import { findAccessKey, findAccessKeyByHash, hashOfKey, touchAccessKey } from '../../persistence/stores/access-keys';
import type { AccessKey } from '../../persistence/stores/access-keys';
import { findLivingLink, type PlayerLink } from '../../persistence/stores/player-links';
import { refusal } from './access.problems';
import type { Action } from './actions';
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
  tables: null,
  scopes: null,
};

const linkPattern = /^skat_table_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A new key: a visible beginning and 256 random bits. */
export function newKeyText(): string {
  return `skat_${randomBytes(32).toString('base64url')}`;
}

/** What the players of a table show: the text of its link. */
export function linkText({ token }: Pick<PlayerLink, 'token'>): string {
  return `skat_table_${token}`;
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
    const token = linkPattern.exec(text)?.[1];
    return token === undefined ? this.holderOf(text) : this.playersOf(token);
  }

  /** Whoever a key with this text belongs to; whatever is no living key is refused with 401. */
  async holderOf(text: string): Promise<Principal> {
    const hash = hashOfKey(text);
    if (this.environmentHash !== undefined && timingSafeEqual(hash, this.environmentHash)) return environmentAdmin;
    const key = await this.ledger.read((transaction) => findAccessKeyByHash(transaction, hash));
    if (key === undefined || !isAlive(key)) throw refusal('unauthenticated');
    await this.ledger.read((transaction) => touchAccessKey(transaction, key.id));
    return principalOf(key);
  }

  /** Whoever the key with this id belongs to, null for that of the environment; undefined when it has ended. */
  async keeperOf(keyId: string | null): Promise<Caller> {
    if (keyId === null) return this.environmentHash === undefined ? undefined : environmentAdmin;
    const key = await this.ledger.read((transaction) => findAccessKey(transaction, keyId));
    return key !== undefined && isAlive(key) ? principalOf(key) : undefined;
  }

  private async playersOf(token: string): Promise<Principal> {
    const link = await this.ledger.read((transaction) => findLivingLink(transaction, token));
    if (link === undefined) throw refusal('unauthenticated');
    const { tournamentId, tableId } = link;
    return { id: tableId, role: 'player', tournamentId, tables: tableId, scopes: null, link: token };
  }

  /** Whether somebody shows the admin key of the environment, which has no row among the keys. */
  isOfEnvironment({ id }: Principal): boolean {
    return id === environmentAdmin.id;
  }

  /** Refuses with 401 a caller whose key or link has ended since it was shown. */
  async requireAlive(caller: Caller): Promise<void> {
    if (caller === undefined || this.isOfEnvironment(caller)) return;
    if (caller.link !== undefined) await this.playersOf(caller.link);
    else if ((await this.keeperOf(caller.id)) === undefined) throw refusal('unauthenticated');
  }
}

function principalOf({ id, role, tournamentId, tables, scopes }: AccessKey): Principal {
  return { id, role, tournamentId, tables, scopes: scopes as readonly Action[] | null };
}

/** Whether a key has neither been ended nor come to its end. */
export function isAlive({ revokedAt, expiresAt }: AccessKey): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt.getTime() > Date.now());
}
