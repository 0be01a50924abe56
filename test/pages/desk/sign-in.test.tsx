/** @jest-environment ./test/pages/jsdom-environment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventsPage } from '../../../src/pages/desk/events-page';
import { answerInstead } from '../api';
import { show } from '../show';

const event = {
  id: 'e',
  name: 'Autumn cup',
  state: 'running',
  startsAt: '2026-10-17T12:00:00.000Z',
  createdAt: '2026-10-01T12:00:00.000Z',
};

describe('the desk', () => {
  beforeEach(() => localStorage.clear());

  it('asks for the key first and keeps none of it', async () => {
    const asked = answerInstead(({ path }) =>
      path === '/v1/session' ? { status: 201, body: { csrfToken: 'token' } } : { body: { items: [event], next: null } },
    );
    await show(<EventsPage />, { path: '/desk' });
    await userEvent.type(await screen.findByLabelText('Key'), 'skat_secret');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('link', { name: 'Autumn cup' })).toBeTruthy();
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/v1/session', body: '{"key":"skat_secret"}' });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret');
  });

  it('says in words that a key is not known', async () => {
    const problem = {
      status: 401,
      code: 'unauthenticated',
      title: 'A key is needed',
      detail: 'This key is not known.',
    };
    answerInstead(() => ({ status: 401, body: problem }));
    await show(<EventsPage />, { path: '/desk' });
    await userEvent.type(await screen.findByLabelText('Key'), 'nonsense{Enter}');
    expect(await screen.findByText('This key is not known.')).toBeTruthy();
  });
});
