import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What becomes of what is sent: it passes; nothing gets through; or the service hears it and its answer is lost. */
export type Way = 'pass' | 'cut' | 'lose-answers';

/** A network of our own between a browser and the service. */
export interface Proxy {
  readonly url: string;
  /** Changes the network; connections that stand are ended, so that the change holds at once. */
  turn(way: Way): void;
  stop(): Promise<void>;
}

/** Puts a network before a service. */
export async function startProxy(service: string): Promise<Proxy> {
  const { port, hostname } = new URL(service);
  const sockets = new Set<Socket>();
  let way: Way = 'pass';
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((browser) => {
    keep(browser);
    if (way === 'cut') {
      browser.destroy();
      return;
    }
    const loses = way === 'lose-answers';
    const upstream = keep(connect(Number(port), hostname));
    browser.pipe(upstream);
    upstream.on('data', (chunk) => (loses ? browser.destroy() : browser.write(chunk)));
    upstream.on('close', () => browser.end());
    browser.on('close', () => upstream.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn(next) {
      way = next;
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
