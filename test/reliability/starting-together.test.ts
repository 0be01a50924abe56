import { migrations } from '../../migrations';
import { freshDatabase } from '../tools/database';
import { ask, emptyScene, openElsewhere, openingOf } from './scene';

jest.setTimeout(120_000);

/** Starts twenty, waits for all, looks at what they made, and stops them in order. */
async function startTwenty(env: Readonly<Record<string, string>>, url: string): Promise<unknown> {
  const services = Array.from({ length: 20 }, () => openElsewhere(env));
  try {
    const openings = await Promise.all(services.map(openingOf));
    return {
      places: new Set(openings.map(({ place }) => place)).size,
      adminKeys: openings.filter(({ adminKey }) => adminKey !== undefined).length,
      migrations: await ask(url, 'SELECT name FROM migrations ORDER BY id'),
      keys: await ask(url, 'SELECT role FROM access_key'),
      exitCodes: await Promise.all(services.map((service) => service.end('SIGTERM'))),
    };
  } finally {
    await Promise.all(services.map((service) => service.end('SIGKILL')));
  }
}

const whole = {
  places: 1,
  adminKeys: 1,
  migrations: migrations.map(({ name }) => ({ name })),
  keys: [{ role: 'admin' }],
  exitCodes: Array.from({ length: 20 }, () => 0),
};

test('twenty starts at once on one empty folder share one server, one schema and one admin key', async () => {
  const scene = emptyScene();
  try {
    expect(await startTwenty({ SKAT_DATA_DIR: scene.dataDir }, scene.url)).toEqual(whole);
    expect(scene.isServerUp()).toBe(false);
  } finally {
    scene.killServer();
    scene.remove();
  }
});

test('twenty starts at once on one empty PostgreSQL make one schema and one admin key', async () => {
  const { url, drop } = await freshDatabase();
  expect(await startTwenty({ DATABASE_URL: url }, url)).toEqual(whole);
  await drop();
});
