import { startService, type Ask, type TestService } from '../tools/http';
import { by, games } from '../tools/deals';
import { asAdmin } from '../tools/keys';
import { announce, command, dealsAt, openSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const german = { 'Accept-Language': 'de' };
const linesOf = (text: string): readonly string[] => text.split('\r\n').filter((line) => line !== '');

it('the sheets exist as CSV in both languages, with numbers for names unless a director asks', async () => {
  const open = await openSession(ask, { players: 4, deals: { '4': 4 } });
  await command(ask, dealsAt(open), by(2, games['hearts with 1: +20']));
  const results = await ask('GET', `${open.path}/csv/results?session=1`, { headers: german });
  expect(results.status).toBe(200);
  expect(results.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(linesOf(results.text)[0]).toBe('Rang,Name,Nr.,Gesamt,Spielpunkte,Gewonnen,Verloren');
  expect(linesOf(results.text)[1]).toMatch(/^1,No\. (\d),\1,70,20,1,0$/);
  const seating = await ask('GET', `${open.path}/csv/seating-by-name?session=1`, { headers: asAdmin });
  expect(linesOf(seating.text).map((line) => line.split(',')[0])).toEqual([
    'Name',
    'Player 1',
    'Player 2',
    'Player 3',
    'Player 4',
  ]);
  const tables = await ask('GET', `${open.path}/csv/seating-by-table?session=1`);
  expect(
    linesOf(tables.text)
      .slice(1)
      .map((line) => line.slice(0, 3)),
  ).toEqual(['1,1', '1,2', '1,3', '1,4']);
  expect(linesOf((await ask('GET', `${open.path}/csv/prizes`)).text)).toEqual(['List,Rank,Name,No.,Prize']);
});

it.each(['seating-by-name?session=1', 'seating-by-table?session=1', 'score-sheets?session=1', 'results', 'prizes'])(
  '%s exists as PDF',
  async (paper) => {
    const open = await openSession(ask, { players: 3 });
    const answer = await ask('GET', `${open.path}/pdf/${paper}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.text).toMatch(/^%PDF-1\.\d/);
    expect(answer.text.trimEnd()).toMatch(/%%EOF$/);
  },
);

it.each([
  ['pdf/seating-by-name', 422, 'session-needed'],
  ['pdf/score-sheets', 422, 'session-needed'],
  ['csv/prizes?session=1', 422, 'no-session-of-prizes'],
  ['csv/results?session=9', 404, 'not-found'],
  ['pdf/score-sheets?session=9', 404, 'not-found'],
  ['csv/score-sheets?session=1', 400, 'invalid-request'],
  ['pdf/menu', 400, 'invalid-request'],
])('%s is answered with %i %s', async (path, status, code) => {
  const { path: tournament } = await announce(ask);
  expect(await ask('GET', `${tournament}/${path}`)).toMatchObject({ status, body: { code } });
});
