import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { namesTag } from './if-none-match';
import { isVersionTag, ofRepresentation } from './if-match';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const personal = new WeakSet<FastifyRequest>();

/** Says that the answer depends on who asks: no cache but his own may keep it. */
export function dependsOnCaller(request: FastifyRequest): void {
  personal.add(request);
}

/** The `Cache-Control` of what changes with the version of the service only. */
export const constant = 'public, max-age=3600';

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Gives every good answer that is read at once a tag of its own representation, answers 304 to whoever has it, and says how long
 * and for whom it may be kept. A tag names the version of a resource, and behind a dot the representation of it: the language and
 * what the caller may see of it make two of one version.
 */
export function addCaching(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    sayForWhom(request, reply);
    if (typeof payload !== 'string' || reply.statusCode >= 300) {
      done(null, payload);
      return;
    }
    tag(request, reply, payload);
    const etag = reply.getHeader('etag');
    if (isRead(request) && typeof etag === 'string' && namesTag(request.headers['if-none-match'], etag)) {
      void reply.code(304).removeHeader('content-type').removeHeader('content-length');
      done(null, null);
      return;
    }
    done(null, payload);
  });
}

function sayForWhom(request: FastifyRequest, reply: FastifyReply): void {
  const isPersonal = personal.has(request);
  if (isPersonal) void reply.header('Vary', `${String(reply.getHeader('vary'))}, Authorization, Cookie`);
  if (!isRead(request) || (reply.hasHeader('cache-control') && reply.statusCode < 400)) return;
  void reply.header('Cache-Control', isPersonal ? 'private, no-cache' : 'no-cache');
}

function tag(request: FastifyRequest, reply: FastifyReply, payload: string): void {
  const given = reply.getHeader('etag');
  if (typeof given === 'string' && isVersionTag(given))
    void reply.header('ETag', ofRepresentation(given, hashOf(payload)));
  // Weak, because the same text may be sent in several encodings.
  else if (given === undefined && isRead(request) && reply.getHeader('cache-control') !== 'no-store')
    void reply.header('ETag', `W/"${hashOf(payload)}"`);
}

/** A clock that runs is counted on by whoever has the answer, and makes no other one of it. */
const clock = /"clock":\{[^{}]*\}|"serverTime":"[^"]*"/g;

/** The order of members makes no other representation. */
const contentOf = (text: string): string => (text.startsWith('{') ? (canonicalize(JSON.parse(text)) ?? text) : text);

const hashOf = (text: string): string =>
  createHash('sha256').update(contentOf(text).replaceAll(clock, '')).digest('base64url').slice(0, 12);
