import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** What of the interface has a page of its own: the address of the page by that of the answer. */
const led: readonly (readonly [answer: RegExp, page: string])[] = [
  [/^\/v1\/laws\/([^/?]+)\/?(?:\?.*)?$/, '/laws/'],
  [/^\/v1\/rulesets\/([^/?]+)\/?(?:\?.*)?$/, '/laws?code='],
  [/^\/v1\/tables\/([^/?]+)\/?(?:\?.*)?$/, '/t/'],
];

/** The page of an address of the interface, for whoever would rather read than parse. */
const pageOf = (url: string): string | undefined => {
  for (const [answer, page] of led) {
    const named = answer.exec(url)?.[1];
    if (named !== undefined) return page + named;
  }
  return undefined;
};

/** Leads browsers that open an address of the interface to its page; what stands behind `#` goes along by itself. */
export function leadToPages(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      const page = request.method === 'GET' || request.method === 'HEAD' ? pageOf(request.url) : undefined;
      if (page !== undefined) {
        reply.header('Vary', 'Accept-Language, Accept');
        if (request.accepts().type(['application/json', 'text/html']) === 'text/html') {
          reply.redirect(page, 303);
          return;
        }
      }
      done();
    });
}
