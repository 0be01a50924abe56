import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import Tokens from '@fastify/csrf';
import type { z } from 'zod';
import { Ledger } from '../../persistence/ledger';
import {
  deleteBrowserSession,
  findBrowserSession,
  insertBrowserSession,
  type BrowserSession,
} from '../../persistence/stores/browser-sessions';
import { entityTag, ProblemError, requireCurrent } from '../../platform';
import { accessProblems, refusal } from './access.problems';
import { Authenticator } from './authenticator';
import type { BrowserSessionAnswer } from './browser-sessions.schema';
import type { Caller, Principal } from './principal';

/** How long somebody stays known to a page after he showed his key: a long day of play, in milliseconds. */
export const sessionLength = 16 * 3_600_000;

/** What a page has shown: the value of its cookie, and its token with a request that changes something. */
export interface ShownCookie {
  readonly cookie: string;
  readonly csrfToken: string | undefined;
}

/** Somebody whom a cookie makes known. */
export interface KnownBrowser {
  readonly by: Principal;
  readonly session: Pick<BrowserSession, 'id' | 'expiresAt'>;
}

type Answer = z.infer<typeof BrowserSessionAnswer>;

const tokens = new Tokens({});

/**
 * The sessions of browsers: a key is shown once and a cookie stands for it from then on. They lie in the database, so
 * that every process knows them, and end with their key.
 */
@Injectable()
export class BrowserSessions {
  constructor(
    private readonly ledger: Ledger,
    private readonly authenticator: Authenticator,
  ) {}

  /** Begins a session for whoever shows a living key; answers the cookie's value, 256 random bits, beside the session. */
  async begin(key: string): Promise<{ readonly cookie: string; readonly body: Answer; readonly etag: string }> {
    const by = await this.authenticator.holderOf(key);
    const cookie = randomBytes(32).toString('base64url');
    const session = { id: randomUUID(), expiresAt: new Date(Date.now() + sessionLength) };
    const keyId = this.authenticator.isOfEnvironment(by) ? null : by.id;
    await this.ledger.change((transaction) =>
      insertBrowserSession(transaction, { ...session, hash: hashOf(cookie), keyId }),
    );
    return { cookie, ...present({ by, session }, cookie) };
  }

  /** Whom a cookie makes known; undefined when the session or its key has ended. */
  async find(cookie: string): Promise<KnownBrowser | undefined> {
    const session = await this.ledger.read((transaction) => findBrowserSession(transaction, hashOf(cookie)));
    const by = session && (await this.authenticator.keeperOf(session.keyId));
    return session && by && { by, session };
  }

  /** Who asks by a cookie. What changes something is refused with 403 without the token, which no foreign page can read. */
  async callerOf({ cookie, csrfToken }: ShownCookie, isReading: boolean): Promise<Caller> {
    const by = (await this.find(cookie))?.by;
    if (by !== undefined && !isReading && !tokens.verify(secretOf(cookie), csrfToken ?? '')) {
      throw new ProblemError(accessProblems['csrf-token-wrong']);
    }
    return by;
  }

  /** The session of a cookie with its token; 401 where there is none. */
  async get(cookie: string | undefined): Promise<{ readonly body: Answer; readonly etag: string }> {
    const { known, value } = await this.require(cookie);
    return present(known, value);
  }

  /** Ends the session of a cookie. */
  async end(cookie: string | undefined, seen: string): Promise<void> {
    const { known } = await this.require(cookie);
    requireCurrent(seen, tagOf(known.session));
    await this.ledger.change((transaction) => deleteBrowserSession(transaction, known.session.id));
  }

  private async require(cookie: string | undefined): Promise<{ readonly known: KnownBrowser; readonly value: string }> {
    const known = cookie === undefined ? undefined : await this.find(cookie);
    if (cookie === undefined || known === undefined) throw refusal('unauthenticated');
    return { known, value: cookie };
  }
}

function present({ by, session }: KnownBrowser, cookie: string): { readonly body: Answer; readonly etag: string } {
  const { role, tournamentId, tables, scopes } = by;
  if (role === 'player' || typeof tables === 'string') throw new Error('a link begins no session');
  const body = {
    role,
    tournament: tournamentId,
    tables: tables && [...tables],
    scopes: scopes && [...scopes],
    expiresAt: session.expiresAt.toISOString(),
    csrfToken: tokens.create(secretOf(cookie)),
  };
  return { body, etag: tagOf(session) };
}

function tagOf({ id }: Pick<BrowserSession, 'id'>): string {
  return entityTag(['browser-session', id], 1);
}

function hashOf(cookie: string): Buffer {
  return createHash('sha256').update(cookie).digest();
}

/** What the tokens of a session are made from; nobody who has no cookie can know it, and it tells nothing of the cookie. */
function secretOf(cookie: string): string {
  return createHash('sha256').update(`csrf ${cookie}`).digest('base64url');
}
