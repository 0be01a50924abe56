/** @jest-environment ./test/pages/jsdom-environment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findPeople, People } from '../../../src/pages/desk/people';
import { answerInstead } from '../api';
import { show } from '../show';

const person = (number: number, name: string, more: object = {}) => ({
  id: `p${number}`,
  number,
  name,
  state: 'entered' as const,
  checkedIn: false,
  club: null,
  team: null,
  tandem: null,
  mixed: null,
  category: null,
  consent: false,
  ...more,
});
const people = [
  person(1, 'Anna Adler'),
  person(2, 'Ben Busch', { club: 'Herz' }),
  person(12, 'Anton Acker', { checkedIn: true }),
];

describe('registration', () => {
  it.each([
    ['1', [1]],
    ['an', [1, 12]],
    ['herz', [2]],
    ['', [1, 2, 12]],
  ])('finds people by %j', (typed, numbers) => {
    expect(findPeople(people, typed).map(({ number }) => number)).toEqual(numbers);
  });

  it('checks in by Enter, takes the fee by Shift and Enter, and says whom', async () => {
    const asked = answerInstead(({ method, body }) =>
      method === 'POST'
        ? {
            body: {
              items: [people[0]],
              paid: body.includes('paid') ? [{ playerId: 'p1', cents: 1000 }] : [],
            },
          }
        : { body: { items: people, next: null } },
    );
    await show(<People event="e" />);
    expect(await screen.findByText('3 entered, 1 here')).toBeTruthy();
    const field = screen.getByLabelText('Start number or name');
    await userEvent.type(field, 'an{Enter}');
    expect(screen.getByText('2 fit; type on or take the number.')).toBeTruthy();
    await userEvent.type(field, 'na{Enter}');
    expect(await screen.findByText('1 Anna Adler is here.')).toBeTruthy();
    await userEvent.type(field, '1{Shift>}{Enter}{/Shift}');
    expect(await screen.findByText('1 Anna Adler is here and has paid.')).toBeTruthy();
    const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as unknown);
    expect(sent).toEqual([{ players: [1] }, { players: [1], paid: true }]);
    expect(document.activeElement).toBe(field);
  });
});
