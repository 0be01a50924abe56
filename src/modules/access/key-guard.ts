import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import { dependsOnCaller } from '../../platform';
import { refusal } from './access.problems';
import { Authenticator } from './authenticator';
import { BrowserSessions } from './browser-sessions.service';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './principal';

/** A request whose key has been looked at. */
export type KnownRequest = FastifyRequest & { caller?: Caller };

/** The cookie that stands for a key on a page. */
export const sessionCookie = 'skat_session';

/** The value of that cookie, where a request has one. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[sessionCookie];
}

/**
 * Finds out who asks: by the key that is shown, otherwise by the cookie of a page. Reading needs neither; anything else
 * is refused without, before the request is looked at.
 */
@Injectable()
export class KeyGuard implements CanActivate {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly sessions: BrowserSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KnownRequest>();
    dependsOnCaller(request);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    request.caller = await this.callerOf(request, isReading);
    if (request.caller === undefined && !isReading) throw refusal('unauthenticated');
    return true;
  }

  private async callerOf(request: FastifyRequest, isReading: boolean): Promise<Caller> {
    const { authorization } = request.headers;
    const cookie = authorization === undefined ? cookieOf(request) : undefined;
    if (cookie === undefined) return this.authenticator.callerOf(authorization);
    const csrfToken = [request.headers['x-csrf-token']].flat()[0];
    return this.sessions.callerOf({ cookie, csrfToken }, isReading);
  }
}
