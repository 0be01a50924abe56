import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { ClientRequest } from 'node:http';

/** One line of the answer to a batch. */
export interface BatchLine {
  readonly id?: string | number | null;
  readonly status?: number;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly end?: boolean;
  readonly lines?: number;
}

/** Both sides of a batch under way. */
export interface OpenBatch {
  readonly sending: ClientRequest;
  readonly response: Promise<IncomingMessage>;
}

/** Opens a batch; nothing is sent yet but its head. */
export function openBatch(url: string, headers: Readonly<Record<string, string>> = {}): OpenBatch {
  const sending = request(`${url}/v1/batch`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson', ...headers },
  });
  const response = once(sending, 'response').then(([message]) => message as IncomingMessage);
  sending.flushHeaders();
  return { sending, response };
}

/** The lines of a text. */
export const parseLines = (ndjson: string): readonly BatchLine[] =>
  ndjson
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as BatchLine);

/** Sends these lines, values as JSON and texts as they stand, and returns all answers. */
export async function askBatch(
  url: string,
  lines: readonly unknown[],
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly BatchLine[]> {
  const { sending, response } = openBatch(url, headers);
  sending.end(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return parseLines(await text(await response));
}
