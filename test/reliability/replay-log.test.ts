import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '../../src/persistence/database';
import { countRecords } from '../../src/persistence/stores/records';
import { report } from '../bench/figure';
import { freshDatabase, type TestDatabase } from '../tools/database';
import { fullEvent, importEvent } from '../tools/event';
import { generated, smallEvent } from '../tools/generated';
import { startService, type TestService } from '../tools/http';
import { keptAndRecomputed } from './kept-and-recomputed';
import { replayLog, withoutRows } from './replay-log';
import { eventfulEvening } from './replay/evening';
import { firstUnsealed, withOneChanged, withOneRemoved, withTwoSwapped, type Damaged } from './replay/damage';
import { keepRows, keptRows } from './replay/kept-rows';
import type { Value } from './replay/lists';
import { differences, Unreplayable, type Line, type Rows } from './replay/tables';
import { readLog, valuesOf } from './replay/told';

/** One of so many changes of a line is tried. */
const tried = process.env['SKAT_RELIABILITY'] === 'full' ? 1 : 7;

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
  readonly value: Value;
  /** What the service has of the event. */
  readonly kept: Rows;
}

/** An event with its whole log, as soon as the last line is sealed. */
async function told({ id, path }: { readonly id: string; readonly path: string }): Promise<Told> {
  const written = await countRecords(service.database.dataSource.manager, id);
  for (;;) {
    const lines = await readLog(service.ask, path);
    if (lines.length < written) await sleep(20);
    else return { id, lines, value: await valuesOf(service.ask, lines), kept: await keptRows(service.database, id) };
  }
}

/** Replays an event into the empty database, where nothing of it may differ, and prints the counts. */
async function replay(event: string, { id, lines, value, kept }: Told): Promise<number> {
  const replayed = replayLog(lines, value);
  expect(differences(kept, replayed)).toEqual([]);
  await keepRows(empty, id, replayed);
  const again = await keptRows(empty, id);
  expect(differences(kept, again)).toEqual([]);
  const [here, there] = [await keptAndRecomputed(service.database, id), await keptAndRecomputed(empty, id)];
  expect(there.recomputed).toEqual(here.kept);
  expect(firstUnsealed(id, lines)).toBeUndefined();
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

/** Whether the rows of a damaged log are other ones than those that are kept, or cannot be at all. */
function givesOtherRows({ kept, value }: Told, { lines }: Damaged): boolean {
  try {
    return differences(kept, replayLog(lines, value)).length > 0;
  } catch (error) {
    if (error instanceof Unreplayable || error instanceof TypeError) return true;
    throw error;
  }
}

/** Damages a log in every way of one kind: each is found out by its rows or by the chain of its hashes. Prints the counts. */
function findOut(how: string, event: Told, damages: Iterable<Damaged>): readonly string[] {
  const found = [...damages].map((damaged) => ({
    what: damaged.what,
    byRows: givesOtherRows(event, damaged),
    byChain: firstUnsealed(event.id, damaged.lines) !== undefined,
  }));
  const count = (holds: (one: (typeof found)[number]) => boolean): number => found.filter(holds).length;
  const unseen = found.filter(({ byRows, byChain }) => !byRows && !byChain).map(({ what }) => what);
  report(`Q10 a log with one line ${how} is found out`, {
    logs: found.length,
    byRows: count(({ byRows }) => byRows),
    byChain: count(({ byChain }) => byChain),
    unseen: unseen.length,
  });
  expect(unseen).toEqual([]);
  return found.filter(({ byRows }) => !byRows).map(({ what }) => what);
}

/** What a later line can put right again, so that the rows in the end do not show it. */
const overwritten =
  /^(players-added|player-changed|session-\w+|tournament-changed|money-plan-announced) |^dispute-ruled \d+: \/(state|appealUntil|withdrawn\/reason) /;

test('Q10: the log of a generated event alone gives every row of it', async () => {
  const { headers, body } = await importEvent(service.ask, await generated(smallEvent));
  const event = await told({ id: String(body['id']), path: String(headers['location']) });
  expect(await replay('a generated event', event)).toBe(0);
});

test('Q10: the log of an evening alone gives every row of it', async () => {
  const evening = await told(await eventfulEvening(service.ask));
  expect(await replay('an evening in which all goes differently than announced', evening)).toBe(0);
});

test('Q10: the log of an event alone gives every row of it, and no log that says something else does unseen', async () => {
  const event = await told(await fullEvent(service.ask));
  expect(await replay('an event in which everything happens', event)).toBe(0);
  const changed = findOut(
    'changed',
    event,
    [...withOneChanged(event.lines)].filter((_, index) => index % tried === 0),
  );
  expect(changed.filter((what) => !overwritten.test(what))).toEqual([]);
  const removed = findOut('removed', event, withOneRemoved(event.lines));
  expect(removed.filter((what) => !withoutRows.test(what.split(' ', 1)[0] ?? ''))).toEqual([]);
  const swapped = findOut('swapped', event, withTwoSwapped(event.lines));
  expect(swapped.length).toBeLessThan(event.lines.length / 2);
});
