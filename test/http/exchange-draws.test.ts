import { exportEvent, linesIn, type EventLine } from '../tools/event';
import { startService, type TestService } from '../tools/http';
import { findingsIn, findsEach, plus, put, takenOut, type Facts, type Planted } from '../tools/planted';
import { seatedEvent } from '../tools/seated-event';

jest.setTimeout(120_000);

let service: TestService;
let text: string;
let lines: readonly EventLine[];
beforeAll(async () => {
  service = await startService();
  text = (await exportEvent(service.url, await seatedEvent(service.ask))).text;
  lines = linesIn(text).slice(0, -1);
});
afterAll(() => service.stop());

const nobody = '00000000-0000-4000-8000-000000000000';
const otherSeed = 'ab'.repeat(32);
const session = (number: number) => (record: Facts) => (record['number'] ?? record['session']) === number;
const drawOf =
  (number: number) =>
  ({ action, subject }: Facts) =>
    action === 'session-drawn' && (subject as Facts)['session'] === number;
const drawn = (change: (after: Facts) => Facts) => (record: Facts) => ({
  ...record,
  after: change(record['after'] as Facts),
});
const backwards = (record: Facts): Facts => ({ ...record, tables: (record['tables'] as unknown[]).toReversed() });
/** Who pauses and the first player of the first table change places. */
const changedBye = ({ tables, byes, ...after }: Facts): Facts => {
  const [[first, ...others] = [], ...more] = tables as string[][];
  return { ...after, tables: [[...(byes as string[]), ...others], ...more], byes: [first] };
};

const byNoMethod = (after: Facts): Facts => ({ ...after, method: 99 });
const fromOutside = (after: Facts): Facts => ({ ...after, floatingFourth: (after['tables'] as string[][])[0]?.[0] });

const changes: readonly Planted[] = [
  ['who pauses', 'bye', put('playerId', nobody), 'draw-differs', 'byes', session(7)],
  ['that somebody paused', 'bye', takenOut, 'draw-differs', 'byes', session(7)],
  ['whom the lot let pause', 'log-entry', drawn(changedBye), 'draw-differs', 'byes', drawOf(2)],
  ['who came from outside', 'log-entry', drawn(fromOutside), 'draw-differs', 'tables', drawOf(6)],
  ['the tables of a plan', 'planned-session', backwards, 'draw-differs', 'tables', session(4)],
  ['the seed of a plan', 'planned-session', put('seed', otherSeed), 'seed-differs', 'seed', session(3)],
  ['a plan taken out', 'planned-session', takenOut, 'seed-differs', 'seed', session(3)],
  [
    'the seed of a session that was planned before',
    'session',
    put('seed', otherSeed),
    'seed-differs',
    'seed',
    session(4),
  ],
  ['the tables of a session by plan', 'log-entry', drawn(backwards), 'draw-differs', 'tables', drawOf(4)],
  ['the repeats of a planned session', 'session', plus('repeats'), 'draw-differs', 'repeats', session(3)],
  ['by which method a plan was made', 'log-entry', drawn(byNoMethod), 'draw-differs', 'tables', drawOf(3)],
  ['the tables of a session by standing', 'log-entry', drawn(backwards), 'draw-differs', 'tables', drawOf(5)],
  ['who stands in from the first deal on', 'seat', put('playerId', nobody), 'draw-differs', 'seats'],
  ['that somebody joined', 'log-entry', takenOut, 'draw-differs', 'seats', ({ action }) => action === 'player-joined'],
  ['the seed of a draw that was undone', 'session', put('seed', otherSeed), 'seed-differs', 'seed', session(8)],
];

describe('the check of the draws of an event', () => {
  it('makes them again without a difference where nothing was changed', async () => {
    expect(await findingsIn(text)).toEqual([]);
  });

  findsEach(changes, () => lines);
});
