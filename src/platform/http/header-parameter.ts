import { createParamDecorator } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

/** What is said of a request header in the contract. */
export interface HeaderDescription {
  readonly name: string;
  readonly description: string;
  /** Whether a request without it is refused; true where absent. */
  readonly required?: boolean;
}

/** A parameter decorator that reads a header, and names it in the contract of each operation that uses it. */
export function headerParameter<T>(
  { name, description, required = true }: HeaderDescription,
  read: (value: string | undefined, request: FastifyRequest) => T,
): () => ParameterDecorator {
  const header = name.toLowerCase();
  const describe: ParameterDecorator = (target, key) => {
    const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key === undefined || descriptor === undefined) throw new Error(`${name} is read outside a method.`);
    ApiHeader({ name, description, required, schema: { type: 'string' } })(target, key, descriptor);
  };
  return createParamDecorator<undefined>(
    (_data, context) => {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      return read([request.headers[header]].flat()[0], request);
    },
    [describe],
  );
}
