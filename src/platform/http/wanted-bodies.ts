import type { FastifyInstance, FastifyRequest } from 'fastify';

const key = (method: string, url: string): string => `${method} ${url.replace(/(.)\/$/, '$1')}`;

/** Knows which media types the operations of a path read, so that who sends another can be told. */
export class WantedBodies {
  private readonly types = new Map<string, Set<string>>();

  /** Remembers every route registered from now on. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url, config }) => {
      for (const one of [method].flat()) this.typesOf(key(one, url)).add(typeIn(config ?? {}));
    });
  }

  /** The media types of the bodies that this request could have had. */
  of({ method, routeOptions: { url = '' } }: FastifyRequest): readonly string[] {
    return [...this.typesOf(key(method, url))];
  }

  private typesOf(operation: string): Set<string> {
    const types = this.types.get(operation) ?? new Set();
    this.types.set(operation, types);
    return types;
  }
}

function typeIn(config: object): string {
  if ('takesLines' in config) return String(config.takesLines);
  return 'takesText' in config ? String(config.takesText) : 'application/json';
}
