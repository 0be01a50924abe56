import { setTimeout as sleep } from 'node:timers/promises';
import {
  actions,
  happenings,
  replay as replayLog,
  type Rows,
  Unreplayable,
  type Value,
  type WrittenLine as Line,
} from '../../src/chronicle';
import { Caretaker } from '../../src/modules/events/sessions';
import { openDatabase, type Database } from '../../src/persistence/database';
import { countRecords } from '../../src/persistence/stores/records';
import { differences } from '../../src/tools/replay';
import { report } from '../bench/figure';
import { freshDatabase, type TestDatabase } from '../tools/database';
import { fullEvent, importEvent } from '../tools/event';
import { generated, smallEvent } from '../tools/generated';
import { startService, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { keptAndRecomputed } from './kept-and-recomputed';
import { eventfulEvening, forgottenEvening } from './replay/evening';
import { isWhole, withOneChanged, withOneRemoved, withTwoSwapped, type Damaged } from './replay/damage';
import { readLog } from './replay/read-log';
import { keepRows, keptRows } from './replay/kept-rows';
import { valuesOf } from './replay/values';

/** What is told, and touches nothing that belongs to the event: keys, links, webhooks, and what is missing at some time. */
const withoutRows: ReadonlySet<string> = new Set(actions.filter((action) => happenings[action].rows === undefined));

/** One of so many damaged logs is tried. */
const tried = process.env['SKAT_RELIABILITY'] === 'full' ? 1 : 11;

jest.setTimeout(300_000);

let service: TestService;
let own: TestDatabase;
let empty: Database;
beforeAll(async () => {
  service = await startService();
  own = await freshDatabase();
  empty = await openDatabase({ url: own.url, dataDir: '' });
});
afterAll(async () => {
  await empty.close();
  await own.drop();
  await service.stop();
});

interface Told {
  readonly id: string;
  readonly lines: readonly Line[];
  /** The last hash, as the proof of the log names it. */
  readonly head: string;
  readonly value: Value;
  /** What the service has of the event. */
  readonly kept: Rows;
}

/** The events that were replayed. */
const events: Told[] = [];

/** An event with its whole log, as soon as the last line is sealed. */
async function told({ id, path: at }: { readonly id: string; readonly path: string }): Promise<Told> {
  const { ask, database } = service;
  const written = await countRecords(database.dataSource.manager, id);
  for (;;) {
    const lines = await readLog(ask, at);
    if (lines.length < written) await sleep(20);
    else {
      const { body } = await ask<{ head: string }>('GET', `${at}/log/verify`, { headers: asAdmin });
      const value = await valuesOf(ask, lines);
      return { id, lines, head: body.head, value, kept: await keptRows(database, id) };
    }
  }
}

/** Replays an event into the empty database, where nothing of it may differ, and prints the counts. */
async function replay(event: string, whole: Told): Promise<number> {
  const { id, lines, head, value, kept } = whole;
  events.push(whole);
  const replayed = replayLog(lines, value);
  expect(differences(kept, replayed)).toEqual([]);
  await keepRows(empty, id, replayed);
  const again = await keptRows(empty, id);
  expect(differences(kept, again)).toEqual([]);
  const [here, there] = [await keptAndRecomputed(service.database, id), await keptAndRecomputed(empty, id)];
  expect(there.recomputed).toEqual(here.kept);
  expect(isWhole(id, lines, head)).toBe(true);
  const rows = [...kept.values()];
  const different = differences(kept, again).length;
  report(`Q10 the log of ${event} replayed into an empty database`, {
    lines: lines.length,
    actions: new Set(lines.map(({ action }) => action)).size,
    tables: rows.filter(({ length }) => length > 0).length,
    rows: rows.reduce((sum, { length }) => sum + length, 0),
    results: here.kept.length,
    different,
  });
  return different;
}

/** Whether a log up to a damaged line gives other rows than it gave, or none at all. */
function givesOtherRows({ lines: whole, value }: Told, { at, lines }: Damaged): boolean {
  const end = at + 1 + lines.length - whole.length;
  try {
    return differences(replayLog(whole.slice(0, at + 1), value), replayLog(lines.slice(0, end), value)).length > 0;
  } catch (error) {
    if (error instanceof Unreplayable || error instanceof TypeError) return true;
    throw error;
  }
}

/** Damages logs in every way of one kind: each is found out by its rows or by the chain of its hashes. Prints the counts. */
function findOut(how: string, damages: (lines: readonly Line[]) => Iterable<Damaged>): readonly string[] {
  const found = events.flatMap((event) =>
    [...damages(event.lines)]
      .filter((_, index) => index % tried === 0)
      .map((damaged) => ({
        what: damaged.what,
        byRows: givesOtherRows(event, damaged),
        byChain: !isWhole(event.id, damaged.lines, event.head),
      })),
  );
  const count = (holds: (one: (typeof found)[number]) => boolean): number => found.filter(holds).length;
  report(`Q10 a log with one line ${how} is found out`, {
    logs: found.length,
    byRows: count(({ byRows }) => byRows),
    byChain: count(({ byChain }) => byChain),
    unseen: count(({ byRows, byChain }) => !byRows && !byChain),
  });
  expect(found.filter(({ byChain }) => !byChain)).toEqual([]);
  return found.filter(({ byRows }) => !byRows).map(({ what }) => what);
}

const actionOf = (what: string): string => what.split(' ', 1)[0] ?? '';

test('Q10: the log of a generated event alone gives every row of it', async () => {
  const { headers, body } = await importEvent(service.ask, await generated(smallEvent));
  const event = await told({ id: String(body['id']), path: String(headers['location']) });
  expect(await replay('a generated event', event)).toBe(0);
});

test('Q10: the log of an evening alone gives every row of it', async () => {
  const evening = await told(await eventfulEvening(service.ask));
  expect(await replay('an evening in which all goes differently than announced', evening)).toBe(0);
});

test('Q10: the log of an evening whose names are erased alone gives every row of it', async () => {
  const eraseNames = () => service.app.get(Caretaker).eraseNames();
  const evening = await told(await forgottenEvening(service.ask, eraseNames));
  expect(await replay('an evening whose names are erased', evening)).toBe(0);
});

test('Q10: the log of an event in which everything is kept alone gives every row of it', async () => {
  expect(await replay('an event in which everything is kept', await told(await fullEvent(service.ask)))).toBe(0);
});

test('Q10: between them these events have everything happen that is replayed', () => {
  const seen = new Set(events.flatMap(({ lines }) => lines.map(({ action }) => action)));
  expect(actions.filter((action) => !seen.has(action) && !withoutRows.has(action))).toEqual([]);
});

test('Q10: a log with one line changed, removed or swapped is found out', () => {
  const changed = findOut('changed', withOneChanged);
  // Why nothing was withdrawn is seen nowhere, and by which method was drawn only when the check draws again.
  const isUnseen = (what: string): boolean => /\/withdrawn\/reason|\/method changed/.test(what);
  const shows = changed.filter((what) => !withoutRows.has(actionOf(what)) && !isUnseen(what));
  expect(shows).toEqual([]);
  const removed = findOut('removed', withOneRemoved).filter((what) => !withoutRows.has(actionOf(what)));
  // One confirmation is given twice, and is one row.
  const isSaidAgain = (what: string): boolean => actionOf(what) === 'list-confirmed';
  expect(removed.filter((what) => !isSaidAgain(what))).toEqual([]);
  expect(removed.filter(isSaidAgain).length).toBeLessThanOrEqual(1);
  findOut('swapped', withTwoSwapped);
});

test('Q10: a row that was changed behind the back of the log is found out', async () => {
  for (const { id, lines, value } of events) {
    const changing = 'UPDATE player SET club = $2 WHERE tournament_id = $1 AND number = 1';
    await service.database.dataSource.query(changing, [id, 'Another one']);
    const found = differences(await keptRows(service.database, id), replayLog(lines, value));
    expect(found).toMatchObject(['event', 'log'].map((side) => ({ kind: 'player', in: side })));
  }
});
