import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { httpProblems } from '../problems/http-problems';
import { problemAnswer } from '../problems/problem-answer';
import { ProblemError } from '../problems/problem-error';
import { problemMediaType } from '../problems/problem.schema';
import type { Socket } from 'node:net';
import type { ProblemKind } from '../problems/registry';

const kinds: Readonly<Record<string, ProblemKind>> = {
  ERR_HTTP_REQUEST_TIMEOUT: httpProblems['request-timeout'],
  HPE_HEADER_OVERFLOW: httpProblems['headers-too-large'],
};

const longRequests = new WeakSet<Socket>();

/** Lets the request on this connection take longer than others may; whoever serves it watches its time. */
export function allowLongRequest(socket: Socket): void {
  longRequests.add(socket);
}

/** Answers a connection whose request never became one: too slow, headers too large, or no HTTP at all. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && longRequests.has(socket)) return;
  const kind = kinds[error.code ?? ''] ?? httpProblems['malformed-request'];
  const requestId = randomUUID();
  const body = JSON.stringify(problemAnswer(new ProblemError(kind), { path: '', requestId, language: 'en' }));
  const head = [
    `HTTP/1.1 ${kind.status} ${STATUS_CODES[kind.status]}`,
    `Content-Type: ${problemMediaType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
