/** @jest-environment ./test/pages/jsdom-environment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaperLists } from '../../../src/pages/desk/paper-lists';
import { answerInstead, type AskedCall } from '../api';
import { show } from '../show';

const seats = [1, 2, 3].map((seat) => ({ seat, playerId: `p${seat}`, name: `Person ${seat}`, fromDeal: 1 }));
const table = (more: object = {}) => ({
  id: 't1',
  number: 1,
  seats,
  dealsFixed: 36,
  dealsEntered: 0,
  onPaper: false,
  list: seats.map(({ seat }) => ({ seat, gamePoints: 0, won: 0, lost: 0, total: 0 })),
  checks: [],
  ...more,
});
const session = { number: 1, state: 'open', startsAt: '2027-03-01T18:00:00.000Z', timeUp: false };

/** The API of an event with one table; `put` answers for the sums. */
const event = (told: object, put: (call: AskedCall) => { readonly status?: number; readonly body: unknown }) =>
  answerInstead((call) => {
    if (call.method === 'PUT') return put(call);
    if (call.path.includes('/sessions?')) return { body: { items: [session], next: null } };
    if (call.path.endsWith('/control-room')) return { body: {} };
    if (call.path.endsWith('/tables')) return { body: { items: [table(told)], byes: [] } };
    if (call.path.startsWith('/v1/tables/')) return { body: table(told) };
    return { body: { name: 'Evening', ruleset: 'isko-2022', profile: { scoring: 'seeger-fabian' } } };
  });

const type = async (...fields: readonly string[]): Promise<void> => {
  for (const text of fields) await userEvent.keyboard(`${text}{Enter}`);
};

const sums = ['120', '6', '0', '80', '4', '1', '-40', '0', '1'];

describe('a paper list', () => {
  it('is typed by keys alone: passed deals are computed, Enter saves, the table number is next', async () => {
    const asked = event({}, () => ({ body: table({ onPaper: true }) }));
    await show(<PaperLists event="e" />);
    await userEvent.click(await screen.findByLabelText('Table'));
    await type('');
    await screen.findByLabelText('Seat 1, Points');
    await type(...sums);
    expect(document.activeElement?.id).toBe('paper-passed');
    expect(screen.getByText('✓ Deals: 12 played + 24 passed = 36')).toBeTruthy();
    await type('', '');
    expect(await screen.findByText('Table 1 saved.')).toBeTruthy();
    expect(document.activeElement?.id).toBe('paper-table');
    expect(JSON.parse(asked.find(({ method }) => method === 'PUT')?.body ?? '')).toEqual({
      totals: [
        { seat: 1, gamePoints: 120, won: 6, lost: 0 },
        { seat: 2, gamePoints: 80, won: 4, lost: 1 },
        { seat: 3, gamePoints: -40, won: 0, lost: 1 },
      ],
      passed: 24,
      notPlayed: 0,
    });
  });

  it('is not saved red without a reason; Enter goes to the red field', async () => {
    const asked = event({}, () => ({ body: table({ onPaper: true }) }));
    await show(<PaperLists event="e" />);
    await userEvent.click(await screen.findByLabelText('Table'));
    await type('1');
    await screen.findByLabelText('Seat 1, Points');
    await type('7', ...sums.slice(1), '');
    expect(document.activeElement?.id).toBe('paper-1-points');
    expect(screen.getByText(/Seat 1: 7 points cannot come from these games; possible are at least 108\./)).toBeTruthy();
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await userEvent.type(await screen.findByLabelText('Reason'), 'As it is written');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Table 1 saved.');
    expect(asked.find(({ method }) => method === 'PUT')?.body).toContain('"reason":"As it is written"');
  });

  it('that was entered already is only shown, and changed with a reason', async () => {
    const list = seats.map(({ seat }) => ({ seat, gamePoints: 20, won: 1, lost: 0, total: 70 }));
    event({ onPaper: true, dealsEntered: 36, list }, () => ({ body: table({ onPaper: true }) }));
    await show(<PaperLists event="e" />);
    await userEvent.click(await screen.findByLabelText('Table'));
    await type('1');
    expect(await screen.findByText('This list is entered already.')).toBeTruthy();
    expect(screen.getByLabelText('Seat 1, Points').getAttribute('readonly')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByLabelText('Reason')).toBeTruthy();
    expect(screen.getByLabelText('Seat 1, Points').getAttribute('readonly')).toBeNull();
  });

  it('that somebody else has entered meanwhile is shown beside, and one of the two is chosen', async () => {
    let puts = 0;
    event({}, () => {
      puts += 1;
      const stale = { status: 412, code: 'stale', title: 'The version is no longer current' };
      return puts === 1 ? { status: 412, body: stale } : { body: table({ onPaper: true }) };
    });
    await show(<PaperLists event="e" />);
    await userEvent.click(await screen.findByLabelText('Table'));
    await type('1');
    await screen.findByLabelText('Seat 1, Points');
    await type(...sums, '', '');
    expect(await screen.findByText('Somebody has entered this list meanwhile. It says:')).toBeTruthy();
    expect(screen.getByText('Seat 1: 0 points, 0 won, 0 lost')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Table 1 saved.')).toBeTruthy();
    expect(puts).toBe(2);
  });
});
