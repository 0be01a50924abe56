import { connect } from 'node:net';

/** Somebody who takes an answer at a pace of his own. */
export interface SlowReader {
  /** The first piece of the answer is there. */
  readonly answered: Promise<void>;
  /** Hangs up; the status that came, 0 where none did. */
  leave(): Promise<number>;
}

/** Asks for this address and takes so many bytes a second of the answer; with 0 no more than its first piece. */
export function slowReader(url: string, bytesPerSecond: number): SlowReader {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const begun = Date.now();
  let [status, taken] = [0, 0];
  let waiting: NodeJS.Timeout | undefined;
  socket.on('error', () => undefined);
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  const answered = new Promise<void>((resolve) => socket.once('data', () => resolve()));
  socket.on('data', (piece) => {
    if (taken === 0) status = Number(/^HTTP\/1.1 (\d{3})/.exec(piece.toString())?.[1] ?? 0);
    taken += piece.length;
    socket.pause();
    if (bytesPerSecond === 0) return;
    const due = begun + (taken / bytesPerSecond) * 1000;
    waiting = setTimeout(() => socket.resume(), Math.max(0, due - Date.now()));
  });
  const leave = async (): Promise<number> => {
    clearTimeout(waiting);
    socket.destroy();
    return status;
  };
  return { answered, leave };
}
