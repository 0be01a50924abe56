import { migratedDatabase, type TestDatabase } from '../tools/database';
import { asAdmin } from '../tools/keys';
import { announce, enter, newCommand, schedule } from '../tools/tournament';
import { serviceProcess, type ServiceProcess } from './service-process';

const isFull = process.env['SKAT_RELIABILITY'] === 'full';
const rounds = isFull ? 100 : 5;
const writers = [2, 4, 8, 16];

/** What the writers of one round found. */
interface Round {
  readonly statuses: readonly number[];
  readonly tag: string;
}

/** A thing that many write at once, each under the tag that all have seen. */
interface Contested {
  tag(): Promise<string>;
  write(writer: number, tag: string): Promise<number>;
}

async function contest(contested: Contested, rivals: number): Promise<readonly Round[]> {
  const found: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const tag = await contested.tag();
    const statuses = await Promise.all(Array.from({ length: rivals }, (_, writer) => contested.write(writer, tag)));
    found.push({ statuses, tag });
  }
  return found;
}

const winners = ({ statuses }: Round): number => statuses.filter((status) => status < 300).length;

describe('Q3: of all who write under one tag', () => {
  let fresh: TestDatabase;
  let services: readonly ServiceProcess[];

  beforeAll(async () => {
    fresh = await migratedDatabase();
    services = [await serviceProcess(fresh.url), await serviceProcess(fresh.url)];
    await Promise.all(services.map((service) => service.start()));
  }, 60_000);
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
    await fresh.drop();
  });

  const askOf = (writer: number) => (services[writer % 2] as ServiceProcess).ask;
  const tagOf = async (path: string): Promise<string> =>
    (await askOf(0)('GET', path, { headers: asAdmin })).headers['etag'] ?? '';

  /** What is written under a tag: a tournament, a player and the state of a session. */
  const things: Readonly<Record<string, () => Promise<Contested>>> = {
    'a tournament': async () => {
      const { path } = await announce(askOf(0));
      const write = async (writer: number, tag: string): Promise<number> => {
        const asked = {
          headers: { ...asAdmin, 'If-Match': tag },
          body: { name: `Evening of ${writer} at ${Date.now()}` },
        };
        return (await askOf(writer)('PATCH', path, asked)).status;
      };
      return { tag: () => tagOf(path), write };
    },
    'a player': async () => {
      const { path } = await announce(askOf(0));
      const [id] = await enter(askOf(0), path, 3);
      const player = `${path}/players/${id}`;
      const write = async (writer: number, tag: string): Promise<number> => {
        const asked = { headers: { ...asAdmin, 'If-Match': tag }, body: { club: `Club ${writer} ${Date.now()}` } };
        return (await askOf(writer)('PATCH', player, asked)).status;
      };
      return { tag: () => tagOf(player), write };
    },
    'a session': async () => {
      const { path } = await announce(askOf(0));
      await enter(askOf(0), path, 8);
      const session = await schedule(askOf(0), path);
      const write = async (writer: number, tag: string): Promise<number> => {
        const headers = { ...asAdmin, ...newCommand(), 'If-Match': tag };
        return (await askOf(writer)('POST', `${session.path}/draw`, { headers, body: { reason: 'again' } })).status;
      };
      return { tag: () => tagOf(session.path), write };
    },
  };

  it.each(Object.keys(things))(
    'exactly one wins, and no tag comes back: %s',
    async (name) => {
      const contested = await things[name]?.();
      if (contested === undefined) throw new Error(`${name} is not among the things`);
      const seen: string[] = [];
      for (const rivals of writers) {
        const found = await contest(contested, rivals);
        expect(found.map(winners)).toEqual(Array.from({ length: rounds }, () => 1));
        expect(found.flatMap(({ statuses }) => statuses).filter((status) => status >= 300 && status !== 412)).toEqual(
          [],
        );
        seen.push(...found.map(({ tag }) => tag));
      }
      expect(new Set(seen).size).toBe(seen.length);
      process.stdout.write(`one tag, ${name}: ${JSON.stringify({ writers, rounds, won: seen.length, lost: 0 })}\n`);
    },
    600_000,
  );

  it('is a harness that finds the overwritten changes of a service that compares first and then saves', async () => {
    const wrong = await serviceProcess(fresh.url, 'test/reliability/compare-then-save.ts');
    await wrong.start();
    const contested: Contested = {
      tag: async () => (await fetch(wrong.url)).text(),
      write: async (_writer, tag) => (await fetch(wrong.url, { method: 'PUT', headers: { 'If-Match': tag } })).status,
    };
    const found = await contest(contested, 16);
    await wrong.stop();
    expect(found.filter((round) => winners(round) > 1).length).toBeGreaterThan(0);
  }, 60_000);
});
