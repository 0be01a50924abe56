import { scoreSheetsPdf, type ScoreSheet } from '../../../src/modules/paper/score-sheet-pdf';
import { seePdf } from '../../tools/pdf';

const address = 'https://skat.example.org/v1/tables/3f8e4d2a-1b2c-4d5e-8f90-123456789abc';
const players = ['Jürgen Größer', 'Łukasz Żak', 'Anna', 'Bernd'].map((name, index) => ({ name, number: index + 101 }));
const sheet: ScoreSheet = {
  about: 'Köln',
  session: 2,
  table: 12,
  players,
  deals: 48,
  scoring: 'seeger-fabian',
  address,
};
const three: ScoreSheet = { ...sheet, players: players.slice(0, 3), deals: 36 };
const linesOf = (text: string): readonly string[] => text.split(/\s*[\r\n]+\s*/);

it('48 deals of four stand on one page, with the names, the feet of their bonus and a code that a reader reads', async () => {
  const [page, ...more] = await seePdf(await scoreSheetsPdf([sheet], 'de'));
  expect(more).toEqual([]);
  expect(page?.code).toBe(address);
  const lines = linesOf(page?.text ?? '');
  expect(lines).toEqual(expect.arrayContaining(['Spielliste: Serie 2, Tisch 12', 'Jürgen Größer', 'Łukasz Żak']));
  expect(lines).toEqual(expect.arrayContaining(['1', '48', 'Verlorene Spiele der anderen × 30', 'Unterschrift']));
  expect(lines).not.toContain('49');
});

it('a table of three has three columns, 36 deals and 40 for each game lost by another', async () => {
  const [page] = await seePdf(await scoreSheetsPdf([three], 'en'));
  const lines = linesOf(page?.text ?? '');
  expect(lines).toEqual(expect.arrayContaining(['Score sheet: Session 2, Table 12', '36', "Others' lost games × 40"]));
  expect(page?.text.match(/Points/g)).toHaveLength(3);
  expect(lines).not.toContain('37');
});

it('a list of more than 48 deals goes on on a further page, and only the last has a foot', async () => {
  const pages = await seePdf(await scoreSheetsPdf([{ ...sheet, deals: 60 }, three], 'en'));
  expect(pages.map(({ text }) => linesOf(text).includes('Signature'))).toEqual([false, true, true]);
  expect(linesOf(pages[1]?.text ?? '')).toEqual(expect.arrayContaining(['49', '60']));
});

it('a list without bonus has game points and a total alone', async () => {
  const [page] = await seePdf(await scoreSheetsPdf([{ ...three, scoring: 'running' }], 'en'));
  expect(page?.text).not.toContain('×');
});
