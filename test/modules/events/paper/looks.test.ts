import { scoreSheetsPdf, type ScoreSheet } from '../../../../src/modules/events/paper/score-sheet-pdf';
import { sheetPdf } from '../../../../src/modules/events/paper/sheet-pdf';
import { prizeSheet, resultsSheet, seatingByName, seatingByTable } from '../../../../src/modules/events/paper/sheets';
import type { Sheet } from '../../../../src/modules/events/paper/sheet';
import { seePdf, type SeenPage } from '../../../tools/pdf';

jest.setTimeout(60_000);

const long = 'Maximiliane-Charlotte von Württemberg-Oettingen-Hohenschillingsfürst';
const about =
  '37. Offene Kölner Stadtmeisterschaft im Skat, Saal der Bürgergesellschaft zu Köln am Rhein, Einzel und Tandem';
const address = 'https://skat.example.org/v1/tables/3f8e4d2a-1b2c-4d5e-8f90-123456789abc';

const field = Array.from({ length: 60 }, (_, index) => {
  const name = index % 7 === 0 ? long : `Żółw, Björn ${index}`;
  return { name, number: 361 + index, table: Math.floor(index / 4) + 101, seat: (index % 4) + 1 };
});
const places = field.map((player, index) => {
  const figures = { total: 12_345 - 300 * index, gamePoints: -9999, won: 188, lost: 128, bonus: 0, results: 8 };
  return { ...player, ...figures, id: String(index), rank: index + 1, decidedBy: 'total' as const };
});
const printed = places.map((place, index) => {
  const totals = new Map([1, 2, 3].map((session) => [session, 1000 - index]));
  return { ...place, club: 'Skatclub Herz-Bube Köln', team: `Team ${index % 7}`, totals };
});
const prizes = field.map(({ name, number }, index) => ({
  name,
  number,
  code: 'best-woman-of-the-evening',
  rank: index % 2 === 0 ? index + 1 : null,
  reason: {
    en: 'highest game 240: session 3, table 112, deal 47',
    de: 'höchstes Spiel 240: Serie 3, Tisch 112, Spiel 47',
  },
  cents: 123_456_789,
}));

/** As a reader gives it where a line ends with one. */
const hyphen = new RegExp(`[${String.fromCodePoint(2, 0xfffe)}]\\s*|-\\s+`, 'g');

const flat = (pages: readonly SeenPage[]) =>
  pages
    // A hyphen at the end of a line comes as a sign of its own.
    .map(({ text }) => text.replaceAll(hyphen, '-').replaceAll(/\s+/g, ' '))
    .join(' ');
const count = (text: string, word: string) => text.split(word).length - 1;

describe.each(['de', 'en'] as const)('on paper in %s', (language) => {
  const sheets: readonly (readonly [sheet: Sheet, german: string, english: string])[] = [
    [seatingByName(field, about, 3, language), 'Sitzplan nach Namen, Serie 3', 'Seating by name, session 3'],
    [seatingByTable(field, about, 3), 'Sitzplan nach Tischen, Serie 3', 'Seating by table, session 3'],
    [
      resultsSheet(printed, about, { session: undefined, sessions: [1, 2, 3], isFinal: true }, language),
      'Ergebnisse',
      'Results',
    ],
    [prizeSheet(prizes, about, { currency: 'EUR', isFinal: true }, language), 'Preise', 'Prizes'],
  ];

  it.each(sheets)(
    'nothing of a long sheet is cut off, and every page has its title, its columns and its number',
    async (sheet, german, english) => {
      const pages = await seePdf(await sheetPdf(sheet, language), { readsCodes: false });
      expect(pages.length).toBeGreaterThan(1);
      for (const [index, page] of pages.entries()) {
        const text = flat([page]);
        expect(page.hasClearMargin).toBe(true);
        expect(text).toContain(language === 'de' ? german : english);
        expect(text).toContain(`${index + 1} / ${pages.length}`);
        for (const { title } of sheet.columns) expect(text).toContain(title[language]);
      }
      const text = flat(pages);
      expect(text).not.toContain('…');
      expect(count(text, long)).toBe(9);
      for (const { name } of field) if (name !== long) expect(count(`${text} `, `${name} `)).toBe(1);
      expect(text).toContain('Einzel und Tandem');
    },
  );

  it.each([3, 4] as const)('a score sheet for %d shows long names whole, and its code can be read', async (size) => {
    const players = [long, 'Bernd Müller-Lüdenscheidt', 'Łukasz Żak', long]
      .slice(0, size)
      .map((name, index) => ({ name, number: index + 447 }));
    const stages = [{ fromDeal: 1, players: size }] as const;
    const game = { stages, deals: 48, scoring: 'seeger-fabian' } as const;
    const told: ScoreSheet = { about, session: 12, table: 112, players, ...game, address };
    const pages = await seePdf(await scoreSheetsPdf([told], language));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ code: address, hasClearMargin: true });
    const text = flat(pages);
    expect(text).not.toContain('…');
    expect(count(text, long)).toBe(size === 3 ? 1 : 2);
    expect(text).toContain(
      language === 'de' ? 'Spielliste: Serie 12, Tisch 112' : 'Score sheet: Session 12, Table 112',
    );
    expect(text).toContain('Einzel und Tandem');
  });
});
