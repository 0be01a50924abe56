import { formatMoney } from '../../../src/modules/paper/sheet';
import { sheetCsv } from '../../../src/modules/paper/sheet-csv';
import { sheetPdf } from '../../../src/modules/paper/sheet-pdf';
import { prizeSheet, seatingByName, seatingByTable } from '../../../src/modules/paper/sheets';
import { seePdf } from '../../tools/pdf';

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
});

it('prizes that are not due yet say so', () => {
  const prize = { rank: 1, playerId: 'A', cents: 6450, sharedBy: 1, name: 'A', number: 7, code: 'overall' };
  const sheet = prizeSheet([prize], 'Köln', { currency: 'EUR', isFinal: false }, 'de');
  expect(sheet.title.de).toBe('Preise nach dem Stand');
  expect(sheet.rows).toEqual([['overall', 1, 'A', 7, '64,50 EUR']]);
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
