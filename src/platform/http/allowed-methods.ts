import findMyWay from 'find-my-way';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { HTTPMethod } from 'find-my-way';

/** Answers which methods a path has, so that an unknown method can be told from an unknown path. */
export class AllowedMethods {
  private readonly routers = new Map<HTTPMethods, findMyWay.Instance<findMyWay.HTTPVersion.V1>>();

  /** Remembers every route registered from now on. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url }) => {
      // OPTIONS is answered on every path, which says nothing of whether the path exists.
      for (const one of [method].flat()) if (one !== 'OPTIONS') this.remember(one as HTTPMethod, url);
    });
  }

  /** The methods that this path has, in alphabetical order; none for an unknown path. */
  of(path: string): readonly string[] {
    return [...this.routers]
      .filter(([method, router]) => router.find(method as HTTPMethod, path) !== null)
      .map(([method]) => method)
      .toSorted();
  }

  private remember(method: HTTPMethod, url: string): void {
    const router = this.routers.get(method) ?? findMyWay({ ignoreTrailingSlash: true });
    this.routers.set(method, router);
    if (router.findRoute(method, url) === null) router.on(method, url, () => {});
  }
}
