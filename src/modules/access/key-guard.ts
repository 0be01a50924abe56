import { Injectable } from '@nestjs/common';
import { refusal } from './access.problems';
import { Authenticator } from './authenticator';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './principal';

/** A request whose key has been looked at. */
export type KnownRequest = FastifyRequest & { caller?: Caller };

/** Finds out who asks. Reading needs no key; anything else is refused without one, before the request is looked at. */
@Injectable()
export class KeyGuard implements CanActivate {
  constructor(private readonly authenticator: Authenticator) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KnownRequest>();
    request.caller = await this.authenticator.callerOf(request.headers.authorization);
    if (request.caller === undefined && request.method !== 'GET' && request.method !== 'HEAD') {
      throw refusal('unauthenticated');
    }
    return true;
  }
}
