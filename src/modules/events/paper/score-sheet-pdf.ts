import { bonusRates, orderAt, seatsOf, type ScoringSystem, type Stages, type TableSize } from '../../../competition';
import type { Language, Text } from '../../../platform';
import { drawFitted, drawPdf, drawText, page, type Pdf } from './pdf';
import { drawQrCode } from './qr-code';
import type { NamedPlayer } from './sheets';

/** A table for which a score sheet is printed; the players in the order of their seats. */
export interface ScoreSheet {
  readonly about: string;
  /** Null, as the table, on a sheet that is filled in by hand. */
  readonly session: number | null;
  readonly table: number | null;
  readonly players: readonly (Pick<NamedPlayer, 'name'> & { readonly number: number | null })[];
  /** How many sit there, and since which deal. */
  readonly stages: Stages;
  readonly deals: number;
  readonly scoring: ScoringSystem;
  /** What the QR code says: the address of the table; none where empty. */
  readonly address: string;
}

interface Column {
  readonly title: Text;
  readonly width: number;
}

const column = (en: string, de: string, width: number): Column => ({ title: { en, de }, width });

/** What is written about every deal, before the columns of the players. */
const gameColumns: readonly Column[] = [
  column('Deal', 'Spiel', 20),
  column('Base value', 'Grundwert', 24),
  column('With', 'mit', 17),
  column('Without', 'ohne', 17),
  column('Hand', 'Hand', 17),
  column('Schneider', 'Schneider', 17),
  column('announced', 'angesagt', 17),
  column('Schwarz', 'Schwarz', 17),
  column('announced', 'angesagt', 17),
  column('Ouvert', 'offen', 17),
  column('Value +', 'Wert +', 28),
  column('Value −', 'Wert −', 28),
];
const passedColumn = column('Passed', 'eingepasst', 17);

const words = {
  title: { en: 'Score sheet', de: 'Spielliste' },
  session: { en: 'Session', de: 'Serie' },
  table: { en: 'Table', de: 'Tisch' },
  points: { en: 'Points', de: 'Punkte' },
  won: { en: 'won', de: 'gew.' },
  lost: { en: 'lost', de: 'verl.' },
  total: { en: 'Total', de: 'Gesamt' },
  games: { en: 'Games won − lost', de: 'Spiele gewonnen − verloren' },
  othersLost: { en: "Others' lost games", de: 'Verlorene Spiele der anderen' },
  gamePoints: { en: 'Game points', de: 'Spielpunkte' },
  signature: { en: 'Signature', de: 'Unterschrift' },
} as const satisfies Readonly<Record<string, Text>>;

/** Room to write a number. */
const byHand = '____';

const rowsPerPage = 48;
const rowHeight = 12.2;
const tallyWidth = 15;
const top = page.margin + 66;
const headHeight = 58;

/** A score sheet for every table, one after the other; a list of more than 48 deals goes on on a further page. */
export function scoreSheetsPdf(sheets: readonly ScoreSheet[], language: Language): Promise<Buffer> {
  return drawPdf(
    words.title[language],
    sheets.flatMap((sheet) =>
      Array.from({ length: Math.ceil(sheet.deals / rowsPerPage) }, (_, number) => (pdf: Pdf) => {
        drawPage(pdf, sheet, number * rowsPerPage + 1, language);
      }),
    ),
  );
}

function drawPage(pdf: Pdf, sheet: ScoreSheet, first: number, language: Language): void {
  const last = Math.min(sheet.deals, first + rowsPerPage - 1);
  const left = gameColumns.reduce((sum, { width }) => sum + width, page.margin);
  const right = page.width - page.margin - passedColumn.width;
  const playerWidth = (right - left) / sheet.players.length;
  drawHead(pdf, sheet, language);
  drawColumnTitles(pdf, sheet, { left, right, playerWidth }, language);
  for (let deal = first; deal <= last; deal += 1) {
    const y = top + headHeight + (deal - first) * rowHeight;
    for (const seat of seatsWithoutEntry(sheet, deal)) {
      pdf.rect(left + (seat - 1) * playerWidth, y, playerWidth, rowHeight).fill('#dddddd');
    }
    pdf.fillColor('black');
    pdf.font('plain').fontSize(7);
    drawText(pdf, String(deal), { x: page.margin, y: y + 2.5, width: 17, align: 'right' });
    pdf.moveTo(page.margin, y).lineTo(page.width - page.margin, y);
    const startsRound = orderAt(sheet.stages, deal).dealer === 1;
    pdf.lineWidth(startsRound ? 0.9 : 0.3).stroke('black');
  }
  const bottom = top + headHeight + (last - first + 1) * rowHeight;
  drawGrid(pdf, sheet, { left, right, playerWidth, bottom });
  if (last === sheet.deals) drawFoot(pdf, sheet, { left, playerWidth, bottom }, language);
}

function drawHead(pdf: Pdf, { about, session, table, address }: ScoreSheet, language: Language): void {
  const width = page.width - 2 * page.margin - 70;
  drawText(
    pdf.font('bold').fontSize(14),
    `${words.title[language]}: ${words.session[language]} ${session ?? byHand}, ${words.table[language]} ${table ?? byHand}`,
    {
      x: page.margin,
      y: page.margin,
      width,
    },
  );
  drawFitted(pdf.font('plain'), about, { x: page.margin, y: page.margin + 19, width, height: 25 }, [9.5, 8, 6.5]);
  if (address === '') return;
  drawText(pdf.fontSize(6), address, { x: page.margin, y: page.margin + 48, width });
  drawQrCode(pdf, address, { x: page.width - page.margin - 66, y: page.margin - 6, size: 68 });
  pdf.fill('black');
}

