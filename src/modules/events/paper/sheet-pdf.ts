import type { Language } from '../../../platform';
import { paginate } from './paginate';
import { drawFitted, drawPdf, drawText, page, type Pdf } from './pdf';
import type { Row, Sheet } from './sheet';

const lineHeight = 16;
const headHeight = 60;
const rowsPerPage = Math.floor((page.height - 2 * page.margin - headHeight - lineHeight) / lineHeight);
/** What does not fit in the first size is set smaller, then on two lines. */
const sizes = [10, 8, 6.5];

/** A sheet on as many pages as it needs, each with its title, its columns and its number. */
export function sheetPdf(sheet: Sheet, language: Language): Promise<Buffer> {
  const { groupedBy } = sheet;
  const pages = paginate(sheet.rows, rowsPerPage, groupedBy === undefined ? undefined : (row) => row[groupedBy]);
  const titles = sheet.columns.map(({ title }) => title[language]);
  return drawPdf(
    sheet.title[language],
    pages.map((rows, number) => (pdf: Pdf) => {
      drawHead(pdf, sheet, language, pages.length === 1 ? '' : `${number + 1} / ${pages.length}`);
      drawRow(pdf.font('bold'), sheet, titles, headHeight);
      pdf.font('plain');
      for (const [index, row] of rows.entries()) {
        const next = rows[index + 1];
        const isLast = groupedBy !== undefined && next?.[groupedBy] !== row[groupedBy];
        drawRow(pdf, sheet, row, headHeight + (index + 1) * lineHeight, isLast);
      }
    }),
  );
}

function drawHead(pdf: Pdf, { title, about }: Sheet, language: Language, pageOf: string): void {
  const width = page.width - 2 * page.margin;
  drawText(pdf.font('bold').fontSize(16), title[language], { x: page.margin, y: page.margin, width: width - 60 });
  drawFitted(pdf.font('plain'), about, { x: page.margin, y: page.margin + 22, width, height: 26 }, [10]);
  drawText(pdf.fontSize(10), pageOf, { x: page.width - page.margin - 60, y: page.margin, width: 60, align: 'right' });
}

/** Under the last row of a group the line is a strong one. */
function drawRow(pdf: Pdf, { columns }: Sheet, row: Row, top: number, isLast = false): void {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const unit = (page.width - 2 * page.margin) / whole;
  const y = page.margin + top - 3;
  let x = page.margin;
  for (const [index, { width, align = 'left' }] of columns.entries()) {
    const box = { x: x + 3, y, width: width * unit - 6, height: lineHeight, align };
    drawFitted(pdf, String(row[index] ?? ''), box, sizes);
    x += width * unit;
  }
  pdf.moveTo(page.margin, y + lineHeight).lineTo(page.width - page.margin, y + lineHeight);
  pdf.lineWidth(isLast ? 0.9 : 0.3).stroke(isLast ? '#000000' : '#999999');
  pdf.fillColor('black');
}
