import { exportEvent, fullEvent, sealed, type EventLine } from '../tools/event';
import { by, games, passed } from '../tools/deals';
import { startService, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { findingsIn, findsEach, plus, put, resealed, takenOut, type Facts, type Planted } from '../tools/planted';
import { command, dealsAt, openSession } from '../tools/tournament';

jest.setTimeout(120_000);

let service: TestService;
let lines: readonly EventLine[];
beforeAll(async () => {
  service = await startService();
  const { path } = await fullEvent(service.ask);
  lines = (await exportEvent(service.url, path)).lines.slice(0, -1);
});
afterAll(() => service.stop());

const isLine = (action: string) => (record: Facts) => record['action'] === action;
const isRuled = ({ disputeId }: Facts): boolean => disputeId !== undefined;
const lineGone = (title: string, action: string): Planted => [
  title,
  'log-entry',
  takenOut,
  'log-differs',
  'log',
  isLine(action),
];
const recordGone = (title: string, kind: string, fits: (record: Facts) => boolean = () => true): Planted => [
  title,
  kind,
  takenOut,
  'log-differs',
  'record',
  fits,
];
const says = (title: string, kind: string, field: string, value: unknown): Planted => [
  title,
  kind,
  put(field, value),
  'log-differs',
  field,
];

const changes: readonly Planted[] = [
  lineGone('the line of a deal', 'deal-entered'),
  lineGone('the line of a correction', 'deal-corrected'),
  lineGone('the line of a second list', 'control-entered'),
  lineGone('the line of a confirmation', 'list-confirmed'),
  lineGone('the line of a paper list', 'totals-entered'),
  lineGone('the line of points apart', 'points-adjusted'),
  lineGone('the line of a wrong seat', 'wrong-seat-ruled'),
  lineGone('the line of a dispute and its ruling', 'dispute-ruled'),
  lineGone('the line of a warning', 'warning-given'),
  lineGone('the line of a booking', 'money-booked'),
  recordGone('a line of the second list', 'control-entry'),
  recordGone('a confirmation', 'confirmation'),
  recordGone('a paper list', 'paper-list'),
  recordGone('a wrong seat', 'adjustment', ({ points }) => points === undefined),
  recordGone('a warning', 'warning'),
  recordGone('a booking', 'booking'),
  recordGone('an entry that a ruling made', 'deal-revision', isRuled),
  [
    'a score of the second list',
    'control-entry',
    plus('score'),
    'log-differs',
    'score',
    ({ score }) => score !== undefined,
  ],
  ['the score of a ruling', 'deal-revision', plus('score'), 'log-differs', 'score', isRuled],
  ['whose ruling an entry is', 'deal-revision', plus('ruling'), 'log-differs', 'ruling', isRuled],
  says('how a ruling disposes', 'dispute-ruling', 'disposition', 'another'),
  says('which entry a ruling made', 'dispute-ruling', 'revision', 7),
  says('the state of a dispute', 'dispute', 'state', 'open'),
  says('the passed deals of a paper list', 'paper-list', 'passed', 3),
  says('why points no longer count', 'adjustment', 'withdrawnFor', 'Another'),
  says('who was warned', 'warning', 'playerId', '00000000-0000-4000-8000-000000000000'),
  says('why there is a warning', 'warning', 'reason', 'Shouted'),
  ['the seat of a confirmation', 'confirmation', put('seat', 9), 'list-differs', 'seat'],
  ['the version of a confirmation', 'confirmation', plus('version', 900), 'list-differs', 'version'],
];

describe('the check of the records of an event', () => {
  it('finds each in its line of the log', async () => {
    expect(await findingsIn(sealed(lines))).toEqual([]);
  });

  findsEach(changes, () => lines);
});

describe('the lists of a session that was closed', () => {
  const told = [by(2, games['hearts with 1: +20']), passed, by(1, games['clubs without 2, lost: -72'])];
  let closed: readonly EventLine[];
  beforeAll(async () => {
    closed = await closedLists();
  });

  async function closedLists(): Promise<readonly EventLine[]> {
    const open = await openSession(service.ask, { players: 3, deals: { '3': 3 } });
    const control = dealsAt(open).replace('/deals', '/lists/control/deals');
    for (const at of [dealsAt(open), control]) {
      for (const one of told) expect(await command(service.ask, at, one)).toMatchObject({ status: 201 });
    }
    expect(await open.session.step('close')).toMatchObject({ status: 200 });
    return (await exportEvent(service.url, open.path)).lines.slice(0, -1);
  }

  /** The second list has another game in its first line, and the log says the same. */
  const other = (given: readonly EventLine[]): readonly EventLine[] => {
    const first = given.find(({ kind, record }) => kind === 'control-entry' && record['deal'] === 1)?.record;
    const third = given.find(({ kind, record }) => kind === 'control-entry' && record['deal'] === 3)?.record;
    const { kind, declarer, score, facts, result } = third ?? {};
    return given.map((line) => {
      if (line.record === first) return { ...line, record: { ...first, kind, declarer, score, facts, result } };
      const { action, subject, after } = (line.record ?? {}) as { action?: string; subject?: Facts; after?: Facts };
      if (action !== 'control-entered' || subject?.['deal'] !== 1) return line;
      return { ...line, record: { ...line.record, after: { ...after, score, facts } } };
    });
  };
  const codes = async (changed: readonly EventLine[]) =>
    (await findingsIn(sealed(resealed(changed)))).map(({ code, field, key }) => [code, field, key['deal']]);

  it('agree line by line', async () => {
    expect(await codes(closed)).toEqual([]);
    expect(await codes(other(closed))).toEqual([['list-differs', 'C7', 1]]);
  });

  it('may differ where there was a reason', async () => {
    const reasoned = closed.map((line) =>
      line.record?.['action'] === 'session-closed' ? { ...line, record: { ...line.record, reason: 'Lost' } } : line,
    );
    expect(await codes(other(reasoned))).toEqual([]);
  });

  it('hold their sums where they were kept on paper', async () => {
    const open = await openSession(service.ask, { players: 3, deals: { '3': 3 } });
    const at = dealsAt(open).replace('/deals', '');
    const totals = [1, 2, 3].map((seat) => ({ seat, gamePoints: 0, won: 0, lost: 0 }));
    const { headers } = await service.ask('GET', at);
    const sent = { ...asAdmin, 'If-Match': headers['etag'] ?? '' };
    const paper = { totals, passed: 3, notPlayed: 0 };
    expect(await service.ask('PUT', `${at}/totals`, { body: paper, headers: sent })).toMatchObject({ status: 200 });
    expect(await open.session.step('close')).toMatchObject({ status: 200 });
    const whole = (await exportEvent(service.url, open.path)).lines.slice(0, -1);
    expect(await codes(whole)).toEqual([]);
    const fewer = whole.map((line) => {
      if (line.kind === 'paper-list') return { ...line, record: { ...line.record, passed: 2 } };
      if (line.record?.['action'] !== 'totals-entered') return line;
      return { ...line, record: { ...line.record, after: { ...(line.record['after'] as Facts), passed: 2 } } };
    });
    expect(await codes(fewer)).toEqual([['list-differs', 'C1', undefined]]);
  });
});
