import { text as read } from 'node:stream/consumers';
import { formatMoney } from '../../../../src/modules/events/paper/sheet';
import { type AwardLine, awardReason } from '../../../../src/modules/events/paper/award-lines';
import { fields, sheetCsv, streamCsv } from '../../../../src/modules/events/paper/sheet-csv';
import { sheetPdf } from '../../../../src/modules/events/paper/sheet-pdf';
import { prizeSheet, seatingByName, seatingByTable } from '../../../../src/modules/events/paper/sheets';
import { seePdf } from '../../../tools/pdf';

const seats = [
  { name: 'Zander', number: 1, table: 1, seat: 1 },
  { name: 'Öztürk', number: 2, table: 2, seat: 1 },
  { name: '=1+1', number: 3, table: 1, seat: 2 },
  { name: 'Otto, "der"', number: 4, table: 1, seat: 3 },
];

it('names are in the order of the alphabet, umlauts among their vowels', () => {
  const { rows } = seatingByName(seats, 'Köln', 1, 'de');
  expect(rows.map(([name]) => name)).toEqual(['=1+1', 'Otto, "der"', 'Öztürk', 'Zander']);
});

it('CSV quotes what has to be quoted, and lets no name become a formula', () => {
  expect(sheetCsv(seatingByTable(seats, 'Köln', 1), 'de').split('\r\n')).toEqual([
    'Tisch,Platz,Name,Nr.',
    '1,1,Zander,1',
    `1,2,'=1+1,3`,
    '1,3,"Otto, ""der""",4',
    '2,1,Öztürk,2',
    '',
  ]);
});

it('amounts are written as in the language', () => {
  expect(formatMoney(6405, 'EUR', 'de')).toBe('64,05 EUR');
  expect(formatMoney(50, 'CAD', 'en')).toBe('0.50 CAD');
  expect(formatMoney(-50, 'EUR', 'de')).toBe('-0,50 EUR');
  expect(formatMoney(123_456_789, 'EUR', 'de')).toBe('1.234.567,89 EUR');
  expect(formatMoney(123_456_789, 'EUR', 'en')).toBe('1,234,567.89 EUR');
});

it('prizes that are not due yet say so, and awards say what they are for', () => {
  const prize = { rank: 1, cents: 6450, reason: { en: '', de: '' }, name: 'A', number: 7, code: 'overall' };
  const award = {
    ...prize,
    code: 'hand',
    rank: null,
    reason: { en: 'highest game 240: session 1', de: 'höchstes Spiel 240: Serie 1' },
    cents: 0,
  };
  const sheet = prizeSheet([prize, award], 'Köln', { currency: 'EUR', isFinal: false }, 'de');
  expect(sheet.title.de).toBe('Preise nach dem Stand');
  expect(sheet.rows).toEqual([
    ['overall', 1, 'A', 7, '', '64,50 EUR', ''],
    ['hand', '', 'A', 7, 'höchstes Spiel 240: Serie 1', '', ''],
  ]);
});

it('what an award is for is said in words, as far as it was reached in one place', () => {
  const line: AwardLine = {
    kind: 'award',
    code: 'x',
    playerId: 'A',
    measure: 'highest-game',
    figure: 240,
    session: 3,
    table: 12,
    deal: 7,
    cents: 0,
  };
  expect(awardReason(line)).toEqual({
    en: 'highest game 240: session 3, table 12, deal 7',
    de: 'höchstes Spiel 240: Serie 3, Tisch 12, Spiel 7',
  });
  expect(awardReason({ ...line, measure: 'most-wins', figure: 9, session: null, table: null, deal: null }).en).toBe(
    'games won 9',
  );
  expect(awardReason({ ...line, kind: 'jackpot', measure: null, figure: null }).de).toBe('Serie 3, Tisch 12, Spiel 7');
});

it('records are written as they come: objects as JSON, formulas as text, negative numbers as numbers', async () => {
  const told = fields<{ readonly a: string; readonly b: number | null; readonly c: object }>([
    ['Word', 'Wort', ({ a }) => a],
    ['Number', 'Zahl', ({ b }) => b],
    ['Facts', 'Angaben', ({ c }) => c],
  ]);
  async function* things() {
    yield await Promise.resolve({ a: '=HYPERLINK("x")', b: -72, c: { with: 1 } });
    yield { a: '@cmd', b: null, c: {} };
  }
  expect(await read(streamCsv(told, things(), 'de'))).toBe(
    'Wort,Zahl,Angaben\r\n"\'=HYPERLINK(""x"")",-72,"{""with"":1}"\r\n\'@cmd,,{}\r\n',
  );
});

it('records that cannot be read on end the file with an error, never as if it were whole', async () => {
  async function* broken() {
    yield await Promise.resolve({ a: 1 });
    throw new Error('the database is away');
  }
  const told = fields<{ readonly a: number }>([['A', 'A', ({ a }) => a]]);
  await expect(read(streamCsv(told, broken(), 'en'))).rejects.toThrow('the database is away');
});

it('a long sheet is printed on numbered pages, nothing left out', async () => {
  const many = Array.from({ length: 100 }, (_, index) => {
    return { name: `Name${index}`, number: index + 1, table: Math.floor(index / 4) + 1, seat: (index % 4) + 1 };
  });
  const pages = await seePdf(await sheetPdf(seatingByTable(many, 'Köln', 3), 'de'));
  const text = pages.map((page) => page.text).join('\n');
  for (const { name } of many) expect(text).toMatch(new RegExp(`${name}\\b`));
  expect(pages.map((page) => page.text.includes('Sitzplan nach Tischen, Serie 3'))).toEqual(pages.map(() => true));
  expect(text).toContain(`1 / ${pages.length}`);
});
