import { parse } from 'csv-parse/sync';
import { startService, type Ask, type TestService } from '../tools/http';
import { by, games, passed } from '../tools/deals';
import { resultsSheet } from '../../src/modules/events/paper/sheets';
import { seePdf } from '../tools/pdf';
import { asAdmin } from '../tools/keys';
import { announce, command, dealsAt, openSession, type OpenSession } from '../tools/tournament';

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
  expect(linesOf((await ask('GET', `${open.path}/csv/prizes`)).text)).toEqual(['List,Rank,Name,No.,For,Prize']);
});

/** The lines of a file of records, without the one with the titles; as the director reads it. */
async function recordsOf(path: string, headers: Record<string, string> = asAdmin): Promise<readonly string[][]> {
  const answer = await ask('GET', path, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  return parse(answer.text, { delimiter: [',', ';'] }).slice(1);
}

/** An event with money, two deals of which one was corrected, and the winner of an award and a jackpot. */
async function eventWithMoney(): Promise<OpenSession> {
  const open = await openSession(ask, { players: 4, deals: { '4': 4 } });
  const cents = 1000;
  const money = {
    charges: [
      {
        code: 'entry',
        per: 'entry',
        cents,
        to: [
          { pot: 'prizes', parts: 9 },
          { pot: 'jackpot', parts: 1 },
        ],
      },
    ],
    prizes: [{ code: 'overall', pot: 'prizes', plan: { kind: 'shares', weights: [1] } }],
    awards: [{ code: 'hand', criteria: [{ measure: 'highest-game' }] }],
    jackpots: [{ code: 'ouvert', pot: 'jackpot', sessions: 1, deals: { games: ['suit'] } }],
    reason: 'late',
  };
  const etag = (await ask('GET', `${open.path}/money`)).headers['etag'] ?? '';
  const headers = { ...asAdmin, 'If-Match': etag };
  expect((await ask('PUT', `${open.path}/money`, { body: money, headers })).status).toBe(200);
  await command(ask, dealsAt(open), by(2, games['hearts with 1: +20']));
  await command(ask, dealsAt(open), passed);
  const second = `${dealsAt(open)}/2`;
  const seen = { ...asAdmin, 'If-Match': (await ask('GET', second)).headers['etag'] ?? '' };
  const corrected = { ...by(4, games['clubs without 2, lost: -72']), reason: '=1+1' };
  expect((await ask('PUT', second, { body: corrected, headers: seen })).status).toBe(200);
  return open;
}

describe('everything of an event exists as CSV', () => {
  let open: OpenSession;
  beforeAll(async () => {
    open = await eventWithMoney();
  });
  const numberOf = (seat: number) => (playerNumber: readonly string[]) => playerNumber[0] === String(seat);

  it('deals with every revision, which of them counts, and who declared', async () => {
    const lines = await recordsOf(`${open.path}/csv/deals`);
    expect(lines.map((line) => line.slice(0, 7))).toEqual([
      ['1', '1', '1', '1', 'true', 'played', '2'],
      ['1', '1', '2', '1', 'false', 'passed', ''],
      ['1', '1', '2', '2', 'true', 'played', '4'],
    ]);
    expect(lines.map((line) => [line[9], line[14]])).toEqual([
      ['20', ''],
      ['', ''],
      ['-72', "'=1+1"],
    ]);
    expect(JSON.parse(lines[0]?.[11] ?? '')).toMatchObject({ contract: { game: 'suit' } });
    const seating = await recordsOf(`${open.path}/csv/seating-by-table?session=1`);
    expect(lines[0]?.[8]).toBe(seating[1]?.[2]);
    expect((await recordsOf(`${open.path}/csv/deals`, {}))[0]?.[8]).toMatch(/^No\. \d$/);
  });

  it('ledger and desk with decimals, with currency and unit, for directors alone', async () => {
    const ledger = await recordsOf(`${open.path}/csv/ledger`);
    const first = ledger[0] ?? [];
    expect([first[1], first[2], first[4], ...first.slice(5, 6), ...first.slice(7, 12)]).toEqual([
      'charge',
      'entry',
      'Player 1',
      'charge:entry',
      '1',
      'entry',
      '10.00',
      '10.00',
      'EUR',
    ]);
    expect(ledger).toHaveLength(4 + 2);
    const desk = await recordsOf(`${open.path}/csv/desk`);
    expect(desk.find(numberOf(1))).toEqual(['1', 'Player 1', '10.00', '0.00', '0.00', '0.00', '0.00', '-10.00', 'EUR']);
    expect((await ask('GET', `${open.path}/csv/desk`, { headers: asAdmin })).text).toContain(';-10.00;EUR\r\n');
    expect(await recordsOf(`${open.path}/csv/desk-by-table`)).toEqual([]);
    for (const name of ['ledger', 'desk', 'desk-by-table']) {
      expect((await ask('GET', `${open.path}/csv/${name}`)).status).toBe(401);
    }
  });

  it('awards and jackpots, on the list of prizes too', async () => {
    const awards = await recordsOf(`${open.path}/csv/awards`);
    expect(
      awards.map(([kind, code, , , measure, figure, ...place]) => [kind, code, measure, figure, ...place]),
    ).toEqual([
      ['award', 'hand', 'highest-game', '20', '1', '1', '1', '0.00', 'EUR'],
      ['jackpot', 'ouvert', '', '', '1', '1', '1', '4.00', 'EUR'],
    ]);
    const prizes = await recordsOf(`${open.path}/csv/prizes`);
    expect(prizes.map(([code, rank, , , reason, prize]) => [code, rank, reason, prize])).toEqual([
      ['overall', '1', '', '36.00 EUR'],
      ['hand', '', 'highest game 20: session 1, table 1, deal 1', ''],
      ['ouvert', '', 'session 1, table 1, deal 1', '4.00 EUR'],
    ]);
  });

  it('standings of every scope, people, teams and plan', async () => {
    const standing = await recordsOf(`${open.path}/csv/standings?scope=session&session=1`);
    // 20 + 50 and 40 for the lost game of seat 4.
    expect(standing[0]?.slice(0, 6)).toEqual(['1', expect.stringMatching(/^Player/), '100', '20', '1', '0']);
    expect(await ask('GET', `${open.path}/csv/standings?scope=session`)).toMatchObject({ status: 422 });
    expect((await ask('GET', `${open.path}/csv/standings?scope=league`)).status).toBe(422);
    const players = await recordsOf(`${open.path}/csv/players`);
    expect(players[0]).toEqual(['1', 'Player 1', '', '', '', '', '', 'entered', 'false', 'false']);
    const ids = open.tables[0]?.seats.map(({ playerId }) => playerId).slice(0, 2);
    const teams = { teams: [{ kind: 'tandem', name: 'Pair', members: ids }] };
    expect((await command(ask, `${open.path}/teams`, teams)).status).toBe(201);
    expect((await recordsOf(`${open.path}/csv/teams`)).map(([kind, name]) => [kind, name])).toEqual([
      ['tandem', 'Pair'],
      ['tandem', 'Pair'],
    ]);
    expect(await recordsOf(`${open.path}/csv/plan`)).toEqual([]);
  });

  it('the log line by line, with the facts as JSON and in the language asked for', async () => {
    const log = await ask<{ items: { sequence: number; action: string }[] }>('GET', `${open.path}/log?limit=100`);
    const { text: written } = await ask('GET', `${open.path}/csv/log`, { headers: german });
    const [titles, ...lines] = parse(written);
    expect(titles).toEqual(['Nr.', 'Zeit', 'Schlüssel', 'Was', 'Woran', 'Vorher', 'Nachher', 'Grund']);
    const { items } = log.body;
    // What is sealed meanwhile comes behind.
    expect(items.length).toBeGreaterThan(0);
    expect(lines.slice(0, items.length).map(([sequence, , , action]) => [Number(sequence), action])).toEqual(
      items.map(({ sequence, action }) => [sequence, action]),
    );
  });
});

it.each([
  'seating-by-name?session=1',
  'seating-by-table?session=1',
  'score-sheets?session=1',
  'results',
  'results?scope=team',
  'results?scope=tandem',
  'results?scope=category&category=Seniors',
  'prizes',
  'start-cards',
  'minute',
  'blank-sheets',
  'blank-sheets?players=3',
])('%s exists as PDF', async (paper) => {
  const open = await openSession(ask, { players: 3 });
  const answer = await ask('GET', `${open.path}/pdf/${paper}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.text).toMatch(/^%PDF-1\.\d/);
  expect(answer.text.trimEnd()).toMatch(/%%EOF$/);
});

it('receipts are printed for directors alone', async () => {
  const open = await openSession(ask, { players: 3 });
  expect(await ask('GET', `${open.path}/pdf/receipts`, { headers: asAdmin })).toMatchObject({ status: 200 });
  expect(await ask('GET', `${open.path}/pdf/receipts`)).toMatchObject({ status: 401 });
});

it('every sheet names date, place and organiser of the event', async () => {
  const profile = { place: 'Bürgerhaus', organiser: 'Skatclub Herz' };
  const open = await openSession(ask, { players: 4, deals: { '4': 4 }, tournament: { profile } });
  const { body } = await ask<{ startsAt: string }>('GET', `${open.path}/sessions/1`);
  const date = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(body.startsAt));
  for (const paper of ['seating-by-name?session=1', 'score-sheets?session=1', 'results?session=1']) {
    const answer = await fetch(`${service.url}${open.path}/pdf/${paper}`, { headers: german });
    const [page] = await seePdf(Buffer.from(await answer.arrayBuffer()), { readsCodes: false });
    const text = page?.text.replaceAll(/\s+/g, ' ') ?? '';
    for (const word of [date, 'Bürgerhaus', 'Skatclub Herz', 'Serie 1']) expect(text).toContain(word);
  }
});

it('printed results say how they stand, and show sessions, clubs and ties', () => {
  const figures = { gamePoints: 0, won: 1, lost: 0, bonus: 0, results: 2 };
  const place = (number: number, rank: number, total: number, decidedBy: 'total' | 'lot') => {
    const totals = new Map([
      [1, total],
      [2, 0],
    ]);
    return { ...figures, id: String(number), number, name: `P${number}`, club: 'Herz', rank, total, decidedBy, totals };
  };
  const places = [place(1, 1, 90, 'total'), place(2, 2, 70, 'lot'), place(3, 3, 70, 'lot')];
  const sheet = resultsSheet(places, 'Evening', { session: undefined, sessions: [1, 2], isFinal: false }, 'en');
  expect(sheet.title).toEqual({ en: 'Results, provisional', de: 'Ergebnisse, vorläufig' });
  expect(sheet.columns.map(({ title }) => title.en).slice(7)).toEqual(['S1', 'S2', 'Club', 'Tie']);
  expect(sheet.rows.map((row) => row.slice(7))).toEqual([
    [90, 0, 'Herz', ''],
    [70, 0, 'Herz', 'lot'],
    [70, 0, 'Herz', 'lot'],
  ]);
});

it.each([
  ['pdf/seating-by-name', 422, 'session-needed'],
  ['pdf/score-sheets', 422, 'session-needed'],
  ['csv/prizes?session=1', 422, 'no-session-of-prizes'],
  ['csv/log?session=1', 422, 'no-session-of-records'],
  ['csv/results?session=9', 404, 'not-found'],
  ['pdf/score-sheets?session=9', 404, 'not-found'],
  ['csv/score-sheets?session=1', 400, 'invalid-request'],
  ['pdf/menu', 400, 'invalid-request'],
])('%s is answered with %i %s', async (path, status, code) => {
  const { path: tournament } = await announce(ask);
  expect(await ask('GET', `${tournament}/${path}`)).toMatchObject({ status, body: { code } });
});
