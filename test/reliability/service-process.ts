import { createServer, type AddressInfo } from 'node:net';
import { startChild, type Child } from '../tools/child';
import { adminKey, asker, type Ask } from '../tools/http';
import { committedContract, contractCheck } from '../tools/openapi';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The service as a process of its own at a fixed port, on a given database. */
export interface ServiceProcess {
  readonly ask: Ask;
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Prepares a process of the service, or of a script that takes its place. */
export async function serviceProcess(
  databaseUrl: string,
  script = 'src/main.ts',
  more: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    SKAT_ADMIN_KEY: adminKey,
    SKAT_RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    ...more,
  };
  let child: Child | undefined;
  return {
    url,
    ask: asker(url, contractCheck(committedContract())),
    start: async () => {
      child = startChild({ script, env });
      await child.firstLine;
    },
    kill: async () => void (await child?.end('SIGKILL')),
    stop: async () => void (await child?.end('SIGTERM')),
  };
}
