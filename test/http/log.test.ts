import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { announce, command, dealsAt, enter, openSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Line extends Record<string, unknown> {
  readonly sequence: number;
  readonly hash: string;
}

const linesOf = async (path: string): Promise<readonly Line[]> =>
  (await ask<{ items: Line[] }>('GET', `${path}/log?limit=100`)).body.items;

describe('the log', () => {
  it('holds at once all that was answered before, and is whole', async () => {
    const { path } = await announce(ask);
    for (let count = 2; count <= 6; count += 1) {
      await enter(ask, path, 1);
      expect(await linesOf(path)).toHaveLength(count);
    }
    const { body, status } = await ask('GET', `${path}/log/verify`);
    const head = (await linesOf(path)).at(-1)?.hash;
    expect([status, body]).toEqual([200, { whole: true, lines: 6, head }]);
  });

  it('can be proved by anybody from what it shows', async () => {
    const { id, path } = await openSession(ask, { players: 3, deals: { '4': 4, '3': 3 } });
    let before = Buffer.alloc(32);
    for (const { hash, ...line } of await linesOf(path)) {
      const text = canonicalize({ tournament: id, ...line }) ?? '';
      before = createHash('sha256').update(before).update(text).digest();
      expect(before.toString('hex')).toBe(hash);
    }
  });

  it('shows the first line that does not fit, and how far it was whole', async () => {
    const { id, path } = await announce(ask);
    for (let count = 0; count < 4; count += 1) await enter(ask, path, 1);
    const lines = await linesOf(path);
    await service.database.dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL session_replication_role = 'replica'`);
      await manager.query(`UPDATE log_entry SET by = NULL WHERE sequence = 3 AND tournament_id = $1`, [id]);
    });
    expect((await ask('GET', `${path}/log/verify`)).body).toEqual({
      whole: false,
      lines: 2,
      head: lines[1]?.hash,
      fault: { sequence: 3, code: 'line-changed' },
    });
  });

  it('of a private tournament, and of none, is not proved to everybody', async () => {
    const { path } = await announce(ask, { private: true });
    expect(await ask('GET', `${path}/log/verify`)).toMatchObject({ status: 404 });
    expect(await ask('GET', `${path}/log/verify`, { headers: asAdmin })).toMatchObject({ status: 200 });
    const nowhere = '/v1/tournaments/00000000-0000-4000-8000-00000000000f/log/verify';
    expect(await ask('GET', nowhere)).toMatchObject({ status: 404 });
  });
});

describe('while nobody can seal the log of a tournament', () => {
  it('deals are entered, and the standings are not taken for unchanged', async () => {
    const open = await openSession(ask, { players: 3, deals: { '4': 4, '3': 3 } });
    const tag = (await ask('GET', `${open.path}/standings`)).headers['etag'] ?? '';
    await service.database.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM tournament_tail WHERE tournament_id = $1 FOR UPDATE', [open.id]);
      expect(await command(ask, dealsAt(open), { passed: true })).toMatchObject({ status: 201 });
      const later = await ask('GET', `${open.path}/standings`, { headers: { 'If-None-Match': tag } });
      expect(later).toMatchObject({ status: 200 });
      const known = later.headers['etag'] ?? '';
      const again = await ask('GET', `${open.path}/standings`, { headers: { 'If-None-Match': known } });
      expect(again).toMatchObject({ status: 304 });
    });
  });
});
