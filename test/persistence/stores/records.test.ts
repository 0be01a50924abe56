import { randomUUID } from 'node:crypto';
import type { Happening } from '../../../src/chronicle';
import { openDatabase, type Database } from '../../../src/persistence/database';
import { Ledger } from '../../../src/persistence/ledger';
import { countRecords, listEvents, listLog, record } from '../../../src/persistence/stores/records';
import { hasUnsealed, listUnsealed, proveLog, sealLines } from '../../../src/persistence/stores/sealing';
import { insertTournament } from '../../../src/persistence/stores/tournaments';
import { freshDatabase, type TestDatabase } from '../../tools/database';

let fresh: TestDatabase;
let database: Database;
let ledger: Ledger;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, dataDir: '' });
  ledger = new Ledger(database.dataSource);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const sql = <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  database.dataSource.query<Row[]>(statement, values);

async function newTournament(): Promise<string> {
  const id = randomUUID();
  const facts = {
    name: 'x',
    ruleset: 'isko-2022' as const,
    startsAt: null,
    timeZone: 'UTC',
    isPrivate: false,
    profile: {},
  };
  await ledger.change((transaction) => insertTournament(transaction, { id, ownerKey: randomUUID(), ...facts }));
  return id;
}

/** The log keeps whatever it is given, and knows no words. */
const anything = (tournamentId: string, action: string, more: object = {}): Happening =>
  ({ tournamentId, by: null, action, subject: {}, ...more }) as unknown as Happening;

const happen = (tournamentId: string, action: string) =>
  ledger.change((transaction) => record(transaction, anything(tournamentId, action, { subject: { n: 1 } })));

const seal = (id: string, waits = true) => ledger.change((transaction) => sealLines(transaction, id, { waits }));
const logOf = (tournamentId: string) =>
  ledger.read((transaction) => listLog(transaction, { tournamentId, limit: 2000 }));
const actionsOf = async (id: string) => (await logOf(id)).map(({ sequence, action }) => `${sequence} ${action}`);
const proofOf = (id: string) => ledger.snapshot((transaction) => proveLog(transaction, id));

