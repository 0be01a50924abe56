import { scoreSheetsPdf, type ScoreSheet } from '../../../../src/modules/events/paper/score-sheet-pdf';
import { seePdf, type SeenPage } from '../../../tools/pdf';

const address = 'https://skat.example.org/v1/tables/3f8e4d2a-1b2c-4d5e-8f90-123456789abc';
const players = ['Jürgen Größer', 'Łukasz Żak', 'Anna', 'Bernd'].map((name, index) => ({ name, number: index + 101 }));
const sheet: ScoreSheet = {
  about: 'Köln',
  session: 2,
  table: 12,
  players,
  stages: [{ fromDeal: 1, players: 4 }],
  deals: 48,
  scoring: 'seeger-fabian',
  address,
};
const three: ScoreSheet = {
  ...sheet,
  players: players.slice(0, 3),
  stages: [{ fromDeal: 1, players: 3 }],
  deals: 36,
};
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

/** The seats whose fields of a deal are grey, at a table of four. */
function greySeats(page: SeenPage | undefined, deal: number): readonly number[] {
  // The columns of the game take 236 points after the margin of 28; that of passed deals 17 before the other one.
  const [left, right] = [28 + 236, 595.28 - 28 - 17];
  const y = 28 + 66 + 58 + (deal - 1) * 12.2 + 6;
  return [1, 2, 3, 4].filter((seat) => {
    const light = page?.lightAt(left + ((seat - 0.7) * (right - left)) / 4, y) ?? 0;
    return light > 200 && light < 240;
  });
}

it('the field of the dealer is grey at a table of four', async () => {
  const [page] = await seePdf(await scoreSheetsPdf([sheet], 'en'));
  expect([1, 2, 3, 4, 5, 48].map((deal) => greySeats(page, deal))).toEqual([[1], [2], [3], [4], [1], [4]]);
});

it('at a table that somebody joined, who has no entry is grey in each deal, and lost games count as at a table of so many', async () => {
  const stages = [
    { fromDeal: 1, players: 3 },
    { fromDeal: 7, players: 4 },
  ] as const;
  const [page] = await seePdf(await scoreSheetsPdf([{ ...sheet, stages, deals: 46 }], 'en'));
  expect([1, 6, 7, 8, 9, 10, 11, 46].map((deal) => greySeats(page, deal))).toEqual([
    [4],
    [4],
    [1],
    [2],
    [3],
    [4],
    [1],
    [4],
  ]);
  expect(linesOf(page?.text ?? '')).toContain("Others' lost games × 40 (1–6), × 30 (7–46)");
  expect(page?.hasClearMargin).toBe(true);
});
