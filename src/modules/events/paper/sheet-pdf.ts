import type { Language } from '../../../platform';
import { paginate } from './paginate';
import { drawFitted, drawPdf, drawText, page, type Pdf } from './pdf';
import type { Row, Sheet } from './sheet';

const lineHeight = 16;
/** How much larger the rows of a short sheet are set, at most. */
const mostGrown = 2;
const headHeight = 60;
/** A sheet with more columns than so many shares is printed across the paper. */
const widest = 24;

/** The paper of a sheet. */
interface Paper {
  readonly layout: 'portrait' | 'landscape';
  readonly rowsPerPage: number;
}

function paperOf({ columns }: Sheet): Paper {
  const isWide = columns.reduce((sum, { width }) => sum + width, 0) > widest;
  const height = isWide ? page.width : page.height;
  const rowsPerPage = Math.floor((height - 2 * page.margin - headHeight - lineHeight) / lineHeight);
  return { layout: isWide ? 'landscape' : 'portrait', rowsPerPage };
}

/** What does not fit in the first size is set smaller, then on two lines. */
const sizes = [10, 8, 6.5];

/** A sheet on as many pages as it needs, each with its title, its columns and its number. */
export function sheetPdf(sheet: Sheet, language: Language): Promise<Buffer> {
  const { groupedBy } = sheet;
  const { layout, rowsPerPage } = paperOf(sheet);
  const pages = paginate(sheet.rows, rowsPerPage, groupedBy === undefined ? undefined : (row) => row[groupedBy]);
  const titles = sheet.columns.map(({ title }) => title[language]);
  return drawPdf(
    sheet.title[language],
    pages.map((rows, number) => (pdf: Pdf) => {
      drawHead(pdf, sheet, language, pages.length === 1 ? '' : `${number + 1} / ${pages.length}`);
      const grown = Math.min(mostGrown, (rowsPerPage + 1) / (sheet.rows.length + 1));
      const scale = pages.length === 1 ? grown : 1;
      drawRow(pdf.font('bold'), sheet, titles, { top: headHeight, scale });
      pdf.font('plain');
      for (const [index, row] of rows.entries()) {
        const next = rows[index + 1];
        const isLast = groupedBy !== undefined && next?.[groupedBy] !== row[groupedBy];
        drawRow(pdf, sheet, row, { top: headHeight + (index + 1) * lineHeight * scale, scale, isLast });
      }
    }),
    layout,
  );
}

const grownSizes = (scale: number): readonly number[] => [sizes[0] ?? 10, 8].map((size) => size * scale);

function drawHead(pdf: Pdf, { title, about }: Sheet, language: Language, pageOf: string): void {
  const width = pdf.page.width - 2 * page.margin;
  drawText(pdf.font('bold').fontSize(16), title[language], { x: page.margin, y: page.margin, width: width - 60 });
  drawFitted(pdf.font('plain'), about, { x: page.margin, y: page.margin + 22, width, height: 26 }, [10, 8, 6.5]);
  drawText(pdf.fontSize(10), pageOf, {
    x: pdf.page.width - page.margin - 60,
    y: page.margin,
    width: 60,
    align: 'right',
  });
}

/** Where a row stands and how it is set: `scale` times as high as usual, under the last of a group with a strong line. */
interface RowPlace {
  readonly top: number;
  readonly scale: number;
  readonly isLast?: boolean;
}

function drawRow(pdf: Pdf, { columns }: Sheet, row: Row, { top, scale, isLast = false }: RowPlace): void {
  const height = lineHeight * scale;
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const unit = (pdf.page.width - 2 * page.margin) / whole;
  const y = page.margin + top - 3;
  let x = page.margin;
  for (const [index, { width, align = 'left' }] of columns.entries()) {
    const box = { x: x + 3, y, width: width * unit - 6, height, align };
    drawFitted(pdf, String(row[index] ?? ''), box, scale > 1 ? [...grownSizes(scale), ...sizes] : sizes);
    x += width * unit;
  }
  pdf.moveTo(page.margin, y + height).lineTo(pdf.page.width - page.margin, y + height);
  pdf.lineWidth(isLast ? 0.9 : 0.3).stroke(isLast ? '#000000' : '#999999');
  pdf.fillColor('black');
}