describe('lines of one tournament', () => {
  it('that came at the same time are numbered without gaps or repeats, however many seal them', async () => {
    const id = await newTournament();
    const sealing = Array.from({ length: 8 }, () => seal(id));
    await Promise.all([...Array.from({ length: 30 }, (_, index) => happen(id, `action-${index}`)), ...sealing]);
    await Promise.all(Array.from({ length: 4 }, () => seal(id)));
    const lines = await logOf(id);
    expect(lines.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(new Set(lines.map(({ action }) => action)).size).toBe(30);
    expect(await proofOf(id)).toMatchObject({ last: { sequence: 30 }, fault: undefined });
  });

  it('wait for nobody: one is committed and sealed while another command of the tournament is open', async () => {
    const id = await newTournament();
    await ledger.change(async (transaction) => {
      await record(transaction, anything(id, 'begun-first'));
      await happen(id, 'ended-first');
      await seal(id);
      expect(await actionsOf(id)).toEqual(['1 ended-first']);
    });
    await seal(id);
    expect(await actionsOf(id)).toEqual(['1 ended-first', '2 begun-first']);
  });

  it('wait for no sealing either', async () => {
    const id = await newTournament();
    await happen(id, 'first');
    await ledger.change(async (transaction) => {
      await sealLines(transaction, id, { waits: true });
      await happen(id, 'second');
    });
    expect(await ledger.read((transaction) => hasUnsealed(transaction, id))).toBe(true);
    await seal(id);
    expect(await actionsOf(id)).toEqual(['1 first', '2 second']);
  });

  it('keep the order in which their commands took turns, whatever else happens', async () => {
    const ids = await Promise.all([newTournament(), newTournament()]);
    const turns = async (id: string, name: string): Promise<void> => {
      for (let turn = 1; turn <= 25; turn += 1) {
        await happen(id, `${name}-${turn}`);
        if (turn % 5 === 0) await seal(id);
      }
    };
    await Promise.all(ids.flatMap((id) => ['a', 'b', 'c'].map((name) => turns(id, name))));
    for (const id of ids) {
      await seal(id);
      const actions = (await logOf(id)).map(({ action }) => action);
      for (const name of ['a', 'b', 'c']) {
        const own = actions.filter((action) => action.startsWith(name));
        expect(own).toEqual(Array.from({ length: 25 }, (_, index) => `${name}-${index + 1}`));
      }
    }
  });

  it('that are rolled back leave no gap', async () => {
    const id = await newTournament();
    await happen(id, 'first');
    const failing = ledger.change(async (transaction) => {
      await record(transaction, anything(id, 'lost'));
      throw new RangeError('no');
    });
    await expect(failing).rejects.toThrow(RangeError);
    await happen(id, 'second');
    await seal(id);
    const events = await ledger.read((transaction) =>
      listEvents(transaction, { tournamentId: id, after: 0, limit: 9 }),
    );
    expect(events.map(({ sequence, action }) => `${sequence} ${action}`)).toEqual(['1 first', '2 second']);
    const { at, ...shown } = events[0] ?? {};
    expect(at).toBeInstanceOf(Date);
    expect(shown).toEqual({ tournamentId: id, sequence: 1, action: 'first', subject: { n: 1 } });
  });

  it('are counted from the commit on, sealed or not', async () => {
    const id = await newTournament();
    const counts: number[] = [];
    for (const step of [() => happen(id, 'a'), () => happen(id, 'b'), () => seal(id), () => happen(id, 'c')]) {
      await step();
      counts.push(await ledger.read((transaction) => countRecords(transaction, id)));
    }
    expect(counts).toEqual([1, 2, 2, 3]);
    expect(await ledger.read((transaction) => countRecords(transaction, randomUUID()))).toBe(0);
  });

  it('of more than one go are sealed in several', async () => {
    const id = await newTournament();
    await sql(
      `INSERT INTO unsealed_entry (tournament_id, action, subject)
       SELECT $1, 'many', jsonb_build_object('n', n) FROM generate_series(1, 1100) n`,
      [id],
    );
    expect([await seal(id), await seal(id), await seal(id), await seal(id)]).toEqual([true, true, false, false]);
    expect((await logOf(id)).map(({ subject }) => subject)).toEqual(
      Array.from({ length: 1100 }, (_, index) => ({ n: index + 1 })),
    );
    expect(await proofOf(id)).toMatchObject({ last: { sequence: 1100 }, fault: undefined });
  });

  it('are left to whoever has them in hand, where nobody waits', async () => {
    const id = await newTournament();
    await happen(id, 'first');
    expect(await ledger.read(listUnsealed)).toContain(id);
    await ledger.change(async (transaction) => {
      await sealLines(transaction, id, { waits: true });
      expect(await seal(id, false)).toBe(false);
    });
    expect(await actionsOf(id)).toEqual(['1 first']);
    expect(await ledger.read(listUnsealed)).not.toContain(id);
  });

  it('keep whatever JSON can say through the seal', async () => {
    const id = await newTournament();
    const after = { z: [1.5, -0, 1e21, null, { ä: '\u2028"\\' }], a: '', '\ud83c\udccf': true, '10': 1, '9': 2 };
    await ledger.change((transaction) =>
      record(transaction, anything(id, 'odd', { by: randomUUID(), after, reason: 'ß\n' })),
    );
    await seal(id);
    expect(await proofOf(id)).toMatchObject({ last: { sequence: 1 }, fault: undefined });
  });
});

describe('what was written to the log', () => {
  const refusals: readonly (readonly [string, string])[] = [
    ['changed', `UPDATE log_entry SET action = 'other' WHERE tournament_id = $1`],
    ['changed before it is sealed', `UPDATE unsealed_entry SET action = 'other' WHERE tournament_id = $1`],
    ['taken away', 'DELETE FROM log_entry WHERE tournament_id = $1'],
    ['emptied', 'TRUNCATE log_entry'],
  ];

  it.each(refusals)('cannot be %s', async (_, statement) => {
    const id = await newTournament();
    await happen(id, 'written');
    await seal(id);
    await happen(id, 'waiting');
    const change = sql(statement, statement.includes('$1') ? [id] : []);
    await expect(change).rejects.toThrow(/(log_entry|unsealed_entry) is append-only/);
  });

  it('goes with its whole tournament before the first draw, and never afterwards', async () => {
    const [early, late] = [await newTournament(), await newTournament()];
    for (const id of [early, late]) {
      await happen(id, 'written');
      await seal(id);
      await happen(id, 'waiting');
    }
    await sql(`UPDATE tournament SET state = 'running' WHERE id = $1`, [late]);
    await sql('DELETE FROM tournament WHERE id = $1', [early]);
    expect(await logOf(early)).toEqual([]);
    await expect(sql('DELETE FROM tournament WHERE id = $1', [late])).rejects.toThrow('is not removed');
    expect(await logOf(late)).toHaveLength(1);
  });
});

describe('a log that somebody with all rights has tampered with', () => {
  const tampering: readonly (readonly [string, string, object])[] = [
    [
      'a changed line',
      `UPDATE log_entry SET subject = '{"n":2}' WHERE sequence = 4 AND`,
      { sequence: 4, code: 'line-changed' },
    ],
    [
      'a changed hash',
      `UPDATE log_entry SET hash = sha256('x') WHERE sequence = 4 AND`,
      { sequence: 4, code: 'line-changed' },
    ],
    ['a line taken away', 'DELETE FROM log_entry WHERE sequence = 4 AND', { sequence: 4, code: 'line-missing' }],
    [
      'the first line taken away',
      'DELETE FROM log_entry WHERE sequence = 1 AND',
      { sequence: 1, code: 'line-missing' },
    ],
    ['an end cut off', 'DELETE FROM log_entry WHERE sequence > 7 AND', { sequence: 8, code: 'line-missing' }],
    ['everything cut off', 'DELETE FROM log_entry WHERE', { sequence: 1, code: 'line-missing' }],
    [
      'a line taken away and the others moved up',
      `DELETE FROM log_entry WHERE sequence = 9 AND tournament_id = $1; UPDATE log_entry SET sequence = 9 WHERE sequence = 10 AND`,
      { sequence: 9, code: 'line-changed' },
    ],
    [
      'two lines that changed places',
      `UPDATE log_entry SET action = CASE sequence WHEN 3 THEN 'action-7' ELSE 'action-3' END WHERE sequence IN (3, 7) AND`,
      { sequence: 3, code: 'line-changed' },
    ],
    [
      'an end that is counted shorter',
      'UPDATE tournament_tail SET sequence = 9 WHERE',
      { sequence: 10, code: 'line-behind-the-end' },
    ],
    [
      'an end with another hash',
      `UPDATE tournament_tail SET hash = sha256('x') WHERE`,
      { sequence: 10, code: 'other-head' },
    ],
  ];

  it.each(tampering)('shows %s', async (_, statement, fault) => {
    const id = await newTournament();
    for (let line = 1; line <= 10; line += 1) await happen(id, `action-${line}`);
    await seal(id);
    expect((await proofOf(id)).fault).toBeUndefined();
    await database.dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL session_replication_role = 'replica'`);
      const statements = `${statement} tournament_id = $1`.split(';');
      for (const one of statements) await manager.query(one, [id]);
    });
    expect((await proofOf(id)).fault).toEqual(fault);
  });
});
