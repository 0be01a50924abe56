import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import canonicalize from 'canonicalize';
import { defineProblems } from '../problems/registry';
import { ProblemError } from '../problems/problem-error';
import { headerParameter } from './header-parameter';
import type { FastifyRequest } from 'fastify';

export const idempotencyProblems = defineProblems({
  'idempotency-key-missing': {
    status: 400,
    title: { en: 'The header Idempotency-Key is missing', de: 'Der Kopf Idempotency-Key fehlt' },
    explanation: {
      en: 'Choose a new key for each command and send it again with every retry, so that nothing is done twice.',
      de: 'Für jeden Befehl einen neuen Schlüssel wählen und bei jeder Wiederholung mitsenden, damit nichts doppelt geschieht.',
    },
  },
  'idempotency-key-malformed': {
    status: 400,
    title: { en: 'The header Idempotency-Key cannot be read', de: 'Der Kopf Idempotency-Key ist nicht lesbar' },
    explanation: {
      en: 'A key has 1 to 200 visible ASCII characters; a UUID is a good one.',
      de: 'Ein Schlüssel hat 1 bis 200 sichtbare ASCII-Zeichen; eine UUID ist gut geeignet.',
    },
  },
  'idempotency-key-running': {
    status: 409,
    title: { en: 'The same command is running', de: 'Derselbe Befehl wird gerade ausgeführt' },
    explanation: {
      en: 'Another request with this key has no answer yet. Retry with the same key after the seconds of Retry-After.',
      de: 'Eine andere Anfrage mit diesem Schlüssel hat noch keine Antwort. Nach den Sekunden in Retry-After mit demselben Schlüssel wiederholen.',
    },
  },
  'idempotency-key-reused': {
    status: 422,
    title: { en: 'The key belongs to another command', de: 'Der Schlüssel gehört zu einem anderen Befehl' },
    explanation: {
      en: 'This key came with another body before. A new command needs a new key.',
      de: 'Dieser Schlüssel kam schon mit einem anderen Rumpf. Ein neuer Befehl braucht einen neuen Schlüssel.',
    },
  },
});

/** What tells one command from another, but for who sends it. */
export interface CommandRequest {
  readonly key: string;
  readonly method: string;
  /** Without query. */
  readonly path: string;
  /** SHA-256 of the body in its canonical form (RFC 8785), 32 bytes; of nothing where the body is a stream still to be read. */
  readonly fingerprint: Buffer;
}

/** Parameter decorator: the {@link CommandRequest} of the caller, who must have chosen an `Idempotency-Key`. */
export const AskedOnce = headerParameter(
  {
    name: 'Idempotency-Key',
    description:
      'Chosen by the caller for one command and sent again with every retry: the same request again is answered as the first time, and nothing is done twice.',
  },
  commandRequest,
);

function commandRequest(key: string | undefined, request: FastifyRequest): CommandRequest {
  if (key === undefined || key === '') throw new ProblemError(idempotencyProblems['idempotency-key-missing']);
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new ProblemError(idempotencyProblems['idempotency-key-malformed']);
  const path = request.url.split('?', 1)[0]?.replace(/\/$/, '') ?? '';
  return {
    key,
    method: request.method,
    path,
    fingerprint: fingerprintOf(request.body instanceof Readable ? undefined : request.body),
  };
}

/** Equal for bodies that differ in nothing but the order of their fields. */
export function fingerprintOf(body: unknown): Buffer {
  return createHash('sha256')
    .update(canonicalize(body) ?? '')
    .digest();
}
