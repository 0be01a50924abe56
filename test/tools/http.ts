import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { createApp } from '../../src/app';
import type { WebhookChoices } from '../../src/modules/carriers/webhooks';
import { openDatabase, type Database } from '../../src/persistence/database';
import { createLog } from '../../src/platform';
import { migratedDatabase } from './database';
import { committedContract, contractCheck, type ContractCheck } from './openapi';

/** A request of a test. */
export interface Question {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it stands, with the content type among `headers`. */
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that has been held against the contract. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly text: string;
}

/** Asks a running service, and fails when the answer is not what the contract says. */
export type Ask = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  question?: Question,
) => Promise<Answer<Body>>;

/** The whole service on a database of its own, as it is started for one test file. */
export interface TestService {
  readonly app: NestFastifyApplication;
  readonly url: string;
  readonly ask: Ask;
  /** What the service writes to; for the eyes of a test only. */
  readonly database: Database;
  stop(): Promise<void>;
}

/** The admin key of every service that a test starts. */
export const adminKey = 'the-admin-key-of-the-tests';

/** Starts the service as `main` does, in this process, without limit of requests unless one is given. */
export async function startService({
  rateLimit = 0,
  webhooks = {},
}: { readonly rateLimit?: number; readonly webhooks?: WebhookChoices } = {}): Promise<TestService> {
  const { url: databaseUrl, drop } = await migratedDatabase();
  const database = await openDatabase({ url: databaseUrl, dataDir: '' });
  const app = await createApp({ trustProxy: false, rateLimit, adminKey, webhooks }, database, createLog('silent'));
  const url = await listening(app);
  const stop = async (): Promise<void> => {
    app.getHttpServer().closeAllConnections();
    await app.close();
    await database.close();
    await drop();
  };
  return { app, url, database, ask: asker(url, contractCheck(committedContract())), stop };
}

/** Lets an application listen on a free port; returns its address. */
export async function listening(app: NestFastifyApplication): Promise<string> {
  await app.listen(0, '127.0.0.1');
  return `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
}

/** The way to ask the service at this address. */
export function asker(url: string, check: ContractCheck): Ask {
  return async <Body>(method: string, path: string, { body, raw, headers = {} }: Question = {}) => {
    const request = new supertest.Test(url, method, path)
      .buffer(true)
      .parse(asText)
      .serialize((value) => value as string);
    if (body !== undefined) request.set('Content-Type', 'application/json');
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await request.set(headers).send(sent);
    const content = typeof answer.body === 'string' ? answer.body : '';
    const mediaType = (answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    const value: unknown = mediaType.endsWith('json') && content !== '' ? JSON.parse(content) : content;
    check({ method, path: path.split('?', 1)[0] ?? '', status: answer.status, mediaType, body: value });
    if (mediaType === 'application/problem+json') requireSaying(value as ToldProblem);
    return { status: answer.status, headers: answer.headers, body: value as Body, text: content };
  };
}

interface ToldProblem {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

/** Fails over a problem whose `detail` says no more than its title. */
export function requireSaying({ code, title, detail }: ToldProblem): void {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim();
  if (bare(detail) === bare(title)) throw new Error(`the detail of ${code} repeats its title`);
}

/** Leaves the reading of the body to the contract check. The types do not say that this response is a stream. */
function asText(response: unknown, done: (error: Error | null, text: string) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as Readable;
  stream.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
  stream.on('end', () => done(null, Buffer.concat(chunks).toString()));
}
