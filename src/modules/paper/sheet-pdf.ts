import type { Language } from '../../platform';
import { drawPdf, drawText, page, type Pdf } from './pdf';
import type { Sheet } from './sheet';

const lineHeight = 16;
const headHeight = 60;
const rowsPerPage = Math.floor((page.height - 2 * page.margin - headHeight - lineHeight) / lineHeight);

/** A sheet on as many pages as it needs, each with its title, its columns and its number. */
export function sheetPdf(sheet: Sheet, language: Language): Promise<Buffer> {
  const pages = Math.max(1, Math.ceil(sheet.rows.length / rowsPerPage));
  const titles = sheet.columns.map(({ title }) => title[language]);
  return drawPdf(
    sheet.title[language],
    Array.from({ length: pages }, (_, number) => (pdf: Pdf) => {
      drawHead(pdf, sheet, language, pages === 1 ? '' : `${number + 1} / ${pages}`);
      drawRow(pdf.font('bold').fontSize(10), sheet, titles, headHeight);
      pdf.font('plain');
      for (const [index, row] of sheet.rows.slice(number * rowsPerPage, (number + 1) * rowsPerPage).entries()) {
        drawRow(pdf, sheet, row, headHeight + (index + 1) * lineHeight);
      }
    }),
  );
}

function drawHead(pdf: Pdf, { title, about }: Sheet, language: Language, pageOf: string): void {
  const width = page.width - 2 * page.margin;
  drawText(pdf.font('bold').fontSize(16), title[language], { x: page.margin, y: page.margin, width: width - 60 });
  drawText(pdf.font('plain').fontSize(10), about, { x: page.margin, y: page.margin + 24, width });
  drawText(pdf, pageOf, { x: page.width - page.margin - 60, y: page.margin, width: 60, align: 'right' });
}

function drawRow(pdf: Pdf, { columns }: Sheet, row: readonly (string | number)[], top: number): void {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const unit = (page.width - 2 * page.margin) / whole;
  let x = page.margin;
  for (const [index, { width, align = 'left' }] of columns.entries()) {
    drawText(pdf, String(row[index] ?? ''), { x: x + 3, y: page.margin + top, width: width * unit - 6, align });
    x += width * unit;
  }
  const line = page.margin + top + lineHeight - 3;
  pdf
    .moveTo(page.margin, line)
    .lineTo(page.width - page.margin, line)
    .lineWidth(0.3)
    .stroke('#999999')
    .fillColor('black');
}
