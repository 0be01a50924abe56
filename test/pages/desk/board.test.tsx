/** @jest-environment ./test/pages/jsdom-environment.ts */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Board } from '../../../src/pages/desk/board';
import { answerInstead } from '../api';
import { show } from '../show';

const session = {
  number: 2,
  state: 'open',
  startsAt: '2027-03-01T18:00:00.000Z',
  seating: 'draw',
  timeUp: false,
  clock: { now: '2027-03-01T18:00:00.000Z', secondsLeft: 1380 },
};
const tables = [1, 2, 3].map((number) => ({
  id: `t${number}`,
  number,
  dealsEntered: number === 1 ? 12 : 48,
  dealsFixed: 48,
  seats: [{ seat: 1, playerId: `p${number}`, name: `Person ${number}` }],
}));
const room = {
  number: 2,
  state: 'open',
  missing: [{ tableId: 't1', table: 1, dealsEntered: 12, dealsFixed: 48 }],
  slow: [],
  unconfirmed: [{ tableId: 't3', table: 3 }],
  failedChecks: [{ tableId: 't2', table: 2, code: 'C8', line: null, seat: 2 }],
  openDisputes: [],
};

/** The API of an event whose first session is void and whose second is played. */
const played = (more: { readonly missing?: readonly object[] } = {}) =>
  answerInstead(({ path, method }) => {
    if (method === 'POST') return { body: { ...session, state: 'closed' } };
    if (path.endsWith('/sessions?limit=100'))
      return { body: { items: [{ ...session, number: 1, state: 'void' }, session], next: null } };
    if (path.endsWith('/control-room')) return { body: { ...room, ...more } };
    if (path.endsWith('/tables')) return { body: { items: tables, byes: [] } };
    if (path.includes('/players')) return { body: { items: [], next: null } };
    return { body: session };
  });

describe('the board', () => {
  it('has a tile with a word and a sign for each table, and filters by the counters', async () => {
    played();
    await show(<Board event="e" />);
    expect(await screen.findByText('Session 1')).toBeTruthy();
    const tile = (number: number) => screen.queryByRole('button', { name: new RegExp(`^${number} (12|48)/48 `) });
    await screen.findByText('12/48');
    expect(tile(1)?.textContent).toContain('◐ missing');
    expect(tile(2)?.textContent).toContain('✗ check fails');
    expect(tile(2)?.textContent).toContain('C8 · seat 2');
    expect(tile(3)?.textContent).toContain('◌ unconfirmed');
    const counters = within(screen.getByRole('group', { name: 'Show' }));
    await userEvent.click(counters.getByRole('button', { name: /1 check fails/ }));
    expect([tile(1), tile(3)]).toEqual([null, null]);
    expect(tile(2)).toBeTruthy();
    await userEvent.click(counters.getByRole('button', { name: /3 all/ }));
    await userEvent.type(screen.getByLabelText('Table or name'), 'person 3');
    expect([tile(1), tile(2)]).toEqual([null, null]);
  });

  it('says what keeps the session from being closed, and closes over a failed check with a reason only', async () => {
    const asked = played({ missing: [] });
    await show(<Board event="e" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close with a reason …' }));
    expect(screen.getByText(/A check fails at table 2\./)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Reason'), 'The list is lost');
    await userEvent.click(screen.getByRole('button', { name: 'Close with a reason' }));
    const sent = asked.find(({ method }) => method === 'POST');
    expect(sent).toMatchObject({ path: '/v1/tournaments/e/sessions/2/close', body: '{"reason":"The list is lost"}' });
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('names the tables that are missing in place of a dead button', async () => {
    played();
    await show(<Board event="e" />, { language: 'de' });
    expect(await screen.findByText('Schließen geht, wenn diese Tische fertig sind: 1.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Schließen' })).toBeNull();
  });

  it.todo('has an inbox of calls, disputes and failed checks, each with one verb');
  it.todo('closes a session with the rest entered as not played');
  it.todo('replaces a player and takes a late one in by start number');
  it.todo('goes back to an earlier revision of a list, and tells in words who did what');
  it.todo('is told of changes by the stream of the event in place of asking again');
});