interface Places {
  readonly left: number;
  readonly right: number;
  readonly playerWidth: number;
  readonly bottom: number;
}

function drawColumnTitles(
  pdf: Pdf,
  { players }: ScoreSheet,
  { left, right, playerWidth }: Omit<Places, 'bottom'>,
  language: Language,
): void {
  let x = page.margin;
  for (const { title, width } of gameColumns) {
    drawUpright(pdf, title[language], x, width);
    x += width;
  }
  drawUpright(pdf, passedColumn.title[language], right, passedColumn.width);
  for (const [index, { name, number }] of players.entries()) {
    const from = left + index * playerWidth;
    const width = playerWidth - 4;
    const heading = number === null ? `${index + 1}` : `${index + 1}  (${number})`;
    drawText(pdf.font('bold').fontSize(8), heading, { x: from + 2, y: top + 4, width });
    drawFitted(pdf.font('plain'), name, { x: from + 2, y: top + 15, width, height: 27 }, [9, 7.5, 6.5, 5.5]);
    pdf.fontSize(6);
    const points = playerWidth - 2 * tallyWidth;
    drawText(pdf, words.points[language], { x: from, y: top + 46, width: points, align: 'center' });
    drawText(pdf, words.won[language], { x: from + points, y: top + 46, width: tallyWidth, align: 'center' });
    drawText(pdf, words.lost[language], {
      x: from + points + tallyWidth,
      y: top + 46,
      width: tallyWidth,
      align: 'center',
    });
  }
}

function drawUpright(pdf: Pdf, text: string, x: number, width: number): void {
  pdf.save().rotate(-90, { origin: [x, top + headHeight] });
  drawText(pdf.font('plain').fontSize(7), text, {
    x: x + 3,
    y: top + headHeight + width / 2 - 4,
    width: headHeight - 6,
  });
  pdf.restore();
}

/** Whose field is grey, so that nobody writes there: at a table of four the dealer's, who has no cards, and until he joins a newcomer's. */
function seatsWithoutEntry({ players, stages }: ScoreSheet, deal: number): readonly number[] {
  const { sitsOut } = orderAt(stages, deal);
  const seated = stages.findLast(({ fromDeal }) => fromDeal <= deal)?.players ?? 0;
  return seatsOf(players.length as TableSize).filter((seat) => seat > seated || sitsOut.includes(seat));
}

function drawGrid(pdf: Pdf, { players }: ScoreSheet, { left, right, playerWidth, bottom }: Places): void {
  const bars = [page.margin];
  for (const { width } of gameColumns) bars.push((bars.at(-1) ?? 0) + width);
  const thin = players.flatMap((_, index) => {
    const end = left + (index + 1) * playerWidth;
    return [end - 2 * tallyWidth, end - tallyWidth];
  });
  for (const x of [...bars, right]) pdf.moveTo(x, top).lineTo(x, bottom);
  pdf.lineWidth(0.3).stroke('black');
  for (const x of thin) pdf.moveTo(x, top + 42).lineTo(x, bottom);
  pdf.stroke('black');
  for (const seat of seatsOf(players.length as TableSize)) {
    const x = left + seat * playerWidth;
    pdf.moveTo(x, top).lineTo(x, bottom);
  }
  pdf
    .rect(page.margin, top, page.width - 2 * page.margin, bottom - top)
    .lineWidth(0.9)
    .stroke('black');
}

function drawFoot(
  pdf: Pdf,
  sheet: ScoreSheet,
  { left, playerWidth, bottom }: Omit<Places, 'right'>,
  language: Language,
): void {
  const rows = [
    words.gamePoints[language],
    ...bonusRows(sheet, language),
    words.total[language],
    words.signature[language],
  ];
  for (const [index, row] of rows.entries()) {
    const y = bottom + index * 15;
    drawText(pdf.font(row === words.total[language] ? 'bold' : 'plain').fontSize(8), row, {
      x: page.margin,
      y: y + 3,
      width: left - page.margin - 6,
      align: 'right',
    });
    for (const seat of seatsOf(sheet.players.length as TableSize)) {
      pdf
        .rect(left + (seat - 1) * playerWidth, y, playerWidth, 15)
        .lineWidth(0.5)
        .stroke('black');
    }
  }
}

/** What is added to the game points; where somebody joined, a lost game brings the others what it does at a table of so many. */
function bonusRows({ stages, deals, scoring }: ScoreSheet, language: Language): readonly string[] {
  const rated = stages.map(({ fromDeal, players }, index) => ({
    rates: bonusRates(scoring, players),
    of: stages.length === 1 ? '' : ` (${fromDeal}–${(stages[index + 1]?.fromDeal ?? deals + 1) - 1})`,
  }));
  const [first] = rated;
  if (first?.rates === undefined || first.rates.perGame === 0) return [];
  const losses = rated.flatMap(({ rates, of }) => (rates ? [`× ${rates.perOthersLoss}${of}`] : []));
  return [`(${words.games[language]}) × ${first.rates.perGame}`, `${words.othersLost[language]} ${losses.join(', ')}`];
}
