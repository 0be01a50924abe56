import { applyDecorators, createParamDecorator, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import { ReplyInterceptor } from '../../platform';
import { refusal } from './access.problems';
import { KeyGuard, type KnownRequest } from './key-guard';
import type { ExecutionContext } from '@nestjs/common';
import type { Caller, Principal } from './principal';

const callerIn = (context: ExecutionContext): Caller => context.switchToHttp().getRequest<KnownRequest>().caller;

/** Parameter decorator: who asks, undefined without a key. The controller is {@link GuardedByKeys}. */
export const AskedBy = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => callerIn(context));

/** Parameter decorator: who asks, and somebody must; without a key the answer is 401. */
export const AskedByKey = createParamDecorator((_data: unknown, context: ExecutionContext): Principal => {
  const caller = callerIn(context);
  if (caller === undefined) throw refusal('unauthenticated');
  return caller;
});

/** Class decorator of a controller whose answers depend on who asks. */
export const GuardedByKeys = (): ClassDecorator =>
  applyDecorators(UseGuards(KeyGuard), UseInterceptors(ReplyInterceptor));

/** Method decorator: the contract says that a key is needed. */
export const NeedsKey = (): MethodDecorator => ApiSecurity('key');

/** Method decorator: the contract says that a key may be shown. */
export const TakesKey = (): MethodDecorator => applyDecorators(ApiSecurity({}), ApiSecurity('key'));
