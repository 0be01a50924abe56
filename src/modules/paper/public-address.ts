import type { FastifyRequest } from 'fastify';

/** The address that printed codes name. */
export class PublicAddress {
  constructor(private readonly configured: string | undefined) {}

  /** The configured address, otherwise the one under which the caller reached the service; without a slash at its end. */
  seenFrom({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
    return (this.configured ?? `${protocol}://${host}`).replace(/\/+$/, '');
  }
}
