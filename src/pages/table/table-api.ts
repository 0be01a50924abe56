import { api } from '../api/client';
import type { components } from '../api/contract';
import { Refused } from '../api/refused';
import { readAnswer, type Sent } from '../outbox/answer';
import type { Entry } from '../outbox/entry';

export type Table = components['schemas']['Table'];
export type Deal = components['schemas']['Deal'];

/** A table with its list, and the ETag of both. */
export interface SeenTable {
  readonly table: Table;
  readonly etag: string;
}

/** How long somebody waits for an answer, in milliseconds. */
const patience = 8000;

const by = (key: string) => ({ Authorization: `Bearer ${key}` });

/** Reads a table as whoever has its key. */
export async function readTable(id: string, key: string): Promise<SeenTable> {
  const { data, error, response } = await api.GET('/v1/tables/{table}', {
    params: { path: { table: id } },
    headers: by(key),
  });
  if (data === undefined) throw new Refused(response.status, error);
  return { table: data, etag: response.headers.get('ETag') ?? '' };
}

/** Every deal of a table as it counts. */
export async function readDeals(id: string, key: string): Promise<readonly Deal[]> {
  const { data, error, response } = await api.GET('/v1/tables/{table}/deals', {
    params: { path: { table: id }, query: { limit: 100 } },
    headers: by(key),
  });
  if (data === undefined) throw new Refused(response.status, error);
  return data.items;
}

/** Everything that was ever entered for a deal, oldest first. */
export async function readRevisions(id: string, deal: number, key: string): Promise<readonly Deal[]> {
  const { data, error, response } = await api.GET('/v1/tables/{table}/deals/{deal}/revisions', {
    params: { path: { table: id, deal } },
    headers: by(key),
  });
  if (data === undefined) throw new Refused(response.status, error);
  return data.items;
}

/** Confirms a complete list for a seat, in the version that was seen. */
export async function confirmList(
  id: string,
  key: string,
  told: { readonly seat: number; readonly by: string; readonly etag: string; readonly command: string },
): Promise<void> {
  const { error, response } = await api.POST('/v1/tables/{table}/confirmations', {
    params: { path: { table: id }, header: { 'Idempotency-Key': told.command, 'If-Match': told.etag } },
    headers: by(key),
    body: { seat: told.seat, by: told.by },
  });
  if (!response.ok) throw new Refused(response.status, error);
}

/** The way of entries to the service: a new deal under its key, a correction under what stands there now. */
export function senderTo(key: string, sent: () => void): (entry: Entry) => Promise<Sent> {
  const ask: Ask = (path, { headers = {}, ...init }) =>
    fetch(path, {
      ...init,
      headers: {
        ...by(key),
        'Content-Type': 'application/json',
        'Accept-Language': document.documentElement.lang,
        ...headers,
      },
      signal: AbortSignal.timeout(patience),
    });
  return async (entry) => {
    try {
      const answer = await (entry.method === 'POST' ? enter(ask, entry) : correct(ask, entry));
      if (answer.is === 'done') sent();
      return answer;
    } catch {
      return { is: 'unknown' };
    }
  };
}

interface Asked {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Ask = (path: string, asked: Asked) => Promise<Response>;

async function enter(ask: Ask, { table, deal, key, body }: Entry): Promise<Sent> {
  const answer = await ask(`/v1/tables/${table}/deals`, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: JSON.stringify({ deal, ...body }),
  });
  return readAnswer(answer);
}

/** A correction whose answer was lost stands there already; one of a line that somebody else has corrected meanwhile is a conflict. */
async function correct(ask: Ask, { table, deal, body, seenRevision }: Entry): Promise<Sent> {
  const path = `/v1/tables/${table}/deals/${deal}`;
  const standing = await ask(path, { method: 'GET' });
  if (!standing.ok) return readAnswer(standing);
  const { revision, facts } = (await standing.json()) as Deal;
  const { reason: _, ...told } = body;
  if (isSame(facts, told)) return { is: 'done' };
  if (seenRevision !== undefined && revision !== seenRevision) {
    return { is: 'refused', problem: { status: 409, title: '', code: 'deal-exists' } };
  }
  const answer = await ask(path, {
    method: 'PUT',
    headers: { 'If-Match': standing.headers.get('ETag') ?? '' },
    body: JSON.stringify(body),
  });
  return readAnswer(answer);
}

/** Whether two told games say the same, whatever the order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toSorted(([a], [b]) => (a < b ? -1 : 1))
              .map(([name, part]) => [name, sorted(part)]),
          )
        : value;
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}
