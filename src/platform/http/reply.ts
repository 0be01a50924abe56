import { map } from 'rxjs';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';

/** What stands beside the body of an answer. */
export interface ReplyFacts<Body> {
  readonly body: Body;
  /** The operation's own status where absent. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether this was answered before and nothing was done now. */
  readonly replayed?: boolean;
}

/** An answer with headers of its own, such as an ETag; sent by {@link ReplyInterceptor}. */
export class Reply<Body> {
  constructor(readonly facts: ReplyFacts<Body>) {}
}

/** Sends what a controller has returned as a {@link Reply}. */
export class ReplyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next
      .handle()
      .pipe(map((value: unknown) => (value instanceof Reply ? send(value as Reply<unknown>, reply) : value)));
  }
}

function send(
  { facts: { body, status, headers = {}, replayed = false } }: Reply<unknown>,
  reply: FastifyReply,
): unknown {
  void reply.headers(headers);
  if (replayed) void reply.header('Idempotency-Replayed', 'true');
  if (status !== undefined) void reply.status(status);
  return body;
}
