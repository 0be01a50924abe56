import type { FastifyRequest } from 'fastify';

/** The address that printed codes name. */
export class PublicAddress {
  constructor(private readonly configured: string | undefined) {}

  /** The configured address, otherwise the one under which the caller reached the service; without a slash at its end. */
  seenFrom({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
    return (this.configured ?? `${protocol}://${host}`).replace(/\/+$/, '');
  }

  /** The address of a table; behind `#`, where no server ever reads it, the key of its players where they have one. */
  ofTables(request: Pick<FastifyRequest, 'protocol' | 'host'>): (id: string, key?: string) => string {
    const base = this.seenFrom(request);
    return (id, key) => `${base}/v1/tables/${id}${key === undefined ? '' : `#${key}`}`;
  }
}
