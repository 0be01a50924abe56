import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What somebody was told. */
export interface Told {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly data: { readonly tournament: string; readonly sequence: number; readonly subject: unknown };
  readonly type: string;
}

/** The status of an answer, `silence` for none at all. */
export type Reaction = number | 'silence';

/** Somebody who listens on this machine, and reacts to each message as he is told to. */
export interface Receiver {
  readonly url: string;
  readonly told: readonly Told[];
  /** Those that were answered with a 2xx. */
  readonly taken: readonly Told[];
  reactTo(how: (message: Told) => Reaction): void;
  stop(): Promise<void>;
}

/** Listens on a free port; answers 204 until told otherwise. A redirect leads to `/elsewhere`. */
export async function startReceiver(): Promise<Receiver> {
  const told: Told[] = [];
  const taken: Told[] = [];
  let reaction: (message: Told) => Reaction = () => 204;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString();
      const { type, data } = JSON.parse(body || '{}') as Pick<Told, 'type' | 'data'>;
      const message = { path: request.url ?? '', headers: request.headers, body, type, data };
      told.push(message);
      const status = reaction(message);
      if (status === 'silence') return;
      if (status >= 200 && status < 300) taken.push(message);
      response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end('x'.repeat(100));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return {
    url,
    told,
    taken,
    reactTo: (how) => void (reaction = how),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
