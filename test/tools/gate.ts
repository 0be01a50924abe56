import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** A way to a database that can be cut and opened again. */
export interface Gate {
  /** The address of the database behind it. */
  readonly url: string;
  /** Cuts every connection and takes no new one. */
  cut(): Promise<void>;
  open(): Promise<void>;
  /** Lets nothing through any more, in either direction, and cuts nothing, as a network that has lost its way. */
  freeze(): void;
  thaw(): void;
}

/** Puts a gate before the database at this address, which may be a folder of sockets. */
export async function gateBefore(databaseUrl: string): Promise<Gate> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const passing = new Set<Socket>();
  const ends = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far =
      folder === null ? connect(Number(target.port || 5432), target.hostname) : connect(`${folder}/.s.PGSQL.5432`);
    passing.add(near);
    for (const end of [near, far]) {
      ends.add(end);
      end.once('close', () => ends.delete(end));
      if (frozen) end.cork();
    }
    near.once('close', () => passing.delete(near));
    pipeline(near, far, near, () => undefined);
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const account = target.searchParams.get('user') ?? [target.username, target.password].filter(Boolean).join(':');
  return {
    url: `postgresql://${account}@127.0.0.1:${port}${target.pathname}`,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of passing) socket.destroy();
      await closed;
    },
    open: async () => void (await listen(port)),
    freeze: () => {
      frozen = true;
      for (const end of ends) end.cork();
    },
    thaw: () => {
      frozen = false;
      for (const end of ends) end.uncork();
    },
  };
}
