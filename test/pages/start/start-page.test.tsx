/** @jest-environment ./test/pages/jsdom-environment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StartPage } from '../../../src/pages/start/start-page';
import { answerInstead } from '../api';
import { show } from '../show';

const law = { citation: 'foster:47', title: 'Declarer leads out of turn', summary: 'It is taken back.' };

describe('the start page', () => {
  it('says what the service is, in both languages', async () => {
    await show(<StartPage />, { language: 'de' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kennt die Skatgesetze. Führt Turniere.');
    await userEvent.click(screen.getByRole('button', { name: 'EN' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Knows the laws of Skat. Runs tournaments.');
    expect(document.documentElement.lang).toBe('en');
    expect(document.cookie).toContain('language=en');
  });

  it('finds laws while somebody types, in the language of the page', async () => {
    const asked = answerInstead(({ path }) => ({ body: { items: path.startsWith('/v1/incidents') ? [] : [law] } }));
    await show(<StartPage />);
    await userEvent.type(screen.getByLabelText('Search for a law'), 'lead');
    expect(await screen.findByText(/Declarer leads out of turn/)).toBeTruthy();
    const searched = asked.find(({ path }) => path === '/v1/laws?q=lead');
    expect(searched?.headers.get('Accept-Language')).toBe('en');
    expect(screen.getByText('1 law')).toBeTruthy();
  });

  it('says at the field what is wrong with a search', async () => {
    const errors = [{ pointer: '?q', code: 'too-big', message: 'At most 200 letters.' }];
    answerInstead(() => ({ status: 400, body: { code: 'invalid', title: 'Bad request', status: 400, errors } }));
    await show(<StartPage />);
    const field = screen.getByLabelText('Search for a law');
    await userEvent.type(field, 'x');
    expect(await screen.findByText('At most 200 letters.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});
